import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { YardId } from '../../../src/business/yards.ts';
import type { AlertKind } from '../../../src/domain/price-alerts/alert-fires.ts';
import type { Locale } from '../../../src/domain/shared/language/locales.ts';
import { hidden, impersonal, personal, personalTable } from '../personal-columns.ts';

/** Email addresses that asked for price alerts. One without a confirmed alert goes after 48 hours, and one without alerts at once. */
export const alertAddresses = personalTable(
  'alert_addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case. */
    email: personal(text().notNull().unique()),
    locale: impersonal(text().$type<Locale>().notNull()),
    /** Of the token of its link. */
    tokenHash: hidden(text('token_hash').notNull().unique()),
    /** When somebody last typed it into the form. */
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
    /** Of the last alert; null: none yet. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
  },
  (table) => [
    check('alert_email_lower', sql`${table.email} = lower(${table.email})`),
    check('alert_locale_known', sql`${table.locale} in ('en', 'es')`),
  ],
);

/** What an address wants to be told of prices. */
export const priceAlerts = personalTable(
  'price_alerts',
  {
    id: uuid().primaryKey().defaultRandom(),
    addressId: uuid('address_id')
      .notNull()
      .references(() => alertAddresses.id, { onDelete: 'cascade' }),
    kind: impersonal(text().$type<AlertKind>().notNull()),
    /** null: the whole list. */
    metalType: impersonal(text('metal_type')),
    /** null: whichever pays the most. */
    yardId: impersonal(text('yard_id').$type<YardId>()),
    atLeastCents: impersonal(integer('at_least_cents')),
    /** The list's when it was set: in another unit no figure compares. */
    unit: impersonal(text()),
    /** What the next price is compared with: that of the last mail or, for "at least", of the last change. */
    knownPrice: impersonal(numeric('known_price')),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** By the mailed link; null: not yet, and it is only a question. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** The Monday whose list goes out, and when the last one went. */
    listDueAt: timestamp('list_due_at', { withTimezone: true }),
    listSentAt: timestamp('list_sent_at', { withTimezone: true }),
  },
  (table) => [
    index('price_alerts_by_address').on(table.addressId),
    index('price_alerts_by_grade')
      .on(table.metalType)
      .where(sql`confirmed_at is not null`),
    check('alert_kind_known', sql`${table.kind} in ('at_least', 'moved', 'weekly')`),
    check(
      'alert_names_grade',
      sql`num_nulls(${table.metalType}, ${table.unit}, ${table.knownPrice}) = case when ${table.kind} = 'weekly' then 3 else 0 end`,
    ),
    check('alert_has_amount', sql`(${table.kind} = 'at_least') = (${table.atLeastCents} is not null)`),
    check('alert_amount_in_range', sql`${table.atLeastCents} between 1 and 99999999`),
    check('alert_price_in_range', sql`${table.knownPrice} > 0 and ${table.knownPrice} < 1000000`),
  ],
);
