import { and, asc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { merchandiseVariants as variants } from '../../database/schema/catalogue.ts';
import { refundRequests } from '../../database/schema/funding.ts';
import { orderLines, orders, stockHolds } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/http/errors.ts';

export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

/**
 * The current order, locked until the transaction ends. Whoever changes its payment or what it has of the stock locks it first, so that two never
 * decide on the same state. Throws not_found.
 */
export async function lockOrder(tx: Executor, orderId: string) {
  const [order] = await tx
    .select({
      id: orders.id,
      payment: orders.payment,
      fulfillment: orders.fulfillment,
      totalCents: orders.totalCents,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
    // Weaker than `update`: rows that reference the order may be written in the meantime.
    .for('no key update');
  if (!order) throw new CodedError('not_found');
  return order;
}

export interface StockLine {
  readonly variantId: string;
  /** Without pieces that are refunded. */
  readonly quantity: number;
  /** Or Printful has it in hand: what staff pack is still here, whatever Printful has done with the rest. */
  readonly isSent: boolean;
  /** How much of it the order has; null: nothing yet. */
  readonly hold: (typeof stockHolds.$inferSelect)['state'] | null;
  readonly held: number;
  /** Pieces of them whose refund is asked for: once it is made, it says whether they are for sale again. */
  readonly asked: number;
  readonly firstHeldAt: Date | null;
  /** What is left to sell of the kind; null: no longer counted. */
  readonly stock: number | null;
}

/** Whether the pieces of a line are the order's own. */
export const isHeld = ({ hold }: StockLine): boolean => hold === 'reserved' || hold === 'taken';

/** Whether they are, or could be taken now. */
export const isThere = (line: StockLine): boolean =>
  isHeld(line) || line.stock === null || line.stock >= line.quantity;

const isSent = or(
  isNotNull(orderLines.sentAt),
  and(isNotNull(orderLines.printfulVariantId), inArray(orders.fulfillment, ['submitted', 'shipped'])),
);

const asked = sql<number>`(select coalesce(sum((piece ->> 'quantity')::int), 0)::int
  from ${refundRequests}, jsonb_array_elements(${refundRequests.lines}) as piece
  where ${eq(refundRequests.orderId, orderLines.orderId)} and ${eq(refundRequests.state, 'asked')}
    and piece ->> 'id' = ${orderLines.id}::text)`;

/** The lines of an order whose kinds are counted, or were when it got hold of them. */
export const countedLines = (db: Executor, orderId: string): Promise<StockLine[]> =>
  db
    .select({
      variantId: orderLines.variantId,
      quantity: sql<number>`${orderLines.quantity} - ${orderLines.refunded}`,
      isSent: sql<boolean>`${isSent}`,
      hold: stockHolds.state,
      held: sql<number>`coalesce(${stockHolds.quantity}, 0)`,
      asked,
      firstHeldAt: stockHolds.firstHeldAt,
      stock: variants.stock,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .leftJoin(
      stockHolds,
      and(eq(stockHolds.orderId, orderLines.orderId), eq(stockHolds.variantId, orderLines.variantId)),
    )
    .where(
      and(
        eq(orderLines.orderId, orderId),
        lt(orderLines.refunded, orderLines.quantity),
        or(isNotNull(variants.stock), isNotNull(stockHolds.state)),
      ),
    )
    .orderBy(asc(orderLines.variantId));

/** Code that changes the stock of kinds, or who holds it, locks the kinds first, in this order, so that two never wait for each other. */
export const lockKinds = (tx: Executor, variantIds: readonly string[]) =>
  tx
    .select({ id: variants.id })
    .from(variants)
    .where(inArray(variants.id, [...variantIds]))
    .orderBy(asc(variants.id))
    .for('no key update');

/** Takes pieces off a kind's stock. Returns what is left (null: no longer counted), or undefined if there are too few. */
export async function takeOff(
  tx: Executor,
  { variantId, quantity }: Pick<StockLine, 'variantId' | 'quantity'>,
): Promise<{ readonly stock: number | null } | undefined> {
  const hasEnough = or(sql`${variants.stock} is null`, sql`${variants.stock} >= ${quantity}::int`);
  const [left] = await tx
    .update(variants)
    .set({ stock: sql`${variants.stock} - ${quantity}::int` })
    .where(and(eq(variants.id, variantId), hasEnough))
    .returning({ stock: variants.stock });
  return left;
}

/** Gives pieces back to kinds that are still counted. Returns whether one of them was sold out. */
export async function giveBackStock(
  tx: Executor,
  holds: readonly { readonly variantId: string; readonly quantity: number }[],
): Promise<boolean> {
  let wasSoldOut = false;
  for (const { variantId, quantity } of holds) {
    const [left] = await tx
      .update(variants)
      .set({ stock: sql`${variants.stock} + ${quantity}::int` })
      .where(and(eq(variants.id, variantId), isNotNull(variants.stock)))
      .returning({ stock: variants.stock });
    if (left?.stock === quantity) wasSoldOut = true;
  }
  return wasSoldOut;
}

/** How long pieces are held, and for whom. */
export interface Lease {
  readonly expiresAt: Date;
  readonly firstHeldAt: Date;
  readonly heldBy: string;
}

/** Records what an order has of a kind. */
export async function setHold(
  tx: Executor,
  orderId: string,
  { variantId, quantity }: Pick<StockLine, 'variantId' | 'quantity'>,
  lease: Lease | 'taken',
): Promise<void> {
  const what =
    lease === 'taken'
      ? ({ quantity, state: 'taken', expiresAt: sql`now()`, heldBy: null } as const)
      : ({ quantity, state: 'reserved', ...lease } as const);
  await tx
    .insert(stockHolds)
    .values({ orderId, variantId, ...what })
    .onConflictDoUpdate({ target: [stockHolds.orderId, stockHolds.variantId], set: what });
}
