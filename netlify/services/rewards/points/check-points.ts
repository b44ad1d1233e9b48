import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/client.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { pointsChecks } from '../../../database/schema/rewards.ts';
import { log } from '../../../lib/log.ts';
import { enqueue } from '../../outbox/enqueue.ts';

/** A customer whose figures differ from the ledger. */
export interface PointsDifference {
  readonly customerId: string;
  readonly totalPoints: number;
  readonly ledgerPoints: number;
  readonly pointsOwed: number;
  readonly ledgerOwed: number;
  readonly lifetimePoints: number;
  readonly earnedPoints: number;
}

interface Comparison extends Record<string, unknown> {
  readonly customers: number;
  readonly differences: number;
  /** The first of them, at most SHOWN. */
  readonly shown: readonly PointsDifference[];
}

const SHOWN = 50;

// The nightly job may take longer than a visitor's call; Netlify ends it after 30 s. Two million rows take one second.
const PATIENCE = sql`set local statement_timeout = '20s'`;

/** One statement sees one snapshot: a sale in between cannot look like a difference. `npm run restore` asks it too. */
export const COMPARE_POINTS = sql`with
ledger as (
  select e.customer_id, sum(e.points) as balance, sum(e.points) filter (where e.kind = 'owed') as owed,
    sum(e.points) filter (where t.voided_at is null and e.kind not in ('owed', 'redeem', 'undo') and (e.kind <> 'adjust' or e.points > 0)) as earned
  from points_ledger e left join tickets t on t.id = e.ticket_id
  group by e.customer_id
),
wrong as (
  select id as "customerId", total_points as "totalPoints", coalesce(balance, 0) as "ledgerPoints",
    points_owed as "pointsOwed", coalesce(owed, 0) as "ledgerOwed",
    lifetime_points as "lifetimePoints", coalesce(earned, 0) as "earnedPoints"
  from customers left join ledger on customer_id = id
  where total_points <> coalesce(balance, 0) or points_owed <> coalesce(owed, 0) or lifetime_points <> coalesce(earned, 0)
    or (points_owed > 0 and total_points > 0)
)
select (select count(*)::int from customers) as customers,
  (select count(*)::int from wrong) as differences,
  (select coalesce(jsonb_agg(shown), '[]')
    from (select * from wrong order by "customerId" limit ${sql.raw(String(SHOWN))}) as shown) as shown`;

/**
 * Compares every customer's balance and points owed with the sums of the ledger, and their lifetime points with what they earned in it by tickets
 * that stand and otherwise. Nobody owes points who has some.
 */
export function comparePoints(db: Database): Promise<Comparison> {
  return inTransaction(db, async (tx) => {
    await tx.execute(PATIENCE);
    const [comparison] = (await tx.execute<Comparison>(COMPARE_POINTS)).rows;
    if (!comparison) throw new Error('The comparison answered nothing.');
    return comparison;
  });
}

interface PointsChecked extends Readonly<Record<string, number>> {
  readonly customers: number;
  readonly differences: number;
}

/** Records whether the customers' points match the ledger; staff get a mail if they do not. Repairs nothing. */
export async function checkPoints(db: Database): Promise<PointsChecked> {
  const { customers, differences, shown } = await comparePoints(db);
  await inTransaction(db, async (tx) => {
    const [check] = await tx
      .insert(pointsChecks)
      .values({ customers, differences })
      .returning({ id: pointsChecks.id });
    if (!check || differences === 0) return;
    await enqueue(tx, [{ kind: 'points_mismatch_mail', subjectId: check.id }]);
  });
  for (const difference of shown) log({ event: 'points_mismatch', ...difference });
  return { customers, differences };
}
