import type { Address } from '../addresses/address.schema.ts';
import { orderItems, type OrderedLine } from '../orders/order-items.ts';
import type { CustomerInfo } from '../orders/order.schema.ts';
import { orderTotals } from '../orders/order-totals.ts';
import type { InputOf } from '../shared/endpoint.ts';
import { toDollars } from '../shared/money.ts';
import type { createPaymentIntentApi } from './payments.api.ts';

export type CardOrder = InputOf<typeof createPaymentIntentApi>;

export interface CardOrderFacts {
  readonly customer: CustomerInfo;
  readonly shipping: Address;
  readonly billing: Address;
  readonly lines: readonly OrderedLine[];
}

/** The body of POST /api/create-payment-intent. */
export const cardOrder = ({ customer, shipping, billing, lines }: CardOrderFacts): CardOrder => ({
  amount: toDollars(orderTotals(lines, 'card').totalCents),
  shippingAddress: shipping,
  billingAddress: billing,
  customerInfo: customer,
  items: orderItems(lines),
});
