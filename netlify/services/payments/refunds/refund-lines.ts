import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { lineRefund, type RefundedLine, refundedShares } from '../../../../src/domain/orders/line-refund.ts';
import { isSendable } from '../../../../src/domain/orders/order-status.ts';
import { mostRefundable, refundableOf } from '../../../../src/domain/orders/refundable.ts';
import { type Cents, moneyText } from '../../../../src/domain/shared/numbers/money.ts';
import type { Executor } from '../../../database/client.ts';
import { refundRequests } from '../../../database/schema/funding.ts';
import { orderLines, orders } from '../../../database/schema/orders.ts';
import { paymentMovements } from '../../../database/schema/payments.ts';
import { CodedError } from '../../../lib/http/errors.ts';
import type { MailTable } from '../../../providers/mail/render-mail.ts';
import { mailLines } from '../../orders/order-mail-parts.ts';
import { findLines, findOrder, type FoundOrder } from '../../orders/rows.ts';
import { DECIDED, standingAfter, unsentStaffLines } from '../../fulfillment/rules.ts';
import { countedLines } from '../../stock/rows.ts';
import { returnPieces } from '../../stock/take-stock.ts';

type RefundRow = typeof refundRequests.$inferSelect;

/** The same pieces in any order have the same name. */
export const namesOf = (lines: readonly RefundedLine[]): string =>
  lines
    .map(({ id, quantity }) => `${id} ${quantity}`)
    .toSorted()
    .join();

/** An order's money by the line, as lineRefund() counts with it. */
async function baseOf(tx: Executor, orderId: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new CodedError('not_found');
  const isOfIt = eq(refundRequests.orderId, orderId);
  const requests = await tx.select().from(refundRequests).where(isOfIt);
  const movements = await tx.select().from(paymentMovements).where(eq(paymentMovements.orderId, orderId));
  return {
    ...order,
    lines: await findLines(tx, orderId),
    ...refundedShares(requests),
    refundableCents: mostRefundable(refundableOf(movements, requests)),
  };
}

interface TakenLines {
  readonly shares: { readonly taxCents: Cents; readonly shippingCents: Cents };
  /** "1 x Yard Mug, 2 x Yard Tee" */
  readonly items: string;
}

/**
 * Counts the pieces of a refund as refunded, of an order that the caller has locked, and returns their shares of tax and shipping, and what they are. Throws
 * changed_since: some are refunded already, or they come to another amount.
 */
export async function takeLines(
  tx: Executor,
  orderId: string,
  lines: readonly RefundedLine[],
  amountCents: Cents,
): Promise<TakenLines> {
  if (lines.length === 0) return { shares: { taxCents: 0, shippingCents: 0 }, items: '' };
  const base = await baseOf(tx, orderId);
  const { taxCents, shippingCents, ...refund } = lineRefund(base, lines);
  for (const { id, quantity } of lines) {
    const taken = await tx
      .update(orderLines)
      .set({ refunded: sql`${orderLines.refunded} + ${quantity}::int` })
      .where(
        and(
          eq(orderLines.id, id),
          eq(orderLines.orderId, orderId),
          sql`${orderLines.refunded} + ${quantity}::int <= ${orderLines.quantity}`,
        ),
      )
      .returning({ id: orderLines.id });
    if (taken.length === 0) throw new CodedError('changed_since');
  }
  if (refund.amountCents !== amountCents) throw new CodedError('changed_since');
  const items = lines.map(
    ({ id, quantity }) => `${quantity} x ${base.lines.find((line) => line.id === id)?.name}`,
  );
  return { shares: { taxCents, shippingCents }, items: items.join(', ') };
}

/** Their pieces no longer count as refunded: the provider refused, or the customer's bank sent the money back. Returns of which kinds they are. */
export async function reopenLines(
  tx: Executor,
  orderId: string,
  requests: readonly RefundRow[],
): Promise<readonly string[]> {
  const variantIds: string[] = [];
  for (const { id, quantity } of requests.flatMap(({ lines }) => lines)) {
    const reopened = await tx
      .update(orderLines)
      .set({ refunded: sql`greatest(${orderLines.refunded} - ${quantity}::int, 0)` })
      .where(and(eq(orderLines.id, id), eq(orderLines.orderId, orderId)))
      .returning({ variantId: orderLines.variantId });
    variantIds.push(...reopened.map(({ variantId }) => variantId));
  }
  return variantIds;
}

/** The pieces of refunds that have just been made are no longer the order's: in stock again, or gone. */
export async function returnLines(
  tx: Executor,
  orderId: string,
  requests: readonly RefundRow[],
): Promise<void> {
  for (const { lines, restock } of requests) {
    if (lines.length === 0) continue;
    const ids = lines.map(({ id }) => id);
    const variants = await tx
      .select({ id: orderLines.id, variantId: orderLines.variantId })
      .from(orderLines)
      .where(and(inArray(orderLines.id, ids), eq(orderLines.orderId, orderId)));
    const variantOf = new Map(variants.map(({ id, variantId }) => [id, variantId]));
    const pieces = lines.flatMap(({ id, quantity }) => {
      const variantId = variantOf.get(id);
      return variantId === undefined ? [] : [{ variantId, quantity }];
    });
    await returnPieces(tx, orderId, pieces, restock);
  }
}

/** What staff still have to send once lines were refunded, or their refund failed: nothing is shipped again, and nothing waits for nothing. */
export async function restandOrder(
  tx: Executor,
  orderId: string,
  requests: readonly RefundRow[],
): Promise<void> {
  if (requests.every(({ lines }) => lines.length === 0)) return;
  const found = await findOrder(tx, orderId);
  if (!found || found.order.payment === 'refunded') return;
  const { fulfillment, stockShort } = found.order;
  if (!DECIDED.includes(fulfillment)) return;
  const counted = stockShort ? await countedLines(tx, orderId) : [];
  const isShort = counted.some(({ hold, isSent }) => hold !== 'taken' && !isSent);
  await tx
    .update(orders)
    .set({ ...standingAfter(found, []), stockShort: isShort })
    .where(eq(orders.id, orderId));
}

/** Pieces whose refund failed that no list has, as their line has left, or is at Printful, perhaps without them. */
export function unlistedPieces(
  found: FoundOrder,
  lines: readonly RefundedLine[],
): readonly FoundOrder['lines'][number][] {
  if (!isSendable(found.order) || !DECIDED.includes(found.order.fulfillment)) return [];
  const listed = new Set(unsentStaffLines(found).map(({ id }) => id));
  return piecesOf(found, lines).filter(({ id }) => !listed.has(id));
}

/** Lines with the pieces of a refund alone. */
function piecesOf({ lines }: FoundOrder, refunded: readonly RefundedLine[]) {
  const quantityOf = new Map(refunded.map(({ id, quantity }) => [id, quantity]));
  return lines.flatMap((line) => {
    const quantity = quantityOf.get(line.id);
    return quantity === undefined ? [] : [{ ...line, quantity }];
  });
}

const part = (label: string, cents: Cents) => (cents > 0 ? [{ label, amount: moneyText(cents) }] : []);

/** What a refund was for, in the customer's mail; undefined if it was for no lines. */
export async function refundedParts(
  db: Executor,
  { orderId, reference, capture, amountCents }: typeof paymentMovements.$inferSelect,
  found: FoundOrder,
): Promise<MailTable | undefined> {
  // A webhook may be quicker than the answer that says the reference.
  const isUnanswered = and(
    isNull(refundRequests.reference),
    eq(refundRequests.capture, capture ?? ''),
    eq(refundRequests.amountCents, -amountCents),
    ne(refundRequests.state, 'refused'),
  );
  const [request] = await db
    .select()
    .from(refundRequests)
    .where(
      and(eq(refundRequests.orderId, orderId), or(eq(refundRequests.reference, reference), isUnanswered)),
    )
    .orderBy(sql`${refundRequests.reference} nulls last`)
    .limit(1);
  if (!request || request.lines.length === 0) return undefined;
  const { taxCents, shippingCents } = request;
  const lines = piecesOf(found, request.lines);
  const goodsCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0);
  const earlierCents = goodsCents + taxCents + shippingCents + amountCents;
  return {
    caption: 'What it’s for',
    lines: mailLines(lines),
    totals: [
      ...part('Shipping', shippingCents),
      ...part('Tax', taxCents),
      ...(earlierCents > 0 ? [{ label: 'Refunded before', amount: moneyText(-earlierCents) }] : []),
      { label: 'Refund', amount: moneyText(-amountCents) },
    ],
  };
}
