import { priceEntrySchema } from '../../../src/domain/prices/price.schema.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { CodedError } from '../../lib/errors.ts';
import { parseInput } from '../../lib/parse-input.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { PRICES_CACHE_TAG } from './prices-cache-tag.ts';
import { lockPrices, replacePrice } from './replace-price.ts';

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
  const entry = await parseInput(priceEntrySchema, request);
  const changedAt = await inTransaction(db, async (tx) => {
    const [before] = await lockPrices(tx, [request.metalType]);
    if (!before) throw new CodedError('not_found');
    return replacePrice(tx, before, entry);
  });
  if (changedAt) await purgeTag(PRICES_CACHE_TAG);
  return changedAt !== null;
}
