import { expect, test } from 'vitest';
import { priceChange } from './price-change.ts';

test.each([
  ['0.10', 'up', '+$0.10', 'Up $0.10 since the last price'],
  ['+0.005', 'up', '+$0.005', 'Up $0.005 since the last price'],
  ['-0.05', 'down', '−$0.05', 'Down $0.05 since the last price'],
  ['12', 'up', '+$12', 'Up $12 since the last price'],
  ['-10.5', 'down', '−$10.5', 'Down $10.5 since the last price'],
  ['0.00', 'same', 'No change', 'No change since the last price'],
  ['-0.000', 'same', 'No change', 'No change since the last price'],
])('%s reads as %s', (change, direction, text, spoken) => {
  expect(priceChange(change)).toEqual({ direction, text, spoken });
});

test.each([null, '', 'NaN', '1e3', '--1', '<b>'])('%s is not a change', (change) => {
  expect(priceChange(change)).toBeNull();
});
