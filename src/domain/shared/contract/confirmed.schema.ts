import * as z from 'zod/mini';

/** The questions that a person has said yes to, word for word: a yes to other figures is none. */
export const confirmedSchema = z._default(
  z.array(z.string().check(z.maxLength(300))).check(z.maxLength(400)),
  [],
);

/** With not_confirmed: all that is to be confirmed. With needs_owner: what only an owner may do. */
export interface UnusualFigures {
  readonly questions: readonly string[];
}
