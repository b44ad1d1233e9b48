import { expect, test } from 'vitest';
import { readCsv } from '../../shared/csv/read-csv.ts';
import type { CounterGrade } from '../admin-tickets.api.ts';
import { readPosFile } from './pos-file.ts';
import { guessLayout } from './pos-layout.ts';
import { findTable } from './pos-table.ts';

const GRADES: readonly CounterGrade[] = [{ metalType: 'steel', name: 'Steel', price: '0.11', unit: 'lb' }];
const HEAD = 'Ticket #,Date,Location,Phone,Paid by,Material,Unit,Gross,Tare,Price,Amount';
const rowOf = (number: number | string, changes: readonly [number, string][] = []) => {
  const cells = [
    String(number),
    '11/21/2026 4:05 PM',
    'Griffin',
    '(770) 555-0142',
    'Check',
    'Steel',
    'LB',
    '120',
    '20',
    '0.11',
    '11.00',
  ];
  for (const [at, cell] of changes) cells[at] = cell;
  return cells.join(',');
};

/** Rows as files and mistakes have them, by their number. */
const SHAPES: Readonly<Record<string, (index: number) => string>> = {
  'a ticket a row': (index) => rowOf(index),
  'one number in all rows': () => rowOf(7),
  'no number under the first row': (index) => rowOf(index === 0 ? 7 : ''),
  'a number in another year and yard each time': (index) =>
    rowOf(7, [
      [1, `11/21/${2000 + (index % 99)}`],
      [2, index % 2 ? 'Newnan' : 'Griffin'],
    ]),
  'a number whose day is there now and then': (index) =>
    rowOf(7, [[1, index % 3 ? '' : `11/21/${2000 + (index % 99)}`]]),
  'no cell that can be read': () =>
    rowOf('?', [
      [1, '?'],
      [2, '?'],
      [5, '?'],
      [7, '?'],
    ]),
  'empty cells': () => ','.repeat(10),
  'quotes that never close': (index) => `"${rowOf(index)}`,
  'doubled quotes': (index) => `"""${index}"",""${rowOf(index)}`,
  'nothing but quotes': () => '"""""""",""""""',
  'nothing but separators and blanks': () => ' , ; \t , ; \t',
  'the names of the columns': () => HEAD,
};
/** Few rows, each long. */
const LONG: Readonly<Record<string, (index: number) => string>> = {
  'a row of 5,000 cells': () => ',x'.repeat(5_000),
  'a number of 10,000 zeros': (index) =>
    rowOf(index, [
      [7, `${'0'.repeat(10_000)}x`],
      [9, `1.${'0'.repeat(10_000)}1`],
    ]),
  'a number of 10,000 signs': (index) =>
    rowOf(`${'-#0 '.repeat(2_500)}${index}`, [
      [1, '1/'.repeat(5_000)],
      [3, '('.repeat(10_000)],
    ]),
  'a word of 10,000 blanks': (index) =>
    rowOf(
      index,
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => [at, `x${' '.repeat(10_000)}x`]),
    ),
};

function read(text: string): number {
  const table = findTable(readCsv(text));
  if (!table) return 0;
  return readPosFile(table, guessLayout(table.head), GRADES).length;
}

const fileOf = (shape: (index: number) => string, rows: number) =>
  [HEAD, ...Array.from({ length: rows }, (_, index) => shape(index))].join('\n');

/** Of this process alone, so that a busy machine changes little. */
function cpuOf(text: string): number {
  const before = process.cpuUsage();
  read(text);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** What is copied is copied fast: only many rows of one ticket show that each copies those before. */
const MANY: Readonly<Record<string, number>> = {
  'one number in all rows': 10_000,
  'no number under the first row': 10_000,
};
const TIMES = 4;
/** Of a time that grows with the square it would be 16. */
const MOST_GROWTH = 9;
/** Three times what a slow machine needs. */
const MOST_MICROSECONDS = 5_000_000;

test.each([
  ...Object.entries(SHAPES).map(([name, shape]) => [name, shape, MANY[name] ?? 2_500] as const),
  ...Object.entries(LONG).map(([name, shape]) => [name, shape, 10] as const),
])('a file with %s takes a time that grows with its rows', (_, shape, rows) => {
  const [short, long] = [fileOf(shape, rows), fileOf(shape, TIMES * rows)];
  const once = Math.max(cpuOf(short), 1_000);
  const most = Math.min(MOST_GROWTH * once, MOST_MICROSECONDS);
  // Collecting garbage and compiling may fall into the longer one: then it is read again.
  let least = Infinity;
  for (let tries = 0; least >= most && tries < 5; tries += 1) least = Math.min(least, cpuOf(long));
  expect(least).toBeLessThan(most);
});
