import type { ProviderPage, StaffOrder } from '../../../src/domain/orders/admin-orders.api.ts';
import { refundedShares } from '../../../src/domain/orders/line-refund.ts';
import type { OrderEvent } from '../../../src/domain/orders/order-event.ts';
import { isSendable } from '../../../src/domain/orders/order-status.ts';
import { mostRefundable, refundableOf } from '../../../src/domain/orders/refundable.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { Database } from '../../database/client.ts';
import { config } from '../../lib/config.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { type OrderHistory, orderHistory } from './order-history.ts';
import type { OrderRecord } from './rows.ts';
import { canFulfillAgain, isStaffLine } from './rules.ts';

/** The refund itself says more than its entry in the audit log. */
const TOLD_OTHERWISE = new Set(['refund_order']);

/** The money of a refund that staff asked for: the refund itself says more than its movement. */
const isOfRequest = ({ kind, reference }: OrderHistory['movements'][number], { requests }: OrderHistory) =>
  kind === 'refund' &&
  requests.some((request) => request.state === 'done' && request.reference === reference);

/** Everything that happened to an order, oldest first. */
function orderEvents(history: OrderHistory): readonly OrderEvent[] {
  const { order, movements, told, sent, requests, changes, shipped } = history;
  const events: readonly OrderEvent[] = [
    { at: order.createdAt.toISOString(), kind: 'created' },
    ...told.map((event) => ({ ...event, kind: 'told' }) as const),
    ...movements
      .filter((movement) => !isOfRequest(movement, history))
      .map(({ at, provider, kind: movement, amountCents, feeCents }) => {
        return { at, kind: 'moved', provider, movement, amountCents, feeCents } as const;
      }),
    ...shipped.map(({ at, carrier, trackingNumber }) => {
      return { at, kind: 'shipped', carrier, trackingNumber } as const;
    }),
    ...sent.map(({ kind: message, ...state }) => ({ ...state, kind: 'sent', message }) as const),
    ...requests.map(({ at, id, amountCents, lines, restock, reason, state, refusal, by }) => {
      return { at, kind: 'refund', id, amountCents, lines, restock, reason, state, refusal, by } as const;
    }),
    ...changes
      .filter(({ action }) => !TOLD_OTHERWISE.has(action))
      .map((change) => ({ ...change, kind: 'changed' }) as const),
  ];
  return events.toSorted((a, b) => a.at.localeCompare(b.at));
}

/** The providers' own pages about an order: Stripe's or PayPal's about its payment, Printful's about its production. */
function providerPages(
  order: Pick<OrderRecord, 'stripePaymentIntentId' | 'printfulOrderId'>,
  paypalCaptures: readonly string[],
): readonly ProviderPage[] {
  const { stripe, paypal } = config();
  const { stripePaymentIntentId: paymentId, printfulOrderId } = order;
  const mode = stripe?.secretKey.startsWith('sk_test_') ? '/test' : '';
  const paypalHost = paypal?.environment === 'production' ? 'www.paypal.com' : 'www.sandbox.paypal.com';
  return [
    ...(paymentId === null
      ? []
      : [{ name: 'Stripe', url: `https://dashboard.stripe.com${mode}/payments/${paymentId}` }]),
    ...paypalCaptures.map((id) => ({
      name: 'PayPal',
      url: `https://${paypalHost}/activity/payment/${id}`,
    })),
    ...(printfulOrderId === null
      ? []
      : [{ name: 'Printful', url: `https://www.printful.com/dashboard?order_id=${printfulOrderId}` }]),
  ];
}

const linesOf = ({ order, lines }: OrderHistory): StaffOrder['lines'] =>
  lines.map(({ printfulVariantId, ...line }) => ({
    ...line,
    isByStaff: isStaffLine(order, { printfulVariantId }),
  }));

const shipmentsOf = ({ shipped }: OrderHistory): StaffOrder['shipments'] =>
  shipped.map(({ at: shippedAt, ...shipment }) => ({ ...shipment, shippedAt }));

/** One order with everything we know about it. Throws not_found. */
export async function readStaffOrder(db: Database, orderId: string): Promise<StaffOrder> {
  if (!isUuid(orderId)) throw new CodedError('not_found');
  const found = await orderHistory(db, orderId);
  if (!found) throw new CodedError('not_found');
  const { order, row, movements, disputes, requests, sent } = found;
  const captures = movements.filter(({ kind }) => kind === 'capture');
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
    ...refundedShares(requests),
    refundableCents: mostRefundable(refundableOf(movements, requests)),
    lines: linesOf(found),
    shipments: shipmentsOf(found),
    canFulfillAgain:
      isSendable(order) &&
      canFulfillAgain(
        found,
        sent.find(({ kind }) => kind === 'order_fulfillment'),
      ),
    disputes,
    pages: providerPages(
      order,
      captures.flatMap(({ provider, reference }) => (provider === 'paypal' ? [reference] : [])),
    ),
    events: orderEvents(found),
  };
}
