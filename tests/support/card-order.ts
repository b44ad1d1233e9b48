import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orders } from '../../netlify/database/schema/orders.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { paymentMovements, providerEvents } from '../../netlify/database/schema/payments.ts';
import paymentsFunction from '../../netlify/functions/payments.ts';
import webhooksFunction from '../../netlify/functions/webhooks.ts';
import {
  createPaymentIntentApi,
  stripeWebhookApi,
  type PaymentIntentCreated,
} from '../../src/domain/payments/payments.api.ts';
import type { SignedEvent } from '../../tools/sandbox/webhooks.ts';
import { callApi, type CallOptions } from './call.ts';
import { cardBody, cartOf, cookiesOf } from './order.ts';
import type { TestServer } from './server.ts';

export interface CardOrder {
  readonly orderId: string;
  readonly intentId: string;
  /** Of the browser that placed it. */
  readonly cookie: string;
}

/** Creates an order and its intent as the checkout does. */
export async function startCardOrder(server: TestServer, options: CallOptions = {}): Promise<CardOrder> {
  const body = cardBody(await cartOf(server.db));
  const headers = { 'idempotency-key': randomUUID(), ...options.headers };
  const response = await callApi(paymentsFunction, createPaymentIntentApi, { body, ...options, headers });
  if (response.status !== 201) throw new Error(await response.text());
  const { orderId, clientSecret } = (await response.json()) as PaymentIntentCreated;
  return { orderId, intentId: clientSecret.split('_secret_')[0] ?? '', cookie: cookiesOf(response) };
}

/** Delivers an event to our function like Stripe's servers: from elsewhere, without an origin. */
export const deliver = ({ body, headers }: SignedEvent, changes: CallOptions = {}): Promise<Response> =>
  callApi(webhooksFunction, stripeWebhookApi, {
    body,
    headers: { ...headers, origin: 'https://stripe.com' },
    ...changes,
  });

/** The events of one intent so far, oldest first; only of one type if it is given. */
export const eventsOf = (server: TestServer, intentId: string, type = ''): readonly SignedEvent[] =>
  server.mocks.stripe.webhooks.sent.filter(
    ({ body }) => body.includes(intentId) && body.includes(`"type": "${type}`),
  );

/** A paid order whose Stripe event has not come yet. */
export async function paidCardOrder(server: TestServer): Promise<CardOrder & { succeeded: SignedEvent }> {
  const order = await startCardOrder(server);
  server.mocks.stripe.pay(order.intentId);
  const [succeeded] = eventsOf(server, order.intentId, 'payment_intent.succeeded');
  if (!succeeded) throw new Error('no event');
  return { ...order, succeeded };
}

export const PAID_MESSAGES = ['order_fulfillment', 'order_receipt_mail'];

/** Everything in the database about an order's money and what its payment triggered, but not the results of that. */
export async function booksOf({ db }: TestServer, orderId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error('no such order');
  const messages = await db.select().from(outbox).where(eq(outbox.subjectId, orderId));
  const moved = await db.select().from(paymentMovements).where(eq(paymentMovements.orderId, orderId));
  const noted = await db.select().from(providerEvents).where(eq(providerEvents.orderId, orderId));
  return {
    order,
    messages: messages
      .map(({ kind }) => String(kind))
      .filter((kind) => PAID_MESSAGES.includes(kind))
      .toSorted(),
    movements: moved
      .map(({ kind, amountCents, reference, feeCents }) => ({ kind, amountCents, reference, feeCents }))
      .toSorted((a, b) => b.amountCents - a.amountCents),
    events: noted.map(({ eventId }) => eventId),
  };
}
