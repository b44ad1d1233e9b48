import {
  isBelowPromised,
  type PromisedLine,
  type Promised,
  promisedFor,
  promiseOf,
} from '../promises/promise.ts';
import type { Cents } from '../shared/numbers/money.ts';
import {
  listedUnit,
  PRICE_PLACES,
  pricePer,
  scaled,
  type SaleUnit,
  WEIGHT_PLACES,
  weightSteps,
} from '../shared/numbers/weight.ts';

type AcceptedOffer = Parameters<typeof promiseOf>[0];

/** A line that a standing ticket paid. */
export interface SoldLine {
  readonly metalType: string;
  readonly weight: string;
  readonly unit: SaleUnit;
  /** Dollars per `per`; null: not recorded. */
  readonly price: string | null;
  readonly per: string | null;
  readonly cents: Cents;
  /** Whether its grade's promise was not yet spent; null: from before that was kept. */
  readonly isPromised: boolean | null;
}

/** What was promised for a line that was paid less; null: nothing, or that was paid. */
export function shortOf(
  { metalType, price, per, isPromised }: Omit<SoldLine, 'weight' | 'unit' | 'cents'>,
  lines: AcceptedOffer['lines'],
): Promised | null {
  // Null: from before it was kept, when an offer was never spent.
  if (isPromised === false || price === null || per === null) return null;
  const promise = promiseOf({ lines, totalCents: 0 }, () => undefined);
  const promised = promisedFor({ metalType, unit: per }, promise);
  return promised && isBelowPromised(price, promised) ? promised : null;
}

/** Whether an accepted offer was paid as it said: no line below its price, whatever the reason, and no less than what it promised without a grade. */
export function isOfferKept(offer: AcceptedOffer, paid: readonly SoldLine[]): boolean {
  const { lines, otherCents } = promiseOf(offer, () => undefined);
  const named = new Set(lines.map(({ metalType }) => metalType));
  const otherPaid = paid.reduce((sum, { metalType, cents }) => (named.has(metalType) ? sum : sum + cents), 0);
  return otherPaid >= otherCents && paid.every((line) => shortOf(line, offer.lines) === null);
}

type Held = Pick<PromisedLine, 'metalType' | 'price' | 'unit' | 'most'>;

/** Whether a held price was paid, or a higher one, for all that was bought of its grade, up to the most that it covers. What was refused is not bought. */
export function isHoldKept(hold: Held, paid: readonly SoldLine[]): boolean {
  let bought = 0n;
  let atPrice = 0n;
  for (const { metalType, weight, unit, price, per, cents } of paid) {
    if (metalType !== hold.metalType || cents === 0 || price === null || per === null) continue;
    const load = weightSteps(weight, unit);
    const promised = pricePer(hold.price, hold.unit, listedUnit(per));
    bought += load;
    if (promised !== null && scaled(price, PRICE_PLACES) >= scaled(promised, PRICE_PLACES)) atPrice += load;
  }
  const most = scaled(hold.most, WEIGHT_PLACES);
  return bought > 0n && atPrice >= (bought < most ? bought : most);
}
