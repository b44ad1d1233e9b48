import * as z from 'zod/mini';
import { INQUIRY_ANSWER_MAX_LENGTH } from '../../business/constants.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { InBoth, Locale } from '../shared/language/locales.ts';
import { afterSchema, type Page } from '../shared/contract/page-cursor.ts';
import { line, paragraph } from '../shared/text/text.ts';
import { assigneeSchema } from '../quotes/quote-change.schema.ts';
import type { CounterTicket } from '../tickets/admin-tickets.api.ts';
import type { InquiryType } from './inquiry.schema.ts';

/** A filter for inquiries, as the query of the call and of the inbox's URL. */
const inquiryFilterSchema = z.object({
  state: z.optional(z.enum(['open', 'answered'])),
  /** Only suspected spam, which is left out by default. A search finds both. */
  spam: z.optional(z.literal('yes')),
  /** Only those of the person who asks. */
  assignee: z.optional(z.literal('me')),
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
  readonly assigneeName: string | null;
}

/** What staff's mail to the person who asks begins with, and what it often says. */
export interface ReadyReply {
  readonly mailSubject: InBoth;
  /** "Hello Ada Wright," */
  readonly hello: string;
  readonly sentences: readonly InBoth[];
}

/** An answer that was mailed. */
interface InquiryAnswer {
  readonly id: string;
  readonly authorName: string;
  readonly text: string;
  /** ISO time. */
  readonly createdAt: string;
}

export interface InquiryDetail extends InquiryRow {
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
  readonly assigneeId: string | null;
  /** The address has refused our last mail. */
  readonly isMailRefused: boolean;
  /** Oldest first. */
  readonly answers: readonly InquiryAnswer[];
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

/** How far an inquiry is answered: what a person saw of it who writes an answer. */
const standingSchema = z.strictObject({ answers: z.int().check(z.minimum(0)), isAnswered: z.boolean() });

export type InquiryStanding = z.output<typeof standingSchema>;

export const inquiryAnswerSchema = z.strictObject({
  id: z.uuid(),
  text: paragraph(1, INQUIRY_ANSWER_MAX_LENGTH, 'Please write your answer'),
  seen: standingSchema,
});

export type NewInquiryAnswer = z.output<typeof inquiryAnswerSchema>;

/**
 * Mails an answer, keeps it, and marks the inquiry as answered. Answers 201. The browser chooses the id: the same answer sent twice is one.
 * changed_since: somebody else has answered, and `now` is an InquiryStanding with the text of the newest answer.
 */
export const answerInquiryApi = endpoint('POST /api/admin/inquiries/:id/answers', {
  input: inquiryAnswerSchema,
  output: answer<{ id: string }>(),
  errors: ['not_found', 'changed_since', 'idempotency_key_reused'],
  seen: 'seen',
  access: 'staff',
  status: 201,
});

/** Safe to repeat. changed_since if its assignee is no longer `from`. */
export const assignInquiryApi = endpoint('PUT /api/admin/inquiries/:id/assignee', {
  input: assigneeSchema,
  output: answer<{ assigneeId: string | null }>(),
  errors: ['not_found', 'changed_since'],
  seen: 'from',
  access: 'staff',
});
