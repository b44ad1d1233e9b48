import { asc, sql } from 'drizzle-orm';
import type { BoardGrade, PriceBoard, YardPrice } from '../../../src/domain/prices/admin-prices.api.ts';
import { GRADE_GROUP_KEYS } from '../../../src/domain/prices/grades.ts';
import type { Database } from '../../database/client.ts';
import { isoTime, isoTimeText } from '../../database/iso-time.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import { listPriceBatches } from './list-price-batches.ts';

const YARDS_OWN = sql<readonly YardPrice[]>`coalesce((
  select json_agg(json_build_object('yardId', o.yard_id, 'price', o.price::text,
    'updatedAt', ${sql.raw(isoTimeText('o.updated_at'))}) order by o.yard_id)
  from yard_price_overrides o where o.metal_price_id = "metal_prices"."id"), '[]')`;

const listGrades = (db: Database): Promise<BoardGrade[]> =>
  db
    .select({
      id: metalPrices.id,
      metalType: metalPrices.metalType,
      price: metalPrices.price,
      unit: metalPrices.unit,
      updatedAt: isoTime(metalPrices.updatedAt),
      change: sql<string | null>`(${metalPrices.price} - ${metalPrices.previousPrice})::text`,
      name: metalPrices.name,
      nameEs: metalPrices.nameEs,
      howToTell: metalPrices.howToTell,
      howToTellEs: metalPrices.howToTellEs,
      group: metalPrices.group,
      material: metalPrices.material,
      listed: metalPrices.listed,
      position: metalPrices.position,
      yards: YARDS_OWN,
    })
    .from(metalPrices)
    .orderBy(
      sql`${metalPrices.listed} <> 'card'`,
      sql`case ${metalPrices.listed} when 'card' then 0
        else array_position(${`{${GRADE_GROUP_KEYS.join(',')}}`}::text[], ${metalPrices.group}) end`,
      asc(metalPrices.position),
      asc(metalPrices.metalType),
    );

/** All grades with what staff may change of them, and the latest batches. */
export async function readPriceBoard(db: Database): Promise<PriceBoard> {
  const [metals, batches] = await Promise.all([listGrades(db), listPriceBatches(db)]);
  return { metals, batches };
}
