import { expect, test } from 'vitest';
import type { FundingDay } from './admin-funding.api.ts';
import { moneyChart } from './money-chart.ts';

const day = (date: string, changes: Partial<FundingDay>): FundingDay => ({
  day: date,
  provider: 'stripe',
  takenCents: 0,
  feesCents: 0,
  refundedCents: 0,
  disputedCents: 0,
  netCents: 0,
  payoutsCents: 0,
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
    day('2026-03-09', { takenCents: 3_000, refundedCents: 1_500, disputedCents: 500 }),
    day('2026-03-09', { provider: 'paypal', takenCents: 5_000 }),
    day('2026-03-07', { takenCents: 4_000 }),
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
