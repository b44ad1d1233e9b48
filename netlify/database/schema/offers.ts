import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { YardId } from '../../../src/business/yards.ts';
import type { OfferTemplateLine } from '../../../src/domain/offers/offer-templates.api.ts';
import type { OfferLine } from '../../../src/domain/offers/offer.schema.ts';
import type {
  DeclineReason,
  OfferChannel,
  OfferCondition,
  OfferState,
} from '../../../src/domain/offers/offer-state.ts';
import type { Locale } from '../../../src/domain/shared/language/locales.ts';
import { hidden, impersonal, impersonalTable, personal, personalTable } from '../personal-columns.ts';
import { quoteRequests } from './quotes.ts';
import { staffUsers } from './staff-users.ts';

/** What staff offer for a request. Each change is a new version; only state, seen and decided change afterwards, and the end once (decision 58). */
export const offers = personalTable(
  'offers',
  {
    /** Chosen by the browser: the same id again is the same offer. */
    id: uuid().primaryKey(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'restrict' }),
    /** 1, 2, … of its request. */
    version: impersonal(integer().notNull()),
    state: impersonal(text().$type<OfferState>().notNull().default('sent')),
    /** Empty: one sum for everything. */
    lines: personal(jsonb().$type<readonly OfferLine[]>().notNull()),
    /** What the lines with a weight come to, or the one sum; before the fee. */
    totalCents: impersonal(integer('total_cents').notNull()),
    pickupFeeCents: impersonal(integer('pickup_fee_cents').notNull()),
    yardId: impersonal(text('yard_id').$type<YardId>().notNull()),
    conditions: impersonal(text().array().$type<readonly OfferCondition[]>().notNull()),
    message: personal(text().notNull()),
    validUntil: timestamp('valid_until', { withTimezone: true }).notNull(),
    /** It ends as its yard was to close when it was sent: staff who change that day are shown it. */
    untilClosing: boolean('until_closing').notNull(),
    channel: impersonal(text().$type<OfferChannel>().notNull()),
    createdBy: hidden(
      uuid('created_by')
        .notNull()
        .references(() => staffUsers.id, { onDelete: 'restrict' }),
    ),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    /** When a person first looked at it. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** As typed by the person who accepted. */
    decidedName: personal(text('decided_name')),
    declineReason: impersonal(text('decline_reason').$type<DeclineReason>()),
    /** When staff withdrew or replaced it. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** The language in which its customer reads it: the request's. */
    locale: impersonal(text().$type<Locale>().notNull().default('en')),
  },
  (table) => [
    uniqueIndex('offers_version_once').on(table.quoteId, table.version),
    uniqueIndex('offers_one_sent')
      .on(table.quoteId)
      .where(sql`state = 'sent'`),
    index('offers_by_date').on(table.sentAt),
    index('offers_by_end')
      .on(table.validUntil)
      .where(sql`state = 'sent' and until_closing`),
    check(
      'offer_state_known',
      sql`${table.state} in ('sent', 'accepted', 'declined', 'withdrawn', 'replaced')`,
    ),
    check('offer_locale_known', sql`${table.locale} in ('en', 'es')`),
    check('offer_channel_known', sql`${table.channel} in ('mail', 'link', 'phone')`),
    check('offer_version_positive', sql`${table.version} > 0`),
    check('offer_money_positive', sql`${table.totalCents} >= 0 and ${table.pickupFeeCents} >= 0`),
    check(
      'offer_decided_has_date',
      sql`(${table.state} in ('accepted', 'declined')) = (${table.decidedAt} is not null)`,
    ),
    check('offer_accepted_has_name', sql`(${table.state} = 'accepted') = (${table.decidedName} is not null)`),
    check(
      'offer_declined_has_reason',
      sql`(${table.state} = 'declined') = (${table.declineReason} is not null)`,
    ),
    check(
      'offer_ended_has_date',
      sql`(${table.state} in ('withdrawn', 'replaced')) = (${table.endedAt} is not null)`,
    ),
  ],
);

/** Lines that staff begin offers with. The browser chose the id. */
export const offerTemplates = impersonalTable('offer_templates', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  lines: jsonb().$type<OfferTemplateLine[]>().notNull(),
});
