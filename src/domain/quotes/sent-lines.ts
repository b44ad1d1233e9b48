import { PROMISED_ANSWER_WITHIN_HOURS } from '../../business/constants.ts';
import { YARDS } from '../../business/yards.ts';
import { MOMENT_WORDS, momentText } from '../offers/request/moment-text.ts';
import { carSummary, vehicleName } from '../vehicles/car-summary.ts';
import type { VehicleWithoutVin } from '../vehicles/stored-vehicle.ts';
import { carWords } from '../vehicles/texts.ts';
import type { PickupNote } from '../shared/quote-state.ts';
import type { QuoteRequestCreated, QuoteRequestInput } from './quotes.api.ts';
import { halfDayOf, inSentence, shortDayText, slotText, windowText } from './request-words.ts';
import { pickupNoteTexts, answerPromiseTexts, sentLabels, weightTexts } from './texts.ts';

type Lines = readonly (readonly [label: string, text: string])[];

/** Of a request, what its visitor told us. */
export type TypedRequest = Pick<
  QuoteRequestInput,
  'phone' | 'email' | 'location' | 'description' | 'pickup' | 'callback'
>;

/** A request that a tab has sent, for the pages that repeat it. */
export interface SentRequest {
  /** Of the texts, for a page that has none of its own: it may be turned to the other language. */
  readonly language: string;
  readonly promise: string;
  readonly lines: Lines;
  /** Of its link. */
  readonly token: string;
  readonly request: TypedRequest;
}

/** The day and the time of a pickup, as asked for or as booked. */
export const askedForLine = (day: string, window: string): Lines[number] => [
  halfDayOf(window) ? sentLabels.askedFor : sentLabels.when,
  `${shortDayText(day)}, ${inSentence(windowText(window))}`,
];

/** What was typed and chosen, as labels and texts. Of a car, whose rows say the rest, only the notes below its name; what it weighs is not asked. */
export function typedLines(
  { phone, email, location, description, pickup, callback }: TypedRequest,
  isCar: boolean,
  notes: readonly PickupNote[] = [],
): Lines {
  const lines: readonly (readonly [string, string | false | undefined])[] = [
    isCar ? [sentLabels.notes, description.split('\n').slice(1).join('\n')] : [sentLabels.scrap, description],
    [sentLabels.weight, !isCar && pickup && weightTexts[pickup.weightClass]],
    [sentLabels.yard, YARDS.find(({ id }) => id === location)?.name],
    [sentLabels.address, pickup && `${pickup.address}, ${pickup.city}, ${pickup.state} ${pickup.zip}`],
    [sentLabels.note, notes.map((note) => pickupNoteTexts[note]).join('\n')],
    ...(pickup ? [askedForLine(pickup.day, pickup.window)] : []),
    [sentLabels.when, callback && `${shortDayText(callback.day)}, ${slotText(callback.time)}`],
    [sentLabels.phone, phone],
    [sentLabels.email, email],
  ];
  return lines.flatMap(([label, text]) => (text ? [[label, text] as const] : []));
}

/** What the thank-you page repeats of a request. */
export function sentLines(
  request: TypedRequest,
  car: VehicleWithoutVin | null,
  notes: readonly PickupNote[] = [],
): Lines {
  const ofCar = car ? [[carWords.car, vehicleName(car)] as const, ...carSummary(car, new Date())] : [];
  return [...ofCar, ...typedLines(request, car !== null, notes)];
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
