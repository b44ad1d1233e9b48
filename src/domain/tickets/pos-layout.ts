import type { YardId } from '../../business/yards.ts';
import type { CounterGrade } from './admin-tickets.api.ts';
import type { TicketUnit } from './ticket-line.ts';

/** What a column of a file may hold, as owners read it, and how registers like to call it. */
export const POS_COLUMNS = {
  number: ['Ticket number', /ticket|number|receipt/],
  date: ['Date, maybe with the time', /date|sold/],
  time: ['Time', /^time/],
  yard: ['Yard', /yard|location|site/],
  phone: ['Phone of the seller', /phone|mobile|cell/],
  paidBy: ['How it was paid', /paid by|payment|pay(ment)? (type|method)|tender/],
  grade: ['Grade', /grade|material|commodity|metal|item|product/],
  unit: ['Unit', /unit|uom/],
  gross: ['Gross weight', /gross/],
  tare: ['Tare', /tare/],
  deduction: ['Deduction', /deduct|dust|dirt/],
  reason: ['Why deducted, or priced otherwise', /reason|why|note/],
  net: ['Net weight', /net/],
  price: ['Price per unit', /price|rate/],
  amount: ['Amount of the line', /amount|ext|line total/],
  total: ['Total of the ticket', /total|paid/],
} as const satisfies Readonly<Record<string, readonly [string, RegExp]>>;

export type PosColumn = keyof typeof POS_COLUMNS;
const COLUMN_KEYS = Object.keys(POS_COLUMNS) as PosColumn[];

/** How a kind of file is read. Devices remember it by the file's first line. */
export interface PosLayout {
  /** Which column of the file it is, from 0. */
  readonly columns: Readonly<Partial<Record<PosColumn, number>>>;
  /** Of all tickets, where no column says it. */
  readonly yardId: YardId | '';
  /** Of all lines, where no column says it. */
  readonly unit: TicketUnit;
  /** The metal type of a grade as the file calls it. */
  readonly grades: Readonly<Record<string, string>>;
}

/** A first guess by the names of the columns; each column is one thing. */
export function guessLayout(head: readonly string[]): PosLayout {
  const columns: Partial<Record<PosColumn, number>> = {};
  for (const key of COLUMN_KEYS) {
    const taken = Object.values(columns);
    const index = head.findIndex(
      (name, at) => !taken.includes(at) && POS_COLUMNS[key][1].test(name.trim().toLowerCase()),
    );
    if (index >= 0) columns[key] = index;
  }
  return { columns, yardId: '', unit: 'lb', grades: {} };
}

/** What a layout still lacks, as sentences. */
export function lacksOf({ columns, yardId }: PosLayout): readonly string[] {
  const has = (...keys: readonly PosColumn[]) => keys.some((key) => columns[key] !== undefined);
  return [
    ...(['number', 'date', 'grade', 'price'] as const)
      .filter((key) => !has(key))
      .map((key) => `Choose the column of “${POS_COLUMNS[key][0]}”.`),
    ...(has('gross', 'net') ? [] : ['Choose the column of the gross or of the net weight.']),
    ...(has('amount', 'total') ? [] : ['Choose the column of the ticket’s total or of each line’s amount.']),
    ...(has('yard') || yardId !== '' ? [] : ['Choose the yard of these tickets, or its column.']),
  ];
}

/** The cell of a row; empty where the layout has no such column. */
export const cellOf = (row: readonly string[], { columns }: PosLayout, key: PosColumn): string =>
  (row[columns[key] ?? -1] ?? '').trim();

/** A text as grades and yards are compared. */
export const plainKey = (text: string) => text.trim().toLowerCase();

/** The metal type of a grade: as the owner chose it for this kind of file, or as its key or name says. */
export function gradeOf(text: string, { grades: chosen }: PosLayout, grades: readonly CounterGrade[]) {
  const key = plainKey(text);
  const metalType = chosen[key];
  return grades.find((grade) =>
    metalType === undefined
      ? plainKey(grade.name) === key || grade.metalType === key
      : grade.metalType === metalType,
  );
}

/** The grades of the file that are none of ours yet, each once. */
export function unknownGrades(
  rows: readonly (readonly string[])[],
  layout: PosLayout,
  grades: readonly CounterGrade[],
): readonly string[] {
  const texts = new Map(
    rows.map((row) => cellOf(row, layout, 'grade')).map((text) => [plainKey(text), text]),
  );
  return [...texts.values()].filter((text) => text !== '' && !gradeOf(text, layout, grades));
}
