import type { YardId } from '../../../src/business/yards.ts';
import { GRADE_GROUP_KEYS } from '../../../src/domain/prices/grades.ts';
import type { CounterGrade } from '../../../src/domain/tickets/admin-tickets.api.ts';
import type { Executor } from '../../database/client.ts';
import { sql } from 'drizzle-orm';

/**
 * All grades at the prices that a yard had posted at a moment, hidden grades too: its own price where it had one, otherwise the common one. The
 * cards come first, then the others by group.
 */
export async function postedPrices(tx: Executor, yardId: YardId, at: Date): Promise<CounterGrade[]> {
  const time = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ [Key in keyof CounterGrade]: CounterGrade[Key] }>(sql`
    select m.metal_type as "metalType", m.name, coalesce(earlier.unit, m.unit) as unit,
      coalesce(own.price, own_earlier.price, earlier.price, m.price)::text as price
    from metal_prices m
    left join lateral (
      select price, unit from metal_price_history
      where metal_price_id = m.id and effective_from <= ${time} and effective_to > ${time}
      order by effective_to limit 1) earlier on m.updated_at > ${time}
    left join yard_price_overrides own
      on own.metal_price_id = m.id and own.yard_id = ${yardId} and own.updated_at <= ${time}
    left join lateral (
      select price from yard_price_history
      where metal_price_id = m.id and yard_id = ${yardId} and effective_from <= ${time} and effective_to > ${time}
      order by effective_to limit 1) own_earlier on true
    order by m.listed <> 'card',
      case m.listed when 'card' then 0
        else array_position(${`{${GRADE_GROUP_KEYS.join(',')}}`}::text[], m.grade_group) end,
      m.position, m.metal_type`);
  return rows;
}
