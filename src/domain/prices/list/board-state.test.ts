import { expect, test } from 'vitest';
import { boardPages, boardTrust } from './board-state.ts';

const NOW = Date.parse('2026-11-25T14:00:00Z');
const MINUTE = 60_000;

// Asked: 235
test.each([
  [0, 'fresh'],
  [14.9, 'fresh'],
  [15, 'dim'],
  [719, 'dim'],
  [720, 'blank'],
  [-0.5, 'fresh'],
  [-1, 'fresh'],
  [-5, 'blank'],
])('%d minutes after the last answer the board is %s', (minutes, trust) =>
  expect(boardTrust(NOW - minutes * MINUTE, NOW)).toBe(trust),
);

test('without an answer, or with a time that is none, it shows no price', () => {
  expect(boardTrust(null, NOW)).toBe('blank');
  expect(boardTrust(Number.NaN, NOW)).toBe('blank');
});

test.each([
  [0, []],
  [1, [1]],
  [12, [12]],
  [13, [7, 6]],
  [54, [11, 11, 11, 11, 10]],
  [60, [12, 12, 12, 12, 12]],
])('%d rows make pages of %j', (count, lengths) => {
  const pages = boardPages(Array.from({ length: count }, (_, index) => index));
  expect(pages.map(({ length }) => length)).toEqual(lengths);
  expect(pages.flat()).toHaveLength(count);
});
