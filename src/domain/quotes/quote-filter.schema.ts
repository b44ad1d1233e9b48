import * as z from 'zod/mini';
import { YARD_IDS } from '../../business/yards.ts';
import { line } from '../shared/text/text.ts';
import { afterSchema } from '../shared/contract/page-cursor.ts';
import { QUOTE_KINDS, QUOTE_STATES } from '../shared/quote-state.ts';

const YES = z.optional(z.literal('yes'));

/** The query of the list's call, and of the inbox's address. */
export const quoteFilterSchema = z.object({
  state: z.optional(z.enum(QUOTE_STATES)),
  kind: z.optional(z.enum(QUOTE_KINDS)),
  yard: z.optional(z.enum(YARD_IDS)),
  /** A staff id, "me", or "none" for unassigned requests. */
  assignee: z.optional(z.union([z.literal(['me', 'none']), z.uuid()])),
  /** Only those with a photo. */
  photo: YES,
  /** Only suspected spam, which is left out otherwise. A search finds both. */
  spam: YES,
  /** A phone number in any spelling, an email address, an id, or how a name begins. */
  q: z.optional(line(0, 254, '')),
  after: afterSchema,
});

export type QuoteFilter = z.output<typeof quoteFilterSchema>;
