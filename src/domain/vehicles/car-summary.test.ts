import { expect, test } from 'vitest';
import { listedName } from './car-summary.ts';
import { carWords } from './texts.ts';

test.each([
  ['a VIN says the model', { make: 'HONDA', isModelFound: true }, '2003 Honda Accord'],
  ['somebody typed the model', { make: 'Honda', isModelFound: false }, '2003 Honda'],
  ['an older request does not tell', { make: 'Honda' }, '2003 Honda'],
  ['a make is not in our lists', { make: 'Rude words', isModelFound: false }, '2003'],
])('a mail names a car by what nobody typed: %s', (_, car, name) => {
  expect(listedName({ year: 2003, model: 'Accord', ...car }, carWords)).toBe(name);
});
