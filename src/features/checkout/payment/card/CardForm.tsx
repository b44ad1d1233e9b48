import { ExpressCheckoutElement, PaymentElement } from '@stripe/react-stripe-js';
import type { StripeExpressCheckoutElementOptions, StripePaymentElementOptions } from '@stripe/stripe-js';
import { type SubmitEvent, useState } from 'react';
import type { BillingDetails } from './billing-details.ts';
import { PayProblem } from '../PayProblem.tsx';
import { useCardConfirm } from './use-card-confirm.ts';
import { Button } from '../../../../ui/Button.tsx';

interface CardFormProps {
  readonly orderId: string;
  /** "$37.99" */
  readonly totalText: string;
  readonly billing: BillingDetails;
  readonly onPaid: (orderId: string) => void;
  readonly onLoadError: () => void;
}

// PayPal has its own price and button.
const EXPRESS: StripeExpressCheckoutElementOptions = {
  buttonHeight: 48,
  paymentMethods: { paypal: 'never' },
};

/** Stripe's fields and the pay button; must be inside `<Elements>`. */
export function CardForm({ orderId, totalText, billing, onPaid, onLoadError }: CardFormProps) {
  const { confirm, busy, problem, isRunning } = useCardConfirm({ orderId, onPaid });
  const [ready, setReady] = useState(false);
  const [hasExpress, setHasExpress] = useState(false);
  const [options] = useState<StripePaymentElementOptions>(() => ({
    layout: 'tabs',
    wallets: { applePay: 'never', googlePay: 'never' },
    defaultValues: { billingDetails: billing },
  }));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void confirm();
  }

  return (
    <form onSubmit={submit} aria-busy={!ready || busy}>
      <ExpressCheckoutElement
        options={EXPRESS}
        onReady={({ availablePaymentMethods }) => setHasExpress(availablePaymentMethods !== undefined)}
        // Stripe waits at most one second for this answer, too short to ask the server.
        onClick={({ resolve, reject }) => (isRunning() ? reject() : resolve())}
        onConfirm={async ({ paymentFailed }) => {
          if (!(await confirm())) paymentFailed({ reason: 'fail' });
        }}
      />
      {hasExpress && <p className="my-4 text-center text-muted">or with a card</p>}
      {!ready && <div className="h-56 animate-pulse rounded bg-sunken" />}
      <PaymentElement options={options} onReady={() => setReady(true)} onLoadError={onLoadError} />
      <PayProblem problem={problem} />
      <Button type="submit" variant="signal" className="mt-5 w-full text-lg" disabled={!ready || busy}>
        {busy ? 'Processing payment…' : `Pay ${totalText}`}
      </Button>
    </form>
  );
}
