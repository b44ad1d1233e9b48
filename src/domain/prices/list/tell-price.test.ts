import { expect, test } from 'vitest';
import { tellPrice } from './tell-price.ts';

test.each([
  ['4.50', '$4.50', 'per lb'],
  ['0.0001', '$0.0001', 'per lb'],
  ['0', 'Call', ''],
  ['0.00', 'Call', ''],
  ['', 'Call', ''],
])('a price of %j reads %s %s', (price, amount, unit) => {
  expect(tellPrice({ price, unit: 'lb' })).toEqual([amount, unit]);
});
