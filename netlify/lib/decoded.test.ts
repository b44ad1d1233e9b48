import { expect, test } from 'vitest';
import { decoded } from './decoded.ts';

test.each([
  ['%28770%29%20555-0101', '(770) 555-0101'],
  ['(770) 555-0101', '(770) 555-0101'],
  ['%2B17705550101', '+17705550101'],
  ['100%', '100%'],
  ['%ff', '%ff'],
  ['', ''],
])('%j of a path was %j', (part, text) => {
  expect(decoded(part)).toBe(text);
});
