import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { HIDDEN_TYPES } from '../../../src/domain/prices/metal-types.ts';
import type { MetalPrice } from '../../../src/domain/prices/prices.api.ts';
import type { Database } from '../../database/client.ts';
import { isoTime } from '../../database/iso-time.ts';
import { prepared } from '../../database/prepared.ts';
import { metalPrices } from '../../database/schema/prices.ts';

const list = prepared((db: Database) =>
  db
    .select({
      id: metalPrices.id,
      metalType: metalPrices.metalType,
      price: metalPrices.price,
      unit: metalPrices.unit,
      updatedAt: isoTime(metalPrices.updatedAt),
      change: sql<string | null>`(${metalPrices.price} - ${metalPrices.previousPrice})::text`,
    })
    .from(metalPrices)
    .where(or(eq(metalPrices.listed, 'card'), inArray(metalPrices.metalType, [...HIDDEN_TYPES])))
    .orderBy(asc(metalPrices.position), asc(metalPrices.metalType))
    .prepare('list_metal_prices'),
);

/** The prices of the cards in their order, and of the type that the browser hides. Other grades are in readPriceList(). */
export function listMetalPrices(db: Database): Promise<MetalPrice[]> {
  return list(db).execute();
}
