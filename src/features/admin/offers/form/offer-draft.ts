import { OFFER_LABEL_MAX_LENGTH, OFFER_MAX_LINES } from '../../../../business/constants.ts';
import { MAIN_YARD, type YardId } from '../../../../business/yards.ts';
import type { EstimateData } from '../../../../domain/estimate/estimate.schema.ts';
import { isYardId } from '../../../../domain/locations/yard-news.schema.ts';
import type { OfferTemplateLine } from '../../../../domain/offers/offer-templates.api.ts';
import { writtenLines } from '../../../../domain/offers/lines/written-lines.ts';
import { type OfferLine, offerTermsSchema } from '../../../../domain/offers/offer.schema.ts';
import type { OfferChannel, OfferCondition } from '../../../../domain/offers/offer-state.ts';
import type { Offer } from '../../../../domain/offers/offers.api.ts';
import { titleConditions } from '../../../../domain/offers/title-condition.ts';
import type { QuoteDetail } from '../../../../domain/quotes/admin-quotes.api.ts';
import { inLocale, type Locale } from '../../../../domain/shared/language/locales.ts';
import { toDollars } from '../../../../domain/shared/numbers/money.ts';
import { typedCents } from '../../../../domain/shared/numbers/typed-cents.ts';
import { typedNumber } from '../../../../domain/shared/numbers/typed-number.ts';
import { nearestWeightIn, poundsText } from '../../../../domain/shared/numbers/weight.ts';
import type { CounterGrade } from '../../../../domain/tickets/admin-tickets.api.ts';
import { storedValue } from '../../../../domain/vehicles/stored-vehicle.ts';
import { draftSchema } from '../../../../ui/form/draft-schema.ts';

type OfferUnit = OfferLine['unit'];

/** A line as it is typed: price and weight are any text. */
export interface DraftLine {
  /** Empty: a thing that is not on the list, in words. */
  metalType: string;
  label: string;
  price: string;
  unit: OfferUnit;
  weight: string;
}

/** An offer as it is typed. */
export interface OfferDraft {
  yardId: YardId;
  kind: 'lines' | 'sum';
  lines: DraftLine[];
  sumCents: string;
  pickupFeeCents: string;
  conditions: OfferCondition[];
  /** Empty: until the yard closes on its next open day. */
  validMinutes: string;
  message: string;
  channel: OfferChannel | null;
}

const lineOf = ({ metalType, price, weight, ...line }: DraftLine) => ({
  ...line,
  metalType: metalType || null,
  price: typedNumber(price, 4, ''),
  weight: weight.trim() === '' ? null : (typedNumber(weight, 3, '') ?? ''),
});

/** What a form offers. */
export const offerDraftSchema = draftSchema(
  ({ kind, lines, sumCents, pickupFeeCents, validMinutes, ...terms }: OfferDraft) => ({
    ...terms,
    lines: kind === 'lines' ? lines.map(lineOf) : [],
    sumCents: kind === 'sum' ? typedCents(sumCents) : null,
    pickupFeeCents: pickupFeeCents.trim() === '' ? 0 : typedCents(pickupFeeCents),
    validMinutes: Number(validMinutes) || null,
  }),
  offerTermsSchema,
);

const isOfferUnit = (unit: string): unit is OfferUnit => ['lb', 'ton', 'each'].includes(unit);

export const EMPTY_OFFER_LINE: DraftLine = { metalType: '', label: '', price: '', unit: 'lb', weight: '' };

/** "$0.0850" is typed as "0.085", "4.5000" as "4.50". */
const priceOf = (posted: string): string => {
  const short = posted.includes('.') ? posted.replace(/0+$/, '') : `${posted}.`;
  return short.replace(/\.(\d?)$/, (_, digit: string) => `.${digit.padEnd(2, '0')}`);
};

/** The line with a grade of the list, at its posted price. Its Spanish name has the trade's English one in it. */
export const withGrade = (
  line: DraftLine,
  { metalType, name, nameEs, price, unit }: CounterGrade,
  locale: Locale,
): DraftLine => ({
  ...line,
  metalType,
  label: inLocale(locale, name, nameEs ?? name),
  price: priceOf(price),
  unit: isOfferUnit(unit) ? unit : line.unit,
});

/** The estimator's lines, and a car of what is left of the one that was described, as the grade that it is. */
function estimateOf({ estimate, vehicle }: Source): EstimateData {
  const car = vehicle && storedValue(vehicle);
  if (!car) return estimate ?? [];
  const line = { metalType: car.metalType, weight: poundsText(car.netMilliPounds), unit: 'lb' } as const;
  return [...(estimate ?? []), line];
}

function estimatedLines(quote: Source, grades: readonly CounterGrade[]): DraftLine[] {
  const { locale } = quote;
  return estimateOf(quote).flatMap((line) => {
    const grade = grades.find(({ metalType }) => metalType === line.metalType);
    if (!grade) return [];
    const draft = withGrade(EMPTY_OFFER_LINE, grade, locale);
    // Pounds make no pieces.
    return [{ ...draft, weight: nearestWeightIn(line.weight, line.unit, draft.unit) ?? '' }];
  });
}

/** What the customer wrote, where there is nothing better: a price only for what is on the list. */
function writtenDraft({ description, locale }: Source, grades: readonly CounterGrade[]): DraftLine[] {
  const lines = writtenLines(description, grades).slice(0, OFFER_MAX_LINES);
  return lines.map(({ words, grade, weight, unit }) => {
    if (!grade) {
      const label = words.slice(0, OFFER_LABEL_MAX_LENGTH).trim();
      return { ...EMPTY_OFFER_LINE, label, weight, unit };
    }
    const draft = withGrade(EMPTY_OFFER_LINE, grade, locale);
    return { ...draft, weight: nearestWeightIn(weight, unit, draft.unit) ?? '' };
  });
}

/** Whether an offer begins with lines that were read from the customer's words: staff have to check them. */
export const isFromText = (quote: Source, grades: readonly CounterGrade[]): boolean =>
  quote.offers.length === 0 &&
  estimatedLines(quote, grades).length === 0 &&
  writtenDraft(quote, grades).length > 0;

const typedAmount = (cents: number): string => (cents === 0 ? '' : toDollars(cents));

const linesOf = (offer: Offer): DraftLine[] =>
  offer.lines.map(({ metalType, weight, ...line }) => ({
    ...line,
    metalType: metalType ?? '',
    weight: weight ?? '',
  }));

/** A template's lines as they are typed, at the prices of the yard. */
export const templateDraft = (
  lines: readonly OfferTemplateLine[],
  grades: readonly CounterGrade[],
  locale: Locale,
): DraftLine[] =>
  lines.map(({ metalType, label, price, unit, weight }) => {
    const grade = grades.find((each) => each.metalType === metalType);
    const line = { metalType: '', label, price: price ?? '', unit, weight: weight ?? '' };
    if (!grade) return line;
    const posted = withGrade(line, grade, locale);
    if (price !== null) return { ...posted, price, unit };
    // A weight in a unit that the grade no longer has would be another weight.
    return posted.unit === unit ? posted : { ...posted, weight: '' };
  });

/** Typed lines as a template keeps them: a posted price is none of its own. Takes what the form would offer. */
export const templateLines = (
  lines: readonly OfferLine[],
  grades: readonly CounterGrade[],
): OfferTemplateLine[] =>
  lines.map((line) => {
    const grade = grades.find(({ metalType }) => metalType === line.metalType);
    if (!grade) return line;
    const isPosted = grade.unit === line.unit && Number(grade.price) === Number(line.price);
    return { ...line, label: grade.name, price: isPosted ? null : line.price };
  });

const FIRST_CONDITIONS: readonly OfferCondition[] = ['photo_id', 'our_scale_decides'];

const firstConditions = ({ vehicle, createdAt }: Source): readonly OfferCondition[] => [
  ...FIRST_CONDITIONS,
  ...(vehicle ? titleConditions(vehicle, new Date(createdAt)) : []),
];

/** The yard that an offer begins with: of the newest offer, of the request, or of its car's sum. */
export function firstYard({
  offers: [newest],
  yard,
  vehicle,
}: Pick<QuoteDetail, 'offers' | 'yard' | 'vehicle'>): YardId {
  if (newest) return newest.yardId;
  return yard !== null && isYardId(yard) ? yard : (vehicle?.yardId ?? MAIN_YARD);
}

type Source = Pick<
  QuoteDetail,
  'offers' | 'yard' | 'estimate' | 'vehicle' | 'description' | 'email' | 'locale' | 'createdAt'
>;

/** What the car's tow takes off its sum: a fee takes no more than there is. */
function towFee({ vehicle }: Source): number {
  const value = vehicle && storedValue(vehicle);
  return value ? value.payoutCents - value.totalCents : 0;
}

/** What an offer begins with: the newest offer, or else the estimator's lines and the car, or else what was written, at the prices of the yard, and the car's tow. */
export function firstDraft(quote: Source, grades: readonly CounterGrade[]): OfferDraft {
  const [newest] = quote.offers;
  const isSum = newest?.lines.length === 0;
  const lines = newest
    ? linesOf(newest)
    : isFromText(quote, grades)
      ? writtenDraft(quote, grades)
      : estimatedLines(quote, grades);
  const feeCents = newest ? newest.pickupFeeCents : towFee(quote);
  return {
    yardId: firstYard(quote),
    kind: isSum ? 'sum' : 'lines',
    lines: lines.length > 0 ? lines : [EMPTY_OFFER_LINE],
    sumCents: isSum ? toDollars(newest.totalCents) : '',
    pickupFeeCents: typedAmount(feeCents),
    conditions: [...(newest?.conditions ?? firstConditions(quote))],
    validMinutes: '',
    message: newest?.message ?? '',
    channel: quote.email === null ? null : 'mail',
  };
}

/** At the prices of another yard: a price that was typed stays. */
export function atPrices(
  lines: readonly DraftLine[],
  before: readonly CounterGrade[],
  after: readonly CounterGrade[],
): readonly DraftLine[] {
  return lines.map((line) => {
    const find = (grades: readonly CounterGrade[]) =>
      grades.find(({ metalType }) => metalType === line.metalType);
    const [was, is] = [find(before), find(after)];
    return was && is && was.unit === line.unit && was.unit === is.unit && line.price === priceOf(was.price)
      ? { ...line, price: priceOf(is.price) }
      : line;
  });
}
