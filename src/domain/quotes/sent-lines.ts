import { YARDS } from '../../business/yards.ts';
import { carSummary } from '../vehicles/car-summary.ts';
import type { SaidVehicle } from '../vehicles/stored-vehicle.ts';
import type { QuoteRequestInput } from './quotes.api.ts';
import { shortDayText, slotText, windowText } from './request-words.ts';
import { sentLabels, weightTexts } from './texts.ts';

/** "morning, 8:00 AM-12:00 PM" */
const inSentence = (window: string): string => window.charAt(0).toLowerCase() + window.slice(1);

/** What the thank-you page repeats of a request, as labels and texts. A car's name begins its description, and what it weighs is not asked. */
export function sentLines(
  { phone, email, location, description, pickup, callback }: QuoteRequestInput,
  car: SaidVehicle | null,
): readonly (readonly [string, string])[] {
  const lines: readonly (readonly [string, string | false | undefined])[] = [
    [sentLabels.load, description],
    ...(car ? carSummary(car, new Date()) : []),
    [sentLabels.weight, !car && pickup && weightTexts[pickup.weightClass]],
    [sentLabels.yard, YARDS.find(({ id }) => id === location)?.name],
    [sentLabels.address, pickup && `${pickup.address}, ${pickup.city}, ${pickup.state} ${pickup.zip}`],
    [sentLabels.when, pickup && `${shortDayText(pickup.day)}, ${inSentence(windowText(pickup.window))}`],
    [sentLabels.when, callback && `${shortDayText(callback.day)}, ${slotText(callback.time)}`],
    [sentLabels.phone, phone],
    [sentLabels.email, email],
  ];
  return lines.flatMap(([label, text]) => (text ? [[label, text] as const] : []));
}
