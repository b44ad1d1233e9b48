import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import type { PricedLine } from '../../domain/cart/price-cart.ts';
import { $billing, shippingForm } from './checkout-addresses.ts';
import { finishCheckout } from './finish-checkout.ts';
import { $session, $sessionStatus } from './payment-session.store.ts';
import { PayStepMissing } from './PayStepMissing.tsx';
import { $customer } from './saved-info.ts';
import { StepTitle } from './StepTitle.tsx';

// A chunk that does not arrive must not take the whole page down with it.
const PaymentStep = lazy(() =>
  import('./payment/PaymentStep.tsx')
    .then((module) => ({ default: module.PaymentStep }))
    .catch(() => ({ default: PayStepMissing })),
);

interface PayStepProps {
  readonly lines: readonly PricedLine[];
  readonly onBack: () => void;
}

function Waiting() {
  return (
    <output className="block h-96 animate-pulse bg-sunken">
      <span className="sr-only">The ways to pay are loading.</span>
    </output>
  );
}

/** Step 4: the ways to pay come with their own script. */
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
        <Suspense fallback={<Waiting />}>
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
        <Waiting />
      )}
    </>
  );
}
