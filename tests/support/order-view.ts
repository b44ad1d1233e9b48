import type { OrderView } from '../../src/domain/orders/orders.api.ts';

export const ORDER_ID = '5b0f4a53-7a3e-4d9c-8f10-2d6a1c9be7e1';

/** An order as its owner sees it: a mug and two shirts, paid by card. */
export function orderView(changes: Partial<OrderView> = {}): OrderView {
  return {
    id: ORDER_ID,
    number: 'GS-7K2M9QXT',
    status: 'completed',
    payment: 'paid',
    fulfillment: 'queued',
    method: 'card',
    createdAt: '2026-11-20T15:04:00.000Z',
    items: [
      {
        merchandiseItemId: '0f6d1c9e-3f0a-4b62-9f2b-1d8f2a6c7b11',
        name: 'Yard Crew Tee',
        color: 'Black',
        size: 'XL',
        image: '/merchandise/yard-crew-tee-black.svg',
        quantity: 2,
        refunded: 0,
        price: '24.00',
      },
      {
        merchandiseItemId: '0f6d1c9e-3f0a-4b62-9f2b-1d8f2a6c7b12',
        name: 'Scale House Mug',
        color: '',
        size: '',
        image: '/merchandise/scale-house-mug-white.svg',
        quantity: 1,
        refunded: 0,
        price: '14.50',
      },
    ],
    subtotal: '62.50',
    shipping: '8.99',
    tax: '5.55',
    total: '77.04',
    refunded: '0.00',
    shippingCity: 'Griffin',
    shippingState: 'GA',
    maskedEmail: 'a•••@example.com',
    shipments: [],
    own: {
      customerName: 'Ada Wright',
      customerEmail: 'ada@example.com',
      customerPhone: '(770) 555-0199',
      shippingAddress: '12 Mill St',
      shippingZip: '30223',
      billingAddress: '12 Mill St',
      billingCity: 'Griffin',
      billingState: 'GA',
      billingZip: '30223',
    },
    ...changes,
  };
}
