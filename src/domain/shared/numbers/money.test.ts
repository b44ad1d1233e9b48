// ASVS: 1.4.2
import { expect, test } from 'vitest';
import { dollarsText, moneyText, readCents, shareOf, toCents, toDollars } from './money.ts';

// Asked: 259
test.each([
  [0, '0.00'],
  [5, '0.05'],
  [899, '8.99'],
  [123_456_700, '1234567.00'],
  [-250, '-2.50'],
])('%i cents are %s dollars on the wire', (cents, dollars) => expect(toDollars(cents)).toBe(dollars));

// Asked: 259
test('dollars come back as the cents they were', () => {
  for (let cents = 0; cents <= 100_000; cents += 7) expect(toCents(toDollars(cents))).toBe(cents);
});

test.each(['', '5', '5.0', '5.000', '-5.00', '5,00', ' 5.00', '1e3', '12345678.00'])(
  'what is not dollars with two decimals is no amount: %j',
  (text) => {
    expect(toCents(text)).toBeNull();
    expect(() => readCents(text)).toThrow('is not an amount in dollars');
  },
);

test.each([
  [0, '$0.00'],
  [123_456_789, '$1,234,567.89'],
  [-29, '−$0.29'],
  [-123_456, '−$1,234.56'],
])('a reader sees the sign and thousands apart: %i cents are %s', (cents, text) =>
  expect(moneyText(cents)).toBe(text),
);

test('an amount from the wire is shown as it is', () =>
  expect(dollarsText('1234567.05')).toBe('$1,234,567.05'));

// Asked: 259
test('the tax of every subtotal to $1,000 is the exact share, rounded half up', () => {
  for (let cents = 0; cents <= 100_000; cents += 1) {
    const exact = BigInt(cents) * 8_875n;
    const [whole, rest] = [exact / 100_000n, exact % 100_000n];
    expect(shareOf(cents, 8_875)).toBe(Number(rest >= 50_000n ? whole + 1n : whole));
  }
});
