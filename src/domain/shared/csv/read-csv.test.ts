import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText } from './csv.ts';
import { csvTextOf, readCsv } from './read-csv.ts';

test.each([
  [
    'commas, and the mark that spreadsheets put first',
    '\uFEFFa,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons',
    'a;b\n1;2,5',
    [
      ['a', 'b'],
      ['1', '2,5'],
    ],
  ],
  [
    'tabs',
    'a\tb\r1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'quotes, line ends and separators inside of cells',
    'a,b\n"x ""y"", z","1\r\n2"',
    [
      ['a', 'b'],
      ['x "y", z', '1\r\n2'],
    ],
  ],
  [
    'an inch mark in a cell',
    'a,b\n1" pipe,2',
    [
      ['a', 'b'],
      ['1" pipe', '2'],
    ],
  ],
  [
    'empty cells at the end of a line and of the file',
    'a,b\n1,\n,',
    [
      ['a', 'b'],
      ['1', ''],
      ['', ''],
    ],
  ],
  ['an empty line between rows', 'a,b\n\n1,2', [['a', 'b'], [''], ['1', '2']]],
  ['a quote that is never closed', 'a,b\n1,"2\n3', [['a', 'b'], ['1', '"2'], ['3']]],
  [
    'a quote that was cut off, and one of inches below it',
    'a,b\n1,"see\n2,12" pipe\n3,4',
    [
      ['a', 'b'],
      ['1', '"see'],
      ['2', '12" pipe'],
      ['3', '4'],
    ],
  ],
  [
    'a line that names the separator',
    'sep=;\r\na;b\r\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  ['a title above a table of tabs', 'Tickets, all\na\tb\n1\t2', [['Tickets, all'], ['a', 'b'], ['1', '2']]],
  [
    'more commas inside of quotes than semicolons outside',
    'a;b\n1;"one, two, three, four"',
    [
      ['a', 'b'],
      ['1', 'one, two, three, four'],
    ],
  ],
  ['as many commas as semicolons', 'a,b;c', [['a', 'b;c']]],
  ['a byte order mark in a cell', 'a\uFEFF,b', [['a\uFEFF', 'b']]],
  [
    'a quote first of all, and one that is never closed',
    '"a",b\n1,"2',
    [
      ['a', 'b'],
      ['1', '"2'],
    ],
  ],
  [
    'an empty cell first of all, and a quote that is never closed',
    ',b\n1,"2',
    [
      ['', 'b'],
      ['1', '"2'],
    ],
  ],
  ['an empty cell in quotes first of all', '"",b', [['', 'b']]],
  ['a cell that begins with a quote of its own', '"""x"" y",b', [['"x" y', 'b']]],
  ['spaces after a quote', '"a, b"  ,c', [['a, b  ', 'c']]],
  ['nothing', '', []],
])('%s', (_, text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

test.each([
  ['UTF-8', [0x61, 0xc3, 0xa9]],
  ['UTF-16, little end first', [0xff, 0xfe, 0x61, 0, 0xe9, 0]],
  ['UTF-16, big end first', [0xfe, 0xff, 0, 0x61, 0, 0xe9]],
  ['Windows-1252', [0x61, 0xe9]],
])('a file in %s is read', (_, bytes) => {
  expect(csvTextOf(Uint8Array.from(bytes))).toBe('aé');
});

test.each([
  ['ÿa', [0xff, 0x61]],
  ['þa', [0xfe, 0x61]],
  ['aþ', [0x61, 0xfe]],
  ['aÿ', [0x61, 0xff]],
])('half a mark of UTF-16 is a letter of Windows-1252: %s', (text, bytes) => {
  expect(csvTextOf(Uint8Array.from(bytes))).toBe(text);
});

test('what we write as CSV is read back', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '1', '"', ',', '\n', ' ', '.') });
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell)), (rows) => {
      const head = ['x', 'y', 'z'];
      expect(readCsv(csvText(head, rows))).toEqual([head, ...rows]);
    }),
  );
});
