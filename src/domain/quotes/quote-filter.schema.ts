import * as z from 'zod/mini';
import { YARDS } from '../../business/yards.ts';
import { line } from '../shared/text.ts';
import { QUOTE_KINDS, QUOTE_STATES } from './quote-state.ts';

const YES = z.optional(z.literal('yes'));

/** What of the requests is asked for, as the query of a call and of the inbox's own address. */
export const quoteFilterSchema = z.object({
  state: z.optional(z.enum(QUOTE_STATES)),
  kind: z.optional(z.enum(QUOTE_KINDS)),
  yard: z.optional(z.enum(YARDS.map(({ id }) => id))),
  /** Of staff; "me" is who asks, "none" nobody. */
  assignee: z.optional(z.union([z.literal(['me', 'none']), z.uuid()])),
  /** Only those with a photo. */
  photo: YES,
  /** Only those that look like spam, which are left out otherwise; a search finds both. */
  spam: YES,
  /** A phone number in any spelling, an e-mail address, an id, or how a name begins. */
  q: z.optional(line(0, 254, '')),
  /** `next` of the page before. */
  after: z.optional(z.string().check(z.maxLength(100))),
});

export type QuoteFilter = z.output<typeof quoteFilterSchema>;
