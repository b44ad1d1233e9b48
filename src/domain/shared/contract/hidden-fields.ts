import * as z from 'zod/mini';

/** Two values that a form's script adds, by which the server knows bots. */
export const HIDDEN_FIELDS = {
  /** Honeypot: a field that people cannot see. */
  website: z._default(z.string().check(z.maxLength(200)), ''),
  /** How long the form was open, in milliseconds. */
  filledInMs: z.optional(z.number().check(z.nonnegative())),
};
