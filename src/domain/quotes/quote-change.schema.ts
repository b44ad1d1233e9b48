import * as z from 'zod/mini';
import { STAFF_NOTE_MAX_LENGTH } from '../../business/staff-constants.ts';
import { paragraph } from '../shared/text.ts';
import { QUOTE_STATES } from './quote-state.ts';

/** `from` is the state that the person saw: of two people at once, the second gets already_done. */
export const stateChangeSchema = z.strictObject({ from: z.enum(QUOTE_STATES), to: z.enum(QUOTE_STATES) });

export const assigneeSchema = z.strictObject({ from: z.nullable(z.uuid()), to: z.nullable(z.uuid()) });

export const noteSchema = z.strictObject({
  id: z.uuid(),
  text: paragraph(1, STAFF_NOTE_MAX_LENGTH, 'Please write something'),
});

export type QuoteStateChange = z.output<typeof stateChangeSchema>;
export type AssigneeChange = z.output<typeof assigneeSchema>;
export type NewQuoteNote = z.output<typeof noteSchema>;
