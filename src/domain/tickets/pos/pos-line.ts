import { ESTIMATE_POUNDS_PER_TON, TICKET_ROUNDING_MAX_CENTS } from '../../../business/constants.ts';
import type { Cents } from '../../shared/numbers/money.ts';
import { typedCents } from '../../shared/numbers/typed-cents.ts';
import { typedNumber, withoutCurrency } from '../../shared/numbers/typed-number.ts';
import type { CounterGrade } from '../admin-tickets.api.ts';
import {
  cellOf,
  gradeOf,
  plainKey,
  POS_UNITS,
  type PosColumn,
  type PosLayout,
  type PosUnit,
} from './pos-layout.ts';
import type { PosTicketInput } from './pos-ticket.schema.ts';
import { WEIGHT } from '../ticket-line.ts';
import { DEDUCTION_REASONS, PRICE_REASONS, REASON_NAMES } from '../ticket-reasons.ts';
import { decimalOf, scaled, WEIGHT_PLACES } from '../../shared/numbers/weight.ts';

/** What is wrong with a row, at the column where to fix it. Not an Error: in a file full of faults, the stacks would take most of the time. */
export class RowFault {
  readonly column: PosColumn;
  readonly message: string;

  constructor(column: PosColumn, message: string) {
    this.column = column;
    this.message = message;
  }
}

/** A longer one is not a fact, and slow to look at. */
const CELL_MAX_LENGTH = 60;

/** A cell as a sentence quotes it. */
export const quoted = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

/** The cell of a row, if it is short enough to be a fact. */
export function factOf(row: readonly string[], layout: PosLayout, column: PosColumn): string {
  const text = cellOf(row, layout, column);
  if (text.length <= CELL_MAX_LENGTH) return text;
  throw new RowFault(column, `${quoted(text)} is too long: use at most ${CELL_MAX_LENGTH} characters`);
}

/** A decimal comma would be a thousand times as much where three digits follow: a file has none. */
const isGrouped = (number: string) => !number.includes(',') || /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(number);

/** "1234.5" of "1,234.500 lb" or "$1,234.50"; empty if there is nothing. */
function readDecimal(text: string, column: PosColumn, what: string): string {
  const bare = text.replace(/ ?(?:lbs?|#)\.?$/i, '');
  const plain = (what === 'price' ? withoutCurrency(bare) : bare.replace(/^\$/, '')).replace(/\s/g, '');
  const number = isGrouped(plain) ? typedNumber(plain, CELL_MAX_LENGTH, '') : null;
  if (number === null)
    throw new RowFault(column, `${quoted(text)} isn’t a ${what}: use a number such as 1200 or 12.5`);
  return number.includes('.') ? number.replace(/\.?0*$/, '') : number;
}

/** Dollars and cents of a cell; null if there is nothing. */
export function readMoney(row: readonly string[], layout: PosLayout, column: PosColumn): Cents | null {
  const text = factOf(row, layout, column);
  if (text === '') return null;
  const cents = isGrouped(withoutCurrency(text)) ? typedCents(text) : Number.NaN;
  if (Number.isNaN(cents))
    throw new RowFault(column, `${quoted(text)} isn’t an amount: use dollars such as 1234.50`);
  return cents;
}

const UNITS: readonly (readonly [PosUnit, RegExp])[] = [
  ['lb', /^(lbs?|pounds?|#)\.?$/],
  ['cwt', /^(cwt|cw|c|hundredweights?)\.?$/],
  ['ton', /^(tn?s?|tons?|nt|net tons?|st|short tons?)\.?$/],
  ['gt', /^(gt|gross tons?|lt|long tons?)\.?$/],
  ['each', /^(ea|each|pcs?|pieces?|units?)\.?$/],
];

function readUnit(text: string, usual: PosUnit): PosUnit {
  if (text === '') return usual;
  const found = UNITS.find(([, pattern]) => pattern.test(text.toLowerCase()));
  if (!found) throw new RowFault('unit', `${quoted(text)} isn’t a unit we know: use LB, CWT, TON, GT or EA`);
  return found[0];
}

/** In thousandths of the unit. */
interface Weighing {
  readonly gross: bigint;
  readonly tare: bigint;
  readonly deduction: bigint;
}

const netOf = ({ gross, tare, deduction }: Weighing): bigint => gross - tare - deduction;

/** Gross, tare and deduction of a row, one of which the file may leave out. */
function readWeighing(row: readonly string[], layout: PosLayout): Weighing {
  const read = (column: PosColumn): bigint | null => {
    const text = readDecimal(factOf(row, layout, column), column, 'weight');
    if (text === '') return null;
    if (WEIGHT.test(text)) return scaled(text, WEIGHT_PLACES);
    throw new RowFault(column, `“${text}” isn’t a weight: use up to three decimals`);
  };
  const [gross, tare, deduction, net] = [read('gross'), read('tare'), read('deduction'), read('net')];
  if (gross === null && net === null) {
    const column = layout.columns.net === undefined ? 'gross' : 'net';
    throw new RowFault(column, 'The weight is missing: enter the gross or net weight');
  }
  if (gross === null) return { gross: net ?? 0n, tare: 0n, deduction: 0n };
  const off = deduction ?? 0n;
  if (net === null) return { gross, tare: tare ?? 0n, deduction: off };
  const weighing = { gross, tare: tare ?? gross - off - net, deduction: off };
  if (weighing.tare < 0n)
    throw new RowFault('net', 'The net weight is more than the gross weight: correct one of them');
  if (netOf(weighing) === net) return weighing;
  throw new RowFault(
    'net',
    `Gross, tare and deduction don’t add up to the net weight of ${decimalOf(net, 3)}: correct one of them`,
  );
}

/** Whether thousandths of a unit at ten-thousandths of a dollar, for so many of it, come to an amount. */
function comesTo(amount: Cents, net: bigint, price: bigint, per: bigint): boolean {
  const off = net * price - BigInt(amount) * 100_000n * per;
  return (off < 0n ? -off : off) <= BigInt(TICKET_ROUNDING_MAX_CENTS) * 100_000n * per;
}

/** A price per so many pounds, per the unit of the price list. If four decimals cannot say it, then the nearest that pays the amount. */
function listedPrice(
  steps: bigint,
  unit: PosUnit,
  posted: string,
  net: bigint,
  amount: Cents | null,
): string {
  const pounds = POS_UNITS[unit][1];
  if (pounds === null || posted === 'each') return decimalOf(steps, 4);
  const listed = posted === 'ton' ? BigInt(ESTIMATE_POUNDS_PER_TON) : 1n;
  const [from, to] = [steps * listed, BigInt(pounds)];
  const nearest = (from * 2n + to) / (to * 2n);
  if (nearest * to === from || (amount !== null && comesTo(amount, net, nearest, listed))) {
    return decimalOf(nearest, 4);
  }
  throw new RowFault(
    'price',
    `$${decimalOf(steps, 4)} per ${POS_UNITS[unit][0].replace(/s$/, '')} doesn’t convert to a price per ${posted === 'ton' ? 'ton' : 'pound'} with four decimals: record this ticket at the counter`,
  );
}

function readReason<Reason extends (typeof PRICE_REASONS)[number]>(
  text: string,
  reasons: readonly Reason[],
): Reason | null {
  const key = plainKey(text);
  return reasons.find((reason) => reason === key || plainKey(REASON_NAMES[reason]) === key) ?? null;
}

/**
 * The line of a row. A price by the ton or hundredweight may be next to weights in pounds: the amount tells which it is, and without one, tons
 * are weighed in tons, everything else in pounds. A wrong reading does not come to the ticket's total, which is refused.
 */
export function readPosLine(
  row: readonly string[],
  layout: PosLayout,
  grades: readonly CounterGrade[],
): PosTicketInput['lines'][number] {
  const text = cellOf(row, layout, 'grade');
  const grade = gradeOf(text, layout, grades);
  if (!grade) {
    throw new RowFault(
      'grade',
      text === '' ? 'The grade is missing' : `Which grade is ${quoted(text)}? Choose it above`,
    );
  }
  const unit = readUnit(factOf(row, layout, 'unit'), layout.unit);
  const weighing = readWeighing(row, layout);
  const priceText = readDecimal(factOf(row, layout, 'price'), 'price', 'price') || '0';
  if (!/^\d{1,6}(\.\d{1,4})?$/.test(priceText))
    throw new RowFault('price', `“${priceText}” isn’t a price: use up to four decimals`);
  const price = scaled(priceText, 4);
  const amount = readMoney(row, layout, 'amount');
  const pounds = POS_UNITS[unit][1];
  const own = pounds !== null && amount !== null && comesTo(amount, netOf(weighing), price, 1n);
  const inPounds =
    pounds !== null && amount !== null && comesTo(amount, netOf(weighing), price, BigInt(pounds));
  if (own && inPounds && unit !== 'lb')
    throw new RowFault('unit', 'Is this weight in pounds? A price of 0 can’t tell us: use LB');
  const isOwn = own === inPounds ? unit === 'ton' : own;
  const factor = isOwn && unit !== 'ton' ? BigInt(pounds ?? 1) : 1n;
  const [gross, tare, deduction] = [weighing.gross, weighing.tare, weighing.deduction].map((steps) =>
    decimalOf(steps * factor, 3),
  ) as [string, string, string];
  const netPounds = netOf(weighing) * (isOwn ? BigInt(pounds ?? 1) : 1n);
  const reason = cellOf(row, layout, 'reason');
  return {
    metalType: grade.metalType,
    unit: unit === 'each' ? 'each' : unit === 'ton' && isOwn ? 'ton' : 'lb',
    gross,
    tare,
    deduction,
    deductionReason: deduction === '0' ? null : readReason(reason, DEDUCTION_REASONS),
    price: listedPrice(price, unit, grade.unit, netPounds, amount),
    priceReason: readReason(reason, PRICE_REASONS),
  };
}
