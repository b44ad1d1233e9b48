import type { YardId } from '../../../src/business/yards.ts';
import { UNUSUAL_CALL_DAYS } from '../../../src/business/constants.ts';
import { GRADE_GROUP_KEYS } from '../../../src/domain/prices/grades/grades.ts';
import type { CounterGrade } from '../../../src/domain/tickets/admin-tickets.api.ts';
import type { Executor } from '../../database/client.ts';
import { type SQL, sql } from 'drizzle-orm';
import { lastPrice } from './last-price.ts';

type GradeRow = { [Key in keyof CounterGrade]: CounterGrade[Key] };

/**
 * What `asked (yard_id, at)` says was posted: a yard's own price where it had one, otherwise the common one. Prices follow one another, so the
 * first that ended later is the one, if it had begun: of a time before a grade's first price no more is read.
 * "nulls first" is the index's order read backward; there are none.
 */
const posted = (asked: SQL): SQL => sql`
    m.metal_type as "metalType", m.name, m.name_es as "nameEs", coalesce(earlier.unit, m.unit) as unit, m.grade_group as "group",
      coalesce(own.price, own_earlier.price, earlier.price, m.price)::text as price,
      ${lastPrice({
        metalPriceId: sql`m.id`,
        commonPrice: sql`coalesce(earlier.price, m.price)`,
        yardId: sql`asked.yard_id`,
        ownPrice: sql`coalesce(own.price, own_earlier.price)`,
        at: sql`asked.at`,
        since: sql`asked.at - ${UNUSUAL_CALL_DAYS}::int * interval '1 day'`,
      })} as "lastPrice"
    from ${asked} cross join metal_prices m
    left join lateral (
      select price, unit from (
        select price, unit, effective_from from metal_price_history
        where metal_price_id = m.id and effective_to > asked.at and effective_from < effective_to
        order by effective_to nulls first limit 1) next
      where effective_from <= asked.at) earlier on m.updated_at > asked.at
    left join yard_price_overrides own
      on own.metal_price_id = m.id and own.yard_id = asked.yard_id and own.updated_at <= asked.at
    left join lateral (
      select price from (
        select price, effective_from from yard_price_history
        where metal_price_id = m.id and yard_id = asked.yard_id and effective_to > asked.at and effective_from < effective_to
        order by effective_to nulls first limit 1) next
      where effective_from <= asked.at) own_earlier on true`;

/**
 * All grades at the prices that a yard had posted at a moment, hidden grades too. The cards come first, then the others by group.
 */
export async function postedPrices(tx: Executor, yardId: YardId, at: Date): Promise<CounterGrade[]> {
  const asked = sql`(select ${yardId}::text as yard_id, ${at.toISOString()}::timestamptz as at) asked`;
  const { rows } = await tx.execute<GradeRow>(sql`
    select ${posted(asked)}
    order by m.listed <> 'card',
      case m.listed when 'card' then 0
        else array_position(${`{${GRADE_GROUP_KEYS.join(',')}}`}::text[], m.grade_group) end,
      m.position, m.metal_type`);
  return rows;
}

interface Moment {
  readonly yardId: YardId;
  readonly at: Date;
  readonly metalTypes: readonly string[];
}

/** The posted prices of many moments, in one statement: for each moment its grades that we buy. */
export async function postedPricesOf(
  tx: Executor,
  moments: readonly Moment[],
): Promise<readonly (readonly CounterGrade[])[]> {
  const asked = moments.flatMap(({ yardId, at, metalTypes }, index) =>
    [...new Set(metalTypes)].map((metalType) => ({
      index,
      yard_id: yardId,
      at: at.toISOString(),
      metal_type: metalType,
    })),
  );
  const { rows } = await tx.execute<GradeRow & { index: number }>(sql`
    select asked.index, ${posted(sql`json_to_recordset(${JSON.stringify(asked)}::json)
      as asked (index int, yard_id text, at timestamptz, metal_type text)`)}
    where m.metal_type = asked.metal_type`);
  const found = moments.map((): CounterGrade[] => []);
  for (const { index, ...grade } of rows) found[index]?.push(grade);
  return found;
}
