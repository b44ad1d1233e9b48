import {
  ESTIMATE_POUNDS_PER_TON,
  OFFER_FEE_MAX_CENTS,
  OFFER_STAFF_MAX_CENTS,
} from '../../business/constants.ts';
import { PRICE_BOARD_JUMP_PERCENT } from '../../business/staff-constants.ts';
import type { StaffRole } from '../shared/roles.ts';
import { payoutCents, scaled } from '../estimate/payout.ts';
import type { Cents } from '../shared/money.ts';

/** A line as far as its money goes; offer.schema.ts, which reads this file, has all of it. */
interface SummedLine {
  readonly metalType: string | null;
  readonly price: string;
  readonly unit: 'lb' | 'ton' | 'each';
  /** null: not known. */
  readonly weight: string | null;
}

interface SummedOffer {
  readonly lines: readonly SummedLine[];
  /** One sum in place of lines. */
  readonly sumCents: Cents | null;
  readonly pickupFeeCents: Cents;
}

/** What a line comes to by its estimated weight; null without one. */
export const offerLineCents = ({
  price,
  unit,
  weight,
}: Pick<SummedLine, 'price' | 'unit' | 'weight'>): Cents | null =>
  weight === null ? null : payoutCents({ price, unit }, weight, unit);

/** What the lines with a weight come to, or the one sum. */
export const offerCents = (lines: readonly SummedLine[], sumCents: Cents | null): Cents =>
  sumCents ?? lines.reduce((sum, line) => sum + (offerLineCents(line) ?? 0), 0);

const POUNDS: Readonly<Record<string, number>> = { lb: 1, ton: ESTIMATE_POUNDS_PER_TON };

interface Posted {
  readonly metalType: string;
  readonly price: string;
  readonly unit: string;
}

/**
 * Whether the line pays more than so many percent above the price that its yard has posted; null if nothing is posted to compare with. A unit
 * that cannot be compared counts as above: what is not known is not a reason to let it pass.
 */
function isAbovePosted(
  { metalType, price, unit }: SummedLine,
  posted: readonly Posted[],
  percent: number,
): boolean | null {
  const listed = posted.find((each) => each.metalType === metalType);
  if (!listed || !/^\d+(\.\d{1,4})?$/.test(listed.price) || Number(listed.price) === 0) return null;
  const [own, theirs] = [POUNDS[unit], POUNDS[listed.unit]];
  if (unit !== listed.unit && (own === undefined || theirs === undefined)) return true;
  // Both per the same weight, as whole numbers: a price per ton is 2,000 prices per pound.
  const offered = scaled(price, 4) * BigInt(unit === listed.unit ? 1 : (theirs ?? 1));
  const limit = scaled(listed.price, 4) * BigInt(unit === listed.unit ? 1 : (own ?? 1));
  return offered * 100n > limit * BigInt(100 + percent);
}

/** Whether the line pays more than 15% above the posted price, or nobody can tell. A thing that is not on the list never does. */
export const isFarAbovePosted = (line: SummedLine, posted: readonly Posted[]): boolean =>
  isAbovePosted(line, posted, PRICE_BOARD_JUMP_PERCENT) ?? false;

/** Whether someone with this role may make the offer. A line without a weight has no sum, so staff promise what everybody gets for it. */
export const mayOffer = (
  role: StaffRole,
  { lines, sumCents }: Pick<SummedOffer, 'lines' | 'sumCents'>,
  posted: readonly Posted[],
): boolean =>
  role === 'owner' ||
  (offerCents(lines, sumCents) <= OFFER_STAFF_MAX_CENTS &&
    lines.every((line) => line.weight !== null || isAbovePosted(line, posted, 0) === false));

/** Whether a pickup costs more than it brings. Without every weight nobody knows, so the fee has a limit of its own. */
export const isFeeTooHigh = ({
  lines,
  sumCents,
  pickupFeeCents,
}: Pick<SummedOffer, 'lines' | 'sumCents' | 'pickupFeeCents'>): boolean =>
  pickupFeeCents >
  (lines.every(({ weight }) => weight !== null) ? offerCents(lines, sumCents) : OFFER_FEE_MAX_CENTS);
