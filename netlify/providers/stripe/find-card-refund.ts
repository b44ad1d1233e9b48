import type { GivenRefund, SoughtRefund } from '../../../src/domain/payments/refund-order.ts';
import { refundsOf, toGivenRefund } from './card-refund.ts';

/** The newest refund that is sought, or null where Stripe has made none: its own memory of keys ends. Throws not_found, unavailable. */
export async function findCardRefund(sought: SoughtRefund): Promise<GivenRefund | null> {
  const { id, capture, amountCents } = sought;
  const found = (await refundsOf(capture)).find(({ metadata, amount }) =>
    id === null ? amount === amountCents : metadata?.['refundId'] === id,
  );
  return found ? toGivenRefund(found) : null;
}
