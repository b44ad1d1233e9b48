import { desc, eq, sql } from 'drizzle-orm';
import { PRICE_BOARD_UNDO_LIST_LENGTH } from '../../../src/business/staff-constants.ts';
import type { PriceBatch, PriceBatchLine } from '../../../src/domain/prices/admin-prices.api.ts';
import type { Database } from '../../database/client.ts';
import { isoTime } from '../../database/iso-time.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { priceBatches } from '../../database/schema/price-batches.ts';
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
export function listPriceBatches(db: Database): Promise<PriceBatch[]> {
  return list(db);
}
