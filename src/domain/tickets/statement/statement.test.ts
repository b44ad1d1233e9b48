import { expect, test } from 'vitest';
import { yardName } from '../../../business/yards.ts';
import type { StatementTicket } from './statement.api.ts';
import {
  metalLoadText,
  monthBefore,
  offeredPeriods,
  periodDays,
  periodText,
  statementCsv,
  sumStatement,
} from './statement.ts';

type Line = StatementTicket['lines'][number];

const line = (facts: Partial<Line>): Line => ({
  metalType: 'copper_wire',
  name: 'Copper Wire',
  nameEs: null,
  unit: 'lb',
  net: '10',
  price: '4.5',
  priceUnit: 'lb',
  amount: '45.00',
  ...facts,
});

const ticket = (facts: Partial<StatementTicket>): StatementTicket => ({
  id: 'a',
  number: 'A-1',
  yardId: 'griffin',
  soldAt: '2026-11-03T17:00:00Z',
  total: '45.00',
  paidBy: 'check',
  checkNumber: '1042',
  voidedAt: null,
  lines: [line({})],
  ...facts,
});

const VOID = ticket({ id: 'v', number: 'A-2', checkNumber: '1043', voidedAt: '2026-11-04T17:00:00Z' });

const MONTH = [
  ticket({
    total: '280.04',
    lines: [
      line({ net: '10.125' }),
      line({ metalType: 'steel', name: 'Steel', unit: 'ton', net: '1.005', amount: '220.00' }),
      line({ metalType: 'car', name: 'Car', unit: 'each', net: '2', amount: '15.07' }),
      line({ metalType: 'rounding', name: 'Rounding', unit: 'each', net: '0', amount: '-0.03' }),
    ],
  }),
  VOID,
  ticket({ id: 'b', number: '=1+1', total: '45.00', paidBy: null, checkNumber: null }),
];

test('sums count tons as pounds, pieces apart, and a voided ticket not at all', () => {
  const { metals, ...all } = sumStatement(MONTH);
  expect(all).toEqual({ tickets: 2, cents: 325_04, voids: 1 });
  expect(metals.map((metal) => [metal.metalType, metalLoadText(metal), metal.cents])).toEqual([
    ['steel', '2,010 lb', 220_00],
    ['copper_wire', '20.125 lb', 90_00],
    ['car', '2 each', 15_07],
    ['rounding', '', -3],
  ]);
  expect(metals.reduce((sum, { cents }) => sum + cents, 0)).toBe(all.cents);
});

test('the file has a line for each metal, and what was voided outside of the amounts', () => {
  const rows = statementCsv({ seller: '+Ruth Miller', tickets: MONTH }, ({ name }) => name).split('\r\n');
  expect(rows[0]).toMatch(/^\uFEFFDate,Ticket,Yard,Metal,/);
  expect(
    rows
      .slice(1, 7)
      .map((row) => row.replace(yardName('griffin'), 'Griffin').split(',').slice(0, 13).join(',')),
  ).toEqual([
    '2026-11-03,A-1,Griffin,Copper Wire,10.125,lb,4.5,lb,45.00,Check,1042,,',
    '2026-11-03,A-1,Griffin,Steel,1.005,ton,4.5,lb,220.00,Check,1042,,',
    '2026-11-03,A-1,Griffin,Car,2,each,4.5,lb,15.07,Check,1042,,',
    '2026-11-03,A-1,Griffin,Rounding,0,each,4.5,lb,-0.03,Check,1042,,',
    '2026-11-03,A-2,Griffin,Copper Wire,10,lb,4.5,lb,,Check,1043,VOID,45.00',
    // No formula of a spreadsheet.
    "2026-11-03,'=1+1,Griffin,Copper Wire,10,lb,4.5,lb,45.00,,,,",
  ]);
  expect(rows[1]).toContain(",'+Ruth Miller,");
  expect(rows.slice(7)).toEqual([
    '',
    'Metal,Pounds,Pieces,Paid ($)',
    'Steel,2010,0,220.00',
    'Copper Wire,20.125,0,90.00',
    'Car,0,2,15.07',
    'Rounding,0,0,-0.03',
    'Total,,,325.04',
    'Tickets,2',
    '"Voided tickets, not counted",1',
    '',
  ]);
});

test.each([
  ['2026-12', '2026-12-01', '2026-12-31', 'December 2026'],
  ['2028-02', '2028-02-01', '2028-02-29', 'February 2028'],
  ['2026', '2026-01-01', '2026-12-31', '2026'],
])('%s is from %s to %s: "%s"', (period, from, to, text) => {
  expect(periodDays(period)).toEqual({ from, to });
  expect(periodText(period)).toBe(text);
});

test('the month before is that of the year before in January; two years and four can be chosen', () => {
  expect([monthBefore('2027-01-01'), monthBefore('2026-11-30')]).toEqual(['2026-12', '2026-10']);
  const { months, years } = offeredPeriods('2026-11-29');
  expect([months[0], months.at(-1), years]).toEqual(['2026-11', '2024-12', ['2026', '2025', '2024', '2023']]);
});
