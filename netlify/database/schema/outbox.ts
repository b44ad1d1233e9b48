import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { hidden, impersonal, personal, personalTable } from '../personal-columns.ts';

export type OutboxKind =
  | 'quote_staff_mail'
  | 'quote_visitor_mail'
  | 'quote_photo_mail'
  | 'offer_customer_mail'
  | 'offer_reminder_mail'
  | 'offer_decision_mail'
  | 'offer_accepted_mail'
  | 'stop_customer_mail'
  | 'stop_reminder_mail'
  | 'stop_staff_mail'
  | 'quote_push'
  | 'offer_push'
  | 'stop_push'
  | 'device_push'
  | 'inquiry_staff_mail'
  | 'inquiry_answer_mail'
  | 'order_receipt_mail'
  | 'order_fulfillment'
  | 'order_manual_mail'
  | 'order_failed_mail'
  | 'order_shipped_mail'
  | 'order_look_up_mail'
  | 'refund_customer_mail'
  | 'refund_refused_mail'
  | 'refund_reversal_mail'
  | 'prices_canceled_mail'
  | 'wrong_payment_mail'
  | 'points_mismatch_mail'
  | 'rewards_code_mail'
  | 'hold_mail'
  | 'hold_moved_mail'
  | 'price_alerts_check'
  | 'alert_confirm_mail'
  | 'price_alert_mail'
  | 'ticket_copy_mail'
  | 'ticket_tries_mail'
  | 'voids_mail'
  | 'statement_mail'
  | 'staff_link_mail'
  | 'site_build'
  | 'jobs_late_mail'
  | 'stock_short_mail'
  | 'low_stock_mail'
  | 'catalogue_purge'
  | 'privacy_confirm_mail'
  | 'privacy_staff_mail'
  | 'privacy_closed_mail'
  | 'privacy_photos';

/** Mail addresses that refused our last mail. The address itself is not here: `key` is a keyed hash. */
export const bouncedAddresses = personalTable('bounced_addresses', {
  key: hidden(text().primaryKey()),
  bouncedAt: timestamp('bounced_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Messages to be sent. One row for each kind and subject, written in the transaction that makes it true. */
export const outbox = personalTable(
  'outbox',
  {
    kind: impersonal(text().$type<OutboxKind>().notNull()),
    /** The row it is about, for example a quote request. */
    subjectId: personal(uuid('subject_id').notNull()),
    state: impersonal(text().$type<'pending' | 'done' | 'failed'>().notNull().default('pending')),
    /** Counted when a worker takes the row, so that a crash counts too. */
    attempts: impersonal(integer().notNull().default(0)),
    availableAt: timestamp('available_at', { withTimezone: true }).notNull().defaultNow(),
    /** Until then the worker that took the row owns it. */
    leasedUntil: timestamp('leased_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId] }),
    index('outbox_due')
      .on(table.availableAt)
      .where(sql`state = 'pending'`),
    index('outbox_finished')
      .on(table.finishedAt)
      .where(sql`state = 'done'`),
    index('outbox_failed')
      .on(table.finishedAt)
      .where(sql`state = 'failed'`),
    check('outbox_state_known', sql`${table.state} in ('pending', 'done', 'failed')`),
    check('outbox_finished_has_date', sql`(${table.state} = 'pending') = (${table.finishedAt} is null)`),
  ],
);
