import { createOrderApi, type OrderCreated } from '../../../src/domain/orders/orders.api.ts';
import type { NewOrder } from '../../../src/domain/orders/order.schema.ts';
import type { Database } from '../../database/client.ts';
import { placeOrder, type OrderSender } from './place-order.ts';

/** Saves an order that PayPal is to pay; its body is flat. Throws what placeOrder throws. */
export function createWalletOrder(db: Database, order: NewOrder, sender: OrderSender): Promise<OrderCreated> {
  const { customerName, customerEmail, customerPhone, items, subtotal, shipping, tax, total } = order;
  const request = {
    method: 'paypal',
    customer: { customerName, customerEmail, customerPhone },
    shipping: {
      address: order.shippingAddress,
      city: order.shippingCity,
      state: order.shippingState,
      zip: order.shippingZip,
    },
    billing: {
      address: order.billingAddress,
      city: order.billingCity,
      state: order.billingState,
      zip: order.billingZip,
    },
    items,
    claimed: { subtotal, shipping, tax, total },
    sent: { schema: createOrderApi.input, content: order },
  } as const;
  return placeOrder(db, request, sender);
}
