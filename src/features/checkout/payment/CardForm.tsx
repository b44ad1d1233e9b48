import { ExpressCheckoutElement, PaymentElement } from '@stripe/react-stripe-js';
import type { StripeExpressCheckoutElementOptions, StripePaymentElementOptions } from '@stripe/stripe-js';
import { type SubmitEvent, useState } from 'react';
import { paths } from '../../../paths.ts';
import type { BillingDetails } from './billing-details.ts';
import { PayPanel } from './PayPanel.tsx';
import { useCardConfirm } from './use-card-confirm.ts';

interface CardFormProps {
  readonly orderId: string;
  /** "$37.99" */
  readonly totalText: string;
  readonly billing: BillingDetails;
  readonly onPaid: (orderId: string) => void;
  readonly onLoadError: () => void;
}

// PayPal has a price and a button of its own.
const EXPRESS: StripeExpressCheckoutElementOptions = {
  buttonHeight: 48,
  paymentMethods: { paypal: 'never' },
};

/** Stripe's fields inside `<Elements>`, and the button that pays. */
export function CardForm({ orderId, totalText, billing, onPaid, onLoadError }: CardFormProps) {
  const { confirm, busy, isProcessing, isRunning } = useCardConfirm({ orderId, onPaid });
  const [ready, setReady] = useState(false);
  const [hasExpress, setHasExpress] = useState(false);
  const [options] = useState<StripePaymentElementOptions>(() => ({
    layout: 'tabs',
    wallets: { applePay: 'never', googlePay: 'never' },
    defaultValues: { billingDetails: billing },
  }));

  if (isProcessing) return <CardProcessing orderId={orderId} />;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void confirm();
  }

  return (
    <form onSubmit={submit} aria-busy={!ready || busy}>
      <ExpressCheckoutElement
        options={EXPRESS}
        onReady={({ availablePaymentMethods }) => setHasExpress(availablePaymentMethods !== undefined)}
        // Stripe waits a second at most for this answer, so nothing is asked of the server first.
        onClick={({ resolve, reject }) => (isRunning() ? reject() : resolve())}
        onConfirm={async ({ paymentFailed }) => {
          if (!(await confirm())) paymentFailed({ reason: 'fail' });
        }}
      />
      {hasExpress && <p className="my-4 text-center text-muted">or with a card</p>}
      {!ready && <div className="h-56 animate-pulse rounded bg-sunken" />}
      <PaymentElement options={options} onReady={() => setReady(true)} onLoadError={onLoadError} />
      <button className="button button-signal mt-5 w-full text-lg" disabled={!ready || busy}>
        {busy ? 'Processing payment…' : `Pay ${totalText}`}
      </button>
    </form>
  );
}

function CardProcessing({ orderId }: { readonly orderId: string }) {
  return (
    <PayPanel tone="wait" title="Your bank is still working on this payment">
      <p>
        It is neither paid nor refused yet, so please do not pay again. Your order is kept, and we send you a
        mail as soon as the bank has answered.
      </p>
      <a className="button button-line" href={paths.orderConfirmation(orderId)}>
        See your order
      </a>
    </PayPanel>
  );
}
