import { REWARDS_MAX_SALE_CENTS } from '../../business/constants.ts';
import { CAR_QUESTIONS, type UnweighedPart } from '../../business/vehicles.ts';
import { isWeighed, payoutCents } from '../estimate/payout.ts';
import type { MetalPrice } from '../prices/prices.api.ts';
import { isBelowPromised, type Payment, type Promised } from '../promises/promise.ts';
import type { Cents } from '../shared/numbers/money.ts';
import { type DeductionReason, HELD_REASON, type PriceReason } from './ticket-reasons.ts';
import {
  decimalOf,
  isEqualPrice,
  poundsText,
  type SaleUnit,
  scaled,
  WEIGHT_PLACES,
  nearestWeightIn,
} from '../shared/numbers/weight.ts';

/** Decimals of at most three places, in the line's unit. */
export interface Weighing {
  readonly gross: string;
  readonly tare: string;
  readonly deduction: string;
}

/** A line of a ticket, as staff weigh and price it. */
export interface TicketLine extends Weighing {
  readonly metalType: string;
  readonly unit: SaleUnit;
  /** null if nothing is deducted. */
  readonly deductionReason: DeductionReason | null;
  /** What of a car was taken off because the scale doesn't show it. */
  readonly deductionParts?: readonly UnweighedPart[] | undefined;
  /** Dollars per the grade's own unit, at most four decimals. */
  readonly price: string;
  /** null if it is the posted price. */
  readonly priceReason: PriceReason | null;
}

type Posted = Pick<MetalPrice, 'price' | 'unit'>;

/** A line with its figures. */
export interface LineFigures {
  readonly net: string;
  readonly cents: Cents;
  readonly priceReason: PriceReason | null;
}

/** As it is stored: no more places than WEIGHT_PLACES. */
export const WEIGHT = /^\d{1,7}(\.\d{1,3})?$/;

/** Gross - tare - deduction, exactly; null if that is less than nothing. */
export function netWeight({ gross, tare, deduction }: Weighing): string | null {
  const net = scaled(gross, WEIGHT_PLACES) - scaled(tare, WEIGHT_PLACES) - scaled(deduction, WEIGHT_PLACES);
  return net < 0n ? null : decimalOf(net, WEIGHT_PLACES);
}

/** What some parts of a car take off, in thousandths of the unit; nothing where that is no weight. */
export const partsOff = (parts: readonly UnweighedPart[], unit: SaleUnit): bigint =>
  parts.reduce((sum, part) => {
    const off = nearestWeightIn(poundsText(CAR_QUESTIONS[part].offMilliPounds), 'lb', unit);
    return sum + scaled(off ?? '0', WEIGHT_PLACES);
  }, 0n);

/** The units in which a grade can be sold: what is priced by weight in pounds or tons, everything else by the piece. */
export const unitsFor = (posted: Posted): readonly SaleUnit[] =>
  isWeighed(posted) ? ['lb', 'ton'] : ['each'];

/** What is wrong with a line: its field and a sentence. */
export interface LineFault {
  readonly field: keyof TicketLine;
  readonly message: string;
}

const fault = (field: keyof TicketLine, message: string): LineFault => ({ field, message });

/**
 * The figures of a line at the posted price: net weight, and net x price with half a cent rounded up. A reason that nothing asks for is
 * dropped: what is paid as posted needs none. Where an accepted offer promised more, it does, and another one than that this was agreed.
 */
export function figureLine(
  line: TicketLine,
  posted: Posted,
  promised: Promised | null = null,
): LineFigures | LineFault {
  const net = netWeight(line);
  if (net === null) return fault('gross', 'Tare and deduction are more than the gross weight');
  if (!unitsFor(posted).includes(line.unit)) {
    return fault('unit', `Please use ${unitsFor(posted).join(' or ')} for this grade`);
  }
  const takesOff = scaled(line.deduction, WEIGHT_PLACES) > 0n;
  if (takesOff !== (line.deductionReason !== null)) {
    return fault(
      'deductionReason',
      takesOff ? 'Please choose a reason for the deduction' : 'You chose a reason but entered no deduction',
    );
  }
  const cents = payoutCents({ price: line.price, unit: posted.unit }, net, line.unit);
  if (cents > REWARDS_MAX_SALE_CENTS) return fault('gross', 'A line can pay at most $100,000.00');
  const isBelow = promised !== null && isBelowPromised(line.price, promised);
  const promisedAs = promised?.isHeld ? 'held' : 'offered';
  const isPosted = isEqualPrice(line.price, posted.price) && cents > 0 && !isBelow;
  const isHeld =
    promised?.isHeld === true &&
    promised.perListed !== null &&
    isBelowPromised(posted.price, promised) &&
    isEqualPrice(line.price, promised.perListed);
  const priceReason = isHeld && line.priceReason === 'agreed' ? HELD_REASON : line.priceReason;
  if (!isPosted && (priceReason === null || (priceReason === HELD_REASON && !isHeld))) {
    const question = isBelow
      ? `Please choose why this isn’t the ${promisedAs} price`
      : 'Please choose why this isn’t the posted price';
    return fault('priceReason', cents === 0 ? 'Please choose why this pays nothing' : question);
  }
  if (isBelow && promised.perListed !== null && line.priceReason === 'agreed') {
    return fault(
      'priceReason',
      `You already agreed on the ${promisedAs} price. Please choose another reason`,
    );
  }
  if (cents > 0 && line.priceReason === 'refused') {
    return fault('priceReason', 'Refused material isn’t paid. Set the price to 0');
  }
  return { net, cents, priceReason: isPosted ? null : priceReason };
}

/** What a line pays, for whatever was promised for it. */
export const paymentOf = (
  { price, unit }: Pick<TicketLine, 'price' | 'unit'>,
  { net, cents }: Pick<LineFigures, 'net' | 'cents'>,
  { metalType, unit: per }: { readonly metalType: string; readonly unit: string },
): Payment => ({ metalType, price, per, weight: net, unit, cents });

/** Whether figureLine() found something wrong. */
export const isFault = (line: LineFigures | LineFault): line is LineFault => 'field' in line;

/** The sum of the lines. */
export const ticketCents = (lines: readonly Pick<LineFigures, 'cents'>[]): Cents =>
  lines.reduce((sum, { cents }) => sum + cents, 0);
