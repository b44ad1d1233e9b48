import {
  OFFER_STAFF_MAX_CENTS,
  PRICE_BOARD_JUMP_PERCENT,
  TICKET_STAFF_MAX_CENTS,
  UNUSUAL_BOARD_PERCENT,
  UNUSUAL_FEE_PERCENT,
  UNUSUAL_FERROUS_LB,
  UNUSUAL_LB,
  UNUSUAL_PIECES,
  UNUSUAL_PRICE_OWNER_PERCENT,
  UNUSUAL_TOTAL_CENTS,
} from '../../business/constants.ts';
import { payoutCents } from '../estimate/payout.ts';
import type { GradeGroup } from '../prices/grades/grades.ts';
import { isJump, percentText, withoutZeros } from '../prices/price-shift.ts';
import { type Cents, moneyText } from '../shared/numbers/money.ts';
import type { StaffRole } from '../shared/roles.ts';
import { groupedNumber } from '../shared/numbers/typed-number.ts';
import {
  isPrice,
  isWeightUnit,
  poundsIn,
  PRICE_PLACES,
  type SaleUnit,
  scaled,
  WEIGHT_PLACES,
} from '../shared/numbers/weight.ts';
import { slipText, type UsualPay } from './slip.ts';

/** Something out of the ordinary about a price or a payment: what it is, in figures. */
export interface Unusual {
  /** "10,250 lb of Bare Bright Copper, $48,175.00" */
  readonly text: string;
  /** Beyond what staff may say yes to. */
  readonly needsOwner: boolean;
}

export const textsOf = (unusual: readonly Unusual[]): readonly string[] => [
  ...new Set(unusual.map(({ text }) => text)),
];

/** All questions, if one of them is not confirmed. */
export function openQuestions(unusual: readonly Unusual[], confirmed: readonly string[]): readonly string[] {
  const texts = textsOf(unusual);
  return texts.every((text) => confirmed.includes(text)) ? [] : texts;
}

/** What this role may not do, whatever it confirms. */
export const beyondRole = (role: StaffRole, unusual: readonly Unusual[]): readonly string[] =>
  role === 'owner' ? [] : textsOf(unusual.filter(({ needsOwner }) => needsOwner));

const FERROUS: readonly (GradeGroup | undefined)[] = ['steel', 'vehicles'];

/** The heaviest ordinary load of a kind of metal, or of one that is not on the list, in pounds or pieces. */
export const usualLoad = (unit: string, group: GradeGroup | undefined): number =>
  unit === 'each' ? UNUSUAL_PIECES : FERROUS.includes(group) ? UNUSUAL_FERROUS_LB : UNUSUAL_LB;

interface Posted {
  readonly price: string;
  /** What was posted last where the price is 0, which means "call". */
  readonly lastPrice?: string | undefined;
  readonly unit: string;
  readonly group?: GradeGroup | undefined;
}

/** A line that somebody is paid for, or is promised. */
export interface PaidLine {
  readonly name: string;
  /** Dollars per `per`. */
  readonly price: string;
  readonly per: string;
  /** In `unit`; null: not known. */
  readonly weight: string | null;
  readonly unit: SaleUnit;
  readonly cents: Cents | null;
  /** Of the yard's list; undefined: it is not on it. */
  readonly posted: Posted | undefined;
  /** All of it was promised at this price or a higher one, which was asked about when that was promised. */
  readonly isPromised?: boolean;
  /** How many pounds or pieces the promise has left at this price; absent: it never had this price. */
  readonly promisedLeft?: string;
  /** What a line of the grade usually pays; absent: its weight is asked about, not what it pays. */
  readonly usual?: UsualPay | undefined;
}

const loadText = (weight: string, unit: SaleUnit) =>
  `${groupedNumber(weight)} ${unit === 'each' ? 'pieces' : unit}`;
const priceText = (price: string, unit: string) =>
  `$${withoutZeros(price)} ${unit === 'each' ? 'each' : `per ${unit}`}`;

/** "10,250 lb of Bare Bright Copper, $48,175.00" */
const lineText = ({ name, weight, unit, cents }: PaidLine) =>
  weight === null || cents === null ? name : `${loadText(weight, unit)} of ${name}, ${moneyText(cents)}`;

/** What a price is compared with; undefined where none was ever posted. */
function comparable(posted: Posted | undefined): Posted | undefined {
  const price = posted && Number(posted.price) === 0 ? posted.lastPrice : posted?.price;
  return posted && price && isPrice(price) && Number(price) > 0 ? { ...posted, price } : undefined;
}

/** Both prices per the same weight, as whole numbers: a price per ton is 2,000 prices per pound. null: they cannot be compared. */
function compared({ price, per }: PaidLine, posted: Posted): readonly [own: bigint, posted: bigint] | null {
  const isComparable = per === posted.unit || (isWeightUnit(per) && isWeightUnit(posted.unit));
  if (!isComparable) return null;
  const [own, theirs] = [poundsIn(per), poundsIn(posted.unit)];
  return [scaled(price, PRICE_PLACES) * BigInt(theirs), scaled(posted.price, PRICE_PLACES) * BigInt(own)];
}

function isAbove(line: PaidLine, posted: Posted, percent: number): boolean {
  const pair = compared(line, posted);
  return pair === null || pair[0] * 100n > pair[1] * BigInt(100 + percent);
}

function unusualPrice(line: PaidLine): readonly Unusual[] {
  const { name, price, per, unit, isPromised, promisedLeft } = line;
  const posted = comparable(line.posted);
  if (isPromised || !posted) return [];
  if (per === posted.unit && !isAbove(line, posted, PRICE_BOARD_JUMP_PERCENT)) return [];
  const left =
    promisedLeft === undefined
      ? ''
      : `; the offer has ${loadText(promisedLeft, unit === 'each' ? 'each' : 'lb')} left at this price`;
  const isCall = posted.price !== line.posted?.price;
  const text = `${name} at ${priceText(price, per)}, ${isCall ? 'last posted' : 'posted'} ${priceText(posted.price, posted.unit)}${left}`;
  const needsOwner = compared(line, posted) !== null && isAbove(line, posted, UNUSUAL_PRICE_OWNER_PERCENT);
  return [{ text, needsOwner }];
}

function unusualLoad(line: PaidLine): readonly Unusual[] {
  const { weight, unit, cents, posted, usual } = line;
  if (usual && cents !== null) {
    const slip = slipText(cents, posted?.group, usual);
    return slip === null ? [] : [{ text: lineText(line) + slip, needsOwner: false }];
  }
  if (weight === null) return [];
  const load = scaled(weight, WEIGHT_PLACES) * BigInt(poundsIn(unit));
  return load > BigInt(usualLoad(unit, posted?.group)) * 1_000n
    ? [{ text: lineText(line), needsOwner: false }]
    : [];
}

const unusualLines = (lines: readonly PaidLine[]) =>
  lines.flatMap((line) => [...unusualLoad(line), ...unusualPrice(line)]);

interface Allowance {
  /** What of the ticket's sum was promised, which staff may pay whatever it is. */
  readonly promisedCents: Cents;
  /** What the seller was paid on the same day beyond any promise. */
  readonly sameDayCents: Cents;
  /** The sums of the accepted offer: what is left of them before this ticket, and all; null: there are none. */
  readonly promised: { readonly leftCents: Cents; readonly agreedCents: Cents } | null;
}

const NO_ALLOWANCE: Allowance = { promisedCents: 0, sameDayCents: 0, promised: null };

export function unusualTicket(
  lines: readonly PaidLine[],
  totalCents: Cents,
  { promisedCents, sameDayCents, promised }: Allowance = NO_ALLOWANCE,
): readonly Unusual[] {
  const beyondCents = totalCents - promisedCents;
  const needsOwner = beyondCents > 0 && beyondCents + sameDayCents > TICKET_STAFF_MAX_CENTS;
  if (totalCents <= UNUSUAL_TOTAL_CENTS && !needsOwner) return unusualLines(lines);
  const [only] = lines;
  const sum =
    only && lines.length === 1
      ? (unusualLoad(only)[0]?.text ?? lineText(only))
      : `${lines.length} lines, ${moneyText(totalCents)} total`;
  const left =
    promised && beyondCents > 0
      ? `; the offer has ${moneyText(promised.leftCents)} of ${moneyText(promised.agreedCents)} left`
      : '';
  const earlier =
    needsOwner && beyondCents <= TICKET_STAFF_MAX_CENTS
      ? `; paid earlier that day: ${moneyText(sameDayCents)}`
      : '';
  return [...unusualLines(lines), { text: `${sum}${left}${earlier}`, needsOwner }];
}

/**
 * What a line without a weight counts in the sum of its offer: nothing at the posted price or below, which everybody gets; otherwise the
 * heaviest ordinary load of its kind.
 */
function countedLoad(line: PaidLine): { readonly text: string; readonly cents: Cents } | null {
  const { name, weight, price, per, unit } = line;
  const posted = comparable(line.posted);
  if (weight !== null || (posted && !isAbove(line, posted, 0))) return null;
  const load = String(usualLoad(unit, line.posted?.group));
  const loadUnit = unit === 'each' ? 'each' : 'lb';
  return {
    text: `${loadText(load, loadUnit)} of ${name}`,
    cents: payoutCents({ price, unit: per }, load, loadUnit),
  };
}

interface UnusualOffer {
  readonly lines: readonly PaidLine[];
  /** One sum in place of lines. */
  readonly sumCents: Cents | null;
  readonly pickupFeeCents: Cents;
}

export function unusualOffer({ lines, sumCents, pickupFeeCents }: UnusualOffer): readonly Unusual[] {
  const known = sumCents ?? lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
  const loads = lines.flatMap((line) => countedLoad(line) ?? []);
  const counted = loads.reduce((sum, { cents }) => sum + cents, known);
  const found = [...unusualLines(lines)];
  if (counted > OFFER_STAFF_MAX_CENTS) {
    const [load, ...more] = loads;
    const rest =
      more.length > 0
        ? ` and the same for ${more.length} more ${more.length === 1 ? 'line' : 'lines'} without a weight`
        : '';
    const guess = load ? `, assuming ${load.text}${rest}` : '';
    found.push({ text: `An offer of ${moneyText(counted)}${guess}`, needsOwner: true });
  }
  const isKnown = lines.every(({ weight }) => weight !== null);
  if (isKnown ? pickupFeeCents * 100 > known * UNUSUAL_FEE_PERCENT : pickupFeeCents > 0) {
    const fee = `A pickup fee of ${moneyText(pickupFeeCents)} on an offer`;
    const text = isKnown ? `${fee} of ${moneyText(known)}` : `${fee} without a total: a weight is missing`;
    found.push({ text, needsOwner: false });
  }
  return found;
}

/** A posted price that is replaced. */
interface NewPrice {
  /** "Steel", "Steel at Griffin GA" */
  readonly name: string;
  readonly unit: string;
  readonly before: string;
  readonly after: string;
}

/** `before` is the last price that was not 0, which means "call"; `grades` is how many of all the board's `all` get a new price. */
export function unusualPrices(
  changes: readonly NewPrice[],
  { grades, all }: { readonly grades: number; readonly all: number },
): readonly Unusual[] {
  const jumps = changes
    .filter(({ before, after }) => isJump(before, after))
    .map(({ name, unit, before, after }) => ({
      text: `${name} from $${withoutZeros(before)} to ${priceText(after, unit)} (${percentText(before, after)})`,
      needsOwner:
        Number(before) > 0 && Number(after) > 0 && isJump(before, after, UNUSUAL_PRICE_OWNER_PERCENT),
    }));
  const isMost = grades * 100 > all * UNUSUAL_BOARD_PERCENT;
  return isMost
    ? [...jumps, { text: `New prices for ${grades} of ${all} grades`, needsOwner: false }]
    : jumps;
}
