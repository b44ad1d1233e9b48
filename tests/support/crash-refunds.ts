import ownersFunction from '../../netlify/functions/owners.ts';
import { settleGapApi } from '../../src/domain/payments/admin-gaps.api.ts';
import { callApi } from './call.ts';
import { deliver as deliverStripe, eventsOf as stripeEvents } from './card-order.ts';
import type { Flow, Stage, Step } from './crash-flow.ts';
import { tells } from './crash-tells.ts';
import { paidBothWays, paidByCardTwice } from './paid-twice.ts';
import { sendAll } from './paid-order.ts';
import { deliver as deliverPaypal, eventsOf as paypalEvents } from './paypal-order.ts';
import { askRefund, paidAt, refundBody, type ProviderName } from './refund.ts';
import type { TestServer } from './server.ts';
import { settled } from './wait-until.ts';

const PART_CENTS = 500;

const TOLD = ['mail refund-customer', 'message refund_customer_mail done'];
const BACK_AT_STRIPE = [
  ...TOLD,
  'at Stripe: refund succeeded',
  'stripe event charge.refunded',
  'stripe event refund.created',
  'stripe event refund.updated',
  'stripe refund',
];
const BACK_AT_PAYPAL = [
  ...TOLD,
  'at PayPal: refund',
  'paypal event PAYMENT.CAPTURE.REFUNDED',
  'paypal refund',
];

const refundAt =
  (name: ProviderName) =>
  async (stage: Stage): Promise<readonly Step[]> => {
    const { server } = stage;
    const { orderId, events } = await paidAt[name](server);
    await sendAll(server);
    const body = refundBody(PART_CENTS);
    const press = (cookie: string) => async () => {
      const { body: answer } = await askRefund(cookie, orderId, body);
      return answer['state'] === 'done';
    };
    const deliver = name === 'stripe' ? deliverStripe : deliverPaypal;
    return [{ ask: press(stage.owner), rival: press(stage.otherOwner) }, tells(events, deliver)];
  };

const refund = (name: ProviderName, makes: readonly string[]): Flow => ({
  makes: [
    ...makes,
    '-order paid, submitted',
    'audit refund_order',
    'order partially_refunded, submitted',
    'refund done',
  ],
  prepare: refundAt(name),
});

const secondRefund =
  (pay: (server: TestServer) => Promise<{ orderId: string; tell: Step }>): Flow['prepare'] =>
  async ({ server, owner, otherOwner }) => {
    const { orderId, tell } = await pay(server);
    await sendAll(server);
    const params = { kind: 'captured_twice', id: orderId };
    const press = (cookie: string) => async () =>
      (await callApi(ownersFunction, settleGapApi, { headers: { cookie }, params })).ok;
    return [{ ask: press(owner), rival: press(otherOwner) }, tell];
  };

const secondCharge: Flow = {
  makes: BACK_AT_STRIPE,
  prepare: secondRefund(async (server) => {
    const { orderId, secondIntentId } = await paidByCardTwice(server);
    return { orderId, tell: tells(() => stripeEvents(server, secondIntentId), deliverStripe) };
  }),
};

const secondCapture: Flow = {
  makes: BACK_AT_PAYPAL,
  prepare: secondRefund(async (server) => {
    const { orderId, paypalOrderId } = await paidBothWays(server);
    return { orderId, tell: tells(() => paypalEvents(server, paypalOrderId), deliverPaypal) };
  }),
};

const comesBack: Flow = {
  makes: [
    '-at Stripe: refund succeeded',
    '-order partially_refunded, submitted',
    '-refund done',
    'at Stripe: refund failed',
    'mail refund-reversal',
    'order paid, submitted',
    'message refund_reversal_mail done',
    'refund refused',
    'stripe event refund.failed',
    'stripe event refund.updated',
    'stripe refund_reversal',
  ],
  async prepare({ server, owner }) {
    const { orderId, events } = await paidAt.stripe(server);
    await askRefund(owner, orderId, refundBody(PART_CENTS));
    // If the outbox is kicked while it is working, it pauses before it goes on.
    await settled();
    await tells(events, deliverStripe).ask();
    await sendAll(server);
    const told = events().length;
    const { stripe } = server.mocks;
    const refundId = stripe.refunds().at(-1)?.id ?? '';
    return [
      {
        async ask() {
          stripe.failRefund(refundId);
          return true;
        },
      },
      tells(() => events().slice(told), deliverStripe),
    ];
  },
};

export const REFUND_FLOWS = {
  'a refund by card': refund('stripe', BACK_AT_STRIPE),
  'a refund through PayPal': refund('paypal', [
    ...BACK_AT_PAYPAL,
    // The event of the payment itself, which comes late.
    'paypal event PAYMENT.CAPTURE.COMPLETED',
  ]),
  'a refund that the bank sends back': comesBack,
  'a refund of a second charge': secondCharge,
  'a refund of a second capture': secondCapture,
} satisfies Record<string, Flow>;
