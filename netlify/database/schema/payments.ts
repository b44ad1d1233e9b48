import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { DisputeOutcome } from '../../../src/domain/orders/dispute.ts';
import type { Moved } from '../../../src/domain/orders/refundable.ts';
import { impersonal, personal, personalTable } from '../personal-columns.ts';
import { orders } from './orders.ts';

export type PaymentProvider = 'stripe' | 'paypal';

/**
 * Money that moved at a provider: rows are added and never changed, except that a fee is filled in once it is known. Refunds and lost
 * disputes are negative (PayPal reports a lost one as a refund); a reversal belongs to the refund with the same reference.
 */
export const paymentMovements = personalTable(
  'payment_movements',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: personal(
      uuid('order_id')
        .notNull()
        .references(() => orders.id, { onDelete: 'restrict' }),
    ),
    provider: impersonal(text().$type<PaymentProvider>().notNull()),
    kind: impersonal(text().$type<Moved['kind']>().notNull()),
    /** The provider's id of the charge, capture, refund or dispute. */
    reference: personal(text().notNull()),
    amountCents: impersonal(integer('amount_cents').notNull()),
    /** The provider's fee; null if it is not known yet. */
    feeCents: impersonal(integer('fee_cents')),
    /** For money that went out: the charge or capture it came from. */
    capture: impersonal(text()),
    movedAt: timestamp('moved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('payment_movement_once').on(table.provider, table.kind, table.reference),
    index('payment_movements_by_order').on(table.orderId),
    index('payment_movements_by_date').on(table.movedAt),
    index('payment_movements_without_fee')
      .on(table.movedAt)
      .where(sql`fee_cents is null`),
    check('movement_names_its_capture', sql`(${table.kind} = 'capture') = (${table.capture} is null)`),
    check('movement_provider_known', sql`${table.provider} in ('stripe', 'paypal')`),
    check(
      'movement_sign',
      sql`(${table.kind} in ('capture', 'refund_reversal')) = (${table.amountCents} > 0)`,
    ),
  ],
);

/** A dispute by a cardholder or buyer, as the provider last reported it. An order may have several. */
export const disputes = personalTable(
  'disputes',
  {
    provider: impersonal(text().$type<PaymentProvider>().notNull()),
    /** The provider's id of the dispute. */
    reference: personal(text().notNull()),
    orderId: personal(
      uuid('order_id')
        .notNull()
        .references(() => orders.id, { onDelete: 'restrict' }),
    ),
    outcome: impersonal(text().$type<DisputeOutcome>().notNull()),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.reference] }),
    index('disputes_by_order').on(table.orderId),
    check('dispute_provider_known', sql`${table.provider} in ('stripe', 'paypal')`),
    check('dispute_outcome_known', sql`${table.outcome} in ('open', 'won', 'lost')`),
  ],
);

/**
 * Money that a provider took but that pays no order of ours: it has another amount or currency, or is for another or an unknown
 * order. Staff give it back.
 */
export const wrongPayments = personalTable(
  'wrong_payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    provider: impersonal(text().$type<PaymentProvider>().notNull()),
    /** The provider's id of the charge or capture. */
    reference: personal(text().notNull()),
    /** Null if we have no such order. */
    orderId: personal(uuid('order_id').references(() => orders.id, { onDelete: 'restrict' })),
    /** Null for a currency that we never ask for. */
    amountCents: impersonal(integer('amount_cents')),
    currency: impersonal(text().notNull()),
    reportedAt: timestamp('reported_at', { withTimezone: true }).notNull().defaultNow(),
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
  },
  (table) => [
    unique('wrong_payment_once').on(table.provider, table.reference),
    index('wrong_payments_by_order').on(table.orderId),
    index('wrong_payments_open')
      .on(table.reportedAt)
      .where(sql`refunded_at is null`),
    check('wrong_payment_provider_known', sql`${table.provider} in ('stripe', 'paypal')`),
    check('wrong_payment_amount', sql`${table.amountCents} > 0`),
  ],
);

/** Events already handled, written in the transaction of their effect. `provider` can also be Printful. */
export const providerEvents = personalTable(
  'provider_events',
  {
    provider: impersonal(text().$type<PaymentProvider | 'printful'>().notNull()),
    eventId: impersonal(text('event_id').notNull()),
    type: impersonal(text().notNull()),
    orderId: personal(uuid('order_id').references(() => orders.id, { onDelete: 'restrict' })),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('provider_events_by_order').on(table.orderId),
    index('provider_events_by_date').on(table.receivedAt),
    index('provider_events_by_provider').on(table.provider, table.receivedAt),
  ],
);
