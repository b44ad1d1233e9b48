import { expect, test } from 'vitest';
import type { FulfilmentState } from '../../../src/domain/orders/order-status.ts';
import { canFulfilAgain } from './rules.ts';

const HERE = { sentAt: null };
const order = (fulfilment: FulfilmentState, ...lines: { readonly sentAt: unknown }[]) => ({
  order: { fulfilment },
  lines: [HERE, ...lines],
});

test.each([
  ['failed', true],
  ['none', true],
  ['submitted', false],
  ['shipped', false],
  ['manual', false],
] as const)('an order that is %s can be sent to Printful again: %s', (fulfilment, can) =>
  expect(canFulfilAgain(order(fulfilment), { state: 'pending' })).toBe(can),
);

test.each([
  [{ state: 'pending' as const }, false],
  [{ state: 'failed' as const }, true],
  [undefined, true],
])('a queued one with the message %o can: %s', (message, can) =>
  expect(canFulfilAgain(order('queued'), message)).toBe(can),
);

test('what has left in part cannot', () =>
  expect(canFulfilAgain(order('failed', { sentAt: new Date() }), undefined)).toBe(false));
