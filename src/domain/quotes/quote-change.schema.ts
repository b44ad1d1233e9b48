import * as z from 'zod/mini';
import { OFFER_MAX_CENTS, STAFF_NOTE_MAX_LENGTH } from '../../business/constants.ts';
import { paragraph } from '../shared/text/text.ts';
import { QUOTE_STATES } from '../shared/quote-state.ts';

const AMOUNT_FAULT = 'Please enter dollars such as 1,250 or 49.50, at most $100,000';

/** `from` is the state that the person saw: of two people at once, the second gets changed_since. */
export const stateChangeSchema = z
  .strictObject({
    from: z.enum(QUOTE_STATES),
    to: z.enum(QUOTE_STATES),
    /** What the load was bought for, where no ticket says it; only with `won`. */
    wonCents: z._default(
      z.nullable(
        z.int(AMOUNT_FAULT).check(z.minimum(1, AMOUNT_FAULT), z.maximum(OFFER_MAX_CENTS, AMOUNT_FAULT)),
      ),
      null,
    ),
  })
  .check(
    z.refine(({ to, wonCents }) => to === 'won' || wonCents === null, {
      path: ['wonCents'],
      error: 'Only a won request has an amount',
    }),
  );

export const assigneeSchema = z.strictObject({ from: z.nullable(z.uuid()), to: z.nullable(z.uuid()) });

export const noteSchema = z.strictObject({
  id: z.uuid(),
  text: paragraph(1, STAFF_NOTE_MAX_LENGTH, 'Please write a note'),
});

export type QuoteStateChange = z.output<typeof stateChangeSchema>;
export type AssigneeChange = z.output<typeof assigneeSchema>;
export type NewQuoteNote = z.output<typeof noteSchema>;
