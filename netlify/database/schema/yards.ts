import { sql } from 'drizzle-orm';
import { check, date, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { impersonalTable } from '../personal-columns.ts';

/** Days on which a yard's hours differ from src/business; the yards themselves are facts of that folder. */
export const yardSpecialDays = impersonalTable(
  'yard_special_days',
  {
    yardId: text('yard_id').notNull(),
    /** A New York date. */
    day: date().notNull(),
    /** "HH:MM"; both null: closed all day. */
    opens: text(),
    closes: text(),
    reason: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.yardId, table.day] }),
    check('special_day_has_both_hours', sql`(${table.opens} is null) = (${table.closes} is null)`),
    check('special_day_runs_forward', sql`${table.opens} < ${table.closes}`),
  ],
);

/** "Busy now: 40 minutes at the scale". One per yard; it expires on its own. */
export const yardNotes = impersonalTable('yard_notes', {
  yardId: text('yard_id').primaryKey(),
  note: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
