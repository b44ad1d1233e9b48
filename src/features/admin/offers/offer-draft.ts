import { ESTIMATE_POUNDS_PER_TON } from '../../../business/constants.ts';
import {
  OFFER_LABEL_MAX_LENGTH,
  OFFER_MAX_CENTS,
  OFFER_MAX_LINES,
  OFFER_MESSAGE_MAX_LENGTH,
} from '../../../business/offer-constants.ts';
import { YARDS, type YardId } from '../../../business/yards.ts';
import type { EstimateData } from '../../../domain/estimate/estimate.schema.ts';
import { isYardId } from '../../../domain/locations/yard-news.schema.ts';
import {
  type NewOffer,
  OFFER_FEE_FAULT,
  OFFER_SUM_FAULT,
  type OfferLine,
} from '../../../domain/offers/offer.schema.ts';
import type { OfferChannel, OfferCondition } from '../../../domain/offers/offer-state.ts';
import { isFeeTooHigh, offerCents } from '../../../domain/offers/offer-sum.ts';
import type { Offer } from '../../../domain/offers/offers.api.ts';
import type { QuoteDetail } from '../../../domain/quotes/admin-quotes.api.ts';
import { inLocale, type Locale } from '../../../domain/shared/locales.ts';
import { toDollars } from '../../../domain/shared/money.ts';
import { tooLong } from '../../../domain/shared/clean-text.ts';
import { typedCents } from '../../../domain/shared/typed-cents.ts';
import { typedNumber } from '../../../domain/shared/typed-number.ts';
import type { CounterGrade } from '../../../domain/tickets/admin-tickets.api.ts';
import { nextAttempt } from '../../../lib/attempt.ts';

type OfferUnit = OfferLine['unit'];

/** A line as it is typed: price and weight are any text. */
export interface DraftLine {
  /** Tells the lines of a page apart. */
  readonly key: string;
  /** Empty: a thing that is not on the list, in words. */
  readonly metalType: string;
  readonly label: string;
  readonly price: string;
  readonly unit: OfferUnit;
  readonly weight: string;
}

/** An offer as it is typed. */
export interface OfferDraft {
  readonly yardId: YardId;
  readonly isSum: boolean;
  readonly lines: readonly DraftLine[];
  readonly sum: string;
  readonly pickupFee: string;
  readonly conditions: readonly OfferCondition[];
  /** null: until the yard closes on its next open day. */
  readonly validMinutes: number | null;
  readonly message: string;
  readonly channel: OfferChannel | null;
}

const isOfferUnit = (unit: string): unit is OfferUnit => ['lb', 'ton', 'each'].includes(unit);

export const emptyLine = (): DraftLine => ({
  key: nextAttempt(null, {}).key,
  metalType: '',
  label: '',
  price: '',
  unit: 'lb',
  weight: '',
});

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

/** An estimated weight in the unit of the price; empty if pounds make no pieces. */
function weightIn(unit: OfferUnit, line: EstimateData[number]): string {
  if (unit === line.unit) return line.weight;
  if (unit === 'each') return '';
  const factor = unit === 'lb' ? ESTIMATE_POUNDS_PER_TON : 1 / ESTIMATE_POUNDS_PER_TON;
  return String(Number((Number(line.weight) * factor).toFixed(3)));
}

function estimatedLines({ estimate, locale }: Source, grades: readonly CounterGrade[]): readonly DraftLine[] {
  return (estimate ?? []).flatMap((line) => {
    const grade = grades.find(({ metalType }) => metalType === line.metalType);
    if (!grade) return [];
    const draft = withGrade(emptyLine(), grade, locale);
    return [{ ...draft, weight: weightIn(draft.unit, line) }];
  });
}

const typedAmount = (cents: number): string => (cents === 0 ? '' : toDollars(cents));

const linesOf = (offer: Offer): readonly DraftLine[] =>
  offer.lines.map(({ metalType, weight, ...line }) => ({
    ...line,
    key: emptyLine().key,
    metalType: metalType ?? '',
    weight: weight ?? '',
  }));

const FIRST_CONDITIONS: readonly OfferCondition[] = ['photo_id', 'our_scale_decides'];

/** The yard that an offer begins with: of the newest offer, or of the request. */
export function firstYard({ offers: [newest], yard }: Pick<QuoteDetail, 'offers' | 'yard'>): YardId {
  if (newest) return newest.yardId;
  return yard !== null && isYardId(yard) ? yard : (YARDS[0]?.id ?? 'griffin');
}

type Source = Pick<QuoteDetail, 'offers' | 'yard' | 'estimate' | 'email' | 'emailMe' | 'locale'>;

/** What an offer begins with: the newest offer, or else the estimator's lines at the prices of the yard. */
export function firstDraft(quote: Source, grades: readonly CounterGrade[]): OfferDraft {
  const [newest] = quote.offers;
  const yardId = firstYard(quote);
  // By mail if the customer asked for that.
  const channel = quote.email !== null && quote.emailMe ? 'mail' : null;
  if (newest) {
    const isSum = newest.lines.length === 0;
    return {
      yardId,
      isSum,
      lines: isSum ? [emptyLine()] : linesOf(newest),
      sum: isSum ? toDollars(newest.totalCents) : '',
      pickupFee: typedAmount(newest.pickupFeeCents),
      conditions: newest.conditions,
      validMinutes: null,
      message: newest.message,
      channel,
    };
  }
  const estimated = estimatedLines(quote, grades);
  return {
    yardId,
    isSum: false,
    lines: estimated.length > 0 ? estimated : [emptyLine()],
    sum: '',
    pickupFee: '',
    conditions: FIRST_CONDITIONS,
    validMinutes: null,
    message: '',
    channel,
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

/** The first field that is wrong: "lines.0.price", and a sentence. */
export interface OfferFault {
  readonly field: string;
  readonly message: string;
}

const PRICE_PLACES = 4;
const WEIGHT_PLACES = 3;
const MAX_PRICE = 99_999;
const MAX_WEIGHT = 999_999;

/** Below `limit`, and a number; null otherwise. */
function numberBelow(typed: string, places: number, limit: number): string | null {
  const number = typedNumber(typed, places, '');
  return number && Number(number) <= limit ? number : null;
}

function readOfferLine(line: DraftLine, index: number): OfferLine | OfferFault {
  const fault = (field: keyof OfferLine, message: string): OfferFault => ({
    field: `lines.${index}.${field}`,
    message,
  });
  const label = line.label.trim();
  if (label === '') return fault('label', 'Please say what it is');
  const longLabel = tooLong(label, OFFER_LABEL_MAX_LENGTH);
  if (longLabel) return fault('label', longLabel);
  const price = numberBelow(line.price, PRICE_PLACES, MAX_PRICE);
  if (price === null) return fault('price', 'Please enter a price such as 4.50 or 0.085');
  const isEmpty = line.weight.trim() === '';
  const weight = isEmpty ? null : numberBelow(line.weight, WEIGHT_PLACES, MAX_WEIGHT);
  if (!isEmpty && !Number(weight)) {
    return fault('weight', 'Please enter a number such as 120 or 12.5, or leave it empty');
  }
  return { metalType: line.metalType || null, label, price, unit: line.unit, weight };
}

/** null if it is not an amount, or too much. */
function amountOf(typed: string): number | null {
  const cents = typed.trim() === '' ? 0 : typedCents(typed);
  return cents <= OFFER_MAX_CENTS ? cents : null;
}

export type ReadOffer = Omit<NewOffer, 'id' | 'from' | 'confirmed' | 'channel'> & {
  readonly totalCents: number;
};

export const isOfferFault = (read: object): read is OfferFault => 'field' in read;

const NO_AMOUNT = 'Please enter dollars such as 1,250 or 49.50, at most $100,000';

/** What a draft offers, or its first fault. */
export function readOffer(draft: OfferDraft): ReadOffer | OfferFault {
  const { isSum, yardId, conditions, validMinutes } = draft;
  const lines: OfferLine[] = [];
  for (const [index, line] of (isSum ? [] : draft.lines).entries()) {
    const read = readOfferLine(line, index);
    if (isOfferFault(read)) return read;
    lines.push(read);
  }
  if (!isSum && (lines.length === 0 || lines.length > OFFER_MAX_LINES)) {
    return { field: 'lines', message: `Please enter 1 to ${OFFER_MAX_LINES} lines, or one sum` };
  }
  const sumCents = isSum ? amountOf(draft.sum) : null;
  if (isSum && !sumCents) return { field: 'sum', message: NO_AMOUNT };
  const pickupFeeCents = amountOf(draft.pickupFee);
  if (pickupFeeCents === null) return { field: 'pickupFee', message: NO_AMOUNT };
  const message = draft.message.trim();
  const longMessage = tooLong(message, OFFER_MESSAGE_MAX_LENGTH);
  if (longMessage) return { field: 'message', message: longMessage };
  const totalCents = offerCents(lines, sumCents);
  if (totalCents > OFFER_MAX_CENTS) {
    return { field: isSum ? 'sum' : 'lines', message: OFFER_SUM_FAULT };
  }
  if (isFeeTooHigh({ lines, sumCents, pickupFeeCents })) {
    return { field: 'pickupFee', message: OFFER_FEE_FAULT };
  }
  return {
    yardId,
    lines,
    sumCents,
    pickupFeeCents,
    conditions: [...conditions],
    message,
    validMinutes,
    totalCents,
  };
}
