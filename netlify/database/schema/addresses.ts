import { index, text, timestamp } from 'drizzle-orm/pg-core';
import { impersonalTable } from '../personal-columns.ts';

/** The result of an address check, deleted after 30 days: an order looks here whether its address was checked. */
export const addressChecks = impersonalTable(
  'address_checks',
  {
    /** A keyed hash of the address; the address itself is not here. */
    key: text().primaryKey(),
    outcome: text().$type<'deliverable' | 'undeliverable' | 'unchecked'>().notNull(),
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('address_checks_by_date').on(table.checkedAt)],
);
