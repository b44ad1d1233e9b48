import { expect, test } from 'vitest';
import type { OrderEvent } from '../../../domain/orders/order-event.ts';
import { orderEventLabel } from './order-event-label.ts';

const at = '2026-11-21T15:00:00.000Z';
const refund = {
  at,
  kind: 'refund',
  id: '1',
  amountCents: 500,
  reason: 'Torn',
  by: 'Olive',
  lines: [],
  restock: false,
} as const;

test.each<[OrderEvent, string, string, boolean]>([
  [{ at, kind: 'created' }, 'Ordered', '', false],
  [
    { at, kind: 'told', provider: 'paypal', type: 'MONEY.OF_SOME_KIND' },
    'PayPal: money of some kind',
    '',
    false,
  ],
  [
    { at, kind: 'told', provider: 'stripe', type: 'payment_intent.payment_failed' },
    'Stripe: payment failed',
    '',
    false,
  ],
  [
    { at, kind: 'moved', provider: 'paypal', movement: 'refund', amountCents: -1_250, feeCents: null },
    'Refunded: $12.50',
    'PayPal',
    false,
  ],
  [
    { at, kind: 'moved', provider: 'stripe', movement: 'capture', amountCents: 4_252, feeCents: 153 },
    'Payment received: $42.52',
    'Stripe, fee $1.53',
    false,
  ],
  [
    { at, kind: 'moved', provider: 'stripe', movement: 'refund_reversal', amountCents: 500, feeCents: 0 },
    'Returned by the customer’s bank: $5.00',
    'Stripe',
    true,
  ],
  [
    { at, kind: 'sent', message: 'order_fulfillment', state: 'failed', attempts: 20 },
    'Order to Printful or staff',
    'Not sent after 20 tries',
    true,
  ],
  [
    { at, kind: 'sent', message: 'order_receipt_mail', state: 'pending', attempts: 1 },
    'Receipt to customer',
    'Waiting, 1 try so far',
    false,
  ],
  [
    { at, kind: 'sent', message: 'order_receipt_mail', state: 'pending', attempts: 0 },
    'Receipt to customer',
    'In line to be sent',
    false,
  ],
  [{ ...refund, state: 'done', refusal: null }, '$5.00 refunded', 'Olive: Torn.', false],
  [
    { ...refund, lines: [{ id: '2', quantity: 2 }], restock: true, state: 'done', refusal: null },
    '$5.00 refunded',
    'Olive: Torn. 2 put back in stock.',
    false,
  ],
  [
    { ...refund, state: 'refused', refusal: 'no_funds' },
    '$5.00 refund refused',
    'Olive: Torn. Our account there doesn’t have enough money.',
    true,
  ],
  [
    { at, kind: 'changed', action: 'send_shipment', by: 'Olive', before: null, after: null },
    'Olive marked an order as shipped',
    '',
    false,
  ],
])('%o is told as %j', (event, title, text, isTrouble) => {
  const raw = event.kind === 'told' ? { raw: event.type } : {};
  expect(orderEventLabel(event)).toEqual({ title, text, isTrouble, ...raw });
});
