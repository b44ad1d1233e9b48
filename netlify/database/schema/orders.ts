import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { nameWords } from '../name-words.ts';
import type { FulfillmentState, PaymentState } from '../../../src/domain/orders/order-status.ts';
import type { PaymentMethod } from '../../../src/domain/orders/order-totals.ts';
import { hidden, impersonal, personal, personalTable } from '../personal-columns.ts';
import { merchandiseVariants } from './catalogue.ts';

/** What was ordered, at the server's prices. Amounts are whole cents and add up (a check enforces it). */
export const orders = personalTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** "GS-7K2M9QXT" */
    number: impersonal(text().notNull().unique()),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    method: impersonal(text().$type<PaymentMethod>().notNull()),
    payment: impersonal(text().$type<PaymentState>().notNull().default('pending')),
    fulfillment: impersonal(text().$type<FulfillmentState>().notNull().default('none')),
    /** A keyed hash of the checkout cookie of the browser that placed it. */
    checkoutKey: hidden(text('checkout_key').notNull()),
    customerName: personal(text('customer_name').notNull()),
    customerEmail: personal(text('customer_email').notNull()),
    /** +1XXXXXXXXXX */
    customerPhone: personal(text('customer_phone').notNull()),
    shippingAddress: personal(text('shipping_address').notNull()),
    shippingCity: personal(text('shipping_city').notNull()),
    shippingState: personal(text('shipping_state').notNull()),
    shippingZip: personal(text('shipping_zip').notNull()),
    billingAddress: personal(text('billing_address').notNull()),
    billingCity: personal(text('billing_city').notNull()),
    billingState: personal(text('billing_state').notNull()),
    billingZip: personal(text('billing_zip').notNull()),
    /** The shipping address could not be checked: staff review it before it ships. */
    addressUnchecked: boolean('address_unchecked').notNull(),
    subtotalCents: impersonal(integer('subtotal_cents').notNull()),
    shippingCents: impersonal(integer('shipping_cents').notNull()),
    taxCents: impersonal(integer('tax_cents').notNull()),
    totalCents: impersonal(integer('total_cents').notNull()),
    refundedCents: impersonal(integer('refunded_cents').notNull().default(0)),
    /** Money taken beyond the total and not given back: a second payment of the same order. */
    overpaidCents: impersonal(integer('overpaid_cents').notNull().default(0)),
    stripePaymentIntentId: impersonal(text('stripe_payment_intent_id').unique()),
    paypalOrderId: impersonal(text('paypal_order_id').unique()),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** At least one dispute is open or lost. */
    disputed: boolean().notNull().default(false),
    /** Money came in for it that does not pay it and has not been given back (`wrong_payments`). */
    paidWrongly: boolean('paid_wrongly').notNull().default(false),
    /** Paid, but something of it was sold out: staff settle it, by a refund or by sending it after all. */
    stockShort: boolean('stock_short').notNull().default(false),
    printfulOrderId: impersonal(bigint('printful_order_id', { mode: 'number' }).unique()),
    /** When the nightly job removed what tells who ordered; its figures stay. */
    strippedAt: timestamp('stripped_at', { withTimezone: true }),
    /** Staff still have to send some of its lines. */
    toPack: boolean('to_pack').notNull().default(false),
    /** Staff must send or decide something: the SQL twin of waitsForStaff() in the domain. */
    waitsForStaff: boolean('waits_for_staff')
      .notNull()
      .generatedAlwaysAs(
        sql`(to_pack or fulfillment in ('manual', 'failed')) and payment in ('paid', 'partially_refunded')`,
      ),
  },
  (table) => [
    index('orders_by_date').on(table.createdAt.desc(), table.id),
    index('orders_by_email').on(sql`lower(${table.customerEmail}) text_pattern_ops`),
    index('orders_by_phone').on(table.customerPhone),
    index('orders_by_name').using('gin', nameWords(table.customerName)),
    index('orders_by_payment').on(table.payment, table.createdAt.desc(), table.id),
    index('orders_by_fulfillment').on(table.fulfillment, table.createdAt.desc(), table.id),
    index('orders_to_send')
      .on(table.createdAt.desc(), table.id)
      .where(sql`waits_for_staff`),
    index('orders_disputed')
      .on(table.createdAt.desc(), table.id)
      .where(sql`disputed`),
    index('orders_paid_wrongly')
      .on(table.createdAt.desc(), table.id)
      .where(sql`paid_wrongly`),
    index('orders_unchecked')
      .on(table.createdAt.desc(), table.id)
      .where(sql`address_unchecked`),
    index('orders_overpaid')
      .on(table.createdAt)
      .where(sql`overpaid_cents > 0`),
    index('orders_unsent')
      .on(table.paidAt)
      .where(sql`payment in ('paid', 'partially_refunded') and fulfillment = 'none'`),
    index('orders_by_checkout').on(table.checkoutKey, table.createdAt.desc()),
    index('orders_waiting')
      .on(table.createdAt)
      .where(sql`payment in ('pending', 'processing')`),
    check('order_number_form', sql`${table.number} ~ '^GS-[0-9A-Z]{8}$'`),
    check('order_method_known', sql`${table.method} in ('card', 'paypal')`),
    check(
      'order_payment_known',
      sql`${table.payment} in ('pending', 'processing', 'paid', 'failed', 'refunded', 'partially_refunded')`,
    ),
    check(
      'order_fulfillment_known',
      sql`${table.fulfillment} in ('none', 'queued', 'submitted', 'shipped', 'manual', 'failed')`,
    ),
    check(
      'order_adds_up',
      sql`${table.totalCents} = ${table.subtotalCents} + ${table.shippingCents} + ${table.taxCents} and ${table.totalCents} > 0`,
    ),
    check('order_refund_in_range', sql`${table.refundedCents} between 0 and ${table.totalCents}`),
    check(
      'order_paid_has_date',
      sql`(${table.payment} in ('paid', 'refunded', 'partially_refunded')) = (${table.paidAt} is not null)`,
    ),
    check('order_ships_only_when_paid', sql`${table.fulfillment} = 'none' or ${table.paidAt} is not null`),
  ],
);

/** A line as it was sold: later changes to the catalogue do not affect it. */
export const orderLines = personalTable(
  'order_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: personal(
      uuid('order_id')
        .notNull()
        .references(() => orders.id, { onDelete: 'restrict' }),
    ),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => merchandiseVariants.id, { onDelete: 'restrict' }),
    position: impersonal(integer().notNull()),
    name: impersonal(text().notNull()),
    color: impersonal(text().notNull()),
    size: impersonal(text().notNull()),
    image: impersonal(text().notNull()),
    quantity: impersonal(integer().notNull()),
    unitPriceCents: impersonal(integer('unit_price_cents').notNull()),
    /** Pieces that staff refunded by the line, or have asked to: they are not sent. */
    refunded: impersonal(integer().notNull().default(0)),
    /** null: staff send this line themselves. */
    printfulVariantId: impersonal(bigint('printful_variant_id', { mode: 'number' })),
    /** When staff sent it, if they send it themselves. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    unique('order_line_once').on(table.orderId, table.variantId),
    check('order_line_quantity_in_range', sql`${table.quantity} between 1 and 99`),
    check('order_line_refunded_in_range', sql`${table.refunded} between 0 and ${table.quantity}`),
  ],
);

/** What an order has of a counted kind. A row exists only where it has been taken off the kind's stock once. */
export const stockHolds = personalTable(
  'stock_holds',
  {
    orderId: personal(
      uuid('order_id')
        .notNull()
        .references(() => orders.id, { onDelete: 'restrict' }),
    ),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => merchandiseVariants.id, { onDelete: 'restrict' }),
    quantity: impersonal(integer().notNull()),
    /** lapsed: nobody paid in time. returned: given back, the money too. Both are back in the stock, unless a refunded piece was damaged. */
    state: impersonal(text().$type<'reserved' | 'taken' | 'lapsed' | 'returned'>().notNull()),
    /** Of a reservation. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the order, or the one that it replaced, first held anything. */
    firstHeldAt: timestamp('first_held_at', { withTimezone: true }).notNull().defaultNow(),
    /** A keyed hash of the address that the order was paid from; null if it no longer counts for that address. */
    heldBy: hidden(text('held_by')),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.variantId] }),
    index('stock_holds_reserved')
      .on(table.expiresAt)
      .where(sql`state = 'reserved'`),
    index('stock_holds_by_holder')
      .on(table.heldBy, table.firstHeldAt)
      .where(sql`held_by is not null`),
    index('stock_holds_reserved_by_variant')
      .on(table.variantId)
      .where(sql`state = 'reserved'`),
    check('stock_hold_state_known', sql`${table.state} in ('reserved', 'taken', 'lapsed', 'returned')`),
    check('stock_hold_quantity_in_range', sql`${table.quantity} between 1 and 99`),
  ],
);

/** A shipment on its way. */
export const shipments = personalTable(
  'shipments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** The provider's id, so that a repeated event counts once; null for shipments by staff. */
    providerShipmentId: impersonal(text('provider_shipment_id').unique()),
    carrier: impersonal(text().notNull()),
    trackingNumber: personal(text('tracking_number').notNull()),
    trackingUrl: personal(text('tracking_url')),
    shippedAt: timestamp('shipped_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('shipments_by_order').on(table.orderId)],
);

/** A guest who asks for an order by its number and email. Also written for a wrong pair, without an order. */
export const orderLookUps = personalTable(
  'order_look_ups',
  {
    id: uuid().primaryKey(),
    orderId: personal(uuid('order_id').references(() => orders.id, { onDelete: 'cascade' })),
    attempts: impersonal(integer().notNull().default(0)),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('order_look_ups_by_date').on(table.expiresAt)],
);

/** Browsers that proved the email of an order they did not place: they see it in full. */
export const orderViewers = personalTable(
  'order_viewers',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** A keyed hash of the browser's checkout cookie. */
    checkoutKey: hidden(text('checkout_key').notNull()),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.checkoutKey] })],
);
