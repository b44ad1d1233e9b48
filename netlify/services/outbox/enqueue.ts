import { and, eq, sql } from 'drizzle-orm';
import type { NeonQueryResultHKT } from 'drizzle-orm/neon-serverless';
import type { PgInsertBase, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/client.ts';
import { outbox, type OutboxKind } from '../../database/schema/outbox.ts';

export interface Message {
  readonly kind: OutboxKind;
  /** The row it is about. One message of a kind for each subject, however often it is queued. */
  readonly subjectId: string;
  /** How long it waits at least; 0 by default. */
  readonly delayMs?: number;
}

const rowsOf = (messages: readonly Message[]) =>
  messages.map(({ kind, subjectId, delayMs = 0 }) => ({
    kind,
    subjectId,
    availableAt: sql`now() + ${delayMs}::float8 * interval '1 millisecond'`,
  }));

/** Queues messages, in the transaction that makes them true. */
export async function enqueue(tx: Executor, messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return;
  await tx.insert(outbox).values(rowsOf(messages)).onConflictDoNothing();
}

/** The same, in one round trip with the row that the messages are about. */
export async function insertAndEnqueue(
  tx: Executor,
  insert: PgInsertBase<PgTable, NeonQueryResultHKT>,
  messages: readonly Message[],
): Promise<void> {
  if (messages.length === 0) return void (await insert);
  await tx
    .with(tx.$with('inserted').as(insert))
    .insert(outbox)
    .values(rowsOf(messages))
    .onConflictDoNothing();
}

/** Queues messages about something that happens again and again, also where they were sent before. */
export async function enqueueAgain(tx: Executor, messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return;
  await tx
    .insert(outbox)
    .values(rowsOf(messages))
    .onConflictDoUpdate({
      target: [outbox.kind, outbox.subjectId],
      set: { ...DUE_AGAIN, availableAt: sql`excluded.available_at`, createdAt: sql`now()` },
    });
}

/** When a message was last queued, for the id of a mail that may be sent again: the same however often that one is tried. */
export async function queuedAt(db: Executor, kind: OutboxKind, subjectId: string): Promise<number> {
  const [row] = await db
    .select({ createdAt: outbox.createdAt })
    .from(outbox)
    .where(and(eq(outbox.kind, kind), eq(outbox.subjectId, subjectId)));
  return row?.createdAt.getTime() ?? 0;
}

/** For an UPDATE of the outbox: makes a done or failed message due again, as if it had never been tried. */
export const DUE_AGAIN = {
  state: 'pending',
  attempts: 0,
  availableAt: sql`now()`,
  leasedUntil: null,
  finishedAt: null,
} as const satisfies PgUpdateSetSource<typeof outbox>;

const FIRST_MS = 5_000;
const CAP_MS = 15 * 60_000;

/** How long to wait after the `attempt`th failure (from 1): doubling, capped, up to a quarter more or less by `random` in [0, 1). */
export function backoffMs(attempt: number, random: number): number {
  const base = Math.min(CAP_MS, FIRST_MS * 2 ** (attempt - 1));
  return Math.min(CAP_MS, Math.round(base * (0.75 + random / 2)));
}
