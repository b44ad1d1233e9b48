import type { PoolClient } from '@neondatabase/serverless';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { COMPARE_POINTS } from '../../netlify/services/rewards/points/check-points.ts';

/** Counts of rows that prove that figures were changed after the site wrote them, by what is counted. */
const BOOKS = {
  'customers whose points are not the sum of their ledger': sql`select differences as count from (${COMPARE_POINTS}) as compared`,
  'tickets whose total is not the sum of their lines': sql`select count(*)::int from tickets where total_cents
    <> coalesce((select sum(amount_cents) from visits where visits.ticket_id = tickets.id), 0)`,
  'orders whose subtotal is not the sum of their lines': sql`select count(*)::int from orders where subtotal_cents
    <> coalesce((select sum(quantity * unit_price_cents) from order_lines where order_lines.order_id = orders.id), 0)`,
} as const;

const dialect = new PgDialect();

/** Throws if the books of the rows that were just restored do not agree with each other. */
export async function assertBooks(client: PoolClient): Promise<void> {
  const wrong: string[] = [];
  for (const [what, query] of Object.entries(BOOKS)) {
    const { rows } = await client.query<{ count: number }>(dialect.sqlToQuery(query).sql);
    const count = rows[0]?.count ?? 0;
    if (count > 0) wrong.push(`${what}: ${count}`);
  }
  if (wrong.length > 0)
    throw new Error(
      `The books of this backup do not agree.\n${wrong.join('\n')}\nTo restore it nevertheless, add --as-it-is.`,
    );
}
