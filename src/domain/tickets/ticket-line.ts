import { REWARDS_MAX_SALE_CENTS } from '../../business/constants.ts';
import { isWeighed, payoutCents, scaled } from '../estimate/payout.ts';
import type { MetalPrice } from '../prices/prices.api.ts';
import type { Cents } from '../shared/money.ts';
import type { DeductionReason, PriceReason } from './ticket-reasons.ts';

export const TICKET_UNITS = ['lb', 'ton', 'each'] as const;
export type TicketUnit = (typeof TICKET_UNITS)[number];

/** Decimals of at most three places, in the line's unit. */
export interface Weighing {
  readonly gross: string;
  readonly tare: string;
  readonly deduction: string;
}

/** A line of a ticket, as staff weigh and price it. */
export interface TicketLine extends Weighing {
  readonly metalType: string;
  readonly unit: TicketUnit;
  /** null if nothing is deducted. */
  readonly deductionReason: DeductionReason | null;
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

const WEIGHT_PLACES = 3;
const PRICE_PLACES = 4;

/** "12.5" from 12,500 thousandths. */
function weightOf(thousandths: bigint): string {
  const digits = String(thousandths).padStart(WEIGHT_PLACES + 1, '0');
  const rest = digits.slice(-WEIGHT_PLACES).replace(/0+$/, '');
  return digits.slice(0, -WEIGHT_PLACES) + (rest && `.${rest}`);
}

/** Gross - tare - deduction, exactly; null if that is less than nothing. */
export function netWeight({ gross, tare, deduction }: Weighing): string | null {
  const net = scaled(gross, WEIGHT_PLACES) - scaled(tare, WEIGHT_PLACES) - scaled(deduction, WEIGHT_PLACES);
  return net < 0n ? null : weightOf(net);
}

export const isSameWeight = (one: string, other: string): boolean =>
  scaled(one, WEIGHT_PLACES) === scaled(other, WEIGHT_PLACES);

export const isEqualPrice = (one: string, other: string): boolean =>
  scaled(one, PRICE_PLACES) === scaled(other, PRICE_PLACES);

/** The units in which a grade can be sold: what is priced by weight in pounds or tons, all else by the piece. */
export const unitsFor = (posted: Posted): readonly TicketUnit[] =>
  isWeighed(posted) ? ['lb', 'ton'] : ['each'];

/** What is wrong with a line: its field and a sentence. */
export interface LineFault {
  readonly field: keyof TicketLine;
  readonly message: string;
}

const fault = (field: keyof TicketLine, message: string): LineFault => ({ field, message });

/**
 * The figures of a line at the posted price: net weight, and net x price with half a cent rounded up. A reason that nothing asks for is
 * dropped: what is paid as posted needs none.
 */
export function figureLine(line: TicketLine, posted: Posted): LineFigures | LineFault {
  const net = netWeight(line);
  if (net === null) return fault('gross', 'Tare and deduction are more than the gross weight');
  if (!unitsFor(posted).includes(line.unit)) {
    return fault('unit', `This grade is sold by ${unitsFor(posted).join(' or ')}`);
  }
  const takesOff = scaled(line.deduction, WEIGHT_PLACES) > 0n;
  if (takesOff !== (line.deductionReason !== null)) {
    return fault('deductionReason', takesOff ? 'Why is weight taken off?' : 'Nothing is taken off');
  }
  const cents = payoutCents({ price: line.price, unit: posted.unit }, net, line.unit);
  if (cents > REWARDS_MAX_SALE_CENTS) return fault('gross', 'A line pays at most $100,000.00');
  const isPosted = isEqualPrice(line.price, posted.price);
  if ((!isPosted || cents === 0) && line.priceReason === null) {
    return fault('priceReason', cents === 0 ? 'Why is nothing paid?' : 'Why not the posted price?');
  }
  if (cents > 0 && line.priceReason === 'refused') {
    return fault('priceReason', 'What is refused is not paid: set the price to 0');
  }
  return { net, cents, priceReason: isPosted && cents > 0 ? null : line.priceReason };
}

/** Whether figureLine() found something wrong. */
export const isFault = (line: LineFigures | LineFault): line is LineFault => 'field' in line;

/** The sum of the lines. */
export const ticketCents = (lines: readonly Pick<LineFigures, 'cents'>[]): Cents =>
  lines.reduce((sum, { cents }) => sum + cents, 0);
