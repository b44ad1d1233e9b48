import { and, eq, ne, sql } from 'drizzle-orm';
import type { FulfilmentState } from '../../../src/domain/orders/order-status.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { orders } from '../../database/schema/orders.ts';
import { outbox } from '../../database/schema/outbox.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import type { Staff } from '../../lib/staff-session.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isSendable } from './is-sendable.ts';

/** Where nothing is on its way. An order in `queued` waits, unless its parcel was given up. */
const STOPPED: readonly FulfilmentState[] = ['none', 'failed', 'queued'];

/** The parcel of the order, due now; whether it was not on its way already. */
async function makeDue(tx: Executor, orderId: string): Promise<boolean> {
  const due = await tx
    .insert(outbox)
    .values({ kind: 'order_fulfilment', subjectId: orderId })
    .onConflictDoUpdate({
      target: [outbox.kind, outbox.subjectId],
      set: { state: 'pending', attempts: 0, availableAt: sql`now()`, leasedUntil: null, finishedAt: null },
      setWhere: ne(outbox.state, 'pending'),
    })
    .returning({ id: outbox.id });
  return due.length > 0;
}

/**
 * Sends a paid order on its way that was never sent, or in vain. What is on its way already stays there, however often anybody
 * asks. Throws not_found, order_not_paid.
 */
export async function tryFulfilmentAgain(db: Database, actor: Staff, orderId: string): Promise<void> {
  if (!isUuid(orderId)) throw new CodedError('not_found');
  await inTransaction(db, async (tx) => {
    const { payment, fulfilment } = orders;
    const [order] = await tx
      .select({ payment, fulfilment })
      .from(orders)
      .where(eq(orders.id, orderId))
      .for('no key update');
    if (!order) throw new CodedError('not_found');
    if (!isSendable(order)) throw new CodedError('order_not_paid');
    if (!STOPPED.includes(order.fulfilment)) return;
    const isDue = await makeDue(tx, orderId);
    if (!isDue && order.fulfilment === 'queued') return;
    await tx
      .update(orders)
      .set({ fulfilment: 'queued' })
      .where(and(eq(orders.id, orderId), eq(orders.fulfilment, order.fulfilment)));
    await recordAudit(tx, actor, {
      action: 'try_fulfilment_again',
      subjectKind: 'order',
      subjectId: orderId,
      before: { fulfilment: order.fulfilment },
      after: { fulfilment: 'queued' },
    });
  });
}
