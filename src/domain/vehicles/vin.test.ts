import { expect, test } from 'vitest';
import { hasCheckDigit, knownMake, normalizeVin, vinPattern, vinProblem } from './vin.ts';

const VIN = '1HGCM82633A004352';

test.each([
  VIN,
  ' 1hgcm82633a004352 ',
  '1HG CM826 3 3A 004352',
  '1HG-CM826-33A-004352',
  'VIN: 1HGCM82633A004352',
  'vin #1HGCM82633A004352',
  '*1HGCM82633A004352*',
  '１ＨＧＣＭ８２６３３Ａ００４３５２',
  '1HGCM826\u200B33A004352\n',
  // From the barcode of a door sticker.
  'I1HGCM82633A004352',
  'VIN NO. 1HGCM82633A004352',
  'VIN number: 1HGCM82633A004352',
  'V.I.N. 1HGCM82633A004352',
  'Vehicle Identification Number: 1HGCM82633A004352',
  'VIN - 1HGCM82633A004352',
  '(1HGCM82633A004352)',
  '“1HGCM82633A004352”,',
  '1HGCM82633A004352 ✓',
])('%j is read as the VIN that it is', (typed) => {
  expect(normalizeVin(typed)).toBe(VIN);
  expect(vinProblem(normalizeVin(typed))).toBeNull();
});

test('a VIN that begins as its name does keeps its signs', () => {
  expect(normalizeVin('VINAA82633A004352')).toBe('VINAA82633A004352');
});

test.each([
  ['1HGCM82633A00435', 'too_short'],
  // The length is said first, whatever its letters.
  ['1HGCM82633AO0435', 'too_short'],
  ['1HGCM82633AO043521', 'too_long'],
  ['I1HGCM82633AO04352', 'too_long'],
  ['1HGCM82633A0043521', 'too_long'],
  ['1HGCM82633AO04352', 'forbidden'],
  ['IHGCM82633A004352', 'forbidden'],
  ['1HGCM82633Q004352', 'forbidden'],
  // A, H, C and M of the Cyrillic alphabet.
  ['1НGCM82633A004352', 'look_alikes'],
  ['1HGCM82633А004352', 'look_alikes'],
  ['1HGСМ82633A004352', 'look_alikes'],
  ['1HGCM82633A00435Ο', 'look_alikes'],
  ['1HGCM82633A00435?', 'not_signs'],
  ['', 'too_short'],
])('%j is none: %s', (typed, problem) => {
  expect(vinProblem(normalizeVin(typed))).toBe(problem);
});

test.each([
  [VIN, true],
  ['1M8GDM9AXKP042788', true],
  ['11111111111111111', true],
  // Each of U and V would fail with the other's value.
  ['WVWAB7AJ9CW123456', true],
  ['1GNUKBEC5DR123456', true],
  ['5GZCZ43D13S812715', true],
  ['1HGCM82643A004352', false],
  ['1HGCM82633A004353', false],
  ['1M8GDM9A1KP042788', false],
])('the check digit of %s agrees: %s', (vin, agrees) => {
  expect(hasCheckDigit(vin)).toBe(agrees);
});

test('the decoder is asked about a kind of car, without the check digit and the number of this one', () => {
  expect(vinPattern(VIN)).toBe('1HGCM826*3A');
});

test('a make is known in any spelling', () => {
  expect(['honda', ' Mercedes-benz ', 'Hnda'].map(knownMake)).toEqual(['Honda', 'Mercedes-Benz', undefined]);
});
