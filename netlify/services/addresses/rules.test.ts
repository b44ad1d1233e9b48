import { expect, test } from 'vitest';
import { checkOffline } from './verify-address.ts';

const GRIFFIN = { address: '12 Main St', city: 'Griffin', state: 'GA', zip: '30223' };

// Asked: 275
test('an address in the right form whose ZIP code belongs to its state is valid', () =>
  expect(checkOffline(GRIFFIN)).toEqual({
    isValid: true,
    confidence: 'medium',
    errors: [],
    suggestedAddress: null,
    correctedAddress: null,
    shippingRisk: { risk: 'low', factors: [] },
    isInShippingArea: true,
  }));

// Asked: 275
test.each([
  [{ zip: '3022' }, 'The ZIP code must have five digits, or nine'],
  [{ zip: '00000' }, 'The ZIP code 00000 does not exist'],
  [{ state: 'TN' }, 'The ZIP code 30223 belongs to GA, not TN'],
  [{ address: 'Main St' }, 'Add the house number to the street'],
])('%j is refused: %s', (change, error) => {
  const { isValid, confidence, errors } = checkOffline({ ...GRIFFIN, ...change });
  expect({ isValid, confidence, errors }).toEqual({ isValid: false, confidence: 'low', errors: [error] });
});

test.each(['30223-1234', '302231234'])('%s is a ZIP code too', (zip) =>
  expect(checkOffline({ ...GRIFFIN, zip }).isValid).toBe(true),
);

test.each(['One Mill Plaza', 'Eleven Penn Plaza', 'Twelve Oaks Mall', 'Forty-Two Oak St', '½ Elm St'])(
  'the house number of %s needs no digit',
  (address) => expect(checkOffline({ ...GRIFFIN, address }).isValid).toBe(true),
);

test.each(['Oneida St', 'Tenth Ave', 'Sixth Ave', 'Twelfth St'])('%s has no house number', (address) =>
  expect(checkOffline({ ...GRIFFIN, address }).isValid).toBe(false),
);

// Asked: 275
test.each([
  ['42223', 'KY', 'TN'],
  ['88063', 'NM', 'TX'],
  ['89439', 'NV', 'CA'],
])('%s is delivered to in %s and in %s, and in no third state', (zip, first, second) => {
  const errorsIn = (state: string) => checkOffline({ ...GRIFFIN, state, zip }).errors;
  expect([first, second].map(errorsIn)).toEqual([[], []]);
  expect(errorsIn('GA')).toEqual([`The ZIP code ${zip} belongs to ${first} or ${second}, not GA`]);
});

test.each(['20041', '20041-1234'])('PO boxes of Dulles, ZIP code %s, are in Virginia', (zip) => {
  const dulles = { address: 'PO Box 7', city: 'Dulles', state: 'VA', zip };
  expect(checkOffline(dulles).isValid).toBe(true);
  expect(checkOffline({ ...dulles, state: 'DC' }).errors).toEqual([
    `The ZIP code ${zip} belongs to VA, not DC`,
  ]);
});

// Asked: 275
test.each(['PO Box 12', 'P.O. Box 12', 'p o box 12', 'Post Office Box 12'])(
  '%s is a medium risk',
  (address) =>
    expect(checkOffline({ ...GRIFFIN, address }).shippingRisk).toEqual({
      risk: 'medium',
      factors: ['PO box'],
    }),
);

test('general delivery is a high risk', () =>
  expect(checkOffline({ ...GRIFFIN, address: 'General Delivery' }).shippingRisk).toEqual({
    risk: 'high',
    factors: ['General delivery'],
  }));

test('Puerto Rico is valid and outside the shipping area', () =>
  expect(checkOffline({ address: '1 Calle Sol', city: 'San Juan', state: 'PR', zip: '00901' })).toMatchObject(
    {
      isValid: true,
      isInShippingArea: false,
    },
  ));
