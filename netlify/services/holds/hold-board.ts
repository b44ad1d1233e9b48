import { eq, sql } from 'drizzle-orm';
import type { YardId } from '../../../src/business/yards.ts';
import type { HoldBoard, HoldExposure } from '../../../src/domain/holds/admin-holds.api.ts';
import type { HoldLimitInput } from '../../../src/domain/holds/hold-limits.schema.ts';
import { ESTIMATE_POUNDS_PER_TON } from '../../../src/business/constants.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { holdLimits, priceHolds } from '../../database/schema/price-holds.ts';
import type { Staff } from '../../lib/http/call.ts';
import { assertSeen } from '../audit/changed-since.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isOpenHoldAt } from './rules.ts';

/** What is open, by yard: pounds (a piece counts as none), and what they would cost above what is posted now. */
async function readHoldExposure(tx: Executor, at: Date = new Date()): Promise<readonly HoldExposure[]> {
  const { rows } = await tx.execute<{
    yardId: YardId;
    count: number;
    pounds: number;
    aboveCents: number;
  }>(sql`
    select ${priceHolds.yardId} as "yardId", count(*)::int as count,
      coalesce(sum(${priceHolds.most}) filter (where ${priceHolds.unit} <> 'each'), 0)::int as pounds,
      coalesce(ceil(sum(greatest(${priceHolds.price} - coalesce(o.price, m.price), 0) * ${priceHolds.most} * 100
        / case ${priceHolds.unit} when 'ton' then ${ESTIMATE_POUNDS_PER_TON}::int else 1 end)), 0)::int as "aboveCents"
    from ${priceHolds} join metal_prices m on m.metal_type = ${priceHolds.metalType}
    left join yard_price_overrides o on o.metal_price_id = m.id and o.yard_id = ${priceHolds.yardId}
    where ${isOpenHoldAt(at)}
    group by ${priceHolds.yardId} order by ${priceHolds.yardId}`);
  return rows;
}

/** What owners have set, and what is open. */
export async function readHoldBoard(db: Database): Promise<HoldBoard> {
  const [limits, exposure] = await Promise.all([db.select().from(holdLimits), readHoldExposure(db)]);
  return {
    limits: Object.fromEntries(limits.map(({ scope, ...limit }) => [scope, limit])),
    exposure,
  };
}

/** Pauses holding prices, or limits the pounds. Safe to repeat. Throws changed_since. */
export async function setHoldLimit(
  db: Database,
  actor: Staff,
  { scope, seen, ...after }: HoldLimitInput,
): Promise<{ done: true }> {
  return inTransaction(db, async (tx) => {
    // There may be no row yet.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('hold_limit'), hashtext(${scope}))`);
    const [row] = await tx.select().from(holdLimits).where(eq(holdLimits.scope, scope));
    const now = { isPaused: row?.isPaused ?? false, most: row?.most ?? null };
    if (now.isPaused === after.isPaused && now.most === after.most) return { done: true };
    const subject = { subjectKind: 'hold_limit', subjectId: scope };
    await assertSeen(tx, subject, { seen, now });
    await tx
      .insert(holdLimits)
      .values({ scope, ...after })
      .onConflictDoUpdate({ target: holdLimits.scope, set: after });
    await recordAudit(tx, actor, { action: 'set_hold_limit', ...subject, before: now, after });
    return { done: true };
  });
}
