import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RefundedLine } from '../../../src/domain/orders/line-refund.ts';
import type { RefundRefusal, RefundState } from '../../../src/domain/orders/refund-state.ts';
import { hidden, impersonal, impersonalTable, personal, personalTable } from '../personal-columns.ts';
import { orders } from './orders.ts';
import type { PaymentProvider } from './payments.ts';
import { staffUsers } from './staff-users.ts';

/** A refund that staff asked for. The browser chooses its id, which is also the provider's idempotency key: a repeat is the same refund. */
export const refundRequests = personalTable(
  'refund_requests',
  {
    id: uuid().primaryKey(),
    orderId: personal(
      uuid('order_id')
        .notNull()
        .references(() => orders.id, { onDelete: 'restrict' }),
    ),
    provider: impersonal(text().$type<PaymentProvider>().notNull()),
    /** The capture it is taken from: the movement's reference. */
    capture: impersonal(text().notNull()),
    amountCents: impersonal(integer('amount_cents').notNull()),
    /** The pieces it is for; none of an amount that staff typed. */
    lines: impersonal(jsonb().$type<readonly RefundedLine[]>().notNull().default([])),
    /** The lines' shares, of which the next refund by the line takes only what is missing. */
    taxCents: impersonal(integer('tax_cents').notNull().default(0)),
    shippingCents: impersonal(integer('shipping_cents').notNull().default(0)),
    /** The pieces are here, and for sale again once the money has gone back. */
    restock: impersonal(boolean().notNull().default(false)),
    /** For staff alone. */
    reason: personal(text().notNull()),
    state: impersonal(text().$type<RefundState>().notNull().default('asked')),
    /** The provider's id of the refund. */
    reference: personal(text()),
    refusal: impersonal(text().$type<RefundRefusal>()),
    requestedBy: hidden(
      uuid('requested_by')
        .notNull()
        .references(() => staffUsers.id, { onDelete: 'restrict' }),
    ),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('refund_requests_by_order').on(table.orderId),
    index('refund_requests_asked')
      .on(table.createdAt)
      .where(sql`state = 'asked'`),
    check('refund_provider_known', sql`${table.provider} in ('stripe', 'paypal')`),
    check('refund_amount_positive', sql`${table.amountCents} > 0`),
    check('refund_state_known', sql`${table.state} in ('asked', 'done', 'refused')`),
  ],
);

/** Money that a provider sent to the bank. */
export const payouts = impersonalTable(
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
