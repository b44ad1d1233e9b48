import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { metalMaterial } from './metal-material.ts';
import { METAL_NAMES } from '../texts.ts';
import { isKnown, isShown, metalName, metalNote } from './metal-types.ts';

// Asked: 72
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

// Asked: 73
test.each([
  ['car_batteries', 'Car Batteries'],
  ['lead', 'Lead'],
  ['__proto__', 'Proto'],
  ['constructor', 'Constructor'],
])('the unknown %s is called %s', (metalType, name) => {
  expect(isKnown(metalType)).toBe(false);
  expect(metalName(metalType)).toBe(name);
});

// Asked: 73
test('only mixed metals are hidden', () => {
  expect(isShown('mixed_metals')).toBe(false);
  expect(isShown('steel')).toBe(true);
});

// Asked: 249
test.each(Object.keys(METAL_NAMES))('%s leads to the page whose file names its price', (metalType) => {
  const file = `src/content/materials/${metalMaterial(metalType)}.md`;
  expect(/^metalTypes: \[(.*)\]$/m.exec(readFileSync(file, 'utf8'))?.[1]?.split(', ')).toContain(metalType);
});

// Asked: 249
test('old sheet says what it is, and other metals need not', () => {
  expect(metalNote('old_sheet')).toBe('Aluminum siding, gutters');
  expect(metalNote('steel')).toBeUndefined();
  expect(metalMaterial('constructor')).toBeUndefined();
});
