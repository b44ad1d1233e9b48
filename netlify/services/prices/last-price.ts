import { type SQL, sql } from 'drizzle-orm';
import type { YardId } from '../../../src/business/yards.ts';
import type { Executor } from '../../database/client.ts';

interface Paid {
  readonly metalPriceId: SQL;
  readonly commonPrice: SQL;
  readonly yardId: SQL;
  /** The yard's own; SQL's null: it pays the common price. */
  readonly ownPrice: SQL;
  /** What was replaced later does not count, nor what was replaced before `since`. */
  readonly at: SQL;
  readonly since?: SQL;
}

/**
 * In SQL: what is paid, or what was paid last where that is 0, which means "call"; 0: never anything. A jump is measured from it, so that nobody
 * jumps by way of 0.
 */
export const lastPrice = ({
  metalPriceId,
  commonPrice,
  yardId,
  ownPrice,
  at,
  since = sql`'-infinity'`,
}: Paid): SQL<string> =>
  sql<string>`coalesce(
    nullif(coalesce(${ownPrice}, ${commonPrice}), 0),
    case when ${ownPrice} is not null then coalesce((
      select h.price from yard_price_history h where h.metal_price_id = ${metalPriceId} and h.yard_id = ${yardId}
        and h.price > 0 and h.effective_to <= ${at} and h.effective_to > ${since} order by h.effective_to desc limit 1), nullif(${commonPrice}, 0)) end,
    (select h.price from metal_price_history h where h.metal_price_id = ${metalPriceId}
      and h.price > 0 and h.effective_to <= ${at} and h.effective_to > ${since} order by h.effective_to desc limit 1),
    0)::text`;

/** The same for some prices, in their order. */
export async function readLastPrices(
  tx: Executor,
  asked: readonly { readonly metalPriceId: string; readonly yardId: YardId | null }[],
): Promise<readonly string[]> {
  const rows = asked.map(({ metalPriceId, yardId }, index) => ({ index, id: metalPriceId, yard_id: yardId }));
  const price = lastPrice({
    metalPriceId: sql`m.id`,
    commonPrice: sql`m.price`,
    yardId: sql`asked.yard_id`,
    ownPrice: sql`o.price`,
    at: sql`now()`,
  });
  const found = await tx.execute<{ price: string }>(sql`
    select ${price} as price
    from json_to_recordset(${JSON.stringify(rows)}::json) as asked (index int, id uuid, yard_id text)
    join metal_prices m on m.id = asked.id
    left join yard_price_overrides o on o.metal_price_id = m.id and o.yard_id = asked.yard_id
    order by asked.index`);
  return found.rows.map((row) => row.price);
}
