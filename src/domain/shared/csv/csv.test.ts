// ASVS: 1.3.3
import { expect, test } from 'vitest';
import { csvLines, csvText } from './csv.ts';

// Asked: 319
test.each([
  ['=1+1', "'=1+1"],
  ['+17705550142', "'+17705550142"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['\tx', "'\tx"],
  ['\r=1+1', '"\'\r=1+1"'],
  ['x;=1+1', `"x;'=1+1"`],
  ['x;"=1+1', `"x;'""=1+1"`],
  ['copper; brass', '"copper; brass"'],
  ['-12.50', '-12.50'],
  ['-12', '-12'],
  ['-12.', "'-12."],
  ['a "b", c', '"a ""b"", c"'],
  ['two\nlines', '"two\nlines"'],
  ['=x,"y"', '"\'=x,""y"""'],
])('%j is written as %j', (value, written) => {
  expect(csvText(['h'], [[value]])).toBe(`\uFEFFh\r\n${written}\r\n`);
});

test('null is an empty cell', () => {
  expect(csvText(['a', 'b'], [[null, 0]])).toBe('\uFEFFa,b\r\n,0\r\n');
});

test('appended lines have neither header nor byte order mark', () => {
  expect(
    csvLines([
      ['a', 1],
      ['=b', null],
    ]),
  ).toBe("a,1\r\n'=b,\r\n");
  expect(csvLines([])).toBe('');
});
