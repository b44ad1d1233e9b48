import { and, eq } from 'drizzle-orm';
import type { FulfilmentState } from '../../../src/domain/orders/order-status.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { orders } from '../../database/schema/orders.ts';
import { outbox } from '../../database/schema/outbox.ts';
import type { Staff } from '../../lib/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { canFulfilAgain } from '../orders/rules.ts';
import { DUE_AGAIN, enqueue } from '../outbox/enqueue.ts';
import { takeLate } from '../stock/take-stock.ts';
import { holdOrder } from './rows.ts';

/**
 * Tries an order again whose message failed for good, or that Printful refused. What exists there is found by its id, so
 * nothing is made twice. An order that is on its way stays as it is. Throws not_found, order_not_paid.
 */
export function fulfilAgain(
  db: Database,
  actor: Staff,
  orderId: string,
): Promise<{ fulfilment: FulfilmentState }> {
  return inTransaction(db, async (tx) => {
    const found = await holdOrder(tx, orderId);
    const { fulfilment, toPack } = found.order;
    const isMessage = and(eq(outbox.kind, 'order_fulfilment'), eq(outbox.subjectId, orderId));
    const [message] = await tx.select({ state: outbox.state }).from(outbox).where(isMessage);
    if (!canFulfilAgain(found, message)) return { fulfilment };
    await takeLate(
      tx,
      found.order,
      found.lines.map(({ variantId }) => variantId),
    );
    await tx
      .update(orders)
      .set({ fulfilment: 'queued', toPack: false, stockShort: false })
      .where(eq(orders.id, orderId));
    await tx.update(outbox).set(DUE_AGAIN).where(isMessage);
    // A row that was done long ago has been deleted.
    await enqueue(tx, [{ kind: 'order_fulfilment', subjectId: orderId }]);
    await recordAudit(tx, actor, {
      action: 'fulfil_order_again',
      subjectKind: 'order',
      subjectId: orderId,
      before: { fulfilment, toPack, message: message?.state ?? null },
      after: { fulfilment: 'queued', toPack: false, message: 'pending' },
    });
    return { fulfilment: 'queued' };
  });
}
