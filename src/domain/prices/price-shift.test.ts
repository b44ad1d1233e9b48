import { expect, test } from 'vitest';
import { isJump, isSamePrice, percentText, readPercent, shiftPrice, withoutZeros } from './price-shift.ts';

test.each([
  ['4.50', 300, '4.64'],
  ['4.50', -100, '4.46'],
  ['0.085', 300, '0.088'],
  ['0.085', -10_000 + 1, '0.00'],
  ['4.5000', 556, '4.7502'],
  ['4.7500', 0, '4.75'],
  ['0.0900', 0, '0.09'],
  ['0.085', 588, '0.09'],
  ['0.11', 100, '0.11'],
  ['0.10', 500, '0.11'],
  ['170', 250, '174'],
  ['0.1', 10_000, '0.2'],
  ['999999.9999', 0, '999999.9999'],
])(
  '%s moved by %i hundredths of a percent is %s, without zeros after the cents',
  (price, hundredths, moved) => {
    expect(shiftPrice(price, hundredths)).toBe(moved);
  },
);

test.each([
  ['4.5000', '4.50'],
  ['4.7500', '4.75'],
  ['0.0850', '0.085'],
  ['170', '170'],
  ['4.5', '4.5'],
])('%s is shown as %s', (price, shown) => {
  expect(withoutZeros(price)).toBe(shown);
});

test.each(['', '1e3', '4,50', '-1', '1.23456', 'NaN'])('"%s" is no price to move', (price) => {
  expect(shiftPrice(price, 100)).toBeNull();
});

test.each([
  ['3', 300],
  ['+2.5', 250],
  ['-3', -300],
  ['−0.25 %', -25],
  [' 15% ', 1_500],
])('"%s" is %i hundredths of a percent', (text, hundredths) => {
  expect(readPercent(text)).toBe(hundredths);
});

test.each(['', 'a', '-100', '1.234', '1000', '--1', '1e1'])('"%s" is no percentage', (text) => {
  expect(readPercent(text)).toBeNull();
});

test.each([
  ['4.00', '4.60', false],
  ['4.00', '4.61', true],
  ['4.00', '3.40', false],
  ['4.00', '3.39', true],
  ['0.1', '0.115', false],
  ['0.1', '0.1151', true],
  ['0.00', '0.01', true],
  // What is no price cannot be compared: somebody is asked.
  ['', '4.00', true],
  ['4.00', '4.000000', true],
  ['0.00', '0', false],
])('from %s to %s needs a confirmation: %s', (before, after, asks) => {
  expect(isJump(before, after)).toBe(asks);
});

test('the same price may be written differently', () => {
  expect(isSamePrice('4.5', '4.50')).toBe(true);
  expect(isSamePrice('4.5', '4.51')).toBe(false);
  expect(isSamePrice('4.5', 'x')).toBe(false);
});

test.each([
  ['4.50', '4.64', '+3.1%'],
  ['4.50', '4.41', '−2.0%'],
  ['4.50', '4.5', 'no change'],
  ['0', '4.5', 'new'],
])('from %s to %s reads %s', (before, after, text) => {
  expect(percentText(before, after)).toBe(text);
});
