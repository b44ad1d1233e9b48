import { PROMISED_ANSWER_WITHIN_HOURS } from '../../business/constants.ts';
import { YARDS } from '../../business/yards.ts';
import { MOMENT_WORDS, momentText } from '../offers/request/moment-text.ts';
import { carSummary, vehicleName } from '../vehicles/car-summary.ts';
import type { VehicleWithoutVin } from '../vehicles/stored-vehicle.ts';
import { carWords } from '../vehicles/texts.ts';
import type { PickupNote } from '../shared/quote-state.ts';
import type { QuoteRequestCreated, QuoteRequestInput } from './quotes.api.ts';
import { shortDayText, slotText, windowText } from './request-words.ts';
import { pickupNoteTexts, answerPromiseTexts, sentLabels, weightTexts } from './texts.ts';

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
  notes: readonly PickupNote[] = [],
): readonly (readonly [string, string])[] {
  const lines: readonly (readonly [string, string | false | undefined])[] = [
    ...(car ? carLines(car, description) : [[sentLabels.load, description] as const]),
    [sentLabels.weight, !car && pickup && weightTexts[pickup.weightClass]],
    [sentLabels.yard, YARDS.find(({ id }) => id === location)?.name],
    [sentLabels.address, pickup && `${pickup.address}, ${pickup.city}, ${pickup.state} ${pickup.zip}`],
    [sentLabels.note, notes.map((note) => pickupNoteTexts[note]).join('\n')],
    [sentLabels.when, pickup && `${shortDayText(pickup.day)}, ${inSentence(windowText(pickup.window))}`],
    [sentLabels.when, callback && `${shortDayText(callback.day)}, ${slotText(callback.time)}`],
    [sentLabels.phone, phone],
    [sentLabels.email, email],
  ];
  return lines.flatMap(([label, text]) => (text ? [[label, text] as const] : []));
}

const PROMISE_WORDS = { promises: answerPromiseTexts, ...MOMENT_WORDS };
const PROMISED_MS = PROMISED_ANSWER_WITHIN_HOURS * 3_600_000;

/** When the promised hours are over, or by when we answer if we are closed for most of them. Empty for a booked call, which has its own time. */
export function answerPromise(
  { callback }: { readonly callback?: unknown },
  { answerBy, receivedAt }: Pick<QuoteRequestCreated, 'answerBy' | 'receivedAt'>,
  words: typeof PROMISE_WORDS = PROMISE_WORDS,
): string {
  if (callback || answerBy === null) return '';
  const [by, received] = [new Date(answerBy), new Date(receivedAt)];
  const isLater = by.getTime() - received.getTime() > PROMISED_MS;
  return words.promises[isLater ? 'later' : 'within'](momentText(by, received, words));
}
