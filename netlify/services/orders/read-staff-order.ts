import { eq } from 'drizzle-orm';
import type { StaffOrder } from '../../../src/domain/orders/admin-orders.api.ts';
import { SENDABLE } from '../../../src/domain/orders/order-status.ts';
import { mostRefundable, refundableOf } from '../../../src/domain/orders/refundable.ts';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { canFulfilAgain } from './can-fulfil-again.ts';
import { findOrder, type FoundOrder } from './find-order.ts';
import { isStaffLine } from './is-staff-line.ts';
import { orderRow } from './list-orders.ts';
import { orderEvents } from './order-events.ts';
import { orderHistory, type OrderHistory } from './order-history.ts';
import { providerPages } from './provider-pages.ts';

const linesOf = ({ order, lines }: FoundOrder): StaffOrder['lines'] =>
  lines.map((line) => {
    const { id, name, color, size, quantity, unitPriceCents, sentAt } = line;
    const isByStaff = isStaffLine(order, line);
    return {
      id,
      name,
      color,
      size,
      quantity,
      unitPriceCents,
      isByStaff,
      sentAt: sentAt?.toISOString() ?? null,
    };
  });

const shipmentsOf = ({ shipped }: OrderHistory): StaffOrder['shipments'] =>
  shipped.map(({ carrier, trackingNumber, trackingUrl, shippedAt }) => ({
    carrier,
    trackingNumber,
    trackingUrl,
    shippedAt: shippedAt.toISOString(),
  }));

/** One order with everything that is known of it. Throws not_found. */
export async function readStaffOrder(db: Database, orderId: string): Promise<StaffOrder> {
  if (!isUuid(orderId)) throw new CodedError('not_found');
  const [found, [row], history] = await Promise.all([
    findOrder(db, orderId),
    db.select(orderRow).from(orders).where(eq(orders.id, orderId)),
    orderHistory(db, orderId),
  ]);
  if (!found || !row) throw new CodedError('not_found');
  const { order } = found;
  const { movements, requests, sent } = history;
  const captures = movements.filter(({ kind }) => kind === 'capture');
  const refundable = refundableOf(
    movements,
    requests.map(({ request }) => request),
  );
  return {
    ...row,
    method: order.method,
    paidAt: order.paidAt?.toISOString() ?? null,
    customerEmail: order.customerEmail,
    customerPhone: order.customerPhone,
    shippingTo: {
      address: order.shippingAddress,
      city: order.shippingCity,
      state: order.shippingState,
      zip: order.shippingZip,
    },
    billingTo: {
      address: order.billingAddress,
      city: order.billingCity,
      state: order.billingState,
      zip: order.billingZip,
    },
    subtotalCents: order.subtotalCents,
    shippingCents: order.shippingCents,
    taxCents: order.taxCents,
    refundableCents: mostRefundable(refundable),
    lines: linesOf(found),
    shipments: shipmentsOf(history),
    canFulfilAgain:
      SENDABLE.includes(order.payment) &&
      canFulfilAgain(
        found,
        sent.find(({ kind }) => kind === 'order_fulfilment'),
      ),
    pages: providerPages(
      order,
      captures.flatMap(({ provider, reference }) => (provider === 'paypal' ? [reference] : [])),
    ),
    events: orderEvents(order.createdAt, history),
  };
}
