import { expect, test } from 'vitest';
import { isPaidAsPosted, lineReasons, lineSum } from './ticket-sheet-text.ts';
import type { TicketLineView } from './tickets.api.ts';

const lineOf = (changes: Partial<TicketLineView> = {}): TicketLineView => ({
  visitId: 'v',
  metalType: 'copper_wire',
  name: 'Bare Bright Copper',
  nameEs: 'Cobre brillante (bare bright)',
  unit: 'lb',
  gross: '1102.5',
  tare: '2',
  deduction: '0.5',
  deductionReason: 'moisture',
  deductionParts: null,
  net: '1100',
  price: '4.50',
  postedPrice: '4.50',
  priceUnit: 'lb',
  priceReason: null,
  offered: null,
  amount: '4950.00',
  ...changes,
});
const textOf = (line: TicketLineView) =>
  lineSum(line)
    .map(({ text }) => text)
    .join(' ');

// Asked: 293
test('a line is a sum that can be checked', () => {
  expect(textOf(lineOf())).toBe('1,102.5 lb − 2 lb − 0.5 lb = 1,100 lb × $4.50 per lb = $4,950.00');
  const batteries = { unit: 'each', priceUnit: 'each', gross: '3', tare: '0', deduction: '0', net: '3' };
  expect(textOf(lineOf({ ...batteries, price: '6.00', amount: '18.00' }))).toBe(
    '3 each − 0 each − 0 each = 3 each × $6.00 each = $18.00',
  );
  const old = lineOf({ gross: null, tare: null, deduction: null, price: null, postedPrice: null });
  expect(textOf(old)).toBe('1,100 lb = $4,950.00');
  expect(textOf(lineOf({ price: null }))).toBe('1,100 lb = $4,950.00');
  expect(textOf(lineOf({ gross: null }))).toBe('1,100 lb = $4,950.00');
  expect(isPaidAsPosted(old)).toBeNull();
  expect(lineReasons({ ...old, deductionReason: null })).toEqual([
    'Recorded without scale weights or a price.',
  ]);
});

test.each<[Partial<TicketLineView>, boolean, readonly string[]]>([
  [{ deductionReason: null, deduction: '0' }, true, []],
  [{}, true, ['0.5 lb taken off for water.']],
  [
    { deductionReason: null, deduction: '0', price: '4.00', priceReason: 'lower_grade' },
    false,
    ['The posted price was $4.50 per lb. Paid at a different price, because it was a lower grade.'],
  ],
  [
    { deductionReason: null, deduction: '0', price: '4.60', priceReason: 'held' },
    false,
    ['The posted price was $4.50 per lb. Paid at a different price, because we held this price for you.'],
  ],
  [
    { deductionReason: null, deduction: '0', price: '0', priceReason: 'refused', amount: '0.00' },
    false,
    ['Refused: we couldn’t buy this.'],
  ],
  [
    // At the posted price, which is less than the offer said.
    {
      deductionReason: null,
      deduction: '0',
      priceReason: 'dirty',
      offered: { price: '9200', unit: 'ton', perListed: '4.6' },
    },
    false,
    ['The price in your offer was $9200 per ton. Paid at a different price, because the metal was dirty.'],
  ],
  [{ deductionReason: null, deduction: '0', unit: 'ton' }, true, ['A ton is 2,000 lb.']],
  [{ deductionReason: null, deduction: '0', unit: 'ton', priceUnit: 'ton' }, true, []],
])('%j is paid as posted: %s', (changes, isPosted, reasons) => {
  expect(isPaidAsPosted(lineOf(changes))).toBe(isPosted);
  expect(lineReasons(lineOf(changes))).toEqual(reasons);
});

test('a point of sale rounds its total, and may leave a reason out', () => {
  const rounding = lineOf({
    metalType: 'rounding',
    name: 'Rounding',
    unit: 'each',
    net: '0',
    amount: '-0.03',
    gross: null,
    tare: null,
    deduction: null,
    deductionReason: null,
    price: null,
    postedPrice: null,
  });
  expect(textOf(rounding)).toBe('= −$0.03');
  expect(lineReasons(rounding)).toEqual(['Rounding by the yard’s scale system.']);
  const unexplained = lineOf({
    price: '4.00',
    deductionReason: 'unrecorded',
    priceReason: 'unrecorded',
  });
  expect(lineReasons(unexplained)).toEqual([
    '0.5 lb taken off for a reason that wasn’t recorded.',
    'The posted price was $4.50 per lb. Paid at a different price; the reason wasn’t recorded.',
  ]);
});

test('what of an offered car was missing is named', () => {
  const line = lineOf({
    deduction: '700',
    deductionReason: 'parts',
    deductionParts: ['converter', 'cabinEmpty'],
  });
  expect(lineReasons(line)).toEqual([
    '700 lb taken off for what the scale doesn’t show: no catalytic converter, not empty inside.',
  ]);
});
