import type { Address } from '../addresses/address.schema.ts';
import { orderTotals } from '../orders/order-totals.ts';
import type { CustomerInfo, NewOrder, OrderItem } from '../orders/order.schema.ts';
import type { InputOf } from '../shared/contract/endpoint.ts';
import { type Cents, toDollars } from '../shared/numbers/money.ts';
import type { createPaymentIntentApi } from './payments.api.ts';

interface OrderedLine {
  /** The variant's id. */
  readonly id: string;
  readonly name: string;
  readonly unitPriceCents: Cents;
  readonly quantity: number;
}

/** Everything an order needs, whichever way it is paid. */
export interface Purchase {
  readonly customer: CustomerInfo;
  readonly shipping: Address;
  readonly billing: Address;
  readonly lines: readonly OrderedLine[];
}

/** The lines of a cart as the API takes them. */
const orderItems = (lines: readonly OrderedLine[]): OrderItem[] =>
  lines.map(({ id, name, unitPriceCents, quantity }) => ({
    merchandiseItemId: id,
    quantity,
    price: toDollars(unitPriceCents),
    name,
  }));

/** The body of POST /api/orders. */
export function walletOrder({ customer, shipping, billing, lines }: Purchase): NewOrder {
  const totals = orderTotals(lines, 'paypal');
  return {
    ...customer,
    shippingAddress: shipping.address,
    shippingCity: shipping.city,
    shippingState: shipping.state,
    shippingZip: shipping.zip,
    billingAddress: billing.address,
    billingCity: billing.city,
    billingState: billing.state,
    billingZip: billing.zip,
    subtotal: toDollars(totals.subtotalCents),
    shipping: toDollars(totals.shippingCents),
    tax: toDollars(totals.taxCents),
    total: toDollars(totals.totalCents),
    items: orderItems(lines),
  };
}

export type CardOrder = InputOf<typeof createPaymentIntentApi>;

/** The body of POST /api/create-payment-intent. */
export const cardOrder = ({ customer, shipping, billing, lines }: Purchase): CardOrder => ({
  amount: toDollars(orderTotals(lines, 'card').totalCents),
  shippingAddress: shipping,
  billingAddress: billing,
  customerInfo: customer,
  items: orderItems(lines),
});
