import { and, asc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import {
  STOCK_RESERVED_AT_MOST_MS,
  STOCK_RESERVED_MS,
  STOCK_UNPAID_LIMIT,
} from '../../../src/business/constants.ts';
import { CATALOGUE_CACHE } from '../../../src/domain/catalogue/catalogue.api.ts';
import { PAYABLE } from '../../../src/domain/orders/order-status.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { orders, stockHolds } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { limitKeyOf } from '../../lib/http/rate-limit.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import {
  countedLines,
  isThere,
  type Lease,
  lockKinds,
  lockOrder,
  giveBackStock,
  setHold,
  takeOff,
} from './rows.ts';

/** Thrown to undo what was written before a line turned out to be sold out. */
export class SoldOut extends Error {
  override readonly name = 'SoldOut';
  readonly variantIds: readonly string[];
  constructor(variantIds: readonly string[]) {
    super();
    this.variantIds = variantIds;
  }
}

/** What the same browser holds for orders that this one replaces, as long as nobody is paying them. */
function replacedBy(orderId: string) {
  const isSameBrowser = sql`${orders.checkoutKey} = (select checkout_key from orders as own where own.id = ${orderId})`;
  return and(
    eq(stockHolds.state, 'reserved'),
    gt(stockHolds.expiresAt, sql`now()`),
    ne(stockHolds.orderId, orderId),
    sql`exists (select from ${orders} where ${eq(orders.id, stockHolds.orderId)}
      and ${isSameBrowser} and ${inArray(orders.payment, [...PAYABLE])})`,
  );
}

const isLapsed = and(eq(stockHolds.state, 'reserved'), lte(stockHolds.expiresAt, sql`now()`));

const FREED = {
  variantId: stockHolds.variantId,
  quantity: stockHolds.quantity,
  firstHeldAt: stockHolds.firstHeldAt,
};

/** Frees what nobody paid in time and what this order replaces, of kinds that are locked. Returns since when the latter was held. */
async function freeKinds(
  tx: Executor,
  orderId: string,
  variantIds: readonly string[],
): Promise<readonly Date[]> {
  const isLocked = inArray(stockHolds.variantId, [...variantIds]);
  // Its time goes on with this order, so it does not count as another one.
  const replaced = await tx
    .update(stockHolds)
    .set({ state: 'lapsed', heldBy: null })
    .where(and(replacedBy(orderId), isLocked))
    .returning(FREED);
  const lapsed = await tx
    .update(stockHolds)
    .set({ state: 'lapsed' })
    .where(and(isLapsed, ne(stockHolds.orderId, orderId), isLocked))
    .returning(FREED);
  await giveBackStock(tx, [...replaced, ...lapsed]);
  return replaced.map(({ firstHeldAt }) => firstHeldAt);
}

/** Throws too_many_unpaid_orders if this address has had pieces held for so many other orders, and paid none of them. */
async function assertFewUnpaid(tx: Executor, orderId: string, heldBy: string): Promise<void> {
  const { limit, windowMs } = STOCK_UNPAID_LIMIT;
  const first = sql<Date>`min(${stockHolds.firstHeldAt})`.mapWith(stockHolds.firstHeldAt);
  const others = await tx
    .select({ first })
    .from(stockHolds)
    .innerJoin(orders, eq(orders.id, stockHolds.orderId))
    .where(
      and(
        eq(stockHolds.heldBy, heldBy),
        gt(stockHolds.firstHeldAt, sql`now() - ${windowMs}::int * interval '1 millisecond'`),
        ne(stockHolds.orderId, orderId),
        isNull(orders.paidAt),
      ),
    )
    .groupBy(stockHolds.orderId)
    .orderBy(asc(first));
  const oldest = others[others.length - limit];
  if (!oldest) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest.first.getTime() + windowMs - Date.now()) / 1000));
  throw new CodedError('too_many_unpaid_orders', { retryAfterSeconds });
}

/** null: its time is up, so it is paid only as long as there is something left. */
function leaseFrom(heldSince: readonly Date[], heldBy: string): Lease | null {
  const now = Date.now();
  const first = Math.min(now, ...heldSince.map((at) => at.getTime()));
  const expires = Math.min(now + STOCK_RESERVED_MS, first + STOCK_RESERVED_AT_MOST_MS);
  return expires > now ? { expiresAt: new Date(expires), firstHeldAt: new Date(first), heldBy } : null;
}

/**
 * Holds the counted pieces of an order, in the caller's transaction. Returns whether a kind has none left now, so that the catalogue is
 * to be purged. Throws SoldOut, order_not_payable, too_many_unpaid_orders: then the caller's transaction is undone.
 */
export async function holdStock(tx: Executor, orderId: string, address: string): Promise<boolean> {
  if ((await countedLines(tx, orderId)).length === 0) return false;
  const { payment } = await lockOrder(tx, orderId);
  if (!PAYABLE.includes(payment)) throw new CodedError('order_not_payable');
  const heldBy = limitKeyOf(STOCK_UNPAID_LIMIT, address);
  // Calls of one address come one after the other, so that two do not both count as the last.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${heldBy}))`);
  const replaced = await tx
    .select({ variantId: stockHolds.variantId })
    .from(stockHolds)
    .where(replacedBy(orderId));
  const ids = [...(await countedLines(tx, orderId)), ...replaced].map(({ variantId }) => variantId);
  await lockKinds(tx, ids);
  const since = await freeKinds(tx, orderId, ids);
  await assertFewUnpaid(tx, orderId, heldBy);
  // Read again: another call for the same order may have held them while this one waited.
  const lines = await countedLines(tx, orderId);
  const own = lines.flatMap(({ firstHeldAt }) => (firstHeldAt ? [firstHeldAt] : []));
  const lease = leaseFrom([...since, ...own], heldBy);
  const soldOut: string[] = [];
  let isLast = false;
  for (const line of lines) {
    if (!lease) {
      if (!isThere(line)) soldOut.push(line.variantId);
      continue;
    }
    const left = line.hold === 'reserved' ? { stock: null } : await takeOff(tx, line);
    if (!left) soldOut.push(line.variantId);
    else await setHold(tx, orderId, line, lease);
    if (left?.stock === 0) isLast = true;
  }
  if (soldOut.length > 0) throw new SoldOut(soldOut);
  return isLast;
}

/**
 * Holds the counted pieces of an order for half an hour, while it is paid. A later call renews it, up to an hour after the first. Throws
 * SoldOut, order_not_payable, too_many_unpaid_orders: then everything is as it was.
 */
export async function reserveStock(db: Database, orderId: string, address: string): Promise<void> {
  const isLast = await inTransaction(db, (tx) => holdStock(tx, orderId, address));
  if (isLast) await purgeTag(CATALOGUE_CACHE.tag);
}

/** Gives up what an order holds, because there is no way to pay it after all. */
export async function releaseStock(db: Database, orderId: string): Promise<void> {
  const wasSoldOut = await inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId);
    const ids = (await countedLines(tx, orderId)).map(({ variantId }) => variantId);
    await lockKinds(tx, ids);
    const freed = await tx
      .update(stockHolds)
      .set({ state: 'lapsed', heldBy: null })
      .where(and(eq(stockHolds.orderId, orderId), eq(stockHolds.state, 'reserved')))
      .returning(FREED);
    return giveBackStock(tx, freed);
  });
  if (wasSoldOut) await purgeTag(CATALOGUE_CACHE.tag);
}

/** More than lapse in a minute; the rest waits for the next. */
const AT_ONCE = 500;

/** Gives back what was reserved and not paid in time. Safe to run twice at once. Returns how many reservations that were. */
export async function releaseLapsed(db: Database): Promise<number> {
  const lapsed = await db
    .selectDistinct({ variantId: stockHolds.variantId })
    .from(stockHolds)
    .where(isLapsed)
    .limit(AT_ONCE);
  if (lapsed.length === 0) return 0;
  const ids = lapsed.map(({ variantId }) => variantId);
  const { released, wasSoldOut } = await inTransaction(db, async (tx) => {
    await lockKinds(tx, ids);
    const freed = await tx
      .update(stockHolds)
      .set({ state: 'lapsed' })
      .where(and(isLapsed, inArray(stockHolds.variantId, ids)))
      .returning({ variantId: stockHolds.variantId, quantity: stockHolds.quantity });
    return { released: freed.length, wasSoldOut: await giveBackStock(tx, freed) };
  });
  if (wasSoldOut) await purgeTag(CATALOGUE_CACHE.tag);
  return released;
}
