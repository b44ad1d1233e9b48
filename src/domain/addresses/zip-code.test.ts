import { expect, test } from 'vitest';
import { addressSchema } from './address.schema.ts';
import { cleanZip, typedZip } from './zip-code.ts';

test.each([
  ['30223 - 1234', '30223-1234'],
  [' 30223-1234', '30223-1234'],
  ['\u00A030223-1234', '30223-1234'],
  ['30223-1234 ', '30223-1234'],
  ['  30223-1234\u200B', '30223-1234'],
  ['30223-12345', '30223-1234'],
  ['30223 ', '30223 '],
  [' 30223 123', ' 30223 123'],
])('a field of ten characters makes %j %j', (typed, shown) => expect(typedZip(typed)).toBe(shown));

test.each([
  ['30223', '30223'],
  [' 30223\u00A0', '30223'],
  ['30223 1234', '30223-1234'],
  ['30223\u20131234', '30223-1234'],
  ['302231234', '30223-1234'],
  ['30223-1234', '30223-1234'],
  ['3022', '3022'],
])('the ZIP code %j is kept as %j', (typed, zip) =>
  expect(addressSchema.parse({ address: '12 Mill St', city: 'Griffin', state: 'GA', zip: typed }).zip).toBe(
    zip,
  ),
);

test.each(['302231234 5', '30223-12345', '1 30223 1234', '130223-1234', '30223/1234'])(
  '%j is no ZIP code and stays as it is',
  (typed) => expect(cleanZip(typed)).toBe(typed),
);
