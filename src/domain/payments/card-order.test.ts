import { expect, test } from 'vitest';
import { cardOrder } from './card-order.ts';

const HOME = { address: '12 Mill Street', city: 'Griffin', state: 'GA', zip: '30223' };
const OFFICE = { ...HOME, address: '1 Main Street' };
const ADA = {
  customerName: 'Ada Wright',
  customerEmail: 'ada@example.com',
  customerPhone: '(770) 555-0199',
};

test('a card order carries its total with tax, both addresses and its lines', () =>
  expect(
    cardOrder({
      customer: ADA,
      shipping: HOME,
      billing: OFFICE,
      lines: [{ id: 'tee', name: 'Yard Tee', unitPriceCents: 2_499, quantity: 2 }],
    }),
  ).toEqual({
    amount: '63.41',
    shippingAddress: HOME,
    billingAddress: OFFICE,
    customerInfo: ADA,
    items: [{ merchandiseItemId: 'tee', quantity: 2, price: '24.99', name: 'Yard Tee' }],
  }));
