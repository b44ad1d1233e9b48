import { expect, test } from 'vitest';
import { asOfText } from './as-of-text.ts';

const pricesOf = (...times: readonly string[]) => times.map((updatedAt) => ({ updatedAt }));

test('a list is as of its newest price, on the yards’ clock', () =>
  expect(asOfText(pricesOf('2026-11-20T13:00:00Z', '2026-11-23T14:30:00Z', '2026-11-21T13:00:00Z'))).toBe(
    'Nov 23, 9:30 AM Eastern time',
  ));

test('a time that cannot be read is not the newest, and without any nothing is told', () => {
  expect(asOfText(pricesOf('soon', '2026-11-20T13:00:00Z'))).toBe('Nov 20, 8:00 AM Eastern time');
  expect(asOfText(pricesOf('soon'))).toBeNull();
  expect(asOfText([])).toBeNull();
});
