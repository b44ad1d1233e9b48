import { text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { hidden, personalTable } from '../personal-columns.ts';

/** Tickets in hand that their sellers may see on a phone. A row outlives its ticket in hand, so that the phone is told what came of it. */
export const shownTickets = personalTable(
  'shown_tickets',
  {
    /** Of the ticket in hand, under which it is recorded too. */
    ticketId: uuid('ticket_id').primaryKey(),
    /** A new code makes the one before worthless. */
    codeHash: hidden(text('code_hash').notNull()),
    /** Of the first phone that opened it; null: none yet. */
    deviceHash: hidden(text('device_hash')),
    shownAt: timestamp('shown_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the seller said that the lines are right, and a hash of those lines: other lines were never agreed to. */
    agreedAt: timestamp('agreed_at', { withTimezone: true }),
    agreedLines: hidden(text('agreed_lines')),
  },
  (table) => [uniqueIndex('shown_tickets_code_once').on(table.codeHash)],
);
