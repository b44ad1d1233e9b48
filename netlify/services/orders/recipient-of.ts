import type { orders } from '../../database/schema/orders.ts';
import type { Recipient } from '../../providers/recipient.ts';

export const recipientOf = (order: typeof orders.$inferSelect): Recipient => ({
  name: order.customerName,
  address: order.shippingAddress,
  city: order.shippingCity,
  state: order.shippingState,
  zip: order.shippingZip,
});
