import type { Cents } from '../../../src/domain/shared/money.ts';
import type { PaymentProvider } from '../../database/schema/payments.ts';
import { refundSecondCapture as refundAtPaypal } from '../../providers/paypal/refund-second-capture.ts';
import { refundSecondCharge as refundAtStripe } from '../../providers/stripe/refund-second-charge.ts';

const REFUND = { stripe: refundAtStripe, paypal: refundAtPaypal } as const;

interface TakenMoney {
  readonly provider: PaymentProvider;
  /** Of the charge or capture. */
  readonly reference: string;
  readonly amountCents: Cents;
}

/** Has a provider give back money that pays nothing; null while that is under way. Throws provider_refused, unavailable. */
export const refundCapture = ({ provider, reference, amountCents }: TakenMoney) =>
  REFUND[provider](reference, amountCents);
