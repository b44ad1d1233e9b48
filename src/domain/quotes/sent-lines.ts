import { YARDS } from '../../business/yards.ts';
import { carSummary, vehicleName } from '../vehicles/car-summary.ts';
import type { VehicleWithoutVin } from '../vehicles/stored-vehicle.ts';
import { carWords } from '../vehicles/texts.ts';
import type { QuoteRequestInput } from './quotes.api.ts';
import { shortDayText, slotText, windowText } from './request-words.ts';
import { sentLabels, weightTexts } from './texts.ts';

/** "morning, 8:00 AM-12:00 PM" */
const inSentence = (window: string): string => window.charAt(0).toLowerCase() + window.slice(1);

/** A car by its own rows: its name is the first line of the description. */
const carLines = (car: VehicleWithoutVin, description: string) =>
  [
    [carWords.car, vehicleName(car)],
    ...carSummary(car, new Date()),
    [sentLabels.notes, description.split('\n').slice(1).join('\n')],
  ] as const;

/** What the thank-you page repeats of a request, as labels and texts. What a car weighs is not asked. */
export function sentLines(
  { phone, email, location, description, pickup, callback }: QuoteRequestInput,
  car: VehicleWithoutVin | null,
): readonly (readonly [string, string])[] {
  const lines: readonly (readonly [string, string | false | undefined])[] = [
    ...(car ? carLines(car, description) : [[sentLabels.load, description] as const]),
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
