import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import type { PricedLine } from '../../domain/cart/price-cart.ts';
import type { PaymentMethod } from '../../domain/orders/order-totals.ts';
import { orderConfirmationPath, paymentPath } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { clearCart } from '../cart/cart.store.ts';
import { $billing, shippingForm } from './checkout-addresses.ts';
import { $finished } from './checkout.store.ts';
import { $session, $sessionStatus, forgetSession } from './payment-session.store.ts';
import { $customer } from './saved-info.ts';
import { StepActions } from './StepActions.tsx';
import { StepTitle } from './StepTitle.tsx';

/** After the pay step: a card order is confirmed, a wallet order is shown where it is paid. */
function finishCheckout(orderId: string, method: PaymentMethod): void {
  $finished.set(true);
  clearCart();
  forgetSession();
  location.assign(method === 'card' ? orderConfirmationPath(orderId) : paymentPath(orderId));
}

/** In place of the ways to pay when their script could not be loaded; only a fresh page asks for it again. */
function PayStepMissing({ onBack }: { readonly onBack: () => void }) {
  return (
    <div role="alert">
      <p className="my-4 text-lg font-bold">The ways to pay could not be loaded. Nothing was charged.</p>
      <StepActions backLabel="Back to Billing" onBack={onBack}>
        <button type="button" className="button button-signal" onClick={() => location.reload()}>
          <Icon name="refresh" />
          Load the Page Again
        </button>
      </StepActions>
    </div>
  );
}

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
