import { expect, test } from 'vitest';
import { figurePosTicket, isPosFault } from './pos-figures.ts';
import type { PosTicket } from './pos-ticket.schema.ts';

const GRADES = [
  { metalType: 'copper_wire', name: 'Bare Bright Copper', price: '4.50', unit: 'lb' },
  { metalType: 'steel', name: 'Steel', price: '0.11', unit: 'lb' },
];

type Line = PosTicket['lines'][number];
const line = (changes: Partial<Line> = {}): Line => ({
  metalType: 'copper_wire',
  unit: 'lb',
  gross: '10',
  tare: '0',
  deduction: '0',
  deductionReason: null,
  price: '4.50',
  priceReason: null,
  ...changes,
});

const figure = (total: string, ...lines: readonly Line[]) =>
  figurePosTicket(
    {
      yardId: 'griffin',
      number: '1',
      soldAt: '2024-03-04T10:15',
      phone: '',
      status: '',
      paidBy: null,
      total,
      lines: [...lines],
    },
    GRADES,
  );

test('what a point of sale does not explain has the reason "not recorded"; what it explains keeps its own', () => {
  expect(
    figure(
      '67.50',
      line({ gross: '11', deduction: '1', price: '4.50' }),
      line({ gross: '6', deduction: '1', deductionReason: 'dirty', price: '4.40', priceReason: 'agreed' }),
      line({ metalType: 'steel', price: '0.05' }),
    ),
  ).toMatchObject({
    totalCents: 6_750,
    roundingCents: 0,
    lines: [
      { net: '10', cents: 4_500, deductionReason: 'unrecorded', priceReason: null, posted: GRADES[0] },
      { cents: 2_200, deductionReason: 'dirty', priceReason: 'agreed' },
      { cents: 50, deductionReason: null, priceReason: 'unrecorded', posted: GRADES[1] },
    ],
  });
  // Nothing is paid: that has a reason too.
  expect(figure('0.00', line({ price: '0' }))).toMatchObject({
    lines: [{ cents: 0, priceReason: 'unrecorded' }],
  });
});

test.each([
  ['45.05', 5],
  ['44.95', -5],
  ['45.00', 0],
])('a total of %s is rounded by %i cents', (total, roundingCents) => {
  expect(figure(total, line())).toMatchObject({ roundingCents });
});

test.each<[string, readonly [string, ...Line[]], string, string]>([
  ['six cents more', ['45.06', line()], 'total', 'The lines add up to $45.00, not $45.06'],
  ['six cents less', ['44.94', line()], 'total', 'The lines add up to $45.00, not $44.94'],
  ['too large a sum', ['100000.01', line()], 'total', 'A ticket pays at most $100,000.00'],
  [
    'an unknown grade',
    ['45.00', line(), line({ metalType: 'gold' })],
    'lines.1.metalType',
    'We don’t buy a grade with this key',
  ],
  [
    'a tare that is too much',
    ['45.00', line({ tare: '11' })],
    'lines.0.gross',
    'Tare and deduction are more than the gross weight',
  ],
  [
    'a reason without a deduction',
    ['45.00', line({ deductionReason: 'dirty' })],
    'lines.0.deductionReason',
    'You chose a reason but entered no deduction',
  ],
  [
    'pieces of what is weighed',
    ['45.00', line({ unit: 'each' })],
    'lines.0.unit',
    'Please use lb or ton for this grade',
  ],
])('%s is refused at its field', (_, given, field, message) => {
  const figures = figure(...given);
  expect(isPosFault(figures)).toBe(true);
  expect(figures).toEqual({ field, message });
});

test('a ticket of exactly $100,000.00 is taken', () => {
  const figures = figure('100000.00', line({ gross: '22222.222' }));
  expect(isPosFault(figures)).toBe(false);
  expect(figures).toMatchObject({ roundingCents: 0 });
});
