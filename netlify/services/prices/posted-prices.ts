import { asc, sql } from 'drizzle-orm';
import type { YardId } from '../../../src/business/yards.ts';
import type { CounterGrade } from '../../../src/domain/tickets/admin-tickets.api.ts';
import { metalName } from '../../../src/domain/prices/metal-types.ts';
import type { Executor } from '../../database/client.ts';
import { metalPriceHistory, metalPrices } from '../../database/schema/prices.ts';

/** All grades at the prices that a yard had posted at a moment, hidden grades too. All yards post the same so far. */
export async function postedPrices(tx: Executor, _yardId: YardId, at: Date): Promise<CounterGrade[]> {
  const time = sql`${at.toISOString()}::timestamptz`;
  // The price that a change replaced, where the change came after that moment.
  const then = sql`left join lateral (
    select h.price, h.unit from ${metalPriceHistory} h
    where h.metal_price_id = ${metalPrices.id} and h.effective_from <= ${time} and h.effective_to > ${time}
    order by h.effective_to limit 1) earlier on ${metalPrices.updatedAt} > ${time}`;
  const { rows } = await tx.execute<Omit<CounterGrade, 'name'> & Record<string, unknown>>(sql`
    select ${metalPrices.metalType} as "metalType", coalesce(earlier.price, ${metalPrices.price})::text as price,
      coalesce(earlier.unit, ${metalPrices.unit}) as unit
    from ${metalPrices} ${then}
    order by ${asc(metalPrices.position)}, ${asc(metalPrices.metalType)}`);
  return rows.map(({ metalType, price, unit }) => ({ metalType, name: metalName(metalType), price, unit }));
}
