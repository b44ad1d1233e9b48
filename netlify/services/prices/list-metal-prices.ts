import { asc, sql } from 'drizzle-orm';
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
    .orderBy(asc(metalPrices.position), asc(metalPrices.metalType))
    .prepare('list_metal_prices'),
);

/** All prices in the list's order, including hidden types: the browser decides what is shown. */
export function listMetalPrices(db: Database): Promise<MetalPrice[]> {
  return list(db).execute();
}
