import { BUSINESS_NAME } from '../../../business/business.ts';
import { yardName } from '../../../business/yards.ts';
import { unitTexts } from '../../rewards/texts.ts';
import { loadText } from '../../rewards/visit-text.ts';
import { csvText } from '../../shared/csv/csv.ts';
import { type Cents, readCents, toDollars } from '../../shared/numbers/money.ts';
import {
  decimalOf,
  isWeightUnit,
  listedUnit,
  WEIGHT_PLACES,
  weightSteps,
} from '../../shared/numbers/weight.ts';
import type { DayRange } from '../../shared/time/day-range.schema.ts';
import { addDays, inNewYork } from '../../shared/time/new-york-time.ts';
import { paidTexts, statementTexts } from '../texts.ts';
import { paidText } from '../ticket-sheet-text.ts';
import type { Period, StatementTicket } from './statement.api.ts';

/** The language of a statement: the build's own, unless somebody else's is given. */
const OWN = { statement: statementTexts, paid: paidTexts, units: unitTexts };
export type StatementTexts = typeof OWN;

type Line = StatementTicket['lines'][number];

/** One month after "2026-12" is "2027-01". */
const addMonths = (month: string, months: number): string => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
};

/** The month before an ISO date's: "2026-10" of "2026-11-29". */
export const monthBefore = (date: string): Period => addMonths(date.slice(0, 7), -1);

const isYear = (period: Period): boolean => period.length === 4;

/** Its first and last day. */
export const periodDays = (period: Period): DayRange =>
  isYear(period)
    ? { from: `${period}-01-01`, to: `${period}-12-31` }
    : { from: `${period}-01`, to: addDays(`${addMonths(period, 1)}-01`, -1) };

const MONTHS = 24;
const YEARS = 4;

/** What can be chosen on an ISO date, the newest first. */
export const offeredPeriods = (date: string): Readonly<Record<'months' | 'years', readonly Period[]>> => ({
  months: Array.from({ length: MONTHS }, (_, back) => addMonths(date.slice(0, 7), -back)),
  years: Array.from({ length: YEARS }, (_, back) => String(Number(date.slice(0, 4)) - back)),
});

/** "November 2026", "2026" */
export const periodText = (period: Period, texts: typeof statementTexts = statementTexts): string =>
  isYear(period) ? period : texts.month(texts.months[Number(period.slice(5)) - 1] ?? '', period.slice(0, 4));

/** Of an amount that may be below zero: a ticket's rounding. */
const centsOf = (dollars: string): Cents =>
  dollars.startsWith('-') ? -readCents(dollars.slice(1)) : readCents(dollars);

export interface MetalSum extends Pick<Line, 'metalType' | 'name' | 'nameEs'> {
  /** Net; tons are turned into pounds. "1240.5" */
  readonly pounds: string;
  readonly pieces: string;
  readonly cents: Cents;
}

export interface StatementSums {
  readonly tickets: number;
  readonly cents: Cents;
  readonly voids: number;
  /** Where the most was paid first. */
  readonly metals: readonly MetalSum[];
}

const decimal = (steps: bigint) => decimalOf(steps, WEIGHT_PLACES);

const stepsOf = (lines: readonly Line[], isWeight: boolean): bigint =>
  lines
    .filter(({ unit }) => isWeightUnit(unit) === isWeight)
    .reduce((sum, { net, unit }) => sum + weightSteps(net, listedUnit(unit)), 0n);

/** What tickets come to, counted as the owners' report counts them. A voided ticket counts for nothing. */
export function sumStatement(tickets: readonly StatementTicket[]): StatementSums {
  const standing = tickets.filter(({ voidedAt }) => voidedAt === null);
  const lines = standing.flatMap((ticket) => ticket.lines);
  const metals = Map.groupBy(lines, ({ metalType }) => metalType);
  return {
    tickets: standing.length,
    cents: standing.reduce((sum, { total }) => sum + readCents(total), 0),
    voids: tickets.length - standing.length,
    metals: [...metals]
      .map(([metalType, some]) => ({
        metalType,
        name: some[0]?.name ?? metalType,
        nameEs: some[0]?.nameEs ?? null,
        pounds: decimal(stepsOf(some, true)),
        pieces: decimal(stepsOf(some, false)),
        cents: some.reduce((sum, { amount }) => sum + centsOf(amount), 0),
      }))
      .toSorted((one, other) => other.cents - one.cents || one.metalType.localeCompare(other.metalType)),
  };
}

/** "1,240.5 lb, 2 each"; empty without a weight. */
export const metalLoadText = ({ pounds, pieces }: MetalSum, units: typeof unitTexts = unitTexts): string =>
  [
    ...(pounds === '0' ? [] : [loadText({ weight: pounds, unit: 'lb' }, units)]),
    ...(pieces === '0' ? [] : [loadText({ weight: pieces, unit: 'each' }, units)]),
  ].join(', ');

interface NamedStatement {
  readonly seller: string;
  readonly tickets: readonly StatementTicket[];
}

/**
 * A line for each metal of each ticket, then the sums. What was voided stands in a column of its own, so that a spreadsheet's sum of the amounts is
 * right.
 */
export function statementCsv(
  { seller, tickets }: NamedStatement,
  nameOf: (line: Pick<Line, 'metalType' | 'name' | 'nameEs'>) => string,
  { statement: texts, paid }: StatementTexts = OWN,
): string {
  const rows = tickets.flatMap((ticket) =>
    ticket.lines.map((line) => [
      inNewYork(new Date(ticket.soldAt)).date,
      ticket.number,
      ticket.yardId && yardName(ticket.yardId),
      nameOf(line),
      line.net,
      line.unit,
      line.price,
      line.priceUnit,
      ticket.voidedAt === null ? line.amount : null,
      paidText({ ...ticket, checkNumber: null }, paid),
      ticket.checkNumber,
      ticket.voidedAt && texts.void,
      ticket.voidedAt && line.amount,
      seller,
      BUSINESS_NAME,
    ]),
  );
  const { metals, tickets: count, cents, voids } = sumStatement(tickets);
  return csvText(texts.columns, [
    ...rows,
    [],
    texts.sumColumns,
    ...metals.map((metal) => [nameOf(metal), metal.pounds, metal.pieces, toDollars(metal.cents)]),
    [texts.total, null, null, toDollars(cents)],
    [texts.tickets, count],
    [texts.voids, voids],
  ]);
}
