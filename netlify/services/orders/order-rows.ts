import type { Recipient } from '../../providers/recipient.ts';
import type { OrderRecord } from './rows.ts';
import type { Address } from '../../../src/domain/addresses/address.schema.ts';
import type { CustomerInfo, OrderItem } from '../../../src/domain/orders/order.schema.ts';
import type { PaymentMethod } from '../../../src/domain/orders/order-totals.ts';
import type { orderLines, orders } from '../../database/schema/orders.ts';
import type { ClaimedTotals, PricedOrder } from './rules.ts';
import type { Repeatable } from '../../lib/http/idempotency.ts';

export const recipientOf = (order: OrderRecord): Recipient => ({
  name: order.customerName,
  address: order.shippingAddress,
  city: order.shippingCity,
  state: order.shippingState,
  zip: order.shippingZip,
});

export interface OrderRequest {
  readonly method: PaymentMethod;
  readonly customer: CustomerInfo;
  readonly shipping: Address;
  readonly billing: Address;
  readonly items: readonly OrderItem[];
  readonly claimed: ClaimedTotals;
  /** The body, which tells a repeat from another order. */
  readonly sent: Pick<Repeatable, 'schema' | 'content'>;
}

type OrderColumns = typeof orders.$inferInsert;

/** What our side adds to an order. */
export type NewOrderFacts = Pick<
  OrderColumns,
  'id' | 'number' | 'checkoutKey' | 'customerPhone' | 'addressUnchecked'
>;

/** The lines of an order as they are sold now. */
export const lineRows = (orderId: string, lines: PricedOrder['lines']): (typeof orderLines.$inferInsert)[] =>
  lines.map(({ variant, quantity }, position) => ({
    orderId,
    variantId: variant.id,
    position,
    name: variant.itemName,
    color: variant.color,
    size: variant.size,
    image: variant.image,
    quantity,
    unitPriceCents: variant.priceCents,
    printfulVariantId: variant.printfulVariantId,
  }));

export interface OrderRows {
  readonly order: OrderColumns;
  readonly lines: (typeof orderLines.$inferInsert)[];
}

/** An order with its lines, ready to insert. */
export function orderRows(
  { method, customer, shipping, billing }: OrderRequest,
  { totals, lines }: PricedOrder,
  facts: NewOrderFacts,
): OrderRows {
  const order: OrderColumns = {
    ...facts,
    ...totals,
    method,
    customerName: customer.customerName,
    customerEmail: customer.customerEmail,
    shippingAddress: shipping.address,
    shippingCity: shipping.city,
    shippingState: shipping.state,
    shippingZip: shipping.zip,
    billingAddress: billing.address,
    billingCity: billing.city,
    billingState: billing.state,
    billingZip: billing.zip,
  };
  return { order, lines: lineRows(facts.id, lines) };
}
