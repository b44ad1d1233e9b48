import { expect, test } from 'vitest';
import { fundingCsv } from './funding-csv.ts';

test('amounts stay numbers, also below zero, and the sum comes last', () => {
  const money = { taken: '5.00', fees: '0.45', refunded: '10.00', disputed: '0.00', net: '-5.45' };
  const total = { ...money, payouts: '0.00', feesUnknown: 1 };
  const days = [{ day: '2026-03-08', provider: 'paypal', ...total } as const];
  expect(fundingCsv({ days, total }).split('\r\n').slice(1)).toEqual([
    '2026-03-08,PayPal,5.00,0.45,10.00,0.00,-5.45,0.00,1',
    'Total,,5.00,0.45,10.00,0.00,-5.45,0.00,1',
    '',
  ]);
});
