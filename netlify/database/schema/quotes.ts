import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { nameWords } from '../name-words.ts';
import type { EstimateData } from '../../../src/domain/estimate/estimate.schema.ts';
import type { QuoteDetail } from '../../../src/domain/quotes/admin-quotes.api.ts';
import type { Callback, Pickup } from '../../../src/domain/quotes/quote.schema.ts';
import type { Locale } from '../../../src/domain/shared/language/locales.ts';
import type { QuoteKind, QuoteState } from '../../../src/domain/shared/quote-state.ts';
import type { StoredVehicle } from '../../../src/domain/vehicles/stored-vehicle.ts';
import { DUE_AT_FIRST } from '../due-at-first.ts';
import { hidden, impersonal, personal, personalTable } from '../personal-columns.ts';
import { staffUsers } from './staff-users.ts';

export const quoteRequests = personalTable(
  'quote_requests',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** By dueAt(). The default is for rows that an older deploy writes. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().default(DUE_AT_FIRST),
    kind: impersonal(text().$type<QuoteKind>().notNull().default('quote')),
    /** The details of a pickup or a timed call, as the call received them; null for a plain quote. */
    details: personal(jsonb().$type<Pickup | Callback>()),
    firstName: personal(text('first_name').notNull()),
    lastName: personal(text('last_name').notNull()),
    /** +1XXXXXXXXXX */
    phone: personal(text().notNull()),
    email: personal(text()),
    /** A yard's id; yards are facts of src/business, so there is no table to point to. */
    location: impersonal(text()),
    description: personal(text().notNull()),
    callMe: boolean('call_me').notNull(),
    emailMe: boolean('email_me').notNull(),
    suspectedSpam: boolean('suspected_spam').notNull(),
    photoState: impersonal(text('photo_state').$type<QuoteDetail['photoState']>().notNull()),
    /** How many photos the form announced; 0 also for requests older than this column. */
    photosAnnounced: impersonal(integer('photos_announced').notNull().default(0)),
    /** How far staff have handled it. */
    state: impersonal(text().$type<QuoteState>().notNull().default('new')),
    /** The staff member who takes care of it. */
    assigneeId: hidden(uuid('assignee_id').references(() => staffUsers.id, { onDelete: 'restrict' })),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** What it was bought for, as staff stated when they set it to won; counts only while it is won and no ticket says more. */
    wonCents: impersonal(integer('won_cents')),
    /** The state from which a ticket won it, for when that is voided; null: no ticket did. */
    wonFrom: impersonal(text('won_from').$type<QuoteState>()),
    /** The hash of the token that opens its page; null for requests older than the page, until they get an offer (decision 57). */
    tokenHash: hidden(text('token_hash')),
    /** The estimator's lines; null without an estimate. */
    estimate: personal(jsonb().$type<EstimateData>()),
    /** The car that is offered, with what its sum was made of; null without one. */
    vehicle: personal(jsonb().$type<StoredVehicle>()),
    /** When staff set it to lost; null: it is not, or was before this column. */
    lostAt: timestamp('lost_at', { withTimezone: true }),
    /** When the nightly job removed what tells who sent it. Only a request with a ticket is left at all. */
    strippedAt: timestamp('stripped_at', { withTimezone: true }),
    /** The language of the page that sent it. */
    locale: impersonal(text().$type<Locale>().notNull().default('en')),
  },
  (table) => [
    index('quote_requests_by_date').on(table.createdAt.desc(), table.id),
    // An index for each inbox list, in its order. Rows without the rarer properties are not indexed by them, because every new request would
    // pay for it, and the list by date finds them.
    index('quote_requests_by_state')
      .on(table.state, table.createdAt.desc(), table.id)
      .where(sql`not suspected_spam`),
    // Those that wait.
    index('quote_requests_due')
      .on(table.dueAt, table.id)
      .where(sql`state = 'new' and not suspected_spam`),
    index('quote_requests_by_kind')
      .on(table.kind, table.createdAt.desc(), table.id)
      .where(sql`kind <> 'quote' and not suspected_spam`),
    index('quote_requests_by_yard')
      .on(table.location, table.createdAt.desc(), table.id)
      .where(sql`location is not null and not suspected_spam`),
    index('quote_requests_by_assignee')
      .on(table.assigneeId, table.createdAt.desc(), table.id)
      .where(sql`not suspected_spam`),
    index('quote_requests_with_photo')
      .on(table.createdAt.desc(), table.id)
      .where(sql`photo_state = 'stored' and not suspected_spam`),
    index('quote_requests_photos_to_delete')
      .on(table.createdAt)
      .where(sql`photo_state in ('expected', 'stored')`),
    index('quote_requests_vins_to_delete')
      .on(table.lostAt)
      .where(sql`lost_at is not null and vehicle ->> 'vin' <> ''`),
    index('quote_requests_spam')
      .on(table.createdAt.desc(), table.id)
      .where(sql`suspected_spam`),
    uniqueIndex('quote_requests_token_once')
      .on(table.tokenHash)
      .where(sql`token_hash is not null`),
    index('quote_requests_by_phone').on(table.phone),
    index('quote_requests_by_name').using(
      'gin',
      nameWords(sql`${table.firstName} || ' ' || ${table.lastName}`),
    ),
    index('quote_requests_by_email').on(sql`lower(${table.email}) text_pattern_ops`),
    check('quote_state_known', sql`${table.state} in ('new', 'answered', 'won', 'lost')`),
    check('quote_answered_has_date', sql`(${table.state} = 'new') = (${table.answeredAt} is null)`),
    check('won_cents_positive', sql`${table.wonCents} > 0`),
    check('kind_known', sql`${table.kind} in ('quote', 'pickup', 'callback')`),
    check('details_fit_kind', sql`(${table.kind} = 'quote') = (${table.details} is null)`),
    check('quote_locale_known', sql`${table.locale} in ('en', 'es')`),
    check('phone_is_e164', sql`${table.phone} ~ '^\\+1[0-9]{10}$'`),
    check('photo_state_known', sql`${table.photoState} in ('none', 'expected', 'stored', 'deleted')`),
  ],
);

/** Photos of a request: of whoever asked, and those that a driver took there. The browser chose the id, so the same photo sent twice is one. */
export const quotePhotos = personalTable(
  'quote_photos',
  {
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'restrict' }),
    id: uuid().notNull(),
    /** In the private photo store. */
    photoKey: personal(text('photo_key').notNull()),
    /** null: whoever asked sent it. */
    addedById: hidden(uuid('added_by_id').references(() => staffUsers.id, { onDelete: 'restrict' })),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.quoteId, table.id] })],
);

/** Staff's notes about a request, for each other. */
export const quoteNotes = personalTable(
  'quote_notes',
  {
    id: uuid().primaryKey(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'restrict' }),
    authorId: hidden(
      uuid('author_id')
        .notNull()
        .references(() => staffUsers.id, { onDelete: 'restrict' }),
    ),
    text: personal(text().notNull()),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('quote_notes_by_quote').on(table.quoteId, table.createdAt)],
);

export type QuoteRecord = typeof quoteRequests.$inferSelect;
