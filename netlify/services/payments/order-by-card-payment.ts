import { eq } from 'drizzle-orm';
import { orderByPaymentIntentApi } from '../../../src/domain/orders/orders.api.ts';
import { PAYABLE } from '../../../src/domain/orders/order-status.ts';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/errors.ts';
import { describeError, log } from '../../lib/log.ts';
import { useAllowance } from '../../lib/rate-limit.ts';
import { followCardPayment } from './follow-card-payment.ts';

const PAYMENT_ID = /^pi_\w{1,100}$/;

/**
 * The id of the order that a payment pays, after updating it from Stripe. If Stripe is down, a known order is returned
 * unchanged: the page can say that it waits. Throws not_found, too_many_requests, unavailable.
 */
export async function orderByCardPayment(db: Database, paymentId: string, address: string): Promise<string> {
  if (!PAYMENT_ID.test(paymentId)) throw new CodedError('not_found');
  const [known] = await db
    .select({ id: orders.id, payment: orders.payment })
    .from(orders)
    .where(eq(orders.stripePaymentIntentId, paymentId));
  if (!known) {
    // Otherwise anybody could make us ask Stripe about made-up ids.
    await useAllowance(db, orderByPaymentIntentApi.verbLimit, address);
    const found = await followCardPayment(db, paymentId);
    if (!found) throw new CodedError('not_found');
    return found.orderId;
  }
  if (known.payment === 'processing' || PAYABLE.includes(known.payment)) {
    await followCardPayment(db, paymentId).catch((error: unknown) => {
      log({ event: 'payment_not_followed', orderId: known.id, error: describeError(error) });
    });
  }
  return known.id;
}
