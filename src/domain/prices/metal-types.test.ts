import { expect, test } from 'vitest';
import { isKnown, isShown, metalName } from './metal-types.ts';

test.each([
  ['auto_bodies', 'Complete Car'],
  ['copper_wire', 'Bare Bright Copper'],
  ['insulated_cu_wire', 'Insulated Cu Wire'],
  ['steel', 'Steel'],
  ['old_sheet', 'Old Sheet'],
  ['aluminum', 'Aluminum Cans'],
  ['cast_aluminum', 'Cast Aluminum'],
  ['brass', 'Red Brass'],
  ['stainless_steel', 'Stainless Steel'],
])('%s is called %s', (metalType, name) => {
  expect(isKnown(metalType)).toBe(true);
  expect(metalName(metalType)).toBe(name);
});

test.each([
  ['car_batteries', 'Car Batteries'],
  ['lead', 'Lead'],
  ['__proto__', 'Proto'],
  ['constructor', 'Constructor'],
])('the unknown %s is called %s', (metalType, name) => {
  expect(isKnown(metalType)).toBe(false);
  expect(metalName(metalType)).toBe(name);
});

test('only mixed metals are hidden', () => {
  expect(isShown('mixed_metals')).toBe(false);
  expect(isShown('steel')).toBe(true);
});
