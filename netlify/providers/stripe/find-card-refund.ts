import type { GivenRefund, SoughtRefund } from '../../../src/domain/payments/refund-order.ts';
import { askStripe } from './ask-stripe.ts';
import { ofPayment, toGivenRefund } from './card-refund.ts';

/** More than one payment is ever split into. */
const LIMIT = 100;

/** The newest refund that is sought, or null where Stripe has made none: its own memory of keys ends. Throws not_found, unavailable. */
export async function findCardRefund(sought: SoughtRefund): Promise<GivenRefund | null> {
  const { id, capture, amountCents } = sought;
  const { data } = await askStripe((stripe) => stripe.refunds.list({ ...ofPayment(capture), limit: LIMIT }));
  const found = data.find(({ metadata, amount }) =>
    id === null ? amount === amountCents : metadata?.['refundId'] === id,
  );
  return found ? toGivenRefund(found) : null;
}
