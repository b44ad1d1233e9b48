import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { YardId } from '../../../src/business/yards.ts';
import type { HeldContent } from '../../../src/domain/tickets/held/held-ticket.schema.ts';
import { hidden, impersonal, personal, personalTable } from '../personal-columns.ts';
import { customers } from './rewards.ts';
import { staffUsers } from './staff-users.ts';

/** Tickets that are not recorded yet, under the ids that they will be recorded with. Recording or discarding one deletes its row. */
export const heldTickets = personalTable(
  'held_tickets',
  {
    id: uuid().primaryKey(),
    yardId: impersonal(text('yard_id').$type<YardId>().notNull()),
    /** By what people at the yard know it: a name, or a truck's tag. */
    label: personal(text().notNull()),
    customerId: personal(uuid('customer_id').references(() => customers.id, { onDelete: 'restrict' })),
    /** What is weighed and typed so far. */
    content: personal(jsonb().$type<HeldContent>().notNull()),
    /** Names the page that has it; another one takes it over by a new one. */
    hand: uuid().notNull(),
    openedBy: hidden(
      uuid('opened_by')
        .notNull()
        .references(() => staffUsers.id, { onDelete: 'restrict' }),
    ),
    heldBy: hidden(
      uuid('held_by')
        .notNull()
        .references(() => staffUsers.id, { onDelete: 'restrict' }),
    ),
    /** Since when that page has it. */
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull().defaultNow(),
    version: impersonal(integer().notNull().default(1)),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('held_tickets_by_yard').on(table.yardId, table.createdAt, table.id),
    index('held_tickets_by_customer')
      .on(table.customerId)
      .where(sql`customer_id is not null`),
    check('held_ticket_version_positive', sql`${table.version} > 0`),
  ],
);
