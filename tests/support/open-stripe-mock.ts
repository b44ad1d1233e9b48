import { Stripe } from 'stripe';
import { startStripe } from '../../tools/sandbox/stripe/stripe.ts';

/** Stripe's mock server without webhooks, and the real client connected to it. */
export async function openStripeMock() {
  const mock = await startStripe('http://127.0.0.1:1');
  mock.webhooks.use('lose');
  const setting = (name: string) => mock.environment[name] ?? '';
  const { hostname: host, port } = new URL(setting('STRIPE_MOCK_URL'));
  const connect = (key: string) =>
    new Stripe(key, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
  const stripe = connect(setting('STRIPE_SECRET_KEY'));
  return {
    mock,
    stripe,
    setting,
    connect,
    createIntent: () => stripe.paymentIntents.create(ORDER),
    /** The types of all further events, in order. */
    watchEvents() {
      const start = mock.webhooks.sent.length;
      return () => mock.webhooks.sent.slice(start).map(({ body }) => (JSON.parse(body) as Stripe.Event).type);
    },
  };
}

export const ORDER: Stripe.PaymentIntentCreateParams = {
  amount: 4_252,
  currency: 'usd',
  automatic_payment_methods: { enabled: true },
  metadata: { orderId: 'b7f0a1a0-0000-4000-8000-000000000001' },
  receipt_email: 'rosa@example.com',
  shipping: {
    name: 'Rosa',
    address: { line1: '1 Main St', city: 'Griffin', state: 'GA', postal_code: '30223' },
  },
};
