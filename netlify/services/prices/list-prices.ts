import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { PRICE_HISTORY_DAYS, PRICE_HISTORY_EACH_CHANGE_DAYS } from '../../../src/business/constants.ts';
import type { YardId } from '../../../src/business/yards.ts';
import { GRADE_GROUP_KEYS } from '../../../src/domain/prices/grades/grades.ts';
import { HIDDEN_TYPES } from '../../../src/domain/prices/grades/metal-types.ts';
import type { GradePrice } from '../../../src/domain/prices/list/price-list.api.ts';
import type { MetalPrice, PriceHistory, PricePoint } from '../../../src/domain/prices/prices.api.ts';
import { inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import { METAL_TYPE } from '../../../src/domain/shared/text/text.ts';
import type { Database } from '../../database/client.ts';
import { isoTime, isoTimeText } from '../../database/iso-time.ts';
import { prepared } from '../../database/prepared.ts';
import { runStatement } from '../../database/run-statement.ts';
import { metalPriceHistory, metalPrices } from '../../database/schema/prices.ts';
import { CodedError } from '../../lib/http/errors.ts';

// The keys are constants of our own.
const GROUPS = `'{${GRADE_GROUP_KEYS.join(',')}}'::text[]`;

const read = (name: string, texts: string) => ({
  name,
  text: `select m.id, m.metal_type as "metalType", coalesce(o.price, m.price)::text as price, m.unit,
      ${isoTimeText('coalesce(o.updated_at, m.updated_at)')} as "updatedAt",
      (case when o.price is null then m.price - m.previous_price else o.price - o.previous_price end)::text as change,
      ${texts}, m.grade_group as "group", m.material, m.listed,
      o.price is not null as "isYardPrice",
      exists (select from yard_price_overrides a where a.metal_price_id = m.id) as differs
    from metal_prices m
    left join yard_price_overrides o on o.metal_price_id = m.id and o.yard_id = $1
    where m.listed <> 'hidden'
    order by array_position(${GROUPS}, m.grade_group), m.position, m.metal_type`,
});

const READ = read('read_price_list', 'm.name, m.how_to_tell as "howToTell"');
const READ_IN_SPANISH = read(
  'read_price_list_in_spanish',
  `coalesce(m.name_es, m.name) as name, coalesce(m.how_to_tell_es, m.how_to_tell) as "howToTell",
      m.name_es is null as "isNameEnglish", m.how_to_tell_es is null as "isNoteEnglish"`,
);

type Row = { [Key in keyof GradePrice]: GradePrice[Key] };

/** All grades that are listed, at the common prices or at those of a yard. */
export async function readPriceList(db: Database, yard?: YardId, language?: 'es'): Promise<GradePrice[]> {
  const statement = language === 'es' ? READ_IN_SPANISH : READ;
  return [...(await runStatement<Row>(db, statement, [yard ?? null]))];
}

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

const historyQuery = (db: Database, type: string) =>
  db
    .select({ metalType, unit, price, from: isoTime(updatedAt), pastPoints })
    .from(metalPrices)
    .where(and(eq(metalType, type), ne(metalPrices.listed, 'hidden')));

const dayOf = ({ from }: PricePoint) => inNewYork(new Date(from)).date;

/** Only the last price of each New York day before the latest 30. */
function thinned(points: readonly PricePoint[], now = new Date()): PricePoint[] {
  const eachSince = now.getTime() - PRICE_HISTORY_EACH_CHANGE_DAYS * 86_400_000;
  return points.filter((point, index) => {
    const next = points[index + 1];
    return !next || Date.parse(point.from) >= eachSince || dayOf(next) !== dayOf(point);
  });
}

/** A metal's prices in the last 90 days, in its current unit. Throws not_found if it is unknown or hidden. */
export async function listPriceHistory(db: Database, type: string): Promise<PriceHistory> {
  const [row] = METAL_TYPE.test(type) ? await historyQuery(db, type) : [];
  if (!row) throw new CodedError('not_found');
  return {
    metalType: row.metalType,
    unit: row.unit,
    points: thinned([...row.pastPoints, { from: row.from, price: row.price }]),
  };
}
