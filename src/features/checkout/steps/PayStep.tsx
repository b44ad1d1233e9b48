import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import type { PricedLine } from '../../../domain/cart/price-cart.ts';
import { leaveFor } from '../../../lib/address/leave-for.ts';
import { orderConfirmationPath } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { clearCart } from '../../cart/cart.store.ts';
import { PayLoading } from '../payment/PayLoading.tsx';
import { $billing, shippingForm } from './checkout-addresses.ts';
import { $finished } from '../checkout.store.ts';
import { $session, $sessionStatus, forgetSession } from '../payment-session.store.ts';
import { $customer } from './saved-info.ts';
import { StepActions } from './StepActions.tsx';
import { StepTitle } from './StepTitle.tsx';

/** A card has paid: leads to the order's confirmation. */
function finishCheckout(orderId: string): void {
  $finished.set(true);
  clearCart();
  forgetSession();
  leaveFor(orderConfirmationPath(orderId), () => $finished.set(false));
}

/** Shown if the payment script failed to load. Only a page reload requests it again. */
function PayStepMissing({ onBack }: { readonly onBack: () => void }) {
  return (
    <div role="alert">
      <p className="my-4 text-lg font-bold">The ways to pay could not be loaded. Nothing was charged.</p>
      <StepActions backLabel="Back to Billing" onBack={onBack}>
        <Button variant="signal" onClick={() => location.reload()}>
          <Icon name="refresh" />
          Load the Page Again
        </Button>
      </StepActions>
    </div>
  );
}

// A chunk that fails to load must not break the whole page.
const PaymentStep = lazy(() =>
  import('../payment/PaymentStep.tsx')
    .then((module) => ({ default: module.PaymentStep }))
    .catch(() => ({ default: PayStepMissing })),
);

interface PayStepProps {
  readonly lines: readonly PricedLine[];
  readonly onBack: () => void;
}

/** Step 4: payment, whose script is loaded on demand. */
export function PayStep({ lines, onBack }: PayStepProps) {
  const customer = useStore($customer);
  const session = useStore($session);
  const isCreating = useStore($sessionStatus) === 'creating';
  const { address: shipping } = useStore(shippingForm.$state);
  const billing = useStore($billing);
  return (
    <>
      <StepTitle step="payment" title="Payment" />
      {customer && !isCreating ? (
        <Suspense fallback={<PayLoading />}>
          <PaymentStep
            session={session}
            customer={customer}
            shipping={shipping}
            billing={billing}
            lines={lines}
            onBack={onBack}
            onPaid={finishCheckout}
          />
        </Suspense>
      ) : (
        <PayLoading />
      )}
    </>
  );
}
