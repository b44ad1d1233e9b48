import { expect, test } from 'vitest';
import { METAL_NAMES } from '../../../../domain/prices/texts.ts';
import { findGrades } from './find-grades.ts';

const grades = Object.entries(METAL_NAMES).map(([metalType, name]) => ({
  metalType,
  name,
  price: '1.00',
  unit: 'lb',
}));

test.each([
  ['bb', 'Bare Bright Copper'],
  ['ba', 'Bare Bright Copper'],
  ['st', 'Steel'],
  ['ss', 'Stainless Steel'],
  ['sta', 'Stainless Steel'],
  ['rb', 'Red Brass'],
  ['ca', 'Cast Aluminum'],
  ['al', 'Aluminum Cans'],
  ['AC', 'Aluminum Cans'],
  ['old s', 'Old Sheet'],
  ['less', 'Stainless Steel'],
])('%s finds %s first', (typed, name) => {
  expect(findGrades(grades, typed)[0]?.name).toBe(name);
});

test('names are found as they are said', () => {
  const named = ['Driver’s Radiators', 'Latón–rojo'].map((name) => ({
    metalType: name,
    name,
    price: '1.00',
    unit: 'lb',
  }));
  for (const typed of ["driver's", 'drivers', 'DRIVER’S'])
    expect(findGrades(named, typed).map(({ name }) => name)).toEqual(['Driver’s Radiators']);
  for (const typed of ['laton-r', 'latón rojo', 'lr']) expect(findGrades(named, typed)).toHaveLength(1);
});

test('nothing typed lists all as they are posted, and what fits none finds none', () => {
  expect(findGrades(grades, ' ')).toEqual(grades);
  expect(findGrades(grades, 'xq')).toEqual([]);
});
