import { text, timestamp } from 'drizzle-orm/pg-core';
import { impersonalTable } from '../personal-columns.ts';

/** When an address used up part of its limit. The address itself is not here: `key` is a keyed hash. */
export const rateLimits = impersonalTable('rate_limits', {
  key: text().primaryKey(),
  hits: timestamp({ withTimezone: true }).array().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
