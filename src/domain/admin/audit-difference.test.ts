import { expect, test } from 'vitest';
import { auditDifference } from './audit-difference.ts';

test('only the fields that differ are listed, by path', () => {
  expect(auditDifference({ price: '4.50', unit: 'lb' }, { price: '4.64', unit: 'lb' })).toEqual([
    { field: 'price', before: '4.50', after: '4.64' },
  ]);
  expect(
    auditDifference({ at: { zip: '30223', city: 'Griffin' } }, { at: { zip: '30224', city: 'Griffin' } }),
  ).toEqual([{ field: 'at.zip', before: '30223', after: '30224' }]);
});

test('a created value has no before, a removed one no after', () => {
  expect(auditDifference(null, { role: 'staff', points: 5 })).toEqual([
    { field: 'role', before: undefined, after: 'staff' },
    { field: 'points', before: undefined, after: '5' },
  ]);
  expect(auditDifference({ note: null }, null)).toEqual([
    { field: 'note', before: 'none', after: undefined },
  ]);
});

test('lists and plain values are shown as a whole', () => {
  expect(auditDifference({ lines: [1, 2] }, { lines: [1] })).toEqual([
    { field: 'lines', before: '[1,2]', after: '[1]' },
  ]);
  expect(auditDifference('a', 'b')).toEqual([{ field: 'value', before: 'a', after: 'b' }]);
  expect(auditDifference(null, null)).toEqual([]);
});

const deep = (zip: string) => ({ a: { b: { c: { d: { zip } } } } });

test('what is nested deeper than anybody reads is shown as a whole', () => {
  expect(auditDifference(deep('1'), deep('2'))).toEqual([
    { field: 'a.b.c.d', before: '{"zip":"1"}', after: '{"zip":"2"}' },
  ]);
});

test('a field that became empty, and one that is not set at all', () => {
  expect(auditDifference({ note: 'x', by: 'Ada' }, { note: null, by: undefined })).toEqual([
    { field: 'note', before: 'x', after: 'none' },
    { field: 'by', before: 'Ada', after: undefined },
  ]);
});
