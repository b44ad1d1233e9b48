import { YARDS } from '../../business/yards.ts';
import { csvText } from '../shared/csv/csv.ts';
import { type Cents, toDollars } from '../shared/numbers/money.ts';
import { REASON_NAMES } from './ticket-reasons.ts';
import type { ReportFigures, ReportGroup, ReportRow, TicketReport } from './ticket-report.api.ts';
import { scaled } from '../shared/numbers/weight.ts';

/** As owners choose them. */
export const GROUP_NAMES: Readonly<Record<ReportGroup, string>> = {
  day: 'Day',
  week: 'Week',
  yard: 'Yard',
  grade: 'Grade',
  staff: 'Staff member',
  source: 'Source',
};

const SOURCE_NAMES: Readonly<Record<string, string>> = {
  counter: 'Counter',
  import: 'File import',
  webhook: 'Point of sale',
};

/** What a row stands for: an ISO date for days and weeks, which pages write in their own way. */
export function rowName({ key, name }: ReportRow, by: ReportGroup): string {
  switch (by) {
    case 'day':
    case 'week':
      return key;
    case 'yard':
      return YARDS.find(({ id }) => id === key)?.name ?? 'Not recorded';
    case 'grade':
      return name ?? key;
    case 'staff':
      return name ?? SOURCE_NAMES[key] ?? key;
    case 'source':
      return SOURCE_NAMES[key] ?? key;
  }
}

/** Dollars per pound with four decimals, half a step rounded up: "4.4871". null without a weight. */
export function averagePrice(cents: Cents, pounds: string): string | null {
  const thousandths = scaled(pounds, 3);
  if (thousandths === 0n) return null;
  // A cent is 100 ten-thousandths of a dollar, a pound 1,000 thousandths.
  const steps = (2n * BigInt(cents) * 100_000n + thousandths) / (2n * thousandths);
  const digits = String(steps).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

const HEAD = [
  'Tickets',
  'Pounds',
  'Pieces',
  'Paid',
  'Average per lb',
  'Posted average per lb',
  'Below posted',
  'Pounds deducted',
  'Points',
];

const cells = (row: ReportFigures) => [
  row.tickets,
  row.pounds,
  row.pieces,
  toDollars(row.paidCents),
  averagePrice(row.pricedCents, row.pricedPounds),
  averagePrice(row.postedCents, row.pricedPounds),
  toDollars(row.belowCents),
  row.deductedPounds,
  row.points,
];

/** The report's tables as a file: the rows, their total, and after an empty line the reasons. */
export const reportCsv = ({ by, rows, total, reasons }: TicketReport): string =>
  csvText(
    [GROUP_NAMES[by], ...HEAD],
    [
      ...rows.map((row) => [rowName(row, by), ...cells(row)]),
      ['Total', ...cells(total)],
      [],
      ['Reason', 'Type', 'Lines', 'Pounds', 'Reduction'],
      ...reasons.map(({ kind, reason, lines, pounds, cents }) => [
        REASON_NAMES[reason],
        kind === 'deduction' ? 'Deduction' : 'Price change',
        lines,
        pounds,
        toDollars(cents),
      ]),
    ],
  );
