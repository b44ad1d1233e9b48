import { ESTIMATE_POUNDS_PER_TON } from '../../src/business/constants.ts';
import { metalName } from '../../src/domain/prices/metal-types.ts';
import type {
  ReportGroup,
  ReportReason,
  ReportRow,
  TicketReport,
} from '../../src/domain/tickets/ticket-report.api.ts';
import type { Database } from '../../netlify/database/client.ts';
import { poundsOf } from '../../netlify/database/pounds.ts';
import type { readReport } from '../../netlify/services/tickets/read-report.ts';

/** What a line is counted under, and its name. */
const KEYS: Readonly<Record<ReportGroup, readonly [key: string, name: string]>> = {
  day: ['t.sold_on::text', 'null::text'],
  week: ["date_trunc('week', t.sold_on)::date::text", 'null::text'],
  yard: ["coalesce(t.yard_id, '')", 'null::text'],
  grade: ['v.metal_type', 'm.name'],
  staff: ['coalesce(t.recorded_by::text, t.source)', 's.name'],
  source: ['t.source', 'null::text'],
};

// Days are New York's, as they are stored. $3: a yard, or null for all.
const SOLD = `from tickets t join visits v on v.ticket_id = t.id
      left join metal_prices m on m.metal_type = v.metal_type left join staff_users s on s.id = t.recorded_by
    where t.sold_on between $1::date and $2::date and t.voided_at is null and ($3::text is null or t.yard_id = $3)`;

/** Cents of a weight at a price per the grade's unit, half a cent rounded up: payoutCents() in SQL. */
const cents = (weight: string, price: string) =>
  `round(100 * v.${weight} * v.${price} * case when v.unit = v.price_unit then 1
    when v.unit = 'ton' then ${ESTIMATE_POUNDS_PER_TON} when v.price_unit = 'ton' then 1.0 / ${ESTIMATE_POUNDS_PER_TON} else 1 end)`;

const readBy = (by: ReportGroup) => `with lines as (
      select t.id, ${KEYS[by][0]} as key, ${KEYS[by][1]} as name, v.amount_cents as paid, ${poundsOf('weight')} as pounds,
        case when v.unit = 'each' then v.weight end as pieces, ${poundsOf('deduction')} as deducted,
        v.posted_price is not null and v.unit <> 'each' as priced, ${cents('weight', 'posted_price')} as posted,
        case v.line_no when 1 then (select coalesce(sum(p.points), 0) from points_ledger p
          where p.ticket_id = t.id and p.kind in ('earn', 'streak_bonus')) else 0 end as points
      ${SOLD}
    )
    select grouping(key) = 1 as "isTotal", coalesce(key, '') as key, min(name) as name, count(distinct id)::int as tickets,
      trim_scale(coalesce(sum(pounds), 0))::text as pounds, trim_scale(coalesce(sum(pieces), 0))::text as pieces,
      coalesce(sum(paid), 0)::float8 as "paidCents",
      trim_scale(coalesce(sum(pounds) filter (where priced), 0))::text as "pricedPounds",
      coalesce(sum(paid) filter (where priced), 0)::float8 as "pricedCents",
      coalesce(sum(posted) filter (where priced), 0)::float8 as "postedCents",
      coalesce(sum(posted - paid) filter (where posted > paid), 0)::float8 as "belowCents",
      trim_scale(coalesce(sum(deducted), 0))::text as "deductedPounds",
      coalesce(sum(points), 0)::float8 as points
    from lines group by grouping sets ((key), ())
    order by ${by === 'day' || by === 'week' ? 'key desc' : '"paidCents" desc, key'}`;

const REASONS = `with lines as (
      select v.deduction_reason, v.price_reason, v.amount_cents, ${poundsOf('weight')} as pounds, ${poundsOf('deduction')} as deducted,
        ${cents('deduction', 'price')} as deducted_cents, ${cents('weight', 'posted_price')} as posted
      ${SOLD}
    )
    select kind, reason, count(*)::int as lines, trim_scale(coalesce(sum(pounds), 0))::text as pounds,
      coalesce(sum(cents), 0)::float8 as cents
    from (
      select 'deduction' as kind, deduction_reason as reason, deducted as pounds, deducted_cents as cents
      from lines where deduction_reason is not null
      union all
      select 'price', price_reason, pounds, posted - amount_cents from lines where price_reason is not null
    ) as found
    group by kind, reason order by kind, cents desc, reason`;

type Row = ReportRow & { readonly points: number; readonly isTotal: boolean };

/** What readReport() should answer, counted from all tickets, ledger entries and lines of these days, without any sums that are kept. */
export async function plainReport(
  db: Database,
  { from, to, by, yard }: Parameters<typeof readReport>[1],
): Promise<TicketReport> {
  const values = [from, to, yard ?? null];
  const client = await db.$client.connect();
  try {
    await client.query('set statement_timeout = 0');
    const { rows: found } = await client.query<Row>(readBy(by), values);
    const { rows: reasons } = await client.query<ReportReason>(REASONS, values);
    const named = found.map((row) => ({
      ...row,
      name: by === 'grade' ? (row.name ?? metalName(row.key)) : row.name,
      points: by === 'grade' ? null : row.points,
    }));
    const rows = named.filter(({ isTotal }) => !isTotal).map(({ isTotal: _isTotal, ...row }) => row);
    const sum = found.find(({ isTotal }) => isTotal);
    if (!sum) throw new Error('There is always a total.');
    const { isTotal: _isTotal, key: _key, name: _name, ...total } = sum;
    return { from, to, by, rows, total, reasons };
  } finally {
    client.release(true);
  }
}
