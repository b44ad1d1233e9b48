import { expect, test } from 'vitest';
import { randomOrderNumber } from './place-order.ts';

test('numbers have one form, no sign that is taken for another, and differ', () => {
  const numbers = Array.from({ length: 2_000 }, randomOrderNumber);
  for (const number of numbers) expect(number).toMatch(/^GS-[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(new Set(numbers).size).toBe(numbers.length);
});
