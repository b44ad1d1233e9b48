import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { YardId } from '../../../src/business/yards.ts';
import type { DeletionPart } from '../../../src/domain/privacy/admin-privacy.api.ts';
import type { PrivacyKind } from '../../../src/domain/privacy/privacy-request.schema.ts';
import type { PrivacyState } from '../../../src/domain/privacy/privacy-state.ts';
import type { Locale } from '../../../src/domain/shared/language/locales.ts';
import { hidden, impersonal, personal, personalTable } from '../personal-columns.ts';
import { staffUsers } from './staff-users.ts';

/** Somebody asks for a copy, a correction or the deletion of what we know about them (decision 68). */
export const privacyRequests = personalTable(
  'privacy_requests',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** By dueAt(). */
    dueAt: timestamp('due_at', { withTimezone: true })
      .notNull()
      .default(sql`now() + interval '45 days'`),
    kind: impersonal(text().$type<PrivacyKind>().notNull()),
    state: impersonal(text().$type<PrivacyState>().notNull().default('unconfirmed')),
    /** Name, email and phone are null after a deletion, the email once the closing mail is sent. */
    name: personal(text()),
    email: personal(text()),
    /** +1XXXXXXXXXX */
    phone: personal(text()),
    /** What to correct. */
    details: personal(text().notNull()),
    yardId: impersonal(text('yard_id').$type<YardId>()),
    /** The language of the page that sent it. */
    locale: impersonal(text().$type<Locale>().notNull().default('en')),
    suspectedSpam: boolean('suspected_spam').notNull(),
    /** The hash of the link's token; null without an email. */
    tokenHash: hidden(text('token_hash')),
    /** When the link was pressed: only then is the email searched for. */
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    /** When staff saw an ID or called: only then is the phone searched for. */
    phoneConfirmedAt: timestamp('phone_confirmed_at', { withTimezone: true }),
    confirmedBy: hidden(uuid('confirmed_by').references(() => staffUsers.id, { onDelete: 'restrict' })),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    closedBy: hidden(uuid('closed_by').references(() => staffUsers.id, { onDelete: 'restrict' })),
    /** What staff said when they closed it; its requester reads it. */
    note: personal(text().notNull().default('')),
    /** What a deletion did. */
    erased: impersonal(jsonb().$type<readonly DeletionPart[]>()),
    /** Requests that a deletion removed, until their pictures are gone from the store. Their id starts the keys of their pictures. */
    photoQuoteIds: hidden(text('photo_keys').array().$type<readonly string[]>().notNull().default([])),
  },
  (table) => [
    index('privacy_requests_due')
      .on(table.dueAt, table.id)
      .where(sql`state in ('unconfirmed', 'confirmed')`),
    index('privacy_requests_by_date').on(table.createdAt.desc(), table.id),
    index('privacy_requests_by_email').on(sql`lower(${table.email})`),
    index('privacy_requests_by_phone').on(table.phone),
    uniqueIndex('privacy_requests_token_once')
      .on(table.tokenHash)
      .where(sql`token_hash is not null`),
    check('privacy_kind_known', sql`${table.kind} in ('copy', 'correction', 'deletion')`),
    check('privacy_state_known', sql`${table.state} in ('unconfirmed', 'confirmed', 'done', 'refused')`),
    check('privacy_locale_known', sql`${table.locale} in ('en', 'es')`),
    check('privacy_phone_is_e164', sql`${table.phone} ~ '^\\+1[0-9]{10}$'`),
    check(
      'privacy_open_has_contact',
      sql`${table.state} in ('done', 'refused') or num_nonnulls(${table.email}, ${table.phone}) > 0`,
    ),
    check(
      'privacy_confirmed_has_date',
      sql`${table.state} not in ('confirmed', 'done') or num_nonnulls(${table.emailConfirmedAt}, ${table.phoneConfirmedAt}) > 0`,
    ),
    check(
      'privacy_counter_has_staff',
      sql`(${table.phoneConfirmedAt} is null) = (${table.confirmedBy} is null)`,
    ),
    check(
      'privacy_closed_has_date',
      sql`(${table.state} in ('done', 'refused')) = (${table.closedAt} is not null)`,
    ),
    check(
      'privacy_deletion_says_what',
      sql`(${table.erased} is not null) = (${table.kind} = 'deletion' and ${table.state} = 'done')`,
    ),
  ],
);
