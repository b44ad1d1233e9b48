import {
  CAR_QUESTIONS,
  VEHICLE_GRADES,
  UNWEIGHED_PARTS,
  type UnweighedPart,
} from '../../../../business/vehicles.ts';
import { COUNTER_TARES } from '../../../../business/constants.ts';
import { type StoredVehicle, storedValue } from '../../../../domain/vehicles/stored-vehicle.ts';
import { isCostly } from '../../../../domain/vehicles/value/vehicle-condition.ts';
import { HELD_REASON, PARTS_REASON } from '../../../../domain/tickets/ticket-reasons.ts';
import {
  heldPart,
  isBelowPromised,
  leftAfter,
  NO_PROMISE,
  type Promised,
  type PromisedLine,
  type PromiseLeft,
  promisedFor,
} from '../../../../domain/promises/promise.ts';
import {
  isFault,
  type LineFault,
  type LineFigures,
  figureLine,
  partsOff,
  paymentOf,
  type TicketLine,
  unitsFor,
} from '../../../../domain/tickets/ticket-line.ts';
import type { PaidBy } from '../../../../domain/tickets/ticket.schema.ts';
import { typedNumber } from '../../../../domain/shared/numbers/typed-number.ts';
import type { CounterGrade } from '../../../../domain/tickets/admin-tickets.api.ts';
import { takeIn, type TypedParts } from '../../../../ui/form/take-in.ts';
import {
  decimalOf,
  isEqualPrice,
  listedUnit,
  poundsIn,
  PRICE_PLACES,
  pricePer,
  type SaleUnit,
  scaled,
  WEIGHT_PLACES,
  weightIn,
} from '../../../../domain/shared/numbers/weight.ts';

/** What a ticket has besides its lines, as it is typed. */
export interface TicketFacts {
  readonly paidBy: PaidBy;
  readonly checkNumber: string;
  /** Of a transfer or another way to pay. */
  readonly paidNote: string;
  readonly number: string;
  /** On New York's clock; empty: now. */
  readonly soldAt: string;
}

/** A line as it is typed: weights and price are any text. */
export type LineDraft = Omit<TicketLine, 'metalType'>;

export const EMPTY_LINE: LineDraft = {
  unit: 'lb',
  gross: '',
  tare: '',
  deduction: '',
  deductionReason: null,
  price: '',
  priceReason: null,
};

/** A line as it was typed; null: a new one. */
export function lineDraftOf(line: TicketLine | null): LineDraft {
  if (!line) return EMPTY_LINE;
  const { metalType: _, ...draft } = line;
  return {
    ...draft,
    tare: line.tare === '0' ? '' : line.tare,
    deduction: line.deduction === '0' ? '' : line.deduction,
  };
}

/** The empty line of a grade, at the posted price. */
export const lineFor = (grade: CounterGrade): LineDraft => ({
  ...EMPTY_LINE,
  unit: unitsFor(grade)[0] ?? 'lb',
  price: grade.price,
});

/**
 * The line of an offer, as far as the scale is not asked: in the offer's unit, at the offered price per the grade's own; null if one of them is
 * by the piece and the other by weight.
 */
export function offeredLine(
  { price, unit }: Pick<PromisedLine, 'price' | 'unit'>,
  grade: CounterGrade,
): LineDraft | null {
  const offered = pricePer(price, unit, listedUnit(grade.unit));
  if (offered === null) return null;
  const posted = { ...lineFor(grade), unit };
  return isEqualPrice(offered, grade.price) ? posted : { ...posted, price: offered, priceReason: 'agreed' };
}

/** The empty line of a grade at what it pays most: the posted price, or a higher one that was promised. */
export function bestLine(grade: CounterGrade, promised: Promised | null): LineDraft {
  const posted = lineFor(grade);
  return promised?.perListed && isBelowPromised(grade.price, promised)
    ? { ...posted, price: promised.perListed, priceReason: promised.isHeld ? HELD_REASON : 'agreed' }
    : posted;
}

/** A line that is ready, with its figures and the grade as it was posted. */
export interface ReadyLine {
  /** Tells the lines of a page apart. */
  readonly key: string;
  readonly grade: CounterGrade;
  readonly line: TicketLine;
  readonly priced: LineFigures;
}

/** A line that is being typed. */
export interface LineInProgress {
  readonly grade: CounterGrade | null;
  readonly draft: LineDraft;
  /** The key of the line that it changes; null: a new one. */
  readonly key: string | null;
  /** Of a grade that is not chosen yet. */
  readonly letters?: string;
  /** It was weighed with its truck, which is to be weighed again empty. */
  readonly awaitsTare?: boolean;
}

/** Nothing is typed yet. */
export const NO_LINE: LineInProgress = { grade: null, draft: EMPTY_LINE, key: null };

/** Whether anything would be lost with it. */
export const isTyped = ({
  grade,
  draft: { gross, tare, deduction },
  letters = '',
}: LineInProgress): boolean =>
  grade !== null || [letters, gross, tare, deduction].some((text) => text.trim() !== '');

/** What was typed before the page was loaded, at the price that is posted now unless another was typed; null if its grade is gone. */
export function retyped(typed: LineInProgress, grades: readonly CounterGrade[]): LineInProgress | null {
  const { grade: before, draft } = typed;
  if (!before) return typed;
  const grade = grades.find(({ metalType }) => metalType === before.metalType);
  if (!grade || grade.unit !== before.unit) return null;
  return {
    ...typed,
    grade,
    draft: isOwnPrice(draft.price, before) ? draft : { ...draft, price: grade.price },
  };
}

const typedWeight = (typed: string) => typedNumber(typed, WEIGHT_PLACES, '0');

const NO_WEIGHT = 'Please enter a number such as 12.5, with up to three decimals';
const NO_PRICE = 'Please enter dollars such as 4.50, with up to four decimals';

/** What metal is weighed in, with its tare in the unit of the line; those that the unit can say. */
export const taresIn = (unit: SaleUnit): readonly { readonly name: string; readonly tare: string }[] =>
  COUNTER_TARES.flatMap(({ name, weight, unit: own }) => {
    const tare = weightIn(weight, own, unit);
    return tare === null ? [] : [{ name, tare }];
  });

/** What weighing off the tare of a bucket or a drum enters: its initial, "b", stands for its weight. */
export const tareOf = (typed: string, unit: SaleUnit): string =>
  taresIn(unit).find(({ name }) => name.charAt(0).toLowerCase() === typed.trim().toLowerCase())?.tare ??
  typed;

/** What may be taken off the line that weighs a car, because its weight doesn't show it. Nothing of a car without a sum. */
export const unweighedParts = (
  car: StoredVehicle | null,
  grade: CounterGrade | null,
): readonly UnweighedPart[] =>
  car && grade && VEHICLE_GRADES.includes(grade.metalType) && storedValue(car)
    ? UNWEIGHED_PARTS.filter((part) => CAR_QUESTIONS[part].offMilliPounds > 0)
    : [];

/** The line without these parts of the car: their pounds are part of its deduction, beside what was typed. */
export function withoutParts(draft: LineDraft, parts: readonly UnweighedPart[]): LineDraft {
  const { deductionParts: before = [], unit } = draft;
  const typed = scaled(typedWeight(draft.deduction) ?? '0', WEIGHT_PLACES) - partsOff(before, unit);
  const deduction = (typed > 0n ? typed : 0n) + partsOff(parts, unit);
  const reason = draft.deductionReason === PARTS_REASON ? null : draft.deductionReason;
  return {
    ...draft,
    deduction: deduction > 0n ? decimalOf(deduction, WEIGHT_PLACES) : '',
    deductionReason: parts.length > 0 ? PARTS_REASON : reason,
    deductionParts: parts,
  };
}

/** The line of an offered car: what its seller said is missing came off the offer too. */
export const withoutReportedParts = (
  draft: LineDraft,
  car: StoredVehicle | null,
  grade: CounterGrade | null,
): LineDraft => {
  const said = unweighedParts(car, grade).filter((part) => car && isCostly(car, part));
  return said.length > 0 ? withoutParts(draft, said) : draft;
};

/** The line in another unit: the tare of a bucket or a drum and missing parts go along, and what was read from the scale is what the scale says. */
export function inUnit(draft: LineDraft, unit: SaleUnit): LineDraft {
  const { deductionParts = [] } = draft;
  if (deductionParts.length > 0 && unit !== draft.unit)
    return withoutParts(inUnit(withoutParts(draft, []), unit), deductionParts);
  const preset = taresIn(draft.unit).find(({ tare }) => tare === draft.tare.trim());
  if (!preset || unit === draft.unit) return { ...draft, unit };
  return { ...draft, unit, tare: taresIn(unit).find(({ name }) => name === preset.name)?.tare ?? '' };
}

/** Whether the price is another than the posted one, as far as it can be read. */
export function isOwnPrice(typed: string, grade: CounterGrade): boolean {
  const price = typedNumber(typed, PRICE_PLACES, grade.price);
  return price !== null && !isEqualPrice(price, grade.price);
}

/** Whether the price is less than an accepted offer promised, as far as it can be read. */
export function isBelowOffer(typed: string, grade: CounterGrade, promised: Promised | null): boolean {
  const price = typedNumber(typed, PRICE_PLACES, grade.price);
  return promised !== null && price !== null && isBelowPromised(price, promised);
}

/** Whether something is taken off, as far as it can be read. */
export const isDeducted = (typed: string): boolean => Number(typedWeight(typed) ?? 0) > 0;

/** Reads a typed line: its figures, or the first field that is wrong. */
export function readLine(
  draft: LineDraft,
  grade: CounterGrade,
  promised: Promised | null = null,
): Omit<ReadyLine, 'key'> | LineFault {
  const gross = draft.gross.trim() === '' ? null : typedWeight(draft.gross);
  if (gross === null) return { field: 'gross', message: NO_WEIGHT };
  const tare = typedWeight(draft.tare);
  if (tare === null) return { field: 'tare', message: NO_WEIGHT };
  const deduction = typedWeight(draft.deduction);
  if (deduction === null) return { field: 'deduction', message: NO_WEIGHT };
  const price = typedNumber(draft.price, PRICE_PLACES, grade.price);
  if (price === null) return { field: 'price', message: NO_PRICE };
  // A field that is not shown counts for nothing.
  const deductionReason = Number(deduction) > 0 ? draft.deductionReason : null;
  const deductionParts = deductionReason === PARTS_REASON ? draft.deductionParts : [];
  const typed = { gross, tare, deduction, deductionReason, deductionParts, price };
  const line = { ...draft, metalType: grade.metalType, ...typed };
  const priced = figureLine(line, grade, promised);
  if (isFault(priced)) return priced;
  return { grade, line: { ...line, priceReason: priced.priceReason }, priced };
}

export const isLineFault = (read: Omit<ReadyLine, 'key'> | LineFault): read is LineFault => 'field' in read;

/** Whether it is no line yet, because its gross weight is a truck's as well. */
export const waitsForTare = ({ awaitsTare = false, draft: { tare } }: LineInProgress): boolean =>
  awaitsTare && !(Number(typedWeight(tare) ?? 0) > 0);

const NO_TARE: LineFault = {
  field: 'tare',
  message: 'Please weigh it empty and enter that, or put the ticket on hold',
};

export const NO_GRADE: LineFault = { field: 'metalType', message: 'Please choose a grade' };

/**
 * A line at a held price, as far as the hold covers it; what weighs more is a line of its own at what is promised then, or posted. Tare and deduction
 * stay with the first.
 */
function withinHeld(ready: ReadyLine, left: PromiseLeft): readonly ReadyLine[] {
  const { grade, line, priced, key } = ready;
  const isAbove = scaled(line.price, PRICE_PLACES) > scaled(grade.price, PRICE_PLACES);
  const part = isAbove ? heldPart(left, paymentOf(line, priced, grade)) : null;
  if (part === null) return [ready];
  const figured = (each: TicketLine, ownKey: string, promised: Promised | null): readonly ReadyLine[] => {
    const figures = figureLine(each, grade, promised);
    return isFault(figures) ? [] : [{ key: ownKey, grade, line: each, priced: figures }];
  };
  const held = scaled(part, WEIGHT_PLACES) / BigInt(poundsIn(line.unit));
  const taken = held + scaled(line.tare, WEIGHT_PLACES) + scaled(line.deduction, WEIGHT_PLACES);
  const atHeld =
    held === 0n
      ? []
      : figured({ ...line, gross: decimalOf(taken, WEIGHT_PLACES) }, key, promisedFor(grade, left));
  const after = leftFor(null, atHeld, left);
  const promised = promisedFor(grade, after);
  const { price, priceReason } = bestLine(grade, promised);
  const rest: TicketLine = {
    ...line,
    price,
    priceReason,
    ...(held > 0n && {
      gross: decimalOf(scaled(line.gross, WEIGHT_PLACES) - taken, WEIGHT_PLACES),
      tare: '0',
      deduction: '0',
      deductionReason: null,
      deductionParts: [],
    }),
  };
  const more = figured(rest, held === 0n ? key : `${key}+`, promised);
  return [...atHeld, ...more.flatMap((each) => withinHeld(each, after))];
}

/** What is typed beside the lines of a ticket. `newKey`: of a line that is not one of them yet. */
function typedLine(
  typed: LineInProgress | null,
  left: PromiseLeft,
  newKey: string,
): TypedParts<ReadyLine, LineFault> {
  if (!typed || (typed.key === null && !isTyped(typed))) return { parts: [] };
  const { grade, draft, key } = typed;
  if (!grade) return { fault: NO_GRADE };
  if (waitsForTare(typed)) return { fault: NO_TARE };
  const read = readLine(draft, grade, promisedFor(grade, left));
  return isLineFault(read) ? { fault: read } : { parts: withinHeld({ ...read, key: key ?? newKey }, left) };
}

interface LinesInHand {
  readonly lines: readonly ReadyLine[];
  readonly typed?: LineInProgress | null;
}

/** What the lines before one leave of a promise. `key`: of that line; null: one that comes after them all. */
export function leftFor(key: string | null, lines: readonly ReadyLine[], promise: PromiseLeft): PromiseLeft {
  const at = lines.findIndex((line) => line.key === key);
  const before = at === -1 ? lines : lines.slice(0, at);
  return leftAfter(
    promise,
    before.map(({ line, priced, grade }) => paymentOf(line, priced, grade)),
  );
}

/** The lines of a ticket with the one that is typed, and what is wrong with that one. */
export const linesWithTyped = (
  { lines, typed = null }: LinesInHand,
  promise: PromiseLeft = NO_PROMISE,
  newKey = '',
) => takeIn(lines, typedLine(typed, leftFor(typed?.key ?? null, lines, promise), newKey), ({ key }) => key);

function repricedLine(
  ready: ReadyLine,
  prices: readonly Pick<CounterGrade, 'metalType' | 'price' | 'unit'>[],
  left: PromiseLeft,
): ReadyLine {
  const posted = prices.find(({ metalType }) => metalType === ready.grade.metalType);
  if (!posted) return ready;
  const grade = { ...ready.grade, ...posted };
  const promised = promisedFor(grade, left);
  const follows = ready.line.priceReason === null || ready.line.priceReason === HELD_REASON;
  const followed: TicketLine = { ...ready.line, ...(follows && { price: grade.price, priceReason: null }) };
  const line: TicketLine =
    promised?.perListed && followed.priceReason === null && isBelowPromised(followed.price, promised)
      ? {
          ...followed,
          price: promised.perListed,
          priceReason: promised.isHeld ? HELD_REASON : 'agreed',
        }
      : followed;
  const priced = figureLine(line, grade, promised);
  return isFault(priced) ? { ...ready, grade } : { ...ready, grade, line, priced };
}

/** The lines at the prices that are posted now: those that were paid as posted or held follow, down to what is promised. */
export function repriced(
  lines: readonly ReadyLine[],
  prices: readonly Pick<CounterGrade, 'metalType' | 'price' | 'unit'>[],
  promise: PromiseLeft = NO_PROMISE,
): readonly ReadyLine[] {
  const done: ReadyLine[] = [];
  for (const ready of lines) {
    const left = leftFor(null, done, promise);
    done.push(...withinHeld(repricedLine(ready, prices, left), left));
  }
  return done;
}
