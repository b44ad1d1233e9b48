import { Elements } from '@stripe/react-stripe-js';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { PaymentConfig, PaymentIntentCreated } from '../../../../domain/payments/payments.api.ts';
import { loadScript } from '../../../../lib/requests/load-script.ts';
import { CallUs } from '../../../orders/OrderStates.tsx';
import type { BillingDetails } from './billing-details.ts';
import { CardForm } from './CardForm.tsx';
import { PayPanel, ReloadPanel } from '../PayPanel.tsx';

/** Defines `window.Stripe`, which Stripe's loader uses if it exists. */
const MOCK_SCRIPT = '/sandbox/stripe/stripe.js';

/** Loads Stripe.js, or the mock script in the sandbox. Rejects if it cannot be loaded. */
async function openStripe(publishableKey: string, sandbox: boolean): Promise<Stripe> {
  if (sandbox) await loadScript(MOCK_SCRIPT);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe.js did not start');
  return stripe;
}

type StripeState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly stripe: Stripe };

function useStripeScript(publishableKey: string, sandbox: boolean): StripeState {
  const [state, setState] = useState<StripeState>({ status: 'loading' });
  useEffect(() => {
    openStripe(publishableKey, sandbox).then(
      (stripe) => setState({ status: 'ready', stripe }),
      (error: unknown) => {
        console.error(error);
        setState({ status: 'failed' });
      },
    );
  }, [publishableKey, sandbox]);
  return state;
}

const darkScheme = () => matchMedia('(prefers-color-scheme: dark)');

const isDark = (): boolean => darkScheme().matches;

function onSchemeChange(tell: () => void): () => void {
  const scheme = darkScheme();
  scheme.addEventListener('change', tell);
  return () => scheme.removeEventListener('change', tell);
}

/** Stripe's fields are in their own frames, so they need the page's current colors. */
function cardAppearance(dark: boolean): Appearance {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    theme: dark ? 'night' : 'stripe',
    variables: {
      colorPrimary: color('link'),
      colorBackground: color('surface'),
      colorText: color('ink'),
      colorTextSecondary: color('muted'),
      colorDanger: color('down'),
      fontFamily: 'system-ui, sans-serif',
      // iOS zooms in on smaller text.
      fontSizeBase: '16px',
      borderRadius: '3px',
      spacingUnit: '5px',
    },
  };
}

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
    <span role="status" className="block h-72 animate-pulse rounded bg-sunken">
      <span className="sr-only">The card form is loading.</span>
    </span>
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
        title="The card form didn’t load"
        text="You haven’t been charged. Check your connection and load the page again: we kept what you entered."
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
    <PayPanel tone="stop" title="We can’t take cards right now">
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
        title="We couldn’t set up the card payment"
        text="You haven’t been charged. Please load the page again: we kept what you entered."
      />
    );
  }
  return (
    <CardElements publishableKey={stripePublishableKey} sandbox={sandbox} session={session} {...payment} />
  );
}
