import { and, eq, ne, sql } from 'drizzle-orm';
import { PRICE_HISTORY_DAYS } from '../../../src/business/constants.ts';
import { METAL_TYPE } from '../../../src/domain/shared/text.ts';
import type { PriceHistory, PricePoint } from '../../../src/domain/prices/prices.api.ts';
import type { Database } from '../../database/client.ts';
import { isoTime } from '../../database/iso-time.ts';
import { metalPriceHistory, metalPrices } from '../../database/schema/prices.ts';
import { CodedError } from '../../lib/errors.ts';

const { id, metalType, price, unit, updatedAt } = metalPrices;
const past = metalPriceHistory;

/** As text: a JSON number would lose the last zero of "4.50". A price that lasted no time at all is left out. */
const pastPoints = sql<PricePoint[]>`coalesce((
  select json_agg(json_build_object('from', ${isoTime(past.effectiveFrom)}, 'price', ${past.price}::text) order by ${past.effectiveTo})
  from ${past}
  where ${and(
    eq(past.metalPriceId, id),
    eq(past.unit, unit),
    sql`${past.effectiveTo} > now() - make_interval(days => ${sql.raw(String(PRICE_HISTORY_DAYS))})`,
    sql`${past.effectiveFrom} < ${past.effectiveTo}`,
  )}
), '[]')`;

const list = (db: Database, type: string) =>
  db
    .select({ metalType, unit, price, from: isoTime(updatedAt), pastPoints })
    .from(metalPrices)
    .where(and(eq(metalType, type), ne(metalPrices.listed, 'hidden')));

/** A metal's prices in the last 90 days, in its current unit. Throws not_found if it is unknown or hidden. */
export async function listPriceHistory(db: Database, type: string): Promise<PriceHistory> {
  const [row] = METAL_TYPE.test(type) ? await list(db, type) : [];
  if (!row) throw new CodedError('not_found');
  return {
    metalType: row.metalType,
    unit: row.unit,
    points: [...row.pastPoints, { from: row.from, price: row.price }],
  };
}
