import { Elements } from '@stripe/react-stripe-js';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { PaymentIntentCreated } from '../../../domain/payments/payments.api.ts';
import type { BillingDetails } from './billing-details.ts';
import { cardAppearance, isDark, onSchemeChange } from './card-appearance.ts';
import { CardForm } from './CardForm.tsx';
import { ReloadPanel } from './PayPanel.tsx';
import { useStripeScript } from './use-stripe-script.ts';

interface CardPaymentProps {
  readonly publishableKey: string;
  readonly sandbox: boolean;
  readonly session: PaymentIntentCreated;
  /** "$37.99" */
  readonly totalText: string;
  readonly billing: BillingDetails;
  readonly onPaid: (orderId: string) => void;
}

/** The card path from Stripe's script to its fields. */
export function CardPayment({ publishableKey, sandbox, session, ...form }: CardPaymentProps) {
  const state = useStripeScript(publishableKey, sandbox);
  const [unreadable, setUnreadable] = useState(false);
  const { clientSecret, orderId } = session;
  const dark = useSyncExternalStore(onSchemeChange, isDark);
  const options = useMemo(() => ({ clientSecret, appearance: cardAppearance(dark) }), [clientSecret, dark]);

  if (state.status === 'failed' || unreadable) {
    return (
      <ReloadPanel
        title="The card form could not be loaded"
        text="You have not been charged. Check your connection and load the page again: what you entered is kept."
      />
    );
  }
  if (state.status === 'loading') return <CardLoading />;
  return (
    <Elements key={clientSecret} stripe={state.stripe} options={options}>
      <CardForm {...form} orderId={orderId} onLoadError={() => setUnreadable(true)} />
    </Elements>
  );
}

export function CardLoading() {
  return (
    <output className="block h-72 animate-pulse rounded bg-sunken">
      <span className="sr-only">The card form is loading.</span>
    </output>
  );
}
