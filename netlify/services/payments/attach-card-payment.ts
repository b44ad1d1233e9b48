import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';

/** Notes at the order which payment pays it. False: it has another one, and keeps that. */
export async function attachCardPayment(db: Database, orderId: string, paymentId: string): Promise<boolean> {
  const isFree = or(isNull(orders.stripePaymentIntentId), eq(orders.stripePaymentIntentId, paymentId));
  const attached = await db
    .update(orders)
    .set({ stripePaymentIntentId: paymentId })
    .where(and(eq(orders.id, orderId), isFree))
    .returning({ id: orders.id });
  return attached.length > 0;
}
