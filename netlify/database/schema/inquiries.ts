import { sql } from 'drizzle-orm';
import { boolean, check, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { nameWords } from '../name-words.ts';
import type { InquiryType } from '../../../src/domain/inquiries/inquiry.schema.ts';
import type { Locale } from '../../../src/domain/shared/language/locales.ts';
import { DUE_AT_FIRST } from '../due-at-first.ts';
import { hidden, impersonal, personal, personalTable } from '../personal-columns.ts';
import { tickets } from './rewards.ts';
import { staffUsers } from './staff-users.ts';

export const merchandiseInquiries = personalTable(
  'merchandise_inquiries',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** By dueAt(). */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().default(DUE_AT_FIRST),
    name: personal(text().notNull()),
    email: personal(text().notNull()),
    /** As the visitor wrote it: it may be a foreign number. */
    phone: personal(text()),
    inquiryType: impersonal(text('inquiry_type').$type<InquiryType>().notNull()),
    subject: personal(text().notNull()),
    message: personal(text().notNull()),
    /** What a question of the type `ticket` is about. */
    ticketId: uuid('ticket_id').references(() => tickets.id, { onDelete: 'restrict' }),
    /** Of the page that sent it. */
    locale: impersonal(text().$type<Locale>().notNull().default('en')),
    suspectedSpam: boolean('suspected_spam').notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** The staff member who takes care of it. */
    assigneeId: hidden(uuid('assignee_id').references(() => staffUsers.id, { onDelete: 'restrict' })),
  },
  (table) => [
    index('merchandise_inquiries_by_date').on(table.createdAt.desc(), table.id),
    index('merchandise_inquiries_due')
      .on(table.dueAt, table.id)
      .where(sql`answered_at is null and not suspected_spam`),
    index('merchandise_inquiries_by_assignee')
      .on(table.assigneeId, table.createdAt.desc(), table.id)
      .where(sql`assignee_id is not null`),
    index('merchandise_inquiries_answered')
      .on(table.createdAt.desc(), table.id)
      .where(sql`answered_at is not null and not suspected_spam`),
    index('merchandise_inquiries_spam')
      .on(table.createdAt.desc(), table.id)
      .where(sql`suspected_spam`),
    index('merchandise_inquiries_by_name').using('gin', nameWords(table.name)),
    index('merchandise_inquiries_by_email').on(sql`lower(${table.email}) text_pattern_ops`),
    index('merchandise_inquiries_by_ticket')
      .on(table.ticketId)
      .where(sql`ticket_id is not null`),
    check(
      'inquiry_type_known',
      sql`${table.inquiryType} in ('bulk_order', 'custom_design', 'product_question', 'other', 'ticket')`,
    ),
    check('inquiry_locale_known', sql`${table.locale} in ('en', 'es')`),
    check(
      'inquiry_names_its_ticket',
      sql`(${table.inquiryType} = 'ticket') = (${table.ticketId} is not null)`,
    ),
  ],
);

/** What staff mailed to whoever asked. The browser chose the id, so the same answer sent twice is one. */
export const inquiryAnswers = personalTable(
  'inquiry_answers',
  {
    id: uuid().primaryKey(),
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => merchandiseInquiries.id, { onDelete: 'restrict' }),
    authorId: hidden(
      uuid('author_id')
        .notNull()
        .references(() => staffUsers.id, { onDelete: 'restrict' }),
    ),
    text: personal(text().notNull()),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('inquiry_answers_by_inquiry').on(table.inquiryId, table.createdAt)],
);
