import { eq, sql } from 'drizzle-orm';
import { priceEntrySchema } from '../../../src/domain/prices/price.schema.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { metalPriceHistory, metalPrices } from '../../database/schema/prices.ts';
import { CodedError } from '../../lib/errors.ts';
import { fault } from '../../lib/fault.ts';
import { parseInput } from '../../lib/parse-input.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { PRICES_CACHE_TAG } from './prices-cache-tag.ts';

export interface PriceChangeRequest {
  readonly metalType: string;
  /** Decimal dollars, "4.50". */
  readonly price: string;
  /** "lb" unless given. */
  readonly unit?: string;
}

/**
 * Sets the price of a metal, keeps the one before, and has the edge forget its copy. The same value again changes
 * nothing. Answers whether it changed. Throws invalid_input, not_found.
 */
export async function changeMetalPrice(db: Database, request: PriceChangeRequest): Promise<boolean> {
  const { price, unit } = await parseInput(priceEntrySchema, request);
  const isChanged = await inTransaction(db, async (tx) => {
    const [before] = await tx
      .select()
      .from(metalPrices)
      .where(eq(metalPrices.metalType, request.metalType))
      .for('update');
    if (!before) throw new CodedError('not_found');
    if (Number(before.price) === Number(price) && before.unit === unit) return false;

    // A rival that began later may have committed first.
    const at = sql`greatest(now(), ${before.updatedAt.toISOString()}::timestamptz)`;
    await tx.insert(metalPriceHistory).values({
      metalPriceId: before.id,
      price: before.price,
      unit: before.unit,
      effectiveFrom: before.updatedAt,
      effectiveTo: at,
    });
    const previousPrice = before.unit === unit ? before.price : null;
    await tx
      .update(metalPrices)
      .set({ price, unit, previousPrice, updatedAt: at })
      .where(eq(metalPrices.id, before.id));
    await fault('before_price_commit');
    return true;
  });
  if (isChanged) await purgeTag(PRICES_CACHE_TAG);
  return isChanged;
}
