import type { Recipient } from '../../providers/recipient.ts';
import type { OrderRow } from './find-order.ts';

export const recipientOf = (order: OrderRow): Recipient => ({
  name: order.customerName,
  address: order.shippingAddress,
  city: order.shippingCity,
  state: order.shippingState,
  zip: order.shippingZip,
});
