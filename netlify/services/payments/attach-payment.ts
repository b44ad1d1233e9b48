import { and, eq, isNull, or, inArray } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { PAYABLE } from '../../../src/domain/orders/order-status.ts';

/** Links an order to its payment. False: it already has another one, and keeps it. */
export async function attachCardPayment(db: Database, orderId: string, paymentId: string): Promise<boolean> {
  const isFree = or(isNull(orders.stripePaymentIntentId), eq(orders.stripePaymentIntentId, paymentId));
  const attached = await db
    .update(orders)
    .set({ stripePaymentIntentId: paymentId })
    .where(and(eq(orders.id, orderId), isFree))
    .returning({ id: orders.id });
  return attached.length > 0;
}

/** Links an order to its payment, instead of `former`. False: meanwhile it has another one, or is paid. */
export async function attachPaypalPayment(
  db: Database,
  orderId: string,
  { paymentId, former }: { readonly paymentId: string; readonly former: string | null },
): Promise<boolean> {
  const isFormer = former === null ? isNull(orders.paypalOrderId) : eq(orders.paypalOrderId, former);
  const attached = await db
    .update(orders)
    .set({ paypalOrderId: paymentId })
    .where(
      and(
        eq(orders.id, orderId),
        inArray(orders.payment, [...PAYABLE]),
        or(isFormer, eq(orders.paypalOrderId, paymentId)),
      ),
    )
    .returning({ id: orders.id });
  return attached.length > 0;
}
