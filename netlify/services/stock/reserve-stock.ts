import { and, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { STOCK_RESERVED_MS } from '../../../src/business/constants.ts';
import { CATALOGUE_CACHE } from '../../../src/domain/catalogue/catalogue.api.ts';
import { PAYABLE } from '../../../src/domain/orders/order-status.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { orders, stockHolds } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/errors.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { findOrder } from '../orders/rows.ts';
import { figuresOf } from '../orders/rules.ts';
import { lockOrder } from '../payments/rows.ts';
import { countedLines, lockKinds, putBack, setHold, takeOff } from './rows.ts';

/** What nobody paid in time, and what the same browser had reserved for an order that this one replaces. */
async function freeKinds(tx: Executor, orderId: string, variantIds: readonly string[]): Promise<void> {
  const replaced = tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        sql`${orders.checkoutKey} = (select checkout_key from orders as own where own.id = ${orderId})`,
        inArray(orders.payment, [...PAYABLE]),
      ),
    );
  const freed = await tx
    .update(stockHolds)
    .set({ state: 'lapsed' })
    .where(
      and(
        eq(stockHolds.state, 'reserved'),
        inArray(stockHolds.variantId, [...variantIds]),
        ne(stockHolds.orderId, orderId),
        or(lte(stockHolds.expiresAt, sql`now()`), inArray(stockHolds.orderId, replaced)),
      ),
    )
    .returning({ variantId: stockHolds.variantId, quantity: stockHolds.quantity });
  await putBack(tx, freed);
}

interface Reserved {
  readonly soldOut: readonly string[];
  /** A kind that has none left now. */
  readonly isLast: boolean;
}

/** Thrown to undo what was reserved of the other lines. */
class SoldOut extends Error {
  override readonly name = 'SoldOut';
  readonly variantIds: readonly string[];
  constructor(variantIds: readonly string[]) {
    super();
    this.variantIds = variantIds;
  }
}

async function reserve(tx: Executor, orderId: string): Promise<Reserved> {
  const { payment } = await lockOrder(tx, orderId);
  if (!PAYABLE.includes(payment)) return { soldOut: [], isLast: false };
  const ids = (await countedLines(tx, orderId)).map(({ variantId }) => variantId);
  await lockKinds(tx, ids);
  await freeKinds(tx, orderId, ids);
  const soldOut: string[] = [];
  let isLast = false;
  // Read again: another call for the same order may have reserved while this one waited.
  for (const line of await countedLines(tx, orderId)) {
    const left = line.hold === 'reserved' ? { stock: null } : await takeOff(tx, line);
    if (!left) soldOut.push(line.variantId);
    else await setHold(tx, orderId, line, 'reserved', STOCK_RESERVED_MS);
    if (left?.stock === 0) isLast = true;
  }
  if (soldOut.length > 0) throw new SoldOut(soldOut);
  return { soldOut, isLast };
}

/**
 * Holds the counted pieces of an order for half an hour, while it is paid. The same order again starts the half hour anew. Throws
 * price_changed with PriceFigures that say what is sold out; then nothing is reserved.
 */
export async function reserveStock(db: Database, orderId: string): Promise<void> {
  if ((await countedLines(db, orderId)).length === 0) return;
  const { soldOut, isLast } = await inTransaction(db, (tx) => reserve(tx, orderId)).catch(
    (error: unknown): Reserved => {
      if (error instanceof SoldOut) return { soldOut: error.variantIds, isLast: false };
      throw error;
    },
  );
  if (isLast) await purgeTag(CATALOGUE_CACHE.tag);
  if (soldOut.length === 0) return;
  const found = await findOrder(db, orderId);
  if (!found) throw new CodedError('not_found');
  throw new CodedError('price_changed', { figures: figuresOf(found, soldOut) });
}
