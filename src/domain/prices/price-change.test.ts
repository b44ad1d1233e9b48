import { expect, test } from 'vitest';
import { priceChange } from './price-change.ts';

test.each([
  ['0.10', 'up', '+$0.10'],
  ['+0.005', 'up', '+$0.005'],
  ['-0.05', 'down', '−$0.05'],
  ['12', 'up', '+$12'],
  ['-10.5', 'down', '−$10.5'],
  ['0.00', 'same', 'No change'],
  ['-0.000', 'same', 'No change'],
])('%s reads as %s', (change, direction, text) => {
  expect(priceChange({ price: '20.00', change })).toEqual({ direction, text });
});

test.each([null, '', 'NaN', '1e3', '--1', '<b>'])('%s is not a change', (change) => {
  expect(priceChange({ price: '20.00', change })).toBeNull();
});

test.each([
  ['0', '-2.43'],
  ['0.00', '0'],
  ['2.43', '2.43'],
  ['2.430', '2.43'],
])('%s after a change of %s is or was told on the telephone alone', (price, change) => {
  expect(priceChange({ price, change })).toBeNull();
});
