import { expect, test } from 'vitest';
import { holdCodeOf, holdCodeText } from './hold-code.ts';

test.each([
  ['K7M2QX', 'K7M2QX'],
  [' k7m 2qx ', 'K7M2QX'],
  ['K7M-2QX', 'K7M2QX'],
  ['KO7 ILV', 'K0711V'],
  ['K7M2Q', null],
  ['K7M2QXA', null],
  ['K7M2Q!', null],
  ['', null],
])('%s is the code %s', (typed, code) => {
  expect(holdCodeOf(typed)).toBe(code);
});

test('a code is read out in two groups, and is found as it is read out', () => {
  expect(holdCodeOf(holdCodeText('K7M2QX'))).toBe('K7M2QX');
});
