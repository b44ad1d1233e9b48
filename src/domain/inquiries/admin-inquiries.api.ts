import * as z from 'zod/mini';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { InBoth, Locale } from '../shared/language/locales.ts';
import { afterSchema, type Page } from '../shared/contract/page-cursor.ts';
import { line } from '../shared/text/text.ts';
import type { CounterTicket } from '../tickets/admin-tickets.api.ts';
import type { InquiryType } from './inquiry.schema.ts';

/** A filter for inquiries, as the query of the call and of the inbox's URL. */
const inquiryFilterSchema = z.object({
  state: z.optional(z.enum(['open', 'answered'])),
  /** Only suspected spam, which is left out by default. A search finds both. */
  spam: z.optional(z.literal('yes')),
  /** An email address, an id, or the start of a name. */
  q: z.optional(line(0, 254, '')),
  after: afterSchema,
});

export type InquiryFilter = z.output<typeof inquiryFilterSchema>;

export interface InquiryRow {
  readonly id: string;
  /** ISO time, with microseconds. */
  readonly createdAt: string;
  /** By when it is to be answered. ISO time, with microseconds. */
  readonly dueAt: string;
  readonly name: string;
  /** The language of the page that sent it: that person reads it best. */
  readonly locale: Locale;
  readonly inquiryType: InquiryType;
  readonly subject: string;
  /** ISO time; null: open. */
  readonly answeredAt: string | null;
  readonly suspectedSpam: boolean;
}

/** How staff's mail to the person who asks begins. */
export interface ReadyReply {
  readonly mailSubject: InBoth;
  /** "Hello Ada Wright," */
  readonly hello: string;
}

export interface InquiryDetail extends InquiryRow {
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
  /** What it is about, if it is a question about a ticket. */
  readonly ticket: CounterTicket | null;
  readonly readyReply: ReadyReply;
}

/** STAFF_PAGE_LENGTH at a time, newest first; open ones with the one first that is due first. The query is an InquiryFilter. */
export const listInquiriesApi = endpoint('GET /api/admin/inquiries', {
  output: answer<Page<InquiryRow>>(),
  access: 'staff',
  query: inquiryFilterSchema,
});

export const readInquiryApi = endpoint('GET /api/admin/inquiries/:id', {
  output: answer<InquiryDetail>(),
  errors: ['not_found'],
  access: 'staff',
});

const answeredSchema = z.strictObject({ isAnswered: z.boolean() });

/** Safe to repeat. changed_since: somebody else was first. */
export const setInquiryAnsweredApi = endpoint('PUT /api/admin/inquiries/:id/answered', {
  input: answeredSchema,
  output: answer<{ isAnswered: boolean }>(),
  errors: ['not_found', 'changed_since'],
  access: 'staff',
});
