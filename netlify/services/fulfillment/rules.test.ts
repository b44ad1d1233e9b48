import { expect, test } from 'vitest';
import type { FoundOrder } from '../orders/rows.ts';
import { draftOf, holdOrder, printedItems, staffLines } from './rules.ts';

const LINES = [
  { printfulVariantId: 7, quantity: 2, refunded: 0, unitPriceCents: 2_499 },
  { printfulVariantId: null, quantity: 1, refunded: 0, unitPriceCents: 1_600 },
] as unknown as FoundOrder['lines'];

const orderWith = (facts: object): FoundOrder => ({ order: facts, lines: LINES }) as unknown as FoundOrder;

test.each([
  ['made by Printful', { printfulOrderId: 9, fulfillment: 'submitted' }, 1],
  ['given up by Printful', { printfulOrderId: 9, fulfillment: 'failed' }, 2],
  ['never sent to Printful', { printfulOrderId: null, fulfillment: 'manual' }, 2],
])('of an order %s staff pack their lines', (_, facts, count) =>
  expect(staffLines(orderWith(facts))).toEqual(LINES.slice(-count)),
);

test('nobody makes or packs what was refunded by the line', () => {
  const [shirt, mug] = LINES as [FoundOrder['lines'][number], FoundOrder['lines'][number]];
  const lines = [
    { ...shirt, refunded: 1 },
    { ...mug, refunded: 1 },
  ];
  expect(printedItems(lines)).toMatchObject([{ printfulVariantId: 7, quantity: 1 }]);
  const order = { printfulOrderId: null, fulfillment: 'manual' } as FoundOrder['order'];
  expect(staffLines({ order, lines })).toMatchObject([{ printfulVariantId: 7, quantity: 1 }]);
});

test('Printful makes what has its number, for whom the order is', () => {
  const items = [{ printfulVariantId: 7, quantity: 2, unitPriceCents: 2_499 }];
  expect(printedItems(LINES)).toEqual(items);
  const buyer = {
    id: 'o1',
    customerName: 'Ada Wright',
    customerPhone: '+17705550199',
    customerEmail: 'ada@example.com',
    shippingAddress: '1 Main St',
    shippingCity: 'Griffin',
    shippingState: 'GA',
    shippingZip: '30223',
  };
  expect(draftOf(orderWith(buyer))).toEqual({
    orderId: 'o1',
    recipient: {
      name: 'Ada Wright',
      address: '1 Main St',
      city: 'Griffin',
      state: 'GA',
      zip: '30223',
      phone: '+17705550199',
      email: 'ada@example.com',
    },
    items,
  });
});

test('what cannot be the id of an order is not looked for', async () => {
  const noDatabase = undefined as never;
  await expect(holdOrder(noDatabase, "1' or true")).rejects.toThrow('not_found');
});
