import { expect, test } from 'vitest';
import { visitSchema } from './visit.schema.ts';

const visit = {
  visitId: '3f0a4b62-9f2b-4d8f-a6c7-b11d2e3f4a5b',
  phone: '(770) 555-0101',
  metalType: 'copper_wire',
  weight: '12.5',
  unit: 'lb',
  amountCents: 12_345,
};

test.each([
  {},
  { phone: '+17705550101' },
  { metalType: 'mixed_metals' },
  { weight: '0.001' },
  { weight: '9999999.999' },
  { unit: 'ton' },
  { amountCents: 1 },
  { amountCents: 10_000_000 },
])('a sale with %o can be recorded', (changes) => {
  expect(visitSchema.safeParse({ ...visit, ...changes }).data).toEqual({ ...visit, ...changes });
});

test.each([
  ['visitId', ['', '1', 'not-an-id']],
  ['phone', ['', '555-0101', '22 7705550101']],
  ['metalType', ['', 'gold', 'toString', 'copper wire', null]],
  ['weight', ['', '0', '0.000', '-1', '1,5', '1e3', '1.2345', '12345678', '.5', 12.5]],
  ['unit', ['', 'kg', 'LB', null]],
  ['amountCents', [0, -1, 1.5, 10_000_001, Number.NaN, Number.POSITIVE_INFINITY, '100']],
] as const)('%s is refused as one of %o', (field, values) => {
  for (const value of values) {
    const { error } = visitSchema.safeParse({ ...visit, [field]: value });
    expect(error?.issues.every(({ path }) => path[0] === field)).toBe(true);
  }
});

test('unknown fields are refused', () => {
  expect(visitSchema.safeParse({ ...visit, points: 1_000_000 }).success).toBe(false);
});
