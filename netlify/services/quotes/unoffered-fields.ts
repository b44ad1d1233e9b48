import { callbackRefusal, pickupRefusal, yardsFor } from '../../../src/domain/quotes/offered-times.ts';
import type { QuoteRequestInput } from '../../../src/domain/quotes/quotes.api.ts';

/** The field with a day, window or slot that is not offered at this moment, with what to tell of it; null where all is. */
export function unofferedFields(
  { pickup, callback, location }: QuoteRequestInput,
  now: Date,
): Readonly<Record<string, string>> | null {
  const yards = yardsFor(location);
  const ofPickup = pickup && pickupRefusal(pickup, yards, now);
  if (ofPickup) return { [`pickup.${ofPickup.field}`]: ofPickup.message };
  const ofCallback = callback && callbackRefusal(callback, yards, now);
  return ofCallback ? { [`callback.${ofCallback.field}`]: ofCallback.message } : null;
}
