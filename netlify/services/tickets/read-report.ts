import type { YardId } from '../../../src/business/yards.ts';
import type { DayRange } from '../../../src/domain/shared/time/day-range.schema.ts';
import { metalName } from '../../../src/domain/prices/grades/metal-types.ts';
import type {
  ReportGroup,
  ReportReason,
  TicketReport,
} from '../../../src/domain/tickets/ticket-report.api.ts';
import type { Database } from '../../database/client.ts';
import { runStatement, type Statement } from '../../database/run-statement.ts';
import { COLUMNS, sumDays, sumsOf } from './sum-days.ts';

/** What a row is counted under, and its name. */
const KEYS: Readonly<Record<ReportGroup, readonly [key: string, name: string]>> = {
  day: ['day::text', 'null::text'],
  week: ["date_trunc('week', day)::date::text", 'null::text'],
  yard: ["coalesce(yard_id, '')", 'null::text'],
  grade: ['metal_type', '(select name from metal_prices where metal_type = key)'],
  staff: ['coalesce(recorded_by::text, source)', '(select name from staff_users where id::text = key)'],
  source: ['source', 'null::text'],
};

const FIGURES = `coalesce(sum(tickets), 0)::int as tickets, trim_scale(coalesce(sum(pounds), 0))::text as pounds,
      trim_scale(coalesce(sum(pieces), 0))::text as pieces, coalesce(sum(paid_cents), 0)::float8 as "paidCents",
      trim_scale(coalesce(sum(priced_pounds), 0))::text as "pricedPounds", coalesce(sum(priced_cents), 0)::float8 as "pricedCents",
      coalesce(sum(posted_cents), 0)::float8 as "postedCents", coalesce(sum(below_cents), 0)::float8 as "belowCents",
      trim_scale(coalesce(sum(deducted_pounds), 0))::text as "deductedPounds"`;

const POINTS = 'coalesce(sum(points), 0)::float8 as points';

const reasonsOf = (kind: ReportReason['kind'], pounds: string, cents: string) =>
  `select '${kind}' as kind, ${kind}_reason as reason, sum(lines)::int as lines, trim_scale(sum(${pounds}))::text as pounds,
        sum(${cents})::float8 as cents
      from sums where ${kind}_reason is not null group by ${kind}_reason`;

// $3: a yard, or null for all. One statement sees one moment: a day is read from its sums or, if those may be wrong, from its tickets.
const readBy = (by: ReportGroup): Statement => ({
  name: `report_by_${by}`,
  text: `with stale as materialized (select distinct day from stale_days where day between $1::date and $2::date),
    sums as materialized (
      select all_sums.* from (
        select ${COLUMNS} from day_sums where day between $1::date and $2::date and day not in (select day from stale)
        union all ${sumsOf('select day from stale')}
      ) as all_sums where $3::text is null or yard_id = $3
    )
    select coalesce((select json_agg(r) from (
        select figures.*, ${KEYS[by][1]} as name from (
          select ${KEYS[by][0]} as key, ${FIGURES}, ${by === 'grade' ? 'null as points' : POINTS}
          from sums where ${by === 'grade' ? 'metal_type' : 'source'} is not null group by 1) as figures
        order by ${by === 'day' || by === 'week' ? 'key desc' : '"paidCents" desc, key'}) as r), '[]') as rows,
      (select row_to_json(t) from (select ${FIGURES}, ${POINTS} from sums where source is not null) as t) as total,
      coalesce((select json_agg(r) from (
        ${reasonsOf('deduction', 'deducted_pounds', 'deducted_cents')}
        union all ${reasonsOf('price', 'pounds', 'other_price_cents')}
        order by kind, cents desc, reason) as r), '[]') as reasons`,
});

const STATEMENTS: Readonly<Record<ReportGroup, Statement>> = {
  day: readBy('day'),
  week: readBy('week'),
  yard: readBy('yard'),
  grade: readBy('grade'),
  staff: readBy('staff'),
  source: readBy('source'),
};

type ReportQuery = DayRange & { readonly by: ReportGroup; readonly yard?: YardId | undefined };

type Found = { [Key in 'rows' | 'total' | 'reasons']: TicketReport[Key] };

/** What was bought on some days, by one of the groups, and why weight was taken off or another price was paid. Voided tickets count for nothing. */
export async function readReport(db: Database, { from, to, by, yard }: ReportQuery): Promise<TicketReport> {
  await sumDays(db, { from, to });
  const [found] = await runStatement<Found>(db, STATEMENTS[by], [from, to, yard ?? null]);
  if (!found) throw new Error('The report answered nothing.');
  const rows =
    by === 'grade' ? found.rows.map((row) => ({ ...row, name: row.name ?? metalName(row.key) })) : found.rows;
  return { from, to, by, ...found, rows };
}
