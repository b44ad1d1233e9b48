import { asc, sql } from 'drizzle-orm';
import type { MetalPrice } from '../../../src/domain/prices/prices.api.ts';
import type { Database } from '../../database/client.ts';
import { prepared } from '../../database/prepared.ts';
import { metalPrices } from '../../database/schema/prices.ts';

const isoTime = sql<string>`to_char(${metalPrices.updatedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const list = prepared((db: Database) =>
  db
    .select({
      id: metalPrices.id,
      metalType: metalPrices.metalType,
      price: metalPrices.price,
      unit: metalPrices.unit,
      updatedAt: isoTime,
      change: sql<string | null>`(${metalPrices.price} - ${metalPrices.previousPrice})::text`,
    })
    .from(metalPrices)
    .orderBy(asc(metalPrices.position), asc(metalPrices.metalType))
    .prepare('list_metal_prices'),
);

/** All prices in the yards' order, the hidden types included: what is shown is the browser's rule. */
export function listMetalPrices(db: Database): Promise<MetalPrice[]> {
  return list(db).execute();
}
