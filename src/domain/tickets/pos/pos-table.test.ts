import { expect, test } from 'vitest';
import { findTable, headRows, tableAt } from './pos-table.ts';

const HEAD = ['Ticket #', 'Material', 'Net'];
const LINE = ['1042', 'Steel', '1200'];
const TITLE = ['Ticket Detail Report'];

test.each<[string, readonly (readonly string[])[], readonly number[]]>([
  ['the first row, if rows follow', [HEAD, LINE], [1]],
  ['not the last one, which has nothing below it', [HEAD], []],
  ['not a title, which is one cell', [TITLE, HEAD, LINE], [2]],
  ['not a title with empty cells after it', [['Report', '', '  '], HEAD, LINE], [2]],
  ['not an empty line', [[''], [], HEAD, LINE], [3]],
  ['any row with two names and more', [['Yard', 'Griffin'], HEAD, LINE, LINE], [1, 2, 3]],
  [
    'none below 25 lines of titles',
    [...Array.from({ length: 24 }, () => TITLE), HEAD, LINE, LINE, LINE],
    [25],
  ],
  ['none in a file without rows', [], []],
])('the names of the columns may stand in: %s', (_, rows, found) => expect(headRows(rows)).toEqual(found));

test('a table begins below its names, wherever they are', () => {
  expect(tableAt([TITLE, HEAD, LINE, LINE], 2)).toEqual({ head: HEAD, headRow: 2, rows: [LINE, LINE] });
  expect(tableAt([HEAD], 7)).toEqual({ head: [], headRow: 7, rows: [] });
});

test.each<[string, readonly (readonly string[])[], number | undefined]>([
  ['names that we know', [['Yard', 'Griffin'], HEAD, LINE], 2],
  ['the first of two rows that are as good', [HEAD, HEAD, LINE], 1],
  [
    'the first row, if we know no name',
    [
      ['A', 'B'],
      ['1', '2'],
      ['3', '4'],
    ],
    1,
  ],
  ['no names at all', [TITLE, TITLE], undefined],
  ['nothing', [], undefined],
])('in a file with %s, the table is under row %s', (_, rows, headRow) =>
  expect(findTable(rows)?.headRow).toBe(headRow),
);
