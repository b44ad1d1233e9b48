import { Elements } from '@stripe/react-stripe-js';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { PaymentConfig } from '../../../domain/payments/payment-config.api.ts';
import type { PaymentIntentCreated } from '../../../domain/payments/payments.api.ts';
import { CallUs } from '../../orders/OrderStates.tsx';
import type { BillingDetails } from './billing-details.ts';
import { cardAppearance, isDark, onSchemeChange } from './card-appearance.ts';
import { CardForm } from './CardForm.tsx';
import { PayPanel, ReloadPanel } from './PayPanel.tsx';
import { useStripeScript } from './use-stripe-script.ts';

interface CardPaymentProps {
  /** "$37.99" */
  readonly totalText: string;
  readonly billing: BillingDetails;
  readonly onPaid: (orderId: string) => void;
}

interface CardElementsProps extends CardPaymentProps {
  readonly publishableKey: string;
  readonly sandbox: boolean;
  readonly session: PaymentIntentCreated;
}

export function CardLoading() {
  return (
    <output className="block h-72 animate-pulse rounded bg-sunken">
      <span className="sr-only">The card form is loading.</span>
    </output>
  );
}

/** Loads Stripe's script and shows its fields. */
function CardElements({ publishableKey, sandbox, session, ...form }: CardElementsProps) {
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

/** Shown where no publishable key is set. */
function StripeMissing() {
  return (
    <PayPanel tone="stop" title="We can't take cards right now">
      <p>
        Stripe is not configured properly, so card payments are switched off. Please choose another way to
        pay, or call us and we take your order by phone.
      </p>
      <CallUs placement="card-missing" />
    </PayPanel>
  );
}

interface CardAreaProps extends CardPaymentProps {
  readonly config: PaymentConfig;
  readonly session: PaymentIntentCreated | null;
}

/** Payment by card, or why it is not available. */
export function CardArea({ config, session, ...payment }: CardAreaProps) {
  const { stripePublishableKey, sandbox } = config;
  if (!stripePublishableKey) return <StripeMissing />;
  if (!session) {
    return (
      <ReloadPanel
        title="The card payment could not be set up"
        text="You have not been charged. Please load the page again: what you entered is kept."
      />
    );
  }
  return (
    <CardElements publishableKey={stripePublishableKey} sandbox={sandbox} session={session} {...payment} />
  );
}
