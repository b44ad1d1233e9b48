// ASVS: 2.2.1, 8.2.3, 15.3.3
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newOrderSchema } from '../../src/domain/orders/order.schema.ts';
import { allContracts } from '../support/contracts.ts';
import { walletBody } from '../support/order.ts';

// Bodies that the specification describes: other clients may send more fields, which are dropped.
const DROPPING = ['createOrderApi', 'createPaymentIntentApi', 'createPaypalOrderApi', 'verifyAddressApi'];

const withInput = [...(await allContracts())].flatMap(([name, { input }]) =>
  input === undefined ? [] : [{ name, input }],
);

test('every call refuses a field that it does not know, but for those that drop it', async () => {
  const outcomes = await Promise.all(
    withInput.map(async ({ name, input }) => {
      const { error } = await z.safeParseAsync(input, { nobodyKnowsThis: 1 });
      return { name, isRefused: error?.issues.some(({ code }) => code === 'unrecognized_keys') === true };
    }),
  );
  expect(outcomes.length).toBeGreaterThan(DROPPING.length);
  expect(outcomes.flatMap(({ name, isRefused }) => (isRefused ? [] : [name])).toSorted()).toEqual(DROPPING);
});

test('a field that is dropped from an order is gone before anything reads it', () => {
  const order = walletBody([{ merchandiseItemId: randomUUID(), quantity: 1, price: '14.50', name: 'Mug' }]);
  const read = z.parse(newOrderSchema, { ...order, payment: 'paid', isAdmin: true });
  expect(read).toMatchObject(order);
  expect(Object.keys(read)).not.toContain('payment');
  expect(Object.keys(read)).not.toContain('isAdmin');
});
