import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { prepared } from '../../database/prepared.ts';
import { outbox, type OutboxKind } from '../../database/schema/outbox.ts';

export interface Parcel {
  readonly kind: OutboxKind;
  /** The row it is about. One of a kind for each subject, whoever asks twice. */
  readonly subjectId: string;
  /** How long it must wait at least; 0 unless given. */
  readonly delayMs?: number;
}

const insert = prepared((tx: Executor) =>
  tx
    .insert(outbox)
    .values({
      kind: sql.placeholder('kind'),
      subjectId: sql.placeholder('subjectId'),
      availableAt: sql`now() + ${sql.placeholder('delayMs')} * interval '1 millisecond'`,
    })
    .onConflictDoNothing()
    .prepare('enqueue'),
);

/** Writes down what is to be sent, in the transaction that makes it true. */
export async function enqueue(tx: Executor, parcels: readonly Parcel[]): Promise<void> {
  for (const { kind, subjectId, delayMs = 0 } of parcels) {
    await insert(tx).execute({ kind, subjectId, delayMs });
  }
}
