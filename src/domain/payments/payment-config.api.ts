import { answer, endpoint } from '../shared/endpoint.ts';

// Apart from payments.api.ts, whose schemas a function that only reads need not carry.

export interface PaymentConfig {
  /** null: no card can be taken, and the page says so. */
  readonly stripePublishableKey: string | null;
  /** True where stand-ins answer instead of Stripe and PayPal: no money moves. Never in a production deploy. */
  readonly sandbox: boolean;
}

export const paymentConfigApi = endpoint({
  method: 'GET',
  path: '/api/payment-config',
  output: answer<PaymentConfig>(),
});

export const paypalClientIdApi = endpoint({
  method: 'GET',
  path: '/api/paypal/client-id',
  output: answer<{ clientId: string; environment: 'sandbox' | 'production' }>(),
});
