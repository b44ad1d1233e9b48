import { and, eq, exists, isNull, notInArray, or } from 'drizzle-orm';
import type { PaymentState } from '../../../src/domain/orders/order-status.ts';
import { isSendable } from '../../../src/domain/orders/order-status.ts';
import type { Executor } from '../../database/client.ts';
import { orderLines, orders, stockHolds } from '../../database/schema/orders.ts';
import { enqueueAgain } from '../outbox/enqueue.ts';
import { SITE_BUILD_ID } from '../site-build/request-build.ts';
import { countedLines, lockKinds, putBack } from './rows.ts';
import { takeStock } from './take-stock.ts';

/** Gives back what a fully refunded order had taken and nobody has sent or is making. */
async function giveBack(tx: Executor, orderId: string): Promise<void> {
  const isUnsent = exists(
    tx
      .select({ id: orderLines.id })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(
        and(
          eq(orderLines.orderId, stockHolds.orderId),
          eq(orderLines.variantId, stockHolds.variantId),
          isNull(orderLines.sentAt),
          // What staff pack is still here, whatever Printful has done with the rest.
          or(isNull(orderLines.printfulVariantId), notInArray(orders.fulfillment, ['submitted', 'shipped'])),
        ),
      ),
  );
  const returned = await tx
    .update(stockHolds)
    .set({ state: 'returned' })
    .where(and(eq(stockHolds.orderId, orderId), eq(stockHolds.state, 'taken'), isUnsent))
    .returning({ variantId: stockHolds.variantId, quantity: stockHolds.quantity });
  if (await putBack(tx, returned)) {
    await enqueueAgain(tx, { kind: 'catalogue_purge', subjectId: SITE_BUILD_ID });
  }
}

/** Brings the stock in line with an order, locked by the caller, whose money went back or came back. Safe to repeat. */
export async function restock(tx: Executor, orderId: string, payment: PaymentState): Promise<void> {
  const held = await countedLines(tx, orderId);
  if (payment === 'refunded' && held.some(({ hold }) => hold === 'taken')) {
    await lockKinds(
      tx,
      held.map(({ variantId }) => variantId),
    );
    await giveBack(tx, orderId);
  }
  if (isSendable({ payment }) && held.some(({ hold }) => hold === 'returned')) {
    await takeStock(tx, orderId, ({ hold }) => hold === 'returned');
  }
}
