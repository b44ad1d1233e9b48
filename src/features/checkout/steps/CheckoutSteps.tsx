import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { CHECKOUT_STEPS, type CheckoutStep } from '../../../domain/orders/checkout-steps.ts';
import { orderTotals } from '../../../domain/orders/order-totals.ts';
import { moneyText, toDollars } from '../../../domain/shared/numbers/money.ts';
import { track } from '../../../lib/measurement/analytics.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { BillingStep } from './BillingStep.tsx';
import { $method, $step, startCheckout } from '../checkout.store.ts';
import { CheckoutSummary } from '../CheckoutSummary.tsx';
import { goBack } from '../continue-checkout.ts';
import { CustomerStep } from './CustomerStep.tsx';
import { PayStep } from './PayStep.tsx';
import type { PricedCartState } from '../shop/priced-cart.store.ts';
import { ShopNotices } from '../shop/ShopNotices.tsx';
import { STEP_TITLE_ID, StepTitle } from './StepTitle.tsx';
import { AddressCheck } from './AddressCheck.tsx';
import { AddressFields } from './AddressFields.tsx';
import { shippingForm, shippingVerifier } from './checkout-addresses.ts';
import { SavedInfoNote } from './SavedInfoNote.tsx';
import { SetUpProblemNote } from '../SetUpProblemNote.tsx';
import { StepActions } from './StepActions.tsx';
import { useAddressStep } from './use-address-step.ts';

/** Step 2: the shipping address. It must be checked before the visitor can continue. */
function ShippingStep({ onBack }: { readonly onBack: () => void }) {
  const { element, onSubmit, take, keep } = useAddressStep(shippingVerifier);

  return (
    <form ref={element} noValidate onSubmit={onSubmit}>
      <StepTitle step="shipping" title="Shipping Address" />
      <p className="mb-5 text-muted">We ship within the 50 states and DC, for one flat fee.</p>
      <SetUpProblemNote />
      <AddressFields form={shippingForm} kind="shipping" />
      <AddressCheck verifier={shippingVerifier} label="Verify Address" onTake={take} onKeep={keep} />
      <SavedInfoNote />
      <StepActions backLabel="Back to Customer" onBack={onBack}>
        <Button type="submit" variant="signal" value="continue">
          Continue to Billing
        </Button>
      </StepActions>
    </form>
  );
}

const NAMES: Readonly<Record<CheckoutStep, string>> = {
  customer: 'Customer',
  shipping: 'Shipping',
  billing: 'Billing',
  payment: 'Payment',
};

function CheckoutProgress({ step }: { readonly step: CheckoutStep }) {
  const now = CHECKOUT_STEPS.indexOf(step);
  return (
    <ol className="mb-4 grid grid-cols-4 gap-1" aria-label="Steps of the checkout">
      {CHECKOUT_STEPS.map((name, index) => (
        <li
          key={name}
          className={`border-t-4 pt-2 text-xs sm:text-sm ${index <= now ? 'border-copper' : 'border-line text-muted'} ${index === now ? 'font-bold' : ''}`}
          aria-current={index === now ? 'step' : undefined}
        >
          <span className="flex items-center gap-1 font-display text-2xl" aria-hidden="true">
            {index + 1}
            {index < now && <Icon name="check" className="size-5 text-up" />}
          </span>
          {NAMES[name]}
          {index < now && <span className="sr-only">, done</span>}
        </li>
      ))}
    </ol>
  );
}

interface CheckoutStepsProps {
  readonly cart: PricedCartState;
  readonly onBackToCart: () => void;
}

/** Moves the focus to the heading when the step changes. */
function useFocusOnStep(step: CheckoutStep) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const title = document.getElementById(STEP_TITLE_ID);
    title?.focus({ preventScroll: true });
    title?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [step]);
}

/** The build draws the first step; the prices come later. */
export function CheckoutSteps({ cart, onBackToCart }: CheckoutStepsProps) {
  const step = useStore($step);
  const { lines, subtotalCents, count, isReady } = cart;
  const { totalCents } = orderTotals(lines, useStore($method));
  useFocusOnStep(step);
  useEffect(startCheckout, []);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !isReady) return;
    begun.current = true;
    track('begin_checkout', { value: Number(toDollars(subtotalCents)), currency: 'USD', items: count });
  }, [subtotalCents, count, isReady]);
  const back = () => void (goBack() || onBackToCart());

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[2fr_1fr]">
      <div className="min-w-0">
        <ShopNotices />
        <p className="mb-4 min-h-7 text-lg lg:hidden">
          {isReady && (
            <>
              <span>{count === 1 ? '1 item, ' : `${count} items, `}</span>
              <strong>{moneyText(totalCents)}</strong>
            </>
          )}
        </p>
        <CheckoutProgress step={step} />
        <div className="border-t-8 border-copper bg-surface p-4 md:p-8">
          {step === 'customer' && <CustomerStep onBack={back} />}
          {step === 'shipping' && <ShippingStep onBack={back} />}
          {step === 'billing' && <BillingStep onBack={back} />}
          {step === 'payment' && <PayStep lines={lines} onBack={back} />}
        </div>
      </div>
      <CheckoutSummary cart={cart} />
    </div>
  );
}
