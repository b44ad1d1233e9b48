import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { staffUsers } from './staff-users.ts';
import { orders } from './orders.ts';
import type { PaymentProvider } from './payments.ts';

/** A refund that staff asked for. Its id is the browser's own and the provider's idempotency key: a repeat is the same refund. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    amountCents: integer('amount_cents').notNull(),
    reason: text().notNull(),
    state: text().$type<'asked' | 'done' | 'refused'>().notNull().default('asked'),
    /** The provider's id of the refund. */
    reference: text(),
    /** The provider's refusal, in our words. */
    refusal: text(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'restrict' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('refund_requests_by_order').on(table.orderId),
    check('refund_amount_positive', sql`${table.amountCents} > 0`),
    check('refund_state_known', sql`${table.state} in ('asked', 'done', 'refused')`),
  ],
);

/** Money that a provider sent to the bank. */
export const payouts = pgTable(
  'payouts',
  {
    provider: text().$type<PaymentProvider>().notNull(),
    reference: text().notNull(),
    amountCents: integer('amount_cents').notNull(),
    arrivesOn: date('arrives_on').notNull(),
    state: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.reference] }),
    index('payouts_by_date').on(table.arrivesOn),
  ],
);
