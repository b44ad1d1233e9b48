import { and, eq, isNull, sql } from 'drizzle-orm';
import { isSendable, type PaymentState } from '../../../src/domain/orders/order-status.ts';
import type { Executor } from '../../database/client.ts';
import {
  merchandiseItems as items,
  merchandiseVariants as variants,
} from '../../database/schema/catalogue.ts';
import { orders, stockHolds } from '../../database/schema/orders.ts';
import { enqueueAgain } from '../outbox/enqueue.ts';
import { SITE_BUILD_ID } from '../site-build/request-build.ts';
import { countedLines, lockKinds, giveBackStock, setHold, type StockLine, takeOff } from './rows.ts';

/** Takes pieces for good. False: there are too few. */
async function take(tx: Executor, orderId: string, line: StockLine): Promise<boolean> {
  const left = line.hold === 'reserved' ? { stock: null } : await takeOff(tx, line);
  if (!left) return false;
  await setHold(tx, orderId, line, 'taken');
  await tellLow(tx, line);
  if (left.stock === 0) await enqueueAgain(tx, [{ kind: 'catalogue_purge', subjectId: SITE_BUILD_ID }]);
  return true;
}

/** Queues one mail to staff when a kind comes down to its item's low mark; the next one only after it was above it. */
async function tellLow(tx: Executor, { variantId }: StockLine): Promise<void> {
  const isLow = sql`${variants.stock} <= (select ${items.lowMark} from ${items} where ${items.id} = ${variants.itemId})`;
  const low = await tx
    .update(variants)
    .set({ lowMailedAt: sql`now()` })
    .where(and(eq(variants.id, variantId), isNull(variants.lowMailedAt), isLow))
    .returning({ id: variants.id });
  await enqueueAgain(
    tx,
    low.map(({ id }) => ({ kind: 'low_stock_mail', subjectId: id })),
  );
}

/**
 * A paid order, locked by the caller, takes its counted pieces: what it reserved, or what is left. False: of something there was
 * nothing left, so the order goes to staff, who refund it or send it after all.
 */
export async function takeStock(
  tx: Executor,
  orderId: string,
  isWanted: (line: StockLine) => boolean = () => true,
): Promise<boolean> {
  const counted = (await countedLines(tx, orderId)).filter(isWanted);
  if (counted.length === 0) return true;
  await lockKinds(
    tx,
    counted.map(({ variantId }) => variantId),
  );
  let isShort = false;
  // Read again: a reservation may have lapsed while this waited for the kinds.
  for (const line of (await countedLines(tx, orderId)).filter(isWanted)) {
    if (line.hold !== 'taken' && !(await take(tx, orderId, line))) isShort = true;
  }
  if (!isShort) return true;
  const isIt = eq(orders.id, orderId);
  const [before] = await tx.select({ wasShort: orders.stockShort }).from(orders).where(isIt);
  await tx.update(orders).set({ stockShort: true, fulfillment: 'failed', toPack: true }).where(isIt);
  // Each refund of an order that is still short comes by here.
  if (!before?.wasShort) await enqueueAgain(tx, [{ kind: 'stock_short_mail', subjectId: orderId }]);
  return false;
}

/**
 * Goods of an order, locked by the caller, leave although it never got all of them: takes what has come in since. A refund before they
 * leave gives back exactly that.
 */
export async function takeRestocked(
  tx: Executor,
  { id, stockShort }: { readonly id: string; readonly stockShort: boolean },
  variantIds: readonly string[],
): Promise<void> {
  const isWanted = ({ variantId, hold }: StockLine) =>
    variantIds.includes(variantId) && hold !== 'taken' && (stockShort || hold !== null);
  const ids = (await countedLines(tx, id)).filter(isWanted).map(({ variantId }) => variantId);
  if (ids.length === 0) return;
  await lockKinds(tx, ids);
  for (const line of (await countedLines(tx, id)).filter(isWanted)) {
    const quantity = line.hold === 'reserved' ? line.quantity : Math.min(line.quantity, line.stock ?? 0);
    if (quantity > 0) await take(tx, id, { ...line, quantity });
  }
}

/**
 * Pieces of an order, locked by the caller, are no longer its own: for sale again, or gone. Of a kind that the order has taken; never more
 * than it has.
 */
export async function returnPieces(
  tx: Executor,
  orderId: string,
  pieces: readonly { readonly variantId: string; readonly quantity: number }[],
  isForSale: boolean,
): Promise<void> {
  await lockKinds(
    tx,
    pieces.map(({ variantId }) => variantId),
  );
  const given: { variantId: string; quantity: number }[] = [];
  for (const { variantId, quantity } of pieces) {
    const isIts = and(
      eq(stockHolds.orderId, orderId),
      eq(stockHolds.variantId, variantId),
      eq(stockHolds.state, 'taken'),
    );
    const [hold] = await tx.select({ has: stockHolds.quantity }).from(stockHolds).where(isIts);
    if (!hold) continue;
    if (hold.has > quantity)
      await tx
        .update(stockHolds)
        .set({ quantity: hold.has - quantity })
        .where(isIts);
    else await tx.update(stockHolds).set({ state: 'returned' }).where(isIts);
    given.push({ variantId, quantity: Math.min(hold.has, quantity) });
  }
  if (isForSale && (await giveBackStock(tx, given))) {
    await enqueueAgain(tx, [{ kind: 'catalogue_purge', subjectId: SITE_BUILD_ID }]);
  }
}

/** Its money is here again, and nobody has sent it. */
const isOwed = ({ hold, isSent }: StockLine): boolean => hold === 'returned' && !isSent;

/**
 * Brings the stock in line with an order, locked by the caller, whose money went back or came back. Of a kind whose refund by the piece
 * came back (`reopened`) the order may have a part: that goes back first, and all of it is taken anew. Safe to repeat.
 */
export async function restock(
  tx: Executor,
  orderId: string,
  payment: PaymentState,
  reopened: readonly string[] = [],
): Promise<void> {
  const held = await countedLines(tx, orderId);
  const here = held.filter(({ hold, isSent }) => hold === 'taken' && !isSent);
  const back =
    payment === 'refunded'
      ? here
          .map((line) => ({ ...line, quantity: line.held - line.asked }))
          .filter(({ quantity }) => quantity > 0)
      : here.filter(({ variantId }) => reopened.includes(variantId));
  if (back.length > 0) {
    await lockKinds(
      tx,
      held.map(({ variantId }) => variantId),
    );
    await returnPieces(tx, orderId, back, true);
  }
  if (isSendable({ payment })) await takeStock(tx, orderId, isOwed);
}
