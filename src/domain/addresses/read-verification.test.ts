import { expect, test } from 'vitest';
import { isUnverified, readVerification, suggestionFor, unverified } from './read-verification.ts';

const TYPED = { address: '12 Mill St', city: 'Griffin', state: 'GA', zip: '30223' };
const MAILED = { address: '12 Mill Street', city: 'Griffin', state: 'GA', zip: '30223-1201' };
const VERIFIED = {
  isValid: true,
  confidence: 'high',
  errors: [],
  suggestedAddress: { ...MAILED, reason: 'The ZIP code was completed' },
  correctedAddress: null,
  shippingRisk: { risk: 'low', factors: ['Residential'] },
  isInShippingArea: false,
};

// Asked: 84
test('a complete answer is read unchanged', () => expect(readVerification(VERIFIED)).toEqual(VERIFIED));

// Asked: 148
test.each([{}, null, 'fine', [], { errors: 'none', shippingRisk: 7, suggestedAddress: { city: 'Griffin' } }])(
  'missing or unreadable fields in %j get their defaults',
  (answer) =>
    expect(readVerification(answer)).toEqual({
      isValid: false,
      confidence: 'low',
      errors: [],
      suggestedAddress: null,
      correctedAddress: null,
      shippingRisk: { risk: 'medium', factors: [] },
      isInShippingArea: true,
    }),
);

test.each(['address', 'city', 'state', 'zip'])('a suggestion without its %s is ignored', (part) => {
  const suggestedAddress = { ...VERIFIED.suggestedAddress, [part]: undefined };
  expect(readVerification({ ...VERIFIED, suggestedAddress }).suggestedAddress).toBeNull();
});

test('entries that are not texts are left out', () =>
  expect(readVerification({ ...VERIFIED, errors: ['No such street', 7, '', null] }).errors).toEqual([
    'No such street',
  ]));

test('a failed check lets the checkout continue and is marked', () => {
  const verification = unverified('the line is dead');
  expect(verification.errors).toEqual([
    'Verification failed: the line is dead. You may continue with manual address entry.',
  ]);
  expect(verification.shippingRisk).toEqual({ risk: 'medium', factors: ['Address not verified'] });
  expect(verification.isInShippingArea).toBe(true);
  expect(isUnverified(verification)).toBe(true);
  expect(isUnverified(readVerification(VERIFIED))).toBe(false);
  expect(isUnverified(readVerification({}))).toBe(false);
});

test('the suggestion is offered with its reason', () =>
  expect(suggestionFor(TYPED, readVerification(VERIFIED))).toEqual(VERIFIED.suggestedAddress));

test('a suggestion that only differs in case, dots, spaces or four more digits is not offered', () => {
  const typed = { ...MAILED, address: ' 12  MILL street.', zip: '30223' };
  expect(suggestionFor(typed, readVerification(VERIFIED))).toBeNull();
});

test('without a suggestion the spelling of the post office is used', () => {
  const answer = { ...VERIFIED, suggestedAddress: null, correctedAddress: MAILED };
  expect(suggestionFor(TYPED, readVerification(answer))).toMatchObject(MAILED);
});
