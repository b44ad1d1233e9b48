import { expect, test } from 'vitest';
import { fundingCsv } from './funding-csv.ts';

// Asked: 319
test('amounts stay numbers, also below zero, and the sum comes last', () => {
  const money = { takenCents: 500, feesCents: 45, refundedCents: 1_000, disputedCents: 0, netCents: -545 };
  const total = { ...money, payoutsCents: 0, feesUnknown: 1 };
  const days = [{ day: '2026-03-08', provider: 'paypal', ...total } as const];
  expect(fundingCsv({ days, total }).split('\r\n').slice(1)).toEqual([
    '2026-03-08,PayPal,5.00,0.45,10.00,0.00,-5.45,0.00,1',
    'Total,,5.00,0.45,10.00,0.00,-5.45,0.00,1',
    '',
  ]);
});
