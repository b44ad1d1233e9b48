import type { core } from 'zod/mini';
import type { quoteRequestSchema } from '../../src/domain/quotes/quotes.api.ts';

type QuoteBody = core.input<typeof quoteRequestSchema>;

/** A quote request as the form sends it. */
export const quoteBody = (changes: Partial<QuoteBody> = {}): QuoteBody => ({
  firstName: 'Ada',
  lastName: 'Wright',
  phone: '(770) 555-0199',
  email: 'ada.wright@example.com',
  location: 'griffin',
  description: 'About 200 lb of bright copper wire',
  callMe: true,
  emailMe: false,
  filledInMs: 9_000,
  ...changes,
});
