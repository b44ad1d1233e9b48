import { jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { impersonalTable } from '../personal-columns.ts';

/** Answers already given to an Idempotency-Key; deleted after a day. */
export const idempotencyKeys = impersonalTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    /** A hash of the request's content: the same key with other content is refused. */
    fingerprint: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  // No index by date: the nightly cleanup may scan the table, and an index would slow down every write.
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);
