import { ESTIMATE_POUNDS_PER_TON } from '../../business/constants.ts';
import { POS_CALL_MAX_LINES } from '../../business/staff-constants.ts';
import { YARDS, type YardId } from '../../business/yards.ts';
import { scaled } from '../estimate/payout.ts';
import { firstMessages } from '../shared/first-messages.ts';
import { toDollars } from '../shared/money.ts';
import { typedCents } from '../shared/typed-cents.ts';
import type { CounterGrade } from './admin-tickets.api.ts';
import { cellOf, gradeOf, plainKey, type PosColumn, type PosLayout } from './pos-layout.ts';
import { type PosTicketInput, posTicketSchema } from './pos-ticket.schema.ts';
import type { TicketUnit } from './ticket-line.ts';
import { DEDUCTION_REASONS, PRICE_REASONS, REASON_NAMES } from './ticket-reasons.ts';

class RowFault extends Error {}

const two = (digits: string) => digits.padStart(2, '0');

/** "2026-11-21T16:05" of "11/21/26 4:05 PM" and its like; noon where there is no time. */
export function readPosTime(text: string): string | null {
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)(?:[T ]+(.*))?$/.exec(text);
  const us = /^(\d\d?)\/(\d\d?)\/(\d{4}|\d\d)(?: +(.*))?$/.exec(text);
  if (!iso && !us) return null;
  const [year = '', month = '', day = '', time = ''] = iso
    ? iso.slice(1)
    : [us?.[3], us?.[1], us?.[2], us?.[4]];
  const clock = /^(\d\d?):(\d\d)(?::\d\d(?:\.\d+)?)? *([AP])?\.?M?\.?$/i.exec(time.trim() || '12:00');
  if (!clock) return null;
  const [, hourText = '', minute = '', half] = clock;
  const hour = Number(hourText);
  const late = half?.toLowerCase() === 'p' ? 12 : 0;
  const hours = half === undefined ? hour : (hour % 12) + late;
  return `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}T${two(String(hours))}:${minute}`;
}

/** "1234.5" of "1,234.500 lb" or "$1,234.50"; empty where there is nothing. */
function readDecimal(text: string, what: string): string {
  const plain = text.replace(/^\$|[, ]|\s*(?:lbs?|#)\.?$/gi, '');
  if (plain === '') return '';
  const match = /^0*(\d*)(?:\.(\d*?)0*)?$/.exec(plain);
  if (!match || plain === '.') throw new RowFault(`“${text}” is no ${what}`);
  const [, whole = '', rest = ''] = match;
  return `${whole || '0'}${rest && `.${rest}`}`;
}

const UNITS: readonly (readonly [TicketUnit, RegExp])[] = [
  ['lb', /^(lbs?|pounds?|#)\.?$/],
  ['ton', /^(t|tons?|nt|net tons?|short tons?)\.?$/],
  ['each', /^(ea|each|pcs?|pieces?|units?)\.?$/],
];

function readUnit(text: string, usual: TicketUnit): TicketUnit {
  if (text === '') return usual;
  const found = UNITS.find(([, pattern]) => pattern.test(text.toLowerCase()));
  if (!found) throw new RowFault(`“${text}” is no unit that we know`);
  return found[0];
}

const decimalOf = (steps: bigint, places: number): string => {
  const digits = String(steps).padStart(places + 1, '0');
  const rest = digits.slice(-places).replace(/0+$/, '');
  return digits.slice(0, -places) + (rest && `.${rest}`);
};

/** A price per the line's unit, per the unit of the price list. */
function pricePer(price: string, unit: TicketUnit, posted: string): string {
  if (!/^\d{1,6}(\.\d{1,4})?$/.test(price)) throw new RowFault(`“${price}” is no price`);
  const steps = scaled(price, 4);
  const pounds = BigInt(ESTIMATE_POUNDS_PER_TON);
  if (unit === 'lb' && posted === 'ton') return decimalOf(steps * pounds, 4);
  if (unit !== 'ton' || posted !== 'lb') return price;
  if (steps % pounds !== 0n) {
    throw new RowFault(`$${price} a ton is no price per pound with four decimals`);
  }
  return decimalOf(steps / pounds, 4);
}

const less = (from: string, taken: string): string => {
  const steps = scaled(from, 3) - scaled(taken, 3);
  if (steps < 0n) throw new RowFault('The net weight is more than the gross weight');
  return decimalOf(steps, 3);
};

const isSum = (gross: string, parts: readonly string[]) =>
  scaled(gross, 3) === parts.reduce((sum, part) => sum + scaled(part, 3), 0n);

const PLAIN_WEIGHT = /^\d{1,7}(\.\d{1,3})?$/;

/** Gross, tare and deduction of a row, of which the file may leave one out. */
function readWeighing(row: readonly string[], layout: PosLayout) {
  const [gross, tare, deduction, net] = (['gross', 'tare', 'deduction', 'net'] as const).map((key) => {
    const text = readDecimal(cellOf(row, layout, key), 'weight');
    if (text !== '' && !PLAIN_WEIGHT.test(text)) throw new RowFault(`“${text}” is no weight`);
    return text;
  }) as [string, string, string, string];
  if (gross === '' && net === '') throw new RowFault('There is no weight');
  if (gross === '') return { gross: net, tare: '0', deduction: '0' };
  const off = deduction || '0';
  if (net !== '' && tare === '') return { gross, tare: less(less(gross, off), net), deduction: off };
  if (net !== '' && !isSum(gross, [tare || '0', off, net])) {
    throw new RowFault(`Gross, tare and deduction do not come to the net weight of ${net}`);
  }
  return { gross, tare: tare || '0', deduction: off };
}

function readReason<Reason extends (typeof PRICE_REASONS)[number]>(
  text: string,
  reasons: readonly Reason[],
): Reason | null {
  const key = plainKey(text);
  return reasons.find((reason) => reason === key || plainKey(REASON_NAMES[reason]) === key) ?? null;
}

function readLine(row: readonly string[], layout: PosLayout, grades: readonly CounterGrade[]) {
  const text = cellOf(row, layout, 'grade');
  const grade = gradeOf(text, layout, grades);
  if (!grade) throw new RowFault(text === '' ? 'There is no grade' : `Which grade is “${text}”?`);
  const unit = readUnit(cellOf(row, layout, 'unit'), layout.unit);
  const weighing = readWeighing(row, layout);
  const reason = cellOf(row, layout, 'reason');
  const price = readDecimal(cellOf(row, layout, 'price'), 'price') || '0';
  return {
    metalType: grade.metalType,
    unit,
    ...weighing,
    deductionReason: weighing.deduction === '0' ? null : readReason(reason, DEDUCTION_REASONS),
    price: pricePer(price, unit, grade.unit),
    priceReason: readReason(reason, PRICE_REASONS),
  };
}

function readYard(row: readonly string[], layout: PosLayout): YardId {
  const text = plainKey(cellOf(row, layout, 'yard'));
  if (text === '' && layout.yardId !== '') return layout.yardId;
  const yard = YARDS.find(({ id, name }) => text.startsWith(id) || text === plainKey(name));
  if (!yard) throw new RowFault(text === '' ? 'There is no yard' : `“${text}” is none of our yards`);
  return yard.id;
}

/** Our word for a way to pay; null: not recorded. */
function readPaidBy(text: string): PosTicketInput['paidBy'] {
  if (text === '') return null;
  if (/check/i.test(text)) return 'check';
  return /transfer|ach|wire|zelle|direct/i.test(text) ? 'transfer' : 'other';
}

function readMoney(text: string): number | null {
  if (text === '') return null;
  // No decimal comma: the weights and prices beside it have none.
  const cents = /,\d{0,2}$/.test(text) ? Number.NaN : typedCents(text);
  if (Number.isNaN(cents)) throw new RowFault(`“${text}” is no amount`);
  return cents;
}

interface FileRow {
  /** As a spreadsheet counts it: the first line, with the names, is row 1. */
  readonly row: number;
  readonly head: Pick<PosTicketInput, 'yardId' | 'number' | 'soldAt' | 'phone' | 'paidBy'>;
  readonly line: PosTicketInput['lines'][number];
  readonly amount: number | null;
  readonly total: number | null;
}

function readRow(
  cells: readonly string[],
  row: number,
  layout: PosLayout,
  grades: readonly CounterGrade[],
): FileRow {
  const cell = (key: PosColumn) => cellOf(cells, layout, key);
  const number = cell('number').replace(/^#/, '').toUpperCase();
  if (number === '') throw new RowFault('There is no ticket number');
  const when = `${cell('date')} ${cell('time')}`.trim();
  const soldAt = readPosTime(when);
  if (soldAt === null)
    throw new RowFault(when === '' ? 'There is no date' : `“${when}” is no date that we know`);
  return {
    row,
    head: {
      yardId: readYard(cells, layout),
      number,
      soldAt,
      phone: cell('phone').slice(0, 30),
      paidBy: readPaidBy(cell('paidBy')),
    },
    line: readLine(cells, layout, grades),
    amount: readMoney(cell('amount')),
    total: readMoney(cell('total')),
  };
}

/** A ticket of a file, or what is wrong with it and in which row. */
export interface FileTicket {
  readonly rows: readonly number[];
  readonly number: string;
  readonly ticket: PosTicketInput | null;
  readonly fault: { readonly row: number; readonly message: string } | null;
}

/** The row that a field such as "lines.2.gross" stands in. */
export function rowOfField({ rows }: Pick<FileTicket, 'rows'>, field: string): number {
  const [, line = '0'] = /^lines\.(\d+)/.exec(field) ?? [];
  return rows[Number(line)] ?? rows[0] ?? 0;
}

function ticketOfRows(read: readonly FileRow[]): FileTicket {
  const [first] = read as readonly [FileRow, ...FileRow[]];
  const rows = read.map(({ row }) => row);
  const { number } = first.head;
  const fail = (row: number, message: string): FileTicket => ({
    rows,
    number,
    ticket: null,
    fault: { row, message },
  });
  const other = read.find(({ total, head }) => total !== first.total || head.soldAt !== first.head.soldAt);
  if (other) return fail(other.row, `Ticket ${number} has another total or time in row ${first.row}`);
  const unpriced = read.find(({ amount }) => amount === null);
  if (first.total === null && unpriced) return fail(unpriced.row, 'There is no total and no amount');
  const total = first.total ?? read.reduce((sum, { amount }) => sum + (amount as number), 0);
  const ticket: PosTicketInput = {
    ...first.head,
    total: toDollars(total),
    lines: read.map(({ line }) => line),
  };
  const parsed = posTicketSchema.safeParse(ticket);
  if (parsed.success) return { rows, number, ticket, fault: null };
  const [[field, message]] = Object.entries(firstMessages(parsed.error.issues)) as [[string, string]];
  return fail(rowOfField({ rows }, field), message);
}

/**
 * The tickets of a file's rows, without its first line: rows of one yard, number and year are one ticket. A row that cannot be read takes its whole
 * ticket along. Empty rows are passed over.
 */
export function readPosFile(
  rows: readonly (readonly string[])[],
  layout: PosLayout,
  grades: readonly CounterGrade[],
): readonly FileTicket[] {
  const tickets = new Map<string, FileRow[]>();
  const faults = new Map<string, FileTicket>();
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const row = index + 2;
    try {
      const read = readRow(cells, row, layout, grades);
      const key = `${read.head.yardId} ${read.head.soldAt.slice(0, 4)} ${read.head.number}`;
      tickets.set(key, [...(tickets.get(key) ?? []), read]);
    } catch (error) {
      if (!(error instanceof RowFault)) throw error;
      const number = cellOf(cells, layout, 'number').replace(/^#/, '').toUpperCase();
      const fault = { row, message: error.message };
      if (!faults.has(number) || number === '') {
        faults.set(number || `row ${row}`, { rows: [row], number, ticket: null, fault });
      }
    }
  }
  const whole = [...tickets.values()].filter(([first]) => !faults.has(first?.head.number ?? ''));
  return [...whole.map(ticketOfRows), ...faults.values()];
}

/** Parts that fit into a call each. */
export function callParts<Ticket extends { readonly lines: readonly unknown[] }>(
  tickets: readonly Ticket[],
): readonly (readonly Ticket[])[] {
  const parts: Ticket[][] = [];
  let lines = POS_CALL_MAX_LINES;
  for (const ticket of tickets) {
    lines += ticket.lines.length;
    if (lines > POS_CALL_MAX_LINES) {
      parts.push([]);
      lines = ticket.lines.length;
    }
    parts.at(-1)?.push(ticket);
  }
  return parts;
}
