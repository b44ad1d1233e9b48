import * as z from 'zod/mini';
import {
  CHECKOUT_EMAIL_MAX_LENGTH,
  LOOK_UPS_RATE_LIMIT,
  ORDERS_RATE_LIMIT,
} from '../../business/constants.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import { mailedCodeSchema } from '../shared/contact/mailed-code.schema.ts';
import { codeOf } from '../shared/text/printed-number.ts';
import { cleaned, email } from '../shared/text/text.ts';
import { newOrderSchema } from './order.schema.ts';
import type { PaymentMethod } from './order-totals.ts';
import type { FulfillmentState, OrderStatus, PaymentState } from './order-status.ts';

export interface OrderLineView {
  readonly merchandiseItemId: string;
  readonly name: string;
  readonly color: string;
  readonly size: string;
  readonly image: string;
  readonly quantity: number;
  /** Pieces of it that are refunded. */
  readonly refunded: number;
  /** Unit price in dollars with two decimals. */
  readonly price: string;
}

export interface ShipmentView {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string | null;
  /** ISO time. */
  readonly shippedAt: string;
}

/** Details for the browser that placed the order or proved its email address. */
export interface OrderPrivateView {
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
  readonly shippingAddress: string;
  readonly shippingZip: string;
  readonly billingAddress: string;
  readonly billingCity: string;
  readonly billingState: string;
  readonly billingZip: string;
}

/** Amounts are dollars with two decimals. */
export interface OrderView {
  readonly id: string;
  /** The number that customers quote: "GS-7K2M9QXT". */
  readonly number: string;
  readonly status: OrderStatus;
  readonly payment: PaymentState;
  readonly fulfillment: FulfillmentState;
  readonly method: PaymentMethod;
  readonly createdAt: string;
  readonly items: readonly OrderLineView[];
  readonly subtotal: string;
  readonly shipping: string;
  readonly tax: string;
  readonly total: string;
  readonly refunded: string;
  readonly shippingCity: string;
  readonly shippingState: string;
  /** "j•••@example.com" */
  readonly maskedEmail: string;
  readonly shipments: readonly ShipmentView[];
  /** null for anyone who only has the order's URL. */
  readonly own: OrderPrivateView | null;
}

/** `figures` of price_changed and order_too_old: the server's prices. `available` is false for a line that is no longer sold. */
export interface PriceFigures {
  readonly subtotal: string;
  readonly shipping: string;
  readonly tax: string;
  readonly total: string;
  readonly items: readonly {
    readonly merchandiseItemId: string;
    readonly name: string;
    readonly price: string;
    readonly available: boolean;
  }[];
}

export interface OrderCreated {
  readonly id: string;
  readonly number: string;
}

/** Answers 201 and sets the checkout cookie. Takes an Idempotency-Key. Nothing is charged. */
export const createOrderApi = endpoint('POST /api/orders', {
  input: newOrderSchema,
  output: answer<OrderCreated>(),
  errors: ['price_changed', 'address_not_deliverable', 'idempotency_key_reused'],
  status: 201,
  verbLimit: ORDERS_RATE_LIMIT,
});

export const readOrderApi = endpoint('GET /api/orders/:id', {
  output: answer<OrderView>(),
  errors: ['not_found'],
});

/** Takes effect only after PayPal confirms the capture. Returns the resulting order. */
export const completeOrderApi = endpoint('PATCH /api/orders/:id', {
  input: z.strictObject({
    status: z.literal('completed'),
    paypalOrderId: z.string().check(z.regex(/^[A-Z0-9]{8,36}$/)),
  }),
  output: answer<OrderView>(),
  errors: ['not_found', 'payment_not_confirmed'],
});

/** Asks Stripe for the payment's status, updates the order, and answers it. */
export const orderByPaymentIntentApi = endpoint('GET /api/orders/by-payment-intent/:paymentIntentId', {
  output: answer<OrderView>(),
  errors: ['not_found'],
  verbLimit: { scope: 'payment-look-ups', ...LOOK_UPS_RATE_LIMIT },
});

/** Safe to repeat by anyone: a paid order is fulfilled once. */
export const fulfillOrderApi = endpoint('POST /api/orders/:id/fulfill', {
  output: answer<{ id: string; fulfillment: FulfillmentState }>(),
  errors: ['not_found', 'order_not_paid'],
});

export const lookUpSchema = z.strictObject({
  orderNumber: cleaned(
    z.string().check(z.regex(/^GS-[0-9A-Z]{8}$/, 'Please enter the number as on your receipt, GS-XXXXXXXX')),
    (typed) => codeOf('GS', typed) ?? '',
  ),
  email: email(
    CHECKOUT_EMAIL_MAX_LENGTH,
    'Please enter a valid email',
    'Please enter the email used for the order',
  ),
});

/** Answers 202 whether the order exists or not. If it does, a code goes to its email address. */
export const lookUpOrderApi = endpoint('POST /api/order-look-ups', {
  input: lookUpSchema,
  output: answer<{ lookUpId: string }>(),
  status: 202,
  limit: { scope: 'look-ups', ...LOOK_UPS_RATE_LIMIT },
});

/** Gives this browser access to the order: sets the checkout cookie and answers the order's id. */
export const confirmLookUpApi = endpoint('POST /api/order-look-ups/:id/confirm', {
  input: mailedCodeSchema,
  output: answer<{ orderId: string }>(),
  errors: ['wrong_code'],
});
