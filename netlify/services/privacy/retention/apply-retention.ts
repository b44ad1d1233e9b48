import { and, asc, eq, isNull, lt, not, inArray, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../database/client.ts';
import { isOutage } from '../../../database/database-errors.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { retentionRuns } from '../../../database/schema/retention.ts';
import { describeError, log } from '../../../lib/log.ts';
import { NIGHTLY_JOB, recordAudit } from '../../audit/record-audit.ts';
import { type Sweep, SWEEPS } from './sweeps.ts';

/** Of the 30 s that a scheduled function has; a batch that starts before this can still finish. */
const BUDGET_MS = 18_000;
/** A run that has not ended after this was interrupted. */
const INTERRUPTED_AFTER = sql`interval '5 minutes'`;
/** More than anybody would look at: beyond this the exact number does not matter. */
const COUNT_LIMIT = 1_000;

/** What a count is called in the log, the audit log and on Today. */
const NAMES = {
  photoMonths: 'photos',
  requestMonths: 'requests',
  lostVinDays: 'vins',
  inquiryMonths: 'inquiries',
  unpaidOrderDays: 'unpaidOrders',
  orderTaxYears: 'orders',
} as const satisfies Readonly<Record<keyof typeof SWEEPS, string>>;

type SweepName = keyof typeof SWEEPS;
const ALL = Object.keys(SWEEPS) as SweepName[];

/**
 * Locks a batch and looks at it once more: a hold that was set while the rows were being locked is seen only now. Rows that another run or
 * a request has locked are left alone.
 */
async function lockDue(tx: Executor, { table, due, batch }: Sweep, now: Date): Promise<readonly string[]> {
  const { isExpired, isHeld, isReady } = due(now);
  const isDue = and(isExpired, not(isHeld), isReady);
  const locked = await tx
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(isDue)
    .orderBy(asc(table.createdAt))
    .limit(batch)
    .for('update', { skipLocked: true });
  if (locked.length === 0) return [];
  const ids = locked.map(({ id }) => id);
  const still = await tx
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(and(inArray(table.id, ids), isDue));
  return still.map(({ id }) => id);
}

/** One batch in a transaction of its own, with its count. Returns whether there may be more. */
const sweepOnce = (db: Database, runId: string, name: SweepName, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const sweep: Sweep = SWEEPS[name];
    const ids = await lockDue(tx, sweep, now);
    if (ids.length === 0) return false;
    await sweep.remove(tx, ids);
    const before = sql`coalesce((${retentionRuns.counts} ->> ${NAMES[name]}::text)::int, 0)`;
    await tx
      .update(retentionRuns)
      .set({
        counts: sql`${retentionRuns.counts} || jsonb_build_object(${NAMES[name]}::text, ${before} + ${ids.length}::int)`,
      })
      .where(eq(retentionRuns.id, runId));
    return ids.length === sweep.batch;
  });

async function countDue(db: Database, now: Date): Promise<{ readonly late: number; readonly held: number }> {
  let [late, held] = [0, 0];
  for (const name of ALL) {
    const { table, due }: Sweep = SWEEPS[name];
    const { isExpired, isHeld } = due(now);
    const found = db
      .select({ held: sql<boolean>`${isHeld}`.as('held') })
      .from(table)
      .where(isExpired)
      .limit(COUNT_LIMIT)
      .as('found');
    const [count] = await db
      .select({
        held: sql<number>`(count(*) filter (where ${found.held}))::int`,
        late: sql<number>`(count(*) filter (where not ${found.held}))::int`,
      })
      .from(found);
    late += count?.late ?? 0;
    held += count?.held ?? 0;
  }
  return { late, held };
}

/** Ends a run once, with a line in the audit log if it did something. Returns what it did; nothing if it had ended. */
const closeRun = (
  db: Database,
  runId: string,
  left: { readonly late: number | null; readonly held: number | null },
) =>
  inTransaction(db, async (tx) => {
    const [run] = await tx
      .update(retentionRuns)
      .set({ finishedAt: sql`now()`, ...left })
      .where(and(eq(retentionRuns.id, runId), isNull(retentionRuns.finishedAt)))
      .returning({ counts: retentionRuns.counts });
    if (!run) return {};
    if (Object.keys(run.counts).length > 0)
      await recordAudit(tx, NIGHTLY_JOB, {
        action: 'apply_retention',
        subjectKind: 'retention',
        subjectId: runId,
        after: run.counts,
      });
    return run.counts;
  });

/** What an interrupted run did before it ended is written to the audit log now. */
async function closeInterrupted(db: Database): Promise<void> {
  const interrupted = await db
    .select({ id: retentionRuns.id })
    .from(retentionRuns)
    .where(
      and(isNull(retentionRuns.finishedAt), lt(retentionRuns.startedAt, sql`now() - ${INTERRUPTED_AFTER}`)),
    );
  for (const { id } of interrupted) await closeRun(db, id, { late: null, held: null });
}

interface RetentionOptions {
  readonly now?: Date;
  readonly budgetMs?: number;
}

/**
 * Deletes or strips what the site promised to keep no longer, a batch of each kind in turn until the time is up; the next night goes on. Safe
 * to run twice at once, and to be interrupted between any two statements. Returns figures alone.
 */
export async function applyRetention(
  db: Database,
  { now = new Date(), budgetMs = BUDGET_MS }: RetentionOptions = {},
): Promise<Readonly<Record<string, number>>> {
  const startedAt = performance.now();
  await closeInterrupted(db);
  const [run] = await db.insert(retentionRuns).values({}).returning({ id: retentionRuns.id });
  if (!run) throw new Error('The run was not recorded.');
  const open = new Set(ALL);
  let failed = 0;
  while (open.size > 0 && performance.now() - startedAt < budgetMs) {
    for (const name of open) {
      try {
        if (!(await sweepOnce(db, run.id, name, now))) open.delete(name);
      } catch (error) {
        // Without the database this run ends, and the next night continues. Without the photo store only the photos stop, and Today tells what is left.
        if (isOutage(error)) throw error;
        failed += 1;
        open.delete(name);
        log({ event: 'retention_failed', sweep: NAMES[name], error: describeError(error) });
      }
    }
  }
  const left = await countDue(db, now);
  const counts = await closeRun(db, run.id, left);
  return { ...counts, ...left, failed };
}
