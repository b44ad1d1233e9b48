import { callbackRefusal } from '../../../src/domain/quotes/callback-slots.ts';
import { pickupRefusal } from '../../../src/domain/quotes/pickup-days.ts';
import type { QuoteRequestInput } from '../../../src/domain/quotes/quotes.api.ts';
import { yardsFor } from '../../../src/domain/quotes/yards-for.ts';

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
