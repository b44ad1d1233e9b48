import type { core } from 'zod/mini';
import { YARDS } from '../../src/business/yards.ts';
import { callbackDays, pickupDays, yardsFor } from '../../src/domain/quotes/offered-times.ts';
import type { Callback, Pickup } from '../../src/domain/quotes/quote.schema.ts';
import type { quoteRequestSchema } from '../../src/domain/quotes/quotes.api.ts';
import { SAMPLE_PICKUP, SAMPLE_QUOTE } from './quote.sample.ts';

type QuoteBody = core.input<typeof quoteRequestSchema>;

/** A quote request as the form sends it. */
export const quoteBody = (changes: Partial<QuoteBody> = {}): QuoteBody => ({
  ...SAMPLE_QUOTE,
  email: 'ada.wright@example.com',
  location: 'griffin',
  description: 'About 200 lb of bright copper wire',
  callMe: true,
  filledInMs: 9_000,
  ...changes,
});

const GRIFFIN = yardsFor('griffin', YARDS);

/** A pickup on the first day that Griffin offers in the morning. */
export function pickupOf(changes: Partial<Pickup> = {}): Pickup {
  // A day that begins while the test runs is not chosen.
  const first = pickupDays(GRIFFIN, new Date(Date.now() + 60_000)).find(({ times }) =>
    times.includes('morning'),
  );
  if (!first) throw new Error('Griffin offers no pickup at all.');
  return {
    ...SAMPLE_PICKUP,
    weightClass: '1000_to_5000_lb',
    day: first.day,
    window: 'morning',
    ...changes,
  };
}

/** A call in the first slot of the last day that Griffin offers. */
export function callbackOf(changes: Partial<Callback> = {}): Callback {
  const day = callbackDays(GRIFFIN, new Date()).at(-1);
  if (!day) throw new Error('Griffin offers no callback at all.');
  return { day: day.day, time: day.times[0] ?? '', ...changes };
}
