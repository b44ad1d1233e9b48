import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, getTableColumns, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/client.ts';
import { outbox, type OutboxKind } from '../../database/schema/outbox.ts';
import { exactTime } from '../../lib/http/keyset.ts';
import { describeError, log } from '../../lib/log.ts';
import { backoffMs } from './enqueue.ts';

/**
 * Sends one message, at least once, so the recipient must be able to recognize a duplicate; or queues others in its place, and answers
 * 'more'. Throws to be tried again later.
 */
type Deliver = (db: Database, subjectId: string) => Promise<void | 'more'>;
export type Deliveries = Readonly<Record<OutboxKind, Deliver>>;

const BATCH = 5;
/** Mail servers accept a dozen a second from one sender, and people who wait for an answer come first. */
export const REST_MS = 300;
/** Longer than any delivery may take: after it the worker counts as dead. */
const LEASE = sql`interval '60 seconds'`;
/** A scheduled function ends after 30 s; a batch that starts before this can still finish. */
const BUDGET_MS = 8_000;
export const MAX_ATTEMPTS = 20;

/** `lease` is leasedUntil to the microsecond: no two claims of a row have the same. */
type Row = typeof outbox.$inferSelect & { readonly lease: string };

/** Claims due rows for this worker; no lock outlives the statement. */
function claim(db: Database): Promise<Row[]> {
  const isFree = or(isNull(outbox.leasedUntil), lt(outbox.leasedUntil, sql`now()`));
  const due = db.$with('due').as(
    db
      .select({ kind: outbox.kind, subjectId: outbox.subjectId })
      .from(outbox)
      .where(and(eq(outbox.state, 'pending'), lte(outbox.availableAt, sql`now()`), isFree))
      .orderBy(outbox.availableAt)
      .limit(BATCH)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, leasedUntil: sql`now() + ${LEASE}` })
    .from(due)
    .where(and(eq(outbox.kind, due.kind), eq(outbox.subjectId, due.subjectId)))
    .returning({ ...getTableColumns(outbox), lease: exactTime(outbox.leasedUntil) });
}

/** Records the outcome, unless the row was queued again, or another worker has taken it after the lease expired. */
async function record(
  db: Database,
  { kind, subjectId, lease }: Row,
  outcome: PgUpdateSetSource<typeof outbox>,
) {
  const mine = and(
    eq(outbox.kind, kind),
    eq(outbox.subjectId, subjectId),
    eq(outbox.leasedUntil, sql`${lease}::timestamptz`),
    eq(outbox.state, 'pending'),
  );
  await db
    .update(outbox)
    .set({ ...outcome, leasedUntil: null })
    .where(mine);
}

async function handleRow(
  db: Database,
  deliveries: Deliveries,
  row: Row,
): Promise<'sent' | 'more' | 'failed'> {
  const { kind, subjectId, attempts } = row;
  let done: void | 'more';
  try {
    done = await deliveries[kind](db, subjectId);
  } catch (error) {
    const isLast = attempts >= MAX_ATTEMPTS;
    const event = isLast ? 'outbox_gave_up' : 'outbox_will_retry';
    log({ event, kind, subjectId, attempts, error: describeError(error) });
    const waitMs = backoffMs(attempts, Math.random());
    await record(
      db,
      row,
      isLast
        ? { state: 'failed', finishedAt: new Date() }
        : { availableAt: sql`now() + ${waitMs} * interval '1 millisecond'` },
    );
    return 'failed';
  }
  await record(db, row, { state: 'done', finishedAt: new Date() });
  return done ?? 'sent';
}

/** Sends due messages, a batch at a time, until none are left or the time is used up. Returns how many were sent. */
export async function workOutbox(db: Database, deliveries: Deliveries): Promise<number> {
  const startedAt = performance.now();
  let sent = 0;
  while (performance.now() - startedAt < BUDGET_MS) {
    const rows = await claim(db);
    if (rows.length === 0) break;
    const outcomes = await Promise.all(rows.map((row) => handleRow(db, deliveries, row)));
    sent += outcomes.filter((outcome) => outcome !== 'failed').length;
    // What a message queued is due at once.
    if (outcomes.includes('more')) continue;
    if (rows.length < BATCH) break;
    await sleep(REST_MS);
  }
  return sent;
}
