import { payoutCents } from '../estimate/payout.ts';
import type { GradeGroup } from '../prices/grades/grades.ts';
import type { Cents } from '../shared/numbers/money.ts';
import { usualLoad } from '../unusual/unusual.ts';
import {
  decimalOf,
  PRICE_PLACES,
  type SaleUnit,
  scaled,
  WEIGHT_PLACES,
  weightSteps,
  pricePer,
  listedUnit,
} from '../shared/numbers/weight.ts';

/**
 * What we have promised to pay, and how much of it is not yet spent. The counter, the server, and the questions that both ask read it here.
 * A promise is spent by standing tickets; a void gives it back, because only what stands is counted.
 */

/** A line of an offer, as far as it promises something. */
interface OfferedLine {
  /** null: a thing that is not on the price list. */
  readonly metalType: string | null;
  readonly price: string;
  readonly unit: SaleUnit;
  /** null: not known. */
  readonly weight: string | null;
}

/** A promised price, with how much may still be paid at it. */
export interface PromisedLine {
  readonly metalType: string;
  readonly price: string;
  readonly unit: SaleUnit;
  /** All of it, and what is not yet spent, in pounds or pieces. */
  readonly most: string;
  readonly left: string;
  /** The offer named its weight, so that its sum was agreed to as well. */
  readonly isSummed: boolean;
  /** Held by the seller, not offered: what weighs more is paid as posted. */
  readonly isHeld?: true;
}

/** What is left of a promise. */
export interface PromiseLeft {
  readonly lines: readonly PromisedLine[];
  /** Promised without a grade: one sum for everything, or things that are not on the list. */
  readonly otherCents: Cents;
  /** All sums that were agreed to, spent or not; 0 where no weight was named. */
  readonly agreedCents: Cents;
}

export const NO_PROMISE: PromiseLeft = { lines: [], otherCents: 0, agreedCents: 0 };

const baseOf = (unit: SaleUnit): 'lb' | 'each' => (unit === 'each' ? 'each' : 'lb');

/**
 * All that an accepted offer promises. A price without a weight holds for the heaviest ordinary load of its kind, and promises no sum; `groupOf` says
 * which group of the list a grade is in.
 */
export function promiseOf(
  offer: { readonly lines: readonly OfferedLine[]; readonly totalCents: Cents },
  groupOf: (metalType: string) => GradeGroup | undefined,
): PromiseLeft {
  const agreedCents = offer.totalCents;
  if (offer.lines.length === 0) return { lines: [], otherCents: agreedCents, agreedCents };
  let otherCents = 0;
  const lines: PromisedLine[] = [];
  for (const { metalType, price, unit, weight } of offer.lines) {
    if (metalType === null) otherCents += weight === null ? 0 : payoutCents({ price, unit }, weight, unit);
    else {
      const most =
        weight === null
          ? String(usualLoad(unit, groupOf(metalType)))
          : decimalOf(weightSteps(weight, unit), WEIGHT_PLACES);
      lines.push({ metalType, price, unit, most, left: most, isSummed: weight !== null });
    }
  }
  return { lines, otherCents, agreedCents };
}

/** A posted price that was held for somebody, for so many pounds or pieces. */
export type HeldPrice = Pick<PromisedLine, 'metalType' | 'price' | 'unit' | 'most'>;

/** A promise with the prices that its seller holds besides. Nobody agreed to a sum. */
export const withHeld = (promise: PromiseLeft, held: readonly HeldPrice[]): PromiseLeft => ({
  ...promise,
  lines: [
    ...promise.lines,
    ...held.map(({ metalType, price, unit, most }) => ({
      metalType,
      price,
      unit,
      most,
      left: most,
      isSummed: false,
      isHeld: true as const,
    })),
  ],
});

/** The same without them. */
export const withoutHeld = (promise: PromiseLeft): PromiseLeft => ({
  ...promise,
  lines: promise.lines.filter(({ isHeld }) => !isHeld),
});

/** Those of the prices that withHeld() added of which something was bought since, at that price or at what was posted above it. */
export function usedHeld<Hold>(held: readonly Hold[], { lines }: PromiseLeft): readonly Hold[] {
  const own = lines.filter(({ isHeld }) => isHeld);
  return held.filter((_, at) => own[at]?.left !== own[at]?.most);
}

/** A line that was paid, or is to be. */
export interface Payment {
  readonly metalType: string;
  /** Dollars per `per`, the unit of the list. */
  readonly price: string;
  readonly per: string;
  readonly weight: string;
  readonly unit: SaleUnit;
  readonly cents: Cents;
}

/** What of a payment was promised. */
export interface Spending {
  readonly left: PromiseLeft;
  /** All of it at this price, or at a higher one. */
  readonly isPricePromised: boolean;
  /** What of its sum was agreed to. */
  readonly promisedCents: Cents;
}

const isSpent = ({ left }: PromisedLine): boolean => scaled(left, WEIGHT_PLACES) === 0n;

/** The lines that a load can be taken from: the lowest price that is high enough first, then what pays less than it. */
function openTo({ lines }: PromiseLeft, { metalType, price, per, unit }: Payment) {
  const paid = scaled(price, PRICE_PLACES);
  return lines
    .flatMap((line, index) => {
      if (line.metalType !== metalType || baseOf(line.unit) !== baseOf(unit)) return [];
      const perListed = pricePer(line.price, line.unit, listedUnit(per));
      if (perListed === null) return [];
      const steps = scaled(perListed, PRICE_PLACES);
      return [{ line, index, perListed, steps, isEnough: steps >= paid }];
    })
    .toSorted((one, other) =>
      one.isEnough === other.isEnough
        ? Number(one.isEnough ? one.steps - other.steps : other.steps - one.steps)
        : Number(other.isEnough) - Number(one.isEnough),
    );
}

/** How many pounds or pieces may still be paid at this price; null if it was never promised. */
export function leftAtPrice(promise: PromiseLeft, payment: Payment): string | null {
  const enough = openTo(promise, payment).filter(({ isEnough }) => isEnough);
  if (enough.length === 0) return null;
  const steps = enough.reduce((sum, { line }) => sum + scaled(line.left, WEIGHT_PLACES), 0n);
  return decimalOf(steps, WEIGHT_PLACES);
}

/**
 * How much of a load is promised at this price where a held price does not cover all of it: the rest is paid as posted. null: all of it is, or no held
 * price is so high.
 */
export function heldPart(promise: PromiseLeft, payment: Payment): string | null {
  const enough = openTo(promise, payment).filter(({ isEnough }) => isEnough);
  if (!enough.some(({ line }) => line.isHeld)) return null;
  const left = enough.reduce((sum, { line }) => sum + scaled(line.left, WEIGHT_PLACES), 0n);
  return left < weightSteps(payment.weight, payment.unit) ? decimalOf(left, WEIGHT_PLACES) : null;
}

/**
 * Pays a line out of what is left. A load takes the lowest promised price that is high enough; where none is, it still uses up the load that was
 * promised, at that price. A grade that the offer does not name is paid out of what was promised without one.
 */
export function spend(promise: PromiseLeft, payment: Payment): Spending {
  const { metalType, price, per, weight, unit, cents } = payment;
  // What was refused is not paid, and may still come.
  if (cents === 0) return { left: promise, isPricePromised: false, promisedCents: 0 };
  if (!promise.lines.some((line) => line.metalType === metalType)) {
    const promisedCents = Math.min(cents, promise.otherCents);
    const left = { ...promise, otherCents: promise.otherCents - promisedCents };
    return { left, isPricePromised: false, promisedCents };
  }
  const lines = [...promise.lines];
  let rest = weightSteps(weight, unit);
  let atPrice = 0n;
  let promisedCents = 0;
  for (const { line, index, perListed, isEnough } of openTo(promise, payment)) {
    const left = scaled(line.left, WEIGHT_PLACES);
    const taken = left < rest ? left : rest;
    rest -= taken;
    lines[index] = { ...line, left: decimalOf(left - taken, WEIGHT_PLACES) };
    if (isEnough) atPrice += taken;
    if (line.isSummed) {
      const agreed = { price: isEnough ? price : perListed, unit: per };
      promisedCents += payoutCents(agreed, decimalOf(taken, WEIGHT_PLACES), baseOf(unit));
    }
  }
  return {
    left: { ...promise, lines },
    isPricePromised: atPrice === weightSteps(weight, unit),
    promisedCents: Math.min(cents, promisedCents),
  };
}

/** What is left after some payments. */
export const leftAfter = (promise: PromiseLeft, payments: readonly Payment[]): PromiseLeft =>
  payments.reduce((left, payment) => spend(left, payment).left, promise);

/** What the rest of the agreed sums comes to. */
export const leftCents = ({ lines, otherCents }: PromiseLeft): Cents =>
  lines.reduce(
    (sum, { price, unit, left, isSummed }) =>
      isSummed ? sum + payoutCents({ price, unit }, left, baseOf(unit)) : sum,
    otherCents,
  );

/** What is promised for a grade, in the offer's own unit. */
export interface Promised {
  readonly price: string;
  readonly unit: SaleUnit;
  /** The same in the unit of the list; null if one of them is by the piece and the other by weight. */
  readonly perListed: string | null;
  /** Held by the seller, not offered. */
  readonly isHeld?: true;
}

/**
 * What is promised for a grade; null if nothing is, or if all of it is spent. Where an offer has several prices for the grade, the lowest that can be
 * compared: which of its loads was weighed is for the yard to see. Of what the seller holds the highest, if it is more than what is offered.
 */
export function promisedFor(
  { metalType, unit }: { readonly metalType: string; readonly unit: string },
  { lines }: Pick<PromiseLeft, 'lines'>,
): Promised | null {
  const steps = ({ perListed }: Promised) =>
    perListed === null ? Number.POSITIVE_INFINITY : Number(scaled(perListed, PRICE_PLACES));
  const promised = lines
    .filter((line) => line.metalType === metalType && !isSpent(line))
    .map(({ price, unit: own, isHeld }) => ({
      price,
      unit: own,
      perListed: pricePer(price, own, listedUnit(unit)),
      ...(isHeld && { isHeld }),
    }))
    .toSorted((one, other) => steps(one) - steps(other));
  const offered = promised.find(({ isHeld }) => !isHeld) ?? null;
  const held = promised.findLast(({ isHeld, perListed }) => isHeld && perListed !== null) ?? null;
  const isMore = held && (!offered || offered.perListed === null || steps(held) > steps(offered));
  return isMore ? held : offered;
}

/** Whether a price per the list's unit is less than was promised, or nobody can tell. */
export const isBelowPromised = (price: string, { perListed }: Promised): boolean =>
  perListed === null || scaled(price, PRICE_PLACES) < scaled(perListed, PRICE_PLACES);
