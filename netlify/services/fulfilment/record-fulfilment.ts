import { and, eq, sql } from 'drizzle-orm';
import { isSendable, type FulfilmentState } from '../../../src/domain/orders/order-status.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { orders } from '../../database/schema/orders.ts';
import type { OutboxKind } from '../../database/schema/outbox.ts';
import { isSendableRow } from '../orders/rows.ts';
import { goodsUnless } from '../orders/rows.ts';
import { enqueue } from '../outbox/enqueue.ts';

export interface Fulfilment {
  readonly fulfilment: FulfilmentState;
  /** Where Printful has an order of ours, its own id. */
  readonly printfulOrderId?: number;
  /** Staff have lines of it to send. */
  readonly toPack?: boolean;
  /** Mail that this causes, about the order. */
  readonly mail?: readonly OutboxKind[];
}

/** Ends an order's wait; does nothing where it no longer waits. What went back as a whole meanwhile causes no mail. */
export async function recordFulfilment(
  db: Database,
  orderId: string,
  { fulfilment, printfulOrderId, toPack = false, mail = [] }: Fulfilment,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [changed] = await tx
      .update(orders)
      .set({
        ...goodsUnless(sql`not ${isSendableRow}`, { fulfilment, toPack }),
        ...(printfulOrderId === undefined ? {} : { printfulOrderId }),
      })
      .where(and(eq(orders.id, orderId), eq(orders.fulfilment, 'queued')))
      .returning({ payment: orders.payment });
    if (!changed || !isSendable(changed)) return;
    await enqueue(
      tx,
      mail.map((kind) => ({ kind, subjectId: orderId })),
    );
  });
}
