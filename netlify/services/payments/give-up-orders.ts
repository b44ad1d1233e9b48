import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { PAYMENT_GIVE_UP_AFTER_MS } from '../../../src/business/constants.ts';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';

/**
 * Ends the wait for orders that nobody has begun to pay, or that only PayPal knows, after a day; how many. A card payment is
 * cancelled at Stripe first.
 */
export async function giveUpOrders(db: Database): Promise<number> {
  const isOver = lt(orders.createdAt, sql`now() - ${PAYMENT_GIVE_UP_AFTER_MS} * interval '1 millisecond'`);
  const isNoCardPayment = or(isNull(orders.stripePaymentIntentId), eq(orders.method, 'paypal'));
  const { rowCount } = await db
    .update(orders)
    .set({ payment: 'failed' })
    .where(and(eq(orders.payment, 'pending'), isOver, isNoCardPayment));
  return rowCount ?? 0;
}
