import { expect, test } from 'vitest';
import { checkRuns, nextCheckNumber } from './check-numbers.ts';

test.each([
  ['20419', '20420'],
  ['0099', '0100'],
  ['999', '1000'],
  ['A-0099', 'A-0100'],
  ['2B7', '2B8'],
  ['VOID', null],
])('after check %s comes %s', (last, next) => {
  expect(nextCheckNumber(last)).toBe(next);
});

test('checks are one run from first to last, in whatever order they were written, with what is missing', () => {
  expect(checkRuns(['20413', '20410', '20411', '20410'])).toEqual([
    { from: '20410', to: '20413', missing: ['20412'] },
  ]);
  expect(checkRuns(['0098', '0101'])).toEqual([{ from: '0098', to: '0101', missing: ['0099', '0100'] }]);
  expect(checkRuns([])).toEqual([]);
});

test('another book is another run: its numbers are far away, or begin otherwise', () => {
  expect(checkRuns(['100', '150', '201', 'A-101'])).toEqual([
    { from: '100', to: '150', missing: expect.objectContaining({ length: 49 }) },
    { from: '201', to: '201', missing: [] },
    { from: 'A-101', to: 'A-101', missing: [] },
  ]);
  expect(checkRuns(['NONE', '7'])).toEqual([
    { from: '7', to: '7', missing: [] },
    { from: 'NONE', to: 'NONE', missing: [] },
  ]);
});
