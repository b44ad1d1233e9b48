import type { Address } from '../addresses/address.schema.ts';
import { orderFilterSchema } from './order-filter.schema.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { Cents } from '../shared/numbers/money.ts';
import type { Page } from '../shared/contract/page-cursor.ts';
import type { Dispute } from './dispute.ts';
import type { OrderEvent } from './order-event.ts';
import type { FulfillmentState, PaymentState } from './order-status.ts';
import type { PaymentMethod } from './order-totals.ts';
import type { ShipmentView } from './orders.api.ts';

export interface OrderRow {
  readonly id: string;
  /** ISO time, with microseconds. */
  readonly createdAt: string;
  readonly number: string;
  readonly customerName: string;
  readonly totalCents: Cents;
  readonly refundedCents: Cents;
  readonly payment: PaymentState;
  readonly fulfillment: FulfillmentState;
  /** A dispute is open or lost. */
  readonly disputed: boolean;
  /** Money came in that does not pay the order, and has not gone back. */
  readonly paidWrongly: boolean;
  /** Something of it was sold out when it was paid. */
  readonly stockShort: boolean;
  /** The address could not be checked. */
  readonly addressUnchecked: boolean;
  /** The order is paid, and staff have lines of it to ship. */
  readonly toPack: boolean;
}

export interface StaffOrderLine {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly size: string;
  readonly quantity: number;
  readonly unitPriceCents: Cents;
  /** Pieces that are refunded by the line: they are not sent. */
  readonly refunded: number;
  /** Pieces that the order took off a counted stock, and that can go back there. */
  readonly inStock: number;
  /** Staff ship it, not Printful. */
  readonly isByStaff: boolean;
  /** The ISO time when staff shipped it. */
  readonly sentAt: string | null;
}

/** A provider's own page about the order. */
export interface ProviderPage {
  readonly name: string;
  readonly url: string;
}

export interface StaffOrder extends OrderRow {
  readonly method: PaymentMethod;
  /** ISO time. */
  readonly paidAt: string | null;
  readonly customerEmail: string;
  /** +1XXXXXXXXXX */
  readonly customerPhone: string;
  readonly shippingTo: Address;
  readonly billingTo: Address;
  readonly subtotalCents: Cents;
  readonly shippingCents: Cents;
  readonly taxCents: Cents;
  /** Tax and shipping that went back with refunded lines. */
  readonly refundedTaxCents: Cents;
  readonly refundedShippingCents: Cents;
  /** The largest refund possible now. */
  readonly refundableCents: Cents;
  readonly lines: readonly StaffOrderLine[];
  readonly shipments: readonly ShipmentView[];
  /** It waits for Printful or was refused there, and can be submitted again. */
  readonly canFulfillAgain: boolean;
  readonly disputes: readonly Dispute[];
  readonly pages: readonly ProviderPage[];
  /** Oldest first. */
  readonly events: readonly OrderEvent[];
}

/** Newest first, STAFF_PAGE_LENGTH at a time; the query is an OrderFilter. */
export const listOrdersApi = endpoint('GET /api/admin/orders', {
  output: answer<Page<OrderRow>>(),
  access: 'office',
  query: orderFilterSchema,
});

export const readStaffOrderApi = endpoint('GET /api/admin/orders/:id', {
  output: answer<StaffOrder>(),
  errors: ['not_found'],
  access: 'office',
});
