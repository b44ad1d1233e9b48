import { and, eq, inArray } from 'drizzle-orm';
import { SENDABLE, type FulfilmentState } from '../../../src/domain/orders/order-status.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { orders } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { isSendable } from './is-sendable.ts';

/**
 * Sees to it that a paid order is on its way: it is, since it was paid, so that this changes nothing however often anybody asks.
 * Throws not_found, order_not_paid.
 */
export async function requestFulfilment(
  db: Database,
  orderId: string,
): Promise<{ id: string; fulfilment: FulfilmentState }> {
  if (!isUuid(orderId)) throw new CodedError('not_found');
  return inTransaction(db, async (tx) => {
    const [queued] = await tx
      .update(orders)
      .set({ fulfilment: 'queued' })
      .where(
        and(eq(orders.id, orderId), eq(orders.fulfilment, 'none'), inArray(orders.payment, [...SENDABLE])),
      )
      .returning({ id: orders.id });
    const { id, payment, fulfilment } = orders;
    const [order] = await tx.select({ id, payment, fulfilment }).from(orders).where(eq(id, orderId));
    if (!order) throw new CodedError('not_found');
    if (!isSendable(order)) throw new CodedError('order_not_paid');
    if (queued) await enqueue(tx, [{ kind: 'order_fulfilment', subjectId: orderId }]);
    return { id: order.id, fulfilment: order.fulfilment };
  });
}
