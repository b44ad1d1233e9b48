import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { merchandiseVariants as variants } from '../../netlify/database/schema/catalogue.ts';
import paymentsFunction from '../../netlify/functions/payments.ts';
import { fulfillOrderApi, orderByPaymentIntentApi } from '../../src/domain/orders/orders.api.ts';
import { callApi } from './call.ts';
import {
  deliver as deliverStripe,
  eventsOf as stripeEvents,
  startCardOrder,
  type CardOrder,
} from './card-order.ts';
import type { Flow } from './crash-flow.ts';
import { tells } from './crash-tells.ts';
import { cardBody, cartOf } from './order.ts';
import { paidOrder } from './paid-order.ts';
import {
  askCapture,
  askComplete,
  askPaypalOrder,
  deliver as deliverPaypal,
  eventsOf as paypalEvents,
  startWalletOrder,
  type PaypalOrder,
  type WalletOrder,
} from './paypal-order.ts';

/** Somebody who must have visited before. */
function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not there yet');
  return value;
}

const SOLD = [
  'order paid, submitted',
  'message order_fulfillment done',
  'message order_receipt_mail done',
  'at Printful: pending',
  'mail order-receipt',
];

/** Of two kinds, or of one kind whose pieces are counted. */
const cardPurchase = (isCounted: boolean): Flow => ({
  makes: [
    ...SOLD,
    ...(isCounted ? ['order line', 'stock hold taken'] : ['2 x order line']),
    'at Stripe: payment succeeded',
    'stripe capture',
    'stripe event payment_intent.succeeded',
  ],
  async prepare({ server }) {
    const { stripe } = server.mocks;
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second, counted] = await cartOf(server.db, 3);
    const cart = [first, second].map(known);
    if (isCounted) {
      const { merchandiseItemId: id } = known(counted);
      cart.splice(0, 2, known(counted));
      await server.db.update(variants).set({ stock: 100 }).where(eq(variants.id, id));
    }
    let order: CardOrder | undefined;
    const intentId = () => known(order).intentId;
    return [
      {
        async ask() {
          order = await startCardOrder(server, { body: cardBody(cart), headers });
          return true;
        },
      },
      { ask: async () => stripe.pay(intentId()).status === 'succeeded' },
      {
        ...tells(() => stripeEvents(server, intentId()), deliverStripe),
        async rival() {
          const options = {
            params: { paymentIntentId: intentId() },
            headers: { cookie: known(order).cookie },
          };
          return (await callApi(paymentsFunction, orderByPaymentIntentApi, options)).ok;
        },
      },
    ];
  },
});

const paypalPurchase: Flow = {
  makes: [
    ...SOLD,
    '2 x order line',
    'at PayPal: capture',
    'at PayPal: order COMPLETED',
    'paypal capture',
    'paypal event PAYMENT.CAPTURE.COMPLETED',
  ],
  async prepare({ server }) {
    const { paypal } = server.mocks;
    const key = randomUUID();
    let wallet: WalletOrder | undefined;
    let paypalOrderId: string | undefined;
    const order = (): PaypalOrder => ({ ...known(wallet), paypalOrderId: known(paypalOrderId) });
    return [
      {
        async ask() {
          wallet = await startWalletOrder(server, key);
          return true;
        },
      },
      {
        async ask() {
          const response = await askPaypalOrder(known(wallet));
          if (response.ok) paypalOrderId = ((await response.json()) as { id: string }).id;
          return response.ok;
        },
      },
      { ask: async () => paypal.approve(order().paypalOrderId).status === 'APPROVED' },
      {
        ask: async () => (await askCapture(order())).ok,
        rival: async () => (await askComplete(order())).ok,
      },
      tells(() => paypalEvents(server, order().paypalOrderId), deliverPaypal),
    ];
  },
};

const sending: Flow = {
  makes: [
    '-order paid, queued',
    '-message order_fulfillment pending',
    '-message order_receipt_mail pending',
    ...SOLD,
    'mail order-manual',
    'message order_manual_mail done',
  ],
  async prepare({ server }) {
    const { id } = await paidOrder(server, 'mixed');
    return [{ ask: async () => (await callApi(paymentsFunction, fulfillOrderApi, { params: { id } })).ok }];
  },
};

export const SHOP_FLOWS = {
  'a purchase by card': cardPurchase(false),
  'a purchase of counted pieces': cardPurchase(true),
  'a purchase through PayPal': paypalPurchase,
  'what Printful and staff send together': sending,
} satisfies Record<string, Flow>;
