import type { Funding, FundingDay, Money } from '../../../src/domain/payments/admin-funding.api.ts';
import type { DayRange } from '../../../src/domain/shared/time/day-range.schema.ts';
import type { Database } from '../../database/client.ts';
import { runStatement } from '../../database/run-statement.ts';

type Sums = Omit<Money, 'netCents'>;

type Row = Sums & Pick<FundingDay, 'day' | 'provider'>;

// Days are New York's, so one in spring has 23 hours and one in the fall 25. A float holds whole cents beyond any yard's turnover.
const READ = {
  name: 'read_funding',
  text: `select day::text, provider, sum(taken)::float8 as "takenCents", sum(fees)::float8 as "feesCents",
      sum(refunded)::float8 as "refundedCents", sum(disputed)::float8 as "disputedCents",
      sum(payouts)::float8 as "payoutsCents", sum(fees_unknown)::int as "feesUnknown"
    from (
      select (moved_at at time zone 'America/New_York')::date as day, provider, coalesce(fee_cents, 0) as fees,
        case kind when 'capture' then amount_cents else 0 end as taken,
        case when kind in ('refund', 'refund_reversal') then -amount_cents else 0 end as refunded,
        case kind when 'dispute' then -amount_cents else 0 end as disputed, 0 as payouts,
        (kind = 'capture' and fee_cents is null)::int as fees_unknown
      from payment_movements
      where moved_at >= $1::date::timestamp at time zone 'America/New_York'
        and moved_at < ($2::date + 1)::timestamp at time zone 'America/New_York'
      union all
      select arrives_on, provider, 0, 0, 0, 0, amount_cents, 0 from payouts
      where arrives_on between $1::date and $2::date and state not in ('failed', 'canceled')
    ) as moved
    group by day, provider order by day desc, provider desc`,
};

const ZERO: Sums = {
  takenCents: 0,
  feesCents: 0,
  refundedCents: 0,
  disputedCents: 0,
  payoutsCents: 0,
  feesUnknown: 0,
};

const add = (sum: Sums, row: Sums): Sums => ({
  takenCents: sum.takenCents + row.takenCents,
  feesCents: sum.feesCents + row.feesCents,
  refundedCents: sum.refundedCents + row.refundedCents,
  disputedCents: sum.disputedCents + row.disputedCents,
  payoutsCents: sum.payoutsCents + row.payoutsCents,
  feesUnknown: sum.feesUnknown + row.feesUnknown,
});

const withNet = <Moved extends Sums>(row: Moved) => ({
  ...row,
  netCents: row.takenCents - row.feesCents - row.refundedCents - row.disputedCents,
});

/** Money by day and provider, from our own books and the payouts that were fetched. */
export async function readFunding(db: Database, { from, to }: DayRange): Promise<Funding> {
  const rows = await runStatement<Row>(db, READ, [from, to]);
  return {
    from,
    to,
    days: rows.map(withNet),
    total: withNet(rows.reduce(add, ZERO)),
  };
}
