import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { CheckoutStep } from '../../domain/orders/checkout-steps.ts';
import { orderTotals } from '../../domain/orders/order-totals.ts';
import { moneyText, toDollars } from '../../domain/shared/money.ts';
import { track } from '../../lib/analytics.ts';
import { BillingStep } from './BillingStep.tsx';
import { $method, $step, startCheckout } from './checkout.store.ts';
import { CheckoutProgress } from './CheckoutProgress.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { goBack } from './continue-checkout.ts';
import { CustomerStep } from './CustomerStep.tsx';
import { PayStep } from './PayStep.tsx';
import type { PricedCartState } from './priced-cart.store.ts';
import { ShippingStep } from './ShippingStep.tsx';
import { ShopNotices } from './ShopNotices.tsx';
import { STEP_TITLE_ID } from './StepTitle.tsx';

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
