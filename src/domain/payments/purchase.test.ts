import { expect, test } from 'vitest';
import { newOrderSchema } from '../orders/order.schema.ts';
import { cardOrder, walletOrder } from './purchase.ts';

const HOME = { address: '12 Mill St', city: 'Griffin', state: 'GA', zip: '30223' };
const facts = {
  customer: {
    customerName: 'Ada Wright',
    customerEmail: 'ada@example.com',
    customerPhone: '(770) 555-0199',
  },
  shipping: HOME,
  billing: { ...HOME, address: '1 Bank Sq' },
  lines: [
    { id: '7c6a9f5e-2f57-4a0e-9d39-0c6a3b1d2e4f', name: 'Yard Mug', unitPriceCents: 1450, quantity: 2 },
  ],
};

// Asked: 152
test('the wallet order carries no tax and the flat shipping fee', () => {
  expect(walletOrder(facts)).toMatchObject({
    subtotal: '29.00',
    shipping: '8.99',
    tax: '0.00',
    total: '37.99',
    shippingAddress: '12 Mill St',
    billingAddress: '1 Bank Sq',
    items: [{ quantity: 2, price: '14.50', name: 'Yard Mug' }],
  });
});

// Asked: 152
test('a wallet order passes the schema of the call', () => {
  expect(newOrderSchema.safeParse(walletOrder(facts)).success).toBe(true);
});

// Asked: 149
test('a card order carries its total with tax, both addresses and its lines', () => {
  const { customer, shipping, billing } = facts;
  expect(cardOrder(facts)).toEqual({
    amount: '40.56',
    shippingAddress: shipping,
    billingAddress: billing,
    customerInfo: customer,
    items: [{ merchandiseItemId: facts.lines[0]?.id, quantity: 2, price: '14.50', name: 'Yard Mug' }],
  });
});
