import { and, eq, inArray, sql } from 'drizzle-orm';
import { isSendable, type FulfillmentState } from '../../../src/domain/orders/order-status.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { orders } from '../../database/schema/orders.ts';
import type { PrintfulEvent } from '../../providers/printful/read-printful-event.ts';
import { isSendableRow } from '../orders/rows.ts';
import { goodsUnless } from '../orders/rows.ts';
import { recordEvent } from '../orders/record-event.ts';
import { enqueue } from '../outbox/enqueue.ts';

/** An order that has left can no longer fail. */
const CAN_FAIL: readonly FulfillmentState[] = ['queued', 'submitted', 'manual'];

/**
 * Records that Printful will not send an order after all, and tells staff. A fully refunded order was meant to be canceled
 * there, so nobody has to do anything.
 */
export async function recordFailure(
  db: Database,
  event: PrintfulEvent & { readonly orderId: string },
): Promise<void> {
  const { orderId } = event;
  await inTransaction(db, async (tx) => {
    if (!(await recordEvent(tx, { ...event, provider: 'printful' }))) return;
    const [stands] = await tx
      .update(orders)
      .set(goodsUnless(sql`not ${isSendableRow}`, { fulfillment: 'failed', toPack: orders.toPack }))
      .where(and(eq(orders.id, orderId), inArray(orders.fulfillment, [...CAN_FAIL])))
      .returning({ payment: orders.payment });
    if (stands && isSendable(stands)) await enqueue(tx, [{ kind: 'order_failed_mail', subjectId: orderId }]);
  });
}
