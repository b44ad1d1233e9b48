import { expect, test } from 'vitest';
import type { AddressVerification } from '../addresses/addresses.api.ts';
import { unverified } from '../addresses/read-verification.ts';
import { pickupAddressFinding } from './pickup-address.ts';

const FOUND: AddressVerification = {
  isValid: true,
  confidence: 'high',
  errors: [],
  suggestedAddress: null,
  correctedAddress: null,
  shippingRisk: { risk: 'low', factors: [] },
  isInShippingArea: true,
};
const ANYWAY = 'You can send your request as it is: one of us will check the address.';

test.each<[string, AddressVerification, string, readonly string[]]>([
  ['a known address', FOUND, 'found', ['Address found.']],
  [
    'a vacant house, where scrap may well lie',
    { ...FOUND, shippingRisk: { risk: 'high', factors: ['The address is vacant'] } },
    'found',
    ['Address found.'],
  ],
  [
    'an unknown address',
    { ...FOUND, isValid: false, confidence: 'low', errors: ['Check the street'] },
    'doubtful',
    ['Check the street', ANYWAY],
  ],
  [
    'a PO box',
    { ...FOUND, shippingRisk: { risk: 'medium', factors: ['PO box'] } },
    'doubtful',
    ['Please enter the street the truck should come to.', ANYWAY],
  ],
  [
    'a check that failed',
    unverified('There was no answer in time'),
    'unchecked',
    ['We couldn’t check this address; one of us will.'],
  ],
])('%s', (_, verification, state, texts) => {
  expect(pickupAddressFinding(verification)).toEqual({ state, texts });
});
