import { eq, sql } from 'drizzle-orm';
import { SLIP_SELLER, SLIP_YARD } from '../../../../src/business/constants.ts';
import { YARD_IDS, type YardId } from '../../../../src/business/yards.ts';
import { addDays, inNewYork } from '../../../../src/domain/shared/time/new-york-time.ts';
import { NOTHING_USUAL, type UsualPay } from '../../../../src/domain/unusual/slip.ts';
import type { Database, Executor } from '../../../database/client.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { usualPay } from '../../../database/schema/day-sums.ts';

interface Sale {
  readonly yardId: YardId;
  /** null: a walk-in, of whom nothing is known. */
  readonly customerId: string | null;
  readonly metalTypes: readonly string[];
  readonly at: Date;
}

/** What lines of these grades usually pay at the yard, by its nightly figures, and to this seller. */
export async function readUsualPay(
  tx: Executor,
  { yardId, customerId, metalTypes, at }: Sale,
): Promise<(metalType: string) => UsualPay> {
  const { rows } = await tx.execute<Record<'metalType', string> & Record<keyof UsualPay, number | null>>(sql`
    select asked.metal_type as "metalType", usual.cents as "yardCents", own.cents as "sellerCents"
    from json_array_elements_text(${JSON.stringify([...new Set(metalTypes)])}::json) as asked (metal_type)
    left join ${usualPay} usual on usual.yard_id = ${yardId} and usual.metal_type = asked.metal_type
    left join lateral (
      select percentile_disc(0.5) within group (order by v.amount_cents) as cents
      from visits v join tickets t on t.id = v.ticket_id and t.voided_at is null
      where v.customer_id = ${customerId}::uuid and v.metal_type = asked.metal_type and v.amount_cents > 0
        and v.created_at between ${at.toISOString()}::timestamptz - ${SLIP_SELLER.days}::int * interval '1 day'
          and ${at.toISOString()}::timestamptz
      having count(*) >= ${SLIP_SELLER.lines}) own on true`);
  const found = new Map(rows.map(({ metalType, ...usual }) => [metalType, usual]));
  return (metalType) => found.get(metalType) ?? NOTHING_USUAL;
}

/** Writes, yard by yard, what 99 of 100 lines of each grade pay at most. Returns how many grades of yards have enough lines. */
export async function sumUsualPay(db: Database): Promise<{ readonly usual: number }> {
  const since = addDays(inNewYork(new Date()).date, -SLIP_YARD.days);
  const sumOf = (yardId: YardId) =>
    inTransaction(db, async (tx) => {
      await tx.delete(usualPay).where(eq(usualPay.yardId, yardId));
      const { rowCount } = await tx.execute(sql`
        insert into ${usualPay} (yard_id, metal_type, cents)
        select t.yard_id, v.metal_type, percentile_disc(0.99) within group (order by v.amount_cents)
        from tickets t join visits v on v.ticket_id = t.id
        where t.yard_id = ${yardId} and t.sold_on >= ${since}::date and t.sold_at >= ${since}::timestamp at time zone 'America/New_York'
          and t.voided_at is null and v.amount_cents > 0
        group by t.yard_id, v.metal_type having count(*) >= ${SLIP_YARD.lines}`);
      return rowCount ?? 0;
    });
  let usual = 0;
  for (const yardId of YARD_IDS) usual += await sumOf(yardId);
  return { usual };
}
