import { and, eq } from 'drizzle-orm';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { refundRequests } from '../../database/schema/funding.ts';
import { paymentMovements } from '../../database/schema/payments.ts';
import { recordEvent } from '../orders/record-event.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { lockOrder } from '../stock/rows.ts';
import { restateOrder } from './rows.ts';
import type { Refund } from './record-refund.ts';

/** The new movement's id; undefined if it was recorded before, or if the refund itself is not in our books. */
async function addReversal(
  tx: Executor,
  { provider, orderId, reference }: Refund,
): Promise<string | undefined> {
  const of = { orderId, provider, reference };
  const [refund] = await tx
    .select({ amountCents: paymentMovements.amountCents, capture: paymentMovements.capture })
    .from(paymentMovements)
    .where(
      and(
        eq(paymentMovements.provider, provider),
        eq(paymentMovements.kind, 'refund'),
        eq(paymentMovements.reference, reference),
      ),
    );
  if (!refund) return undefined;
  const [added] = await tx
    .insert(paymentMovements)
    .values({
      ...of,
      kind: 'refund_reversal',
      capture: refund.capture,
      amountCents: -refund.amountCents,
      feeCents: 0,
    })
    .onConflictDoNothing()
    .returning({ id: paymentMovements.id });
  return added?.id;
}

/**
 * Records that a refund was sent back to us because the customer's bank did not accept it; once, however often it is
 * reported. The order is as paid as before, staff's request counts as refused, and staff get a mail. Throws not_found.
 */
export async function recordRefundReversal(db: Database, refund: Refund): Promise<void> {
  const { provider, orderId, reference, event } = refund;
  await inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId);
    if (event && !(await recordEvent(tx, { ...event, provider, orderId }))) return;
    const reversalId = await addReversal(tx, refund);
    if (reversalId === undefined) return;
    await tx
      .update(refundRequests)
      .set({ state: 'refused', refusal: 'failed' })
      .where(and(eq(refundRequests.orderId, orderId), eq(refundRequests.reference, reference)));
    await restateOrder(tx, orderId);
    await enqueue(tx, [{ kind: 'refund_reversal_mail', subjectId: reversalId }]);
  });
}
