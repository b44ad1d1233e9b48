import type { GivenRefund, RefundOrder } from '../../../src/domain/payments/refund-order.ts';
import { askStripe } from './ask-stripe.ts';
import { ofPayment, toGivenRefund } from './card-refund.ts';

/** More than one payment is ever split into. */
const LIMIT = 100;

/** The refund of this id of ours, or null where Stripe has made none: its own memory of keys ends. Throws not_found, unavailable. */
export async function findCardRefund({ id, capture }: RefundOrder): Promise<GivenRefund | null> {
  const { data } = await askStripe((stripe) => stripe.refunds.list({ ...ofPayment(capture), limit: LIMIT }));
  const found = data.find(({ metadata }) => metadata?.['refundId'] === id);
  return found ? toGivenRefund(found) : null;
}
