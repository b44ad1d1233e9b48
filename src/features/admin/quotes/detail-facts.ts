import { dayText } from '../../../domain/locations/special-days.ts';
import type { QuoteDetail } from '../../../domain/quotes/admin-quotes.api.ts';
import { slotText, WEIGHT_CLASS_TEXTS, windowText } from '../../../domain/quotes/request-words.ts';

/** What a pickup or a call at a set time adds to a request, label and value; none for a plain quote. */
export function detailFacts(details: QuoteDetail['details']): readonly (readonly [string, string])[] {
  if (!details) return [];
  const day = ['Day', dayText(details.day)] as const;
  if ('time' in details) return [day, ['Time', slotText(details.time)]];
  return [
    ['Pick up at', `${details.address}, ${details.city}, ${details.state} ${details.zip}`],
    ['Weight', WEIGHT_CLASS_TEXTS[details.weightClass]],
    day,
    ['Time', windowText(details.window)],
  ];
}
