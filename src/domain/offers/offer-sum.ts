import { ESTIMATE_POUNDS_PER_TON } from '../../business/constants.ts';
import { PRICE_BOARD_JUMP_PERCENT } from '../../business/staff-constants.ts';
import { OFFER_STAFF_MAX_CENTS } from '../../business/offer-constants.ts';
import type { StaffRole } from '../admin/roles.ts';
import { payoutCents, scaled } from '../estimate/payout.ts';
import type { Cents } from '../shared/money.ts';
import type { OfferLine } from './offer.schema.ts';

/** What a line comes to by its estimated weight; null without one. */
export const offerLineCents = ({
  price,
  unit,
  weight,
}: Pick<OfferLine, 'price' | 'unit' | 'weight'>): Cents | null =>
  weight === null ? null : payoutCents({ price, unit }, weight, unit);

/** What the lines with a weight come to, or the one sum. */
export const offerCents = (lines: readonly OfferLine[], sumCents: Cents | null): Cents =>
  sumCents ?? lines.reduce((sum, line) => sum + (offerLineCents(line) ?? 0), 0);

const POUNDS: Readonly<Record<string, number>> = { lb: 1, ton: ESTIMATE_POUNDS_PER_TON };

interface Posted {
  readonly metalType: string;
  readonly price: string;
  readonly unit: string;
}

/** Whether the line pays more than 15% above the price that its yard has posted. A thing that is not on the list never does. */
export function isFarAbovePosted({ metalType, price, unit }: OfferLine, posted: readonly Posted[]): boolean {
  const listed = posted.find((each) => each.metalType === metalType);
  if (!listed || !/^\d+(\.\d{1,4})?$/.test(listed.price) || Number(listed.price) === 0) return false;
  const [own, theirs] = [POUNDS[unit], POUNDS[listed.unit]];
  if (unit !== listed.unit && (own === undefined || theirs === undefined)) return false;
  // Both per the same weight, as whole numbers: a price per ton is 2,000 prices per pound.
  const offered = scaled(price, 4) * BigInt(unit === listed.unit ? 1 : (theirs ?? 1));
  const limit = scaled(listed.price, 4) * BigInt(unit === listed.unit ? 1 : (own ?? 1));
  return offered * 100n > limit * BigInt(100 + PRICE_BOARD_JUMP_PERCENT);
}

/** Whether someone with this role may make an offer of this much. */
export const mayOffer = (role: StaffRole, cents: Cents): boolean =>
  role === 'owner' || cents <= OFFER_STAFF_MAX_CENTS;
