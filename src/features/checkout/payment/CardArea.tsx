import type { PaymentConfig } from '../../../domain/payments/payment-config.api.ts';
import type { PaymentIntentCreated } from '../../../domain/payments/payments.api.ts';
import type { BillingDetails } from './billing-details.ts';
import { CardPayment } from './CardPayment.tsx';
import { ReloadPanel } from './PayPanel.tsx';
import { StripeMissing } from './StripeMissing.tsx';

interface CardAreaProps {
  readonly config: PaymentConfig;
  readonly session: PaymentIntentCreated | null;
  /** "$37.99" */
  readonly totalText: string;
  readonly billing: BillingDetails;
  readonly onPaid: (orderId: string) => void;
}

/** The card path, where a key and a session are there for it. */
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
    <CardPayment publishableKey={stripePublishableKey} sandbox={sandbox} session={session} {...payment} />
  );
}
