import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';

/** A customer whose figures differ from the ledger. */
export interface PointsDifference {
  readonly customerId: string;
  readonly totalPoints: number;
  readonly ledgerPoints: number;
  readonly lifetimePoints: number;
  readonly earnedPoints: number;
}

export interface Comparison extends Record<string, unknown> {
  readonly customers: number;
  readonly differences: number;
  /** The first of them, at most SHOWN. */
  readonly shown: readonly PointsDifference[];
}

const SHOWN = 50;

// The nightly job may take longer than a visitor's call; Netlify ends it after 30 s. Two million rows take one second.
const PATIENCE = sql`set local statement_timeout = '20s'`;

// One statement sees one snapshot: a sale in between cannot look like a difference.
const COMPARE = sql`with
ledger as (
  select customer_id, sum(points) as balance, sum(points) filter (where kind = 'void' or (points > 0 and kind <> 'undo')) as earned
  from points_ledger group by customer_id
),
wrong as (
  select id as "customerId", total_points as "totalPoints", coalesce(balance, 0) as "ledgerPoints",
    lifetime_points as "lifetimePoints", coalesce(earned, 0) as "earnedPoints"
  from customers left join ledger on customer_id = id
  where total_points <> coalesce(balance, 0) or lifetime_points <> coalesce(earned, 0)
)
select (select count(*)::int from customers) as customers,
  (select count(*)::int from wrong) as differences,
  (select coalesce(jsonb_agg(shown), '[]')
    from (select * from wrong order by "customerId" limit ${sql.raw(String(SHOWN))}) as shown) as shown`;

/** Compares every customer's balance with the sum of the ledger, and their lifetime points with what they earned in it. */
export function comparePoints(db: Database): Promise<Comparison> {
  return inTransaction(db, async (tx) => {
    await tx.execute(PATIENCE);
    const [comparison] = (await tx.execute<Comparison>(COMPARE)).rows;
    if (!comparison) throw new Error('The comparison answered nothing.');
    return comparison;
  });
}
