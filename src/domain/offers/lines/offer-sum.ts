import { OFFER_FEE_MAX_CENTS } from '../../../business/constants.ts';
import { payoutCents } from '../../estimate/payout.ts';
import type { Cents } from '../../shared/numbers/money.ts';
import type { SaleUnit } from '../../shared/numbers/weight.ts';

/** A line as far as its money goes; offer.schema.ts, which reads this file, has all of it. */
interface SummedLine {
  readonly metalType: string | null;
  readonly price: string;
  readonly unit: SaleUnit;
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

type KnownOffer = Pick<SummedOffer, 'pickupFeeCents'> & {
  readonly lines: readonly Pick<SummedLine, 'weight'>[];
  readonly totalCents: Cents;
};

/** Whether a line lacks its weight, so that nobody knows what the offer comes to. */
export const isPartial = ({ lines }: Pick<KnownOffer, 'lines'>): boolean =>
  lines.some(({ weight }) => weight === null);

/** What the customer gets after the fee; null: nobody knows yet. */
export const customerCents = (offer: KnownOffer): Cents | null =>
  isPartial(offer) ? null : Math.max(0, offer.totalCents - offer.pickupFeeCents);

/** Whether a pickup costs more than it brings. Without every weight nobody knows, so the fee has a limit of its own. */
export const isFeeTooHigh = ({
  lines,
  sumCents,
  pickupFeeCents,
}: Pick<SummedOffer, 'lines' | 'sumCents' | 'pickupFeeCents'>): boolean =>
  pickupFeeCents > (isPartial({ lines }) ? OFFER_FEE_MAX_CENTS : offerCents(lines, sumCents));
