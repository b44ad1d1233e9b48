import { YARDS } from '../../business/yards.ts';
import type { QuoteRequestInput } from './quotes.api.ts';
import { shortDayText, slotText, WEIGHT_CLASS_TEXTS, windowText } from './request-words.ts';

/** What the thank-you page repeats of a request, as labels and texts. */
export function sentLines({
  phone,
  email,
  location,
  description,
  pickup,
  callback,
}: QuoteRequestInput): readonly (readonly [string, string])[] {
  const lines: readonly (readonly [string, string | false | undefined])[] = [
    ['Load', description],
    ['Weight', pickup && WEIGHT_CLASS_TEXTS[pickup.weightClass]],
    ['Yard', YARDS.find(({ id }) => id === location)?.name],
    ['Address', pickup && `${pickup.address}, ${pickup.city}, ${pickup.state} ${pickup.zip}`],
    ['When', pickup && `${shortDayText(pickup.day)}, ${windowText(pickup.window)}`],
    ['When', callback && `${shortDayText(callback.day)}, ${slotText(callback.time)}`],
    ['Phone', phone],
    ['Email', email],
  ];
  return lines.flatMap(([label, text]) => (text ? [[label, text] as const] : []));
}
