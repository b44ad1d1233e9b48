import { sql } from 'drizzle-orm';
import type { DayRange } from '../../../src/domain/shared/time/day-range.schema.ts';
import { inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { lineCentsOf, linePoundsOf } from '../../database/line-sql.ts';

export const COLUMNS = `day, yard_id, source, recorded_by, metal_type, deduction_reason, price_reason, tickets, lines, pounds, pieces, paid_cents,
  priced_pounds, priced_cents, posted_cents, below_cents, deducted_pounds, deducted_cents, other_price_cents, points`;

/**
 * The rows of `day_sums` by their tickets, for a statement's days (`day`, once each). Each day is summed on its own, so that its tickets are found by
 * the index, however many days there are.
 */
export const sumsOf = (
  days: string,
): string => `select ${COLUMNS} from (${days}) as asked cross join lateral (
    select yard_id, source, recorded_by, metal_type, deduction_reason, price_reason, count(distinct id)::int as tickets,
      count(*)::int as lines, coalesce(sum(pounds), 0) as pounds, coalesce(sum(pieces), 0) as pieces, sum(paid)::bigint as paid_cents,
      coalesce(sum(pounds) filter (where priced), 0) as priced_pounds,
      coalesce(sum(paid) filter (where priced), 0)::bigint as priced_cents,
      coalesce(sum(posted) filter (where priced), 0)::bigint as posted_cents,
      coalesce(sum(posted - paid) filter (where posted > paid), 0)::bigint as below_cents,
      coalesce(sum(deducted), 0) as deducted_pounds, coalesce(sum(deducted_cents), 0)::bigint as deducted_cents,
      coalesce(sum(posted - paid) filter (where price_reason is not null), 0)::bigint as other_price_cents, sum(points)::int as points
    from (
      select t.id, t.yard_id, t.source, t.recorded_by, v.metal_type, v.deduction_reason, v.price_reason, v.amount_cents as paid,
        ${linePoundsOf('weight')} as pounds, case when v.unit = 'each' then v.weight end as pieces, ${linePoundsOf('deduction')} as deducted,
        v.posted_price is not null and v.unit <> 'each' as priced, ${lineCentsOf('weight', 'posted_price')} as posted,
        ${lineCentsOf('deduction', 'price')} as deducted_cents,
        case v.line_no when 1 then (select coalesce(sum(p.points), 0) from points_ledger p
          where p.ticket_id = t.id and p.kind in ('earn', 'streak_bonus')) else 0 end as points
      from tickets t join visits v on v.ticket_id = t.id
      where t.sold_on = asked.day and t.voided_at is null
    ) as sold
    group by grouping sets ((yard_id, source, recorded_by), (yard_id, metal_type), (yard_id, deduction_reason), (yard_id, price_reason))
    having num_nonnulls(source, metal_type, deduction_reason, price_reason) = 1
  ) as sums`;

/** In one statement, which may take five seconds: a day of 2,700 tickets takes some hundredths of one. */
const DAYS_AT_ONCE = 7;

const EVER: DayRange = { from: '-infinity', to: 'infinity' };

/**
 * Writes the sums of the days in this range that are over and whose sums may be wrong; of all, where none is named. Returns how many days they were. A ticket that is saved
 * meanwhile leaves a mark that is not seen here, and so stays.
 */
export async function sumDays(db: Database, { from, to } = EVER): Promise<{ readonly days: number }> {
  const today = inNewYork(new Date()).date;
  const sumSome = () =>
    inTransaction(db, async (tx) => {
      // One at a time: two would both write the sums of a day.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('day_sums', 0))`);
      // The marks go first: the tickets that left them are seen by any later statement.
      const { rows } = await tx.execute<{ day: string }>(sql`
        with gone as (delete from stale_days where day in (
          select distinct day from stale_days where day between ${from}::date and ${to}::date and day < ${today}::date
          order by day limit ${DAYS_AT_ONCE}) returning day)
        select distinct day::text from gone`);
      if (rows.length === 0) return 0;
      const days = `'{${rows.map(({ day }) => day).join(',')}}'::date[]`;
      await tx.execute(sql`delete from day_sums where day = any(${sql.raw(days)})`);
      await tx.execute(
        sql.raw(`insert into day_sums (${COLUMNS}) ${sumsOf(`select unnest(${days}) as day`)}`),
      );
      return rows.length;
    });
  let days = 0;
  for (let some = await sumSome(); some > 0; some = await sumSome()) days += some;
  return { days };
}
