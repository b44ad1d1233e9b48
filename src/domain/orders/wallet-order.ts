import { toDollars } from '../shared/money.ts';
import type { NewOrder } from './order.schema.ts';
import { orderItems, type Purchase } from './order-items.ts';
import { orderTotals } from './order-totals.ts';

/** The order that the wallet path creates before it is paid. */
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
