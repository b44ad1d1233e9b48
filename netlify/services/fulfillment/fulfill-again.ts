import { and, eq } from 'drizzle-orm';
import { type FulfillmentState, isSendable } from '../../../src/domain/orders/order-status.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { orders } from '../../database/schema/orders.ts';
import { outbox } from '../../database/schema/outbox.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { canFulfillAgain } from '../orders/rules.ts';
import { DUE_AGAIN, enqueue } from '../outbox/enqueue.ts';
import { takeRestocked } from '../stock/take-stock.ts';
import { holdOrder } from './rules.ts';

/**
 * Tries an order again whose message failed for good, or that Printful refused. What exists there is found by its id, so
 * nothing is made twice. An order that is on its way stays as it is. Throws not_found, order_not_paid.
 */
export function fulfillAgain(
  db: Database,
  actor: Staff,
  orderId: string,
): Promise<{ fulfillment: FulfillmentState }> {
  return inTransaction(db, async (tx) => {
    const found = await holdOrder(tx, orderId);
    const { fulfillment, toPack } = found.order;
    const isMessage = and(eq(outbox.kind, 'order_fulfillment'), eq(outbox.subjectId, orderId));
    const [message] = await tx.select({ state: outbox.state }).from(outbox).where(isMessage);
    if (!canFulfillAgain(found, message)) return { fulfillment };
    await takeRestocked(
      tx,
      found.order,
      found.lines.map(({ variantId }) => variantId),
    );
    await tx
      .update(orders)
      .set({ fulfillment: 'queued', toPack: false, stockShort: false })
      .where(eq(orders.id, orderId));
    await tx.update(outbox).set(DUE_AGAIN).where(isMessage);
    // A row that was done long ago has been deleted.
    await enqueue(tx, [{ kind: 'order_fulfillment', subjectId: orderId }]);
    await recordAudit(tx, actor, {
      action: 'fulfill_order_again',
      subjectKind: 'order',
      subjectId: orderId,
      before: { fulfillment, toPack, message: message?.state ?? null },
      after: { fulfillment: 'queued', toPack: false, message: 'pending' },
    });
    return { fulfillment: 'queued' };
  });
}

/**
 * Returns the fulfillment of a paid order. Payment already queued it, so this changes nothing, however often it is called; if a
 * refund stopped it, staff decide. Throws not_found, order_not_paid.
 */
export async function requestFulfillment(
  db: Database,
  orderId: string,
): Promise<{ id: string; fulfillment: FulfillmentState }> {
  if (!isUuid(orderId)) throw new CodedError('not_found');
  const { id, payment, fulfillment } = orders;
  const [order] = await db.select({ id, payment, fulfillment }).from(orders).where(eq(id, orderId));
  if (!order) throw new CodedError('not_found');
  if (!isSendable(order)) throw new CodedError('order_not_paid');
  return { id: order.id, fulfillment: order.fulfillment };
}
