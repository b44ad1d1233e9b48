import { expect, test } from 'vitest';
import { nameOfCar } from './name-of-car.ts';
import { nameOfCar as inSpanish } from './name-of-car.es.ts';

test.each([
  [['2003', 'Honda', 'Accord'], '2003 Honda Accord', 'Honda Accord 2003'],
  // A make that is in none of our lists is left out of mails.
  [[2003, undefined], '2003', '2003'],
] as const)('%j is called %s, and %s in Spanish', ([year, ...names], english, spanish) => {
  expect(nameOfCar(year, ...names)).toBe(english);
  expect(inSpanish(year, ...names)).toBe(spanish);
});
