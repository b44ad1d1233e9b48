import { desc, eq } from 'drizzle-orm';
import { refundableOf } from '../../../src/domain/orders/refundable.ts';
import type { NewRefund } from '../../../src/domain/payments/refund.schema.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { refundRequests } from '../../database/schema/funding.ts';
import { paymentMovements } from '../../database/schema/payments.ts';
import { CodedError } from '../../lib/errors.ts';
import type { Staff } from '../../lib/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockOrder } from '../stock/rows.ts';

export type RefundRow = typeof refundRequests.$inferSelect;

export interface AskedRefund {
  readonly row: RefundRow;
  /** It was asked for before, so the provider may know it. */
  readonly isRepeat: boolean;
}

/** The capture to take the money from: the newest that has enough, so that a duplicate payment is given back first. */
async function captureFor(tx: Executor, orderId: string, amountCents: number) {
  const movements = await tx
    .select()
    .from(paymentMovements)
    .where(eq(paymentMovements.orderId, orderId))
    .orderBy(desc(paymentMovements.movedAt), paymentMovements.reference);
  if (!movements.some(({ kind }) => kind === 'capture')) throw new CodedError('order_not_paid');
  const requests = await tx.select().from(refundRequests).where(eq(refundRequests.orderId, orderId));
  const found = refundableOf(movements, requests).find(({ leftCents }) => leftCents >= amountCents);
  if (!found) throw new CodedError('refund_too_large');
  return found;
}

/**
 * Records a refund request, once for each id; no money has moved yet. Throws not_found, order_not_paid, refund_too_large,
 * idempotency_key_reused.
 */
export function askRefund(
  db: Database,
  actor: Staff,
  orderId: string,
  { id, amountCents, reason }: NewRefund,
): Promise<AskedRefund> {
  return inTransaction(db, async (tx) => {
    // Locked, so that two parallel requests do not both count on the same money.
    const { payment } = await lockOrder(tx, orderId);
    const [before] = await tx.select().from(refundRequests).where(eq(refundRequests.id, id));
    if (before) {
      const isSame =
        before.orderId === orderId && before.amountCents === amountCents && before.reason === reason;
      if (!isSame) throw new CodedError('idempotency_key_reused');
      return { row: before, isRepeat: true };
    }
    const { provider, capture } = await captureFor(tx, orderId, amountCents);
    const [row] = await tx
      .insert(refundRequests)
      .values({ id, orderId, provider, capture, amountCents, reason, requestedBy: actor.id })
      .onConflictDoNothing()
      .returning();
    // The same id at the same moment, for another order.
    if (!row) throw new CodedError('idempotency_key_reused');
    await recordAudit(tx, actor, {
      action: 'refund_order',
      subjectKind: 'order',
      subjectId: orderId,
      before: { payment },
      after: { refundId: id, provider, amountCents, reason },
    });
    return { row, isRepeat: false };
  });
}
