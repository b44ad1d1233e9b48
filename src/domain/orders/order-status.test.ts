import { expect, test } from 'vitest';
import { isUndecided, orderStatus, PAYABLE, PAYMENT_STATES, SENDABLE } from './order-status.ts';

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
