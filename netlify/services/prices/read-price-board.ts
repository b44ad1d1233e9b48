import { asc, desc, eq, sql } from 'drizzle-orm';
import { PRICE_BOARD_UNDO_LIST_LENGTH } from '../../../src/business/constants.ts';
import type {
  BoardGrade,
  PriceBatch,
  PriceBatchLine,
  PriceBoard,
  YardPrice,
} from '../../../src/domain/prices/admin-prices.api.ts';
import { GRADE_GROUP_KEYS } from '../../../src/domain/prices/grades/grades.ts';
import type { Database } from '../../database/client.ts';
import { isoTime, isoTimeText } from '../../database/iso-time.ts';
import { priceBatches } from '../../database/schema/price-batches.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { CAN_UNDO } from './rules.ts';

const LINES = sql<readonly PriceBatchLine[]>`(
  select json_agg(json_build_object('metalType', m.metal_type, 'name', m.name, 'yardId', l.yard_id, 'price', l.price::text,
    'unit', l.unit, 'beforePrice', l.before_price::text) order by l.yard_id nulls first, m.position)
  from price_batch_lines l join metal_prices m on m.id = l.metal_price_id where l.batch_id = "price_batches"."id")`;

const list = (db: Database) =>
  db
    .select({
      id: priceBatches.id,
      createdBy: staffUsers.name,
      createdAt: isoTime(priceBatches.createdAt),
      publishAt: isoTime(priceBatches.publishAt),
      state: priceBatches.state,
      canUndo: CAN_UNDO,
      lines: LINES,
    })
    .from(priceBatches)
    .innerJoin(staffUsers, eq(staffUsers.id, priceBatches.createdBy))
    .where(
      sql`${priceBatches.id} in (select id from price_batches order by created_at desc nulls last
        limit ${sql.raw(String(PRICE_BOARD_UNDO_LIST_LENGTH))}) or ${priceBatches.state} = 'scheduled'`,
    )
    .orderBy(desc(priceBatches.createdAt));

/** The latest batches of prices and all that are still scheduled, newest first. */
function listPriceBatches(db: Database): Promise<PriceBatch[]> {
  return list(db);
}

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
