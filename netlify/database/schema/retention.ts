import { sql } from 'drizzle-orm';
import { check, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { hidden, impersonal, impersonalTable, personal, personalTable } from '../personal-columns.ts';

/** What the nightly job deleted or stripped, in figures; kept for 90 days. */
export const retentionRuns = impersonalTable('retention_runs', {
  id: uuid().primaryKey().defaultRandom(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  /** null: running, or interrupted until a later run closes it. */
  finishedAt: timestamp('finished_at', { withTimezone: true }),
  /** By sweep; counted in the transaction of each batch. */
  counts: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
  /** Records that are past their time and under no hold, at the end; null if the run was interrupted. */
  late: integer(),
  /** Records that are past their time, but under a hold. */
  held: integer(),
});

/** Records that an owner holds, for example for a court: nothing deletes or strips them until the hold is released. */
export const legalHolds = personalTable(
  'legal_holds',
  {
    /** Of a request, an inquiry or an order. */
    subjectId: personal(uuid('subject_id').primaryKey()),
    subjectKind: impersonal(text('subject_kind').$type<'quote' | 'inquiry' | 'order'>().notNull()),
    /** For the owner alone. */
    reason: hidden(text().notNull()),
    heldAt: timestamp('held_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('hold_subject_known', sql`${table.subjectKind} in ('quote', 'inquiry', 'order')`)],
);
