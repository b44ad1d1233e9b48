import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Answers already given to an Idempotency-Key; kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    /** Of the request's content: the same key with other content is refused. */
    fingerprint: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  // No index by date: the nightly cleanup may read it all, and every write would pay for it.
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);
