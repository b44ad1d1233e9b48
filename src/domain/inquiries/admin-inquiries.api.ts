import * as z from 'zod/mini';
import { answer, endpoint } from '../shared/endpoint.ts';
import type { Page } from '../shared/page-cursor.ts';
import { line } from '../shared/text.ts';
import type { InquiryType } from './inquiry.schema.ts';

/** What of the inquiries is asked for, as the query of the call and of the inbox's own address. */
const inquiryFilterSchema = z.object({
  state: z.optional(z.enum(['open', 'answered'])),
  /** Only those that look like spam, which are left out otherwise; a search finds both. */
  spam: z.optional(z.literal('yes')),
  /** An e-mail address, an id, or how a name begins. */
  q: z.optional(line(0, 254, '')),
  /** `next` of the page before. */
  after: z.optional(z.string().check(z.maxLength(100))),
});

export type InquiryFilter = z.output<typeof inquiryFilterSchema>;

export interface InquiryRow {
  readonly id: string;
  /** ISO time, with microseconds. */
  readonly createdAt: string;
  readonly name: string;
  readonly inquiryType: InquiryType;
  readonly subject: string;
  /** ISO time; null: open. */
  readonly answeredAt: string | null;
  readonly suspectedSpam: boolean;
}

export interface InquiryDetail extends InquiryRow {
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
}

/** Newest first, STAFF_PAGE_LENGTH at a time; the query is an InquiryFilter. */
export const listInquiriesApi = endpoint({
  method: 'GET',
  path: '/api/admin/inquiries',
  output: answer<Page<InquiryRow>>(),
  access: 'staff',
  query: inquiryFilterSchema,
});

export const readInquiryApi = endpoint({
  method: 'GET',
  path: '/api/admin/inquiries/:id',
  output: answer<InquiryDetail>(),
  errors: ['not_found'],
  access: 'staff',
});

const answeredSchema = z.strictObject({ isAnswered: z.boolean() });

/** Safe to repeat. `already_done` where somebody else was first, with `{ by, at }` in its figures. */
export const setInquiryAnsweredApi = endpoint({
  method: 'PUT',
  path: '/api/admin/inquiries/:id/answered',
  input: answeredSchema,
  output: answer<{ isAnswered: boolean }>(),
  errors: ['not_found', 'already_done'],
  access: 'staff',
});
