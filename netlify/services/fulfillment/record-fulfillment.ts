import { and, eq, sql } from 'drizzle-orm';
import { isSendable, type FulfillmentState } from '../../../src/domain/orders/order-status.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { orders } from '../../database/schema/orders.ts';
import type { OutboxKind } from '../../database/schema/outbox.ts';
import { isSendableRow } from '../orders/rows.ts';
import { goodsUnless } from '../orders/rows.ts';
import { enqueue } from '../outbox/enqueue.ts';

export interface Fulfillment {
  readonly fulfillment: FulfillmentState;
  /** Printful's own id of the order, if it has one. */
  readonly printfulOrderId?: number;
  /** Staff have some of its lines to send. */
  readonly toPack?: boolean;
  /** Mails about the order to queue. */
  readonly mail?: readonly OutboxKind[];
}

/** Ends an order's wait; does nothing if it no longer waits. If it was fully refunded in the meantime, no mail is queued. */
export async function recordFulfillment(
  db: Database,
  orderId: string,
  { fulfillment, printfulOrderId, toPack = false, mail = [] }: Fulfillment,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [changed] = await tx
      .update(orders)
      .set({
        ...goodsUnless(sql`not ${isSendableRow}`, { fulfillment, toPack }),
        ...(printfulOrderId === undefined ? {} : { printfulOrderId }),
      })
      .where(and(eq(orders.id, orderId), eq(orders.fulfillment, 'queued')))
      .returning({ payment: orders.payment });
    if (!changed || !isSendable(changed)) return;
    await enqueue(
      tx,
      mail.map((kind) => ({ kind, subjectId: orderId })),
    );
  });
}
