import * as z from 'zod/mini';
import { INQUIRIES_RATE_LIMIT } from '../../business/constants.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import { HIDDEN_FIELDS } from '../shared/contract/hidden-fields.ts';
import { LOCALES } from '../shared/language/locales.ts';
import { ticketFactsSchema } from '../tickets/ticket-facts.schema.ts';
import { ticketQuestionSchema } from './ticket-question.schema.ts';

const newTicketQuestionSchema = z.strictObject({
  ...ticketQuestionSchema.shape,
  ...HIDDEN_FIELDS,
  /** A ticket of the customer whom this browser sees; null: `facts` name it. */
  ticketId: z.nullable(z.uuid()),
  facts: z.nullable(ticketFactsSchema),
  /** The language of the page that sends it; English without it. */
  locale: z.optional(z.enum(LOCALES)),
});

export type NewTicketQuestion = z.output<typeof newTicketQuestionSchema>;

/**
 * An inquiry with a ticket attached, which the asker must be able to see: by their session, or by its facts, which count as a look-up. Answers 201.
 * Takes an Idempotency-Key.
 */
export const askAboutTicketApi = endpoint('POST /api/tickets/questions', {
  input: newTicketQuestionSchema,
  output: answer<{ id: string }>(),
  errors: ['not_signed_in', 'not_found', 'idempotency_key_reused'],
  status: 201,
  verbLimit: INQUIRIES_RATE_LIMIT,
  isClosedInPreviews: true,
});
