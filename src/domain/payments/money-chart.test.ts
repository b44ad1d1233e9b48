import { expect, test } from 'vitest';
import type { FundingDay } from './admin-funding.api.ts';
import { moneyChart } from './money-chart.ts';

const day = (date: string, changes: Partial<FundingDay>): FundingDay => ({
  day: date,
  provider: 'stripe',
  taken: '0.00',
  fees: '0.00',
  refunded: '0.00',
  disputed: '0.00',
  net: '0.00',
  payouts: '0.00',
  feesUnknown: 0,
  ...changes,
});

test('a day without money is an empty place, and nothing at all draws nothing', () => {
  expect(moneyChart({ from: '2026-03-07', to: '2026-03-09', days: [] })).toEqual({
    width: 30,
    zeroAt: 0,
    stripe: '',
    paypal: '',
    back: '',
    highest: 0,
  });
});

test('providers stand on each other, and what went back hangs below', () => {
  const days = [
    day('2026-03-09', { taken: '30.00', refunded: '15.00', disputed: '5.00' }),
    day('2026-03-09', { provider: 'paypal', taken: '50.00' }),
    day('2026-03-07', { taken: '40.00' }),
  ];
  expect(moneyChart({ from: '2026-03-07', to: '2026-03-09', days })).toEqual({
    width: 30,
    zeroAt: 80,
    stripe: 'M21 50h8v30h-8zM1 40h8v40h-8z',
    paypal: 'M21 0h8v50h-8z',
    back: 'M21 80h8v20h-8z',
    highest: 80,
  });
});
