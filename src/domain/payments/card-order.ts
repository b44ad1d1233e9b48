import { orderItems, type Purchase } from '../orders/order-items.ts';
import { orderTotals } from '../orders/order-totals.ts';
import type { InputOf } from '../shared/endpoint.ts';
import { toDollars } from '../shared/money.ts';
import type { createPaymentIntentApi } from './payments.api.ts';

export type CardOrder = InputOf<typeof createPaymentIntentApi>;

/** The body of POST /api/create-payment-intent. */
export const cardOrder = ({ customer, shipping, billing, lines }: Purchase): CardOrder => ({
  amount: toDollars(orderTotals(lines, 'card').totalCents),
  shippingAddress: shipping,
  billingAddress: billing,
  customerInfo: customer,
  items: orderItems(lines),
});
