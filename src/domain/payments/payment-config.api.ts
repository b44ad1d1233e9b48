import { answer, endpoint } from '../shared/endpoint.ts';

// Separate from payments.api.ts, so that read-only functions do not bundle its schemas.

export interface PaymentConfig {
  /** null: cards are not accepted. */
  readonly stripePublishableKey: string | null;
  /** Whether mock servers replace Stripe and PayPal, so that no money moves. Never true in production. */
  readonly sandbox: boolean;
}

export const paymentConfigApi = endpoint('GET /api/payment-config', { output: answer<PaymentConfig>() });

export const paypalClientIdApi = endpoint('GET /api/paypal/client-id', {
  output: answer<{ clientId: string; environment: 'sandbox' | 'production' }>(),
});
