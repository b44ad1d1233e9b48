// ASVS: 2.3.1
import { expect, test } from 'vitest';
import { unverified } from '../addresses/read-verification.ts';
import type { AddressVerification } from '../addresses/addresses.api.ts';
import {
  CHECKOUT_STEPS,
  continueFrom,
  openStep,
  previousStep,
  type CheckoutFacts,
  type CheckoutMove,
  type CheckoutStep,
} from './checkout-steps.ts';

const GOOD: AddressVerification = {
  isValid: true,
  confidence: 'high',
  errors: [],
  suggestedAddress: null,
  correctedAddress: null,
  shippingRisk: { risk: 'low', factors: [] },
  isInShippingArea: true,
};
const RISKY: AddressVerification = { ...GOOD, shippingRisk: { risk: 'high', factors: ['Vacant'] } };
const FAR: AddressVerification = { ...GOOD, isInShippingArea: false };
const WRONG: AddressVerification = {
  ...GOOD,
  isValid: false,
  errors: ['No such street', 'Check the ZIP code'],
};

const ALL: CheckoutFacts = {
  customerComplete: true,
  shippingFilled: true,
  shippingCheck: GOOD,
  billingSameAsShipping: true,
  billingCheck: null,
  session: 'ready',
  paymentReady: true,
};

const told = (move: CheckoutMove): string => {
  if (move.kind === 'set-up-payment') return move.kind;
  if (move.kind === 'go') return `go ${move.to}`;
  const where = move.kind === 'return' ? `return ${move.to}` : 'stay';
  return move.notice ? `${where}: ${move.notice.title} / ${move.notice.text}` : where;
};

const VERIFY = 'Please verify your shipping address first.';

// Asked: 102, 103
test.each<[CheckoutStep, string, Partial<CheckoutFacts>, string]>([
  ['customer', 'a valid customer form', {}, 'go shipping'],
  ['shipping', 'a good address', {}, 'go billing'],
  [
    'shipping',
    'an address that could not be checked',
    { shippingCheck: unverified('no line') },
    'go billing',
  ],
  [
    'shipping',
    'a medium risk',
    { shippingCheck: { ...GOOD, shippingRisk: { risk: 'medium', factors: [] } } },
    'go billing',
  ],
  [
    'shipping',
    'an address nobody has checked',
    { shippingCheck: null },
    'stay: Address Verification Failed / Please verify your address details and try again.',
  ],
  [
    'shipping',
    'a high risk',
    { shippingCheck: RISKY },
    'stay: Address Risk Too High / This address has shipping risk factors that prevent delivery.',
  ],
  [
    'shipping',
    'an address outside the shipping area',
    { shippingCheck: FAR },
    "stay: Shipping Not Available / We don't currently ship to this location.",
  ],
  [
    'shipping',
    'an invalid address with errors',
    { shippingCheck: WRONG },
    'stay: Invalid Address / No such street, Check the ZIP code',
  ],
  [
    'shipping',
    'an invalid address without errors',
    { shippingCheck: { ...WRONG, errors: [] } },
    'stay: Invalid Address / Address validation failed',
  ],
  ['shipping', 'no customer', { customerComplete: false }, 'return customer'],
  ['billing', 'a session that is ready', {}, 'go payment'],
  ['billing', 'a session that is being created', { session: 'creating' }, 'go payment'],
  ['billing', 'no session', { session: 'none', paymentReady: false }, 'set-up-payment'],
  ['billing', 'a session that was waived', { session: 'waived' }, 'set-up-payment'],
  [
    'billing',
    'an own address that is good',
    { billingSameAsShipping: false, billingCheck: GOOD },
    'go payment',
  ],
  [
    'billing',
    'an own address we do not ship to',
    { billingSameAsShipping: false, billingCheck: FAR },
    'go payment',
  ],
  [
    'billing',
    'an own address nobody has checked',
    { billingSameAsShipping: false },
    'stay: Address Verification Failed / Please verify your address details and try again.',
  ],
  [
    'billing',
    'an own address that is invalid',
    { billingSameAsShipping: false, billingCheck: WRONG },
    'stay: Invalid Address / No such street, Check the ZIP code',
  ],
  [
    'billing',
    'a shipping address that is gone',
    { shippingFilled: false },
    `return shipping: Shipping Address Required / ${VERIFY}`,
  ],
  [
    'billing',
    'a shipping address that was changed',
    { shippingCheck: null },
    `return shipping: Address Validation Required / ${VERIFY}`,
  ],
  [
    'billing',
    'a shipping address that is refused',
    { shippingCheck: FAR },
    `return shipping: Shipping Address Error / ${VERIFY}`,
  ],
  ['payment', 'everything', {}, 'go payment'],
])('Continue at %s with %s', (step, _, facts, expected) =>
  expect(told(continueFrom(step, { ...ALL, ...facts }))).toBe(expected),
);

// Asked: 106
test.each<[CheckoutStep, string, Partial<CheckoutFacts>, string]>([
  [
    'customer',
    'nothing',
    { customerComplete: false, shippingFilled: false, shippingCheck: null },
    'go customer',
  ],
  ['shipping', 'no customer', { customerComplete: false }, 'return customer'],
  ['shipping', 'a customer alone', { shippingFilled: false, shippingCheck: null }, 'go shipping'],
  ['billing', 'no customer', { customerComplete: false }, 'return customer'],
  [
    'billing',
    'no address',
    { shippingFilled: false, shippingCheck: null },
    `return shipping: Shipping Address Required / ${VERIFY}`,
  ],
  [
    'billing',
    'an unchecked address',
    { shippingCheck: null },
    `return shipping: Address Validation Required / ${VERIFY}`,
  ],
  [
    'billing',
    'an invalid address',
    { shippingCheck: WRONG },
    `return shipping: Shipping Address Error / ${VERIFY}`,
  ],
  [
    'billing',
    'a risky address',
    { shippingCheck: RISKY },
    `return shipping: Shipping Address Error / ${VERIFY}`,
  ],
  [
    'payment',
    'an unchecked address',
    { shippingCheck: null },
    `return shipping: Address Validation Required / ${VERIFY}`,
  ],
  ['payment', 'no session', { session: 'none' }, 'return billing'],
  ['payment', 'the way back taken', { paymentReady: false }, 'return billing'],
  ['payment', 'a session that was waived', { session: 'waived' }, 'go payment'],
  ['payment', 'a session in the making', { session: 'creating' }, 'go payment'],
  ['payment', 'everything', {}, 'go payment'],
])('opening %s with %s', (step, _, facts, expected) =>
  expect(told(openStep(step, { ...ALL, ...facts }))).toBe(expected),
);

// Asked: 105
test('Back leads to the previous step, and from the first step to the cart', () =>
  expect(CHECKOUT_STEPS.map(previousStep)).toEqual([null, 'customer', 'shipping', 'billing']));
