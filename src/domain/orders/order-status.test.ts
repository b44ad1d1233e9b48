import { expect, test } from 'vitest';
import {
  isSendable,
  isUndecided,
  orderStatus,
  PAYABLE,
  PAYMENT_STATES,
  SENDABLE,
  waitsForStaff,
} from './order-status.ts';

test.each([
  ['pending', 'pending', true],
  ['processing', 'pending', true],
  ['paid', 'completed', false],
  ['failed', 'failed', false],
  ['refunded', 'refunded', false],
  ['partially_refunded', 'completed', false],
] as const)('a payment that is %s makes an order %s, asked about again: %s', (payment, status, isOpen) => {
  expect(orderStatus(payment)).toBe(status);
  expect(isUndecided(payment)).toBe(isOpen);
});

test('nothing that is paid can be paid, and only what is paid is sent', () => {
  expect(PAYABLE).toEqual(['pending', 'failed']);
  expect(SENDABLE).toEqual(['paid', 'partially_refunded']);
  expect(PAYMENT_STATES).toEqual(expect.arrayContaining([...PAYABLE, ...SENDABLE]));
});

test.each([
  ['pending', false],
  ['processing', false],
  ['paid', true],
  ['failed', false],
  ['refunded', false],
  ['partially_refunded', true],
] as const)('an order that is %s is sent: %s', (payment, is) => expect(isSendable({ payment })).toBe(is));

test.each([
  ['paid', 'submitted', true, true],
  ['paid', 'manual', false, true],
  ['partially_refunded', 'failed', false, true],
  ['paid', 'submitted', false, false],
  ['paid', 'shipped', false, false],
  ['refunded', 'manual', true, false],
] as const)(
  '%s and %s, with lines to pack %s, an order waits for staff: %s',
  (payment, fulfillment, toPack, is) => expect(waitsForStaff({ payment, fulfillment, toPack })).toBe(is),
);
