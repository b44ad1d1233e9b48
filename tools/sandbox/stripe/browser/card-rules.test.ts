import { expect, test } from 'vitest';
import { checkCvc, checkExpiry, checkNumber, checkZip, formatExpiry, formatNumber } from './card-rules.ts';

const TODAY = new Date(2026, 10, 21);

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['42424', '4242 4'],
  ['378282246310005', '3782 822463 10005'],
  ['4242-4242 x', '4242 4242'],
])('the number %s is shown as %s', (typed, shown) => expect(formatNumber(typed)).toBe(shown));

test.each([
  ['1', '1'],
  ['5', '05'],
  ['1230', '12 / 30'],
  ['12 / 3', '12 / 3'],
])('the expiry %s is shown as %s', (typed, shown) => expect(formatExpiry(typed)).toBe(shown));

test.each([
  ['4242 4242 4242 4242', undefined],
  ['4242', 'incomplete_number'],
  ['4242 4242 4242 4241', 'invalid_number'],
])('the number %s: %s', (text, code) => expect(checkNumber(text)?.code).toBe(code));

test.each([
  ['12 / 26', undefined],
  ['11 / 26', undefined],
  ['1', 'incomplete_expiry'],
  ['13 / 30', 'invalid_expiry_month'],
  ['10 / 26', 'invalid_expiry_month_past'],
  ['12 / 25', 'invalid_expiry_year_past'],
])('the expiry %s: %s', (text, code) => expect(checkExpiry(text, TODAY)?.code).toBe(code));

test.each([
  ['123', '4242', undefined],
  ['12', '4242', 'incomplete_cvc'],
  ['123', '3782', 'incomplete_cvc'],
])('the security code %s of a card %s…: %s', (text, number, code) =>
  expect(checkCvc(text, number)?.code).toBe(code),
);

test.each([
  ['30223', undefined],
  ['30223-1234', undefined],
  ['302', 'incomplete_zip'],
  ['3O223', 'invalid_zip'],
])('the ZIP %s: %s', (text, code) => expect(checkZip(text)?.code).toBe(code));
