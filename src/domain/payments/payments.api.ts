import * as z from 'zod/mini';
import { ORDERS_RATE_LIMIT, PAYMENT_CURRENCY } from '../../business/constants.ts';
import { addressSchema } from '../addresses/address.schema.ts';
import { customerInfoSchema, dollarsSchema, orderItemsSchema } from '../orders/order.schema.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';

const newCardOrder = z.object({
  amount: dollarsSchema,
  shippingAddress: addressSchema,
  billingAddress: addressSchema,
  customerInfo: customerInfoSchema,
  items: orderItemsSchema,
});

export interface PaymentIntentCreated {
  readonly clientSecret: string;
  readonly orderId: string;
}

/**
 * Creates an order at the server's prices and its PaymentIntent. Answers 201 and sets the checkout cookie.
 * Takes an Idempotency-Key: the same key gives one order and one intent.
 */
export const createPaymentIntentApi = endpoint('POST /api/create-payment-intent', {
  input: newCardOrder,
  output: answer<PaymentIntentCreated>(),
  errors: [
    'price_changed',
    'address_not_deliverable',
    'idempotency_key_reused',
    'order_not_payable',
    'order_too_old',
    'too_many_unpaid_orders',
  ],
  status: 201,
  verbLimit: ORDERS_RATE_LIMIT,
});

/**
 * The PaymentIntent of an existing unpaid order, for /payment. Needs the checkout cookie of a browser that placed the order
 * or proved its email address.
 */
export const resumePaymentApi = endpoint('POST /api/orders/:id/payment-intent', {
  output: answer<PaymentIntentCreated>(),
  errors: ['not_found', 'order_not_payable', 'price_changed', 'order_too_old', 'too_many_unpaid_orders'],
  limit: ORDERS_RATE_LIMIT,
});

/**
 * Answers 201. Finds the order by the checkout cookie or `orderId` and uses its stored total.
 * provider_refused: PayPal rejected the order, and nothing was created there.
 */
export const createPaypalOrderApi = endpoint('POST /api/paypal/order', {
  input: z.object({
    amount: dollarsSchema,
    currency: z.literal(PAYMENT_CURRENCY),
    intent: z.literal('CAPTURE'),
    shippingAddress: addressSchema,
    orderId: z.optional(z.uuid()),
  }),
  output: answer<{ id: string }>(),
  errors: [
    'not_found',
    'price_changed',
    'order_not_payable',
    'order_too_old',
    'too_many_unpaid_orders',
    'provider_refused',
  ],
  status: 201,
  limit: ORDERS_RATE_LIMIT,
});

export interface CaptureResult {
  /** Our order's id. */
  readonly orderId: string;
  readonly status: 'completed' | 'pending' | 'declined';
}

/**
 * Captures once, however often it is called, and updates the order from PayPal's answer. Needs the checkout cookie of a
 * browser that placed the order or proved its email address. price_changed, order_too_old: nothing was captured.
 */
export const capturePaypalOrderApi = endpoint('POST /api/paypal/order/:paypalOrderId/capture', {
  output: answer<CaptureResult>(),
  errors: ['not_found', 'payment_not_confirmed', 'price_changed', 'order_too_old'],
});

/** Stripe's events, signed over the raw body. */
export const stripeWebhookApi = endpoint('POST /api/webhooks/stripe', {
  output: answer<{ received: true }>(),
  errors: ['invalid_signature'],
  access: 'provider',
});

/** PayPal's events, signed with PayPal's certificate. */
export const paypalWebhookApi = endpoint('POST /api/webhooks/paypal', {
  output: answer<{ received: true }>(),
  errors: ['invalid_signature'],
  access: 'provider',
});

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
