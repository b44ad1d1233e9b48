import { and, eq, isNotNull } from 'drizzle-orm';
import type { PaymentState } from '../../../src/domain/orders/order-status.ts';
import type { Executor } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { outOfQueue, overpaidCents, paymentByMovements, refundedCents } from './by-movements.ts';

/** Brings a paid order to where its movements put it, and answers that; undefined for one that is not paid. */
export async function restateOrder(tx: Executor, orderId: string): Promise<PaymentState | undefined> {
  const [restated] = await tx
    .update(orders)
    .set({ payment: paymentByMovements, refundedCents, overpaidCents, ...outOfQueue })
    .where(and(eq(orders.id, orderId), isNotNull(orders.paidAt)))
    .returning({ payment: orders.payment });
  return restated?.payment;
}
