import { expect, test } from 'vitest';
import { isMarked, posStateOf } from './pos-status.ts';

test.each(['Y', 'x', '1', 'VOID', '11/20/2026', 'Nov 20', 'Chen', '10'])(
  '%j marks a ticket as void',
  (cell) => {
    expect(isMarked(cell)).toBe(true);
  },
);

test.each(['', ' ', 'N', ' no ', 'No.', 'None', 'N/A', 'f', 'FALSE', '0', '0.00', '-', '--', 'Paid'])(
  '%j marks no ticket',
  (cell) => {
    expect(isMarked(cell)).toBe(false);
  },
);

test.each([
  [' ', 'paid'],
  ['Paid.', 'paid'],
  ['ON - HOLD', 'out'],
  ['later', null],
])('a status %j counts as %j', (status, state) => {
  expect(posStateOf(status)).toBe(state);
});
