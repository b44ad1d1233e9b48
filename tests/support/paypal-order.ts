import { randomUUID } from 'node:crypto';
import paymentsFunction from '../../netlify/functions/payments.ts';
import ordersFunction from '../../netlify/functions/orders.ts';
import webhooksFunction from '../../netlify/functions/webhooks.ts';
import { completeOrderApi, createOrderApi, type OrderCreated } from '../../src/domain/orders/orders.api.ts';
import {
  capturePaypalOrderApi,
  createPaypalOrderApi,
  paypalWebhookApi,
} from '../../src/domain/payments/payments.api.ts';
import type { SignedEvent } from '../../tools/sandbox/webhooks.ts';
import { callApi, type CallOptions } from './call.ts';
import { booksOf, PAID_MESSAGES } from './card-order.ts';
import { ADDRESS, cartOf, cookiesOf, walletBody } from './order.ts';
import type { TestServer } from './server.ts';

export interface WalletOrder {
  readonly orderId: string;
  readonly total: string;
  /** Of the browser that placed it. */
  readonly cookie: string;
}

export interface PaypalOrder extends WalletOrder {
  readonly paypalOrderId: string;
}

/** Creates our own order as the wallet path does; PayPal does not know of it yet. */
export async function startWalletOrder(server: TestServer, key: string = randomUUID()): Promise<WalletOrder> {
  const body = walletBody(await cartOf(server.db));
  const response = await callApi(ordersFunction, createOrderApi, {
    body,
    headers: { 'idempotency-key': key },
  });
  if (response.status !== 201) throw new Error(await response.text());
  const { id } = (await response.json()) as OrderCreated;
  return { orderId: id, total: body.total, cookie: cookiesOf(response) };
}

/** Creates the order that PayPal's window shows. */
export const askPaypalOrder = ({ total, cookie }: WalletOrder, changes: object = {}): Promise<Response> =>
  callApi(paymentsFunction, createPaypalOrderApi, {
    body: { amount: total, currency: 'USD', intent: 'CAPTURE', shippingAddress: ADDRESS, ...changes },
    headers: { cookie },
  });

/** Both orders; the buyer has not approved. */
export async function startPaypalOrder(server: TestServer): Promise<PaypalOrder> {
  const wallet = await startWalletOrder(server);
  const response = await askPaypalOrder(wallet);
  if (response.status !== 201) throw new Error(await response.text());
  return { ...wallet, paypalOrderId: ((await response.json()) as { id: string }).id };
}

/** The same, and the buyer has approved. */
export async function agreedPaypalOrder(server: TestServer): Promise<PaypalOrder> {
  const order = await startPaypalOrder(server);
  server.mocks.paypal.approve(order.paypalOrderId);
  return order;
}

export const askCapture = ({ paypalOrderId, cookie }: Pick<PaypalOrder, 'paypalOrderId' | 'cookie'>) =>
  callApi(paymentsFunction, capturePaypalOrderApi, { params: { paypalOrderId }, headers: { cookie } });

export const askComplete = ({ orderId, paypalOrderId }: Pick<PaypalOrder, 'orderId' | 'paypalOrderId'>) =>
  callApi(ordersFunction, completeOrderApi, {
    params: { id: orderId },
    body: { status: 'completed', paypalOrderId },
  });

/** Delivers an event to our function like PayPal's servers: from elsewhere, without an origin. */
export const deliver = ({ body, headers }: SignedEvent, changes: CallOptions = {}): Promise<Response> =>
  callApi(webhooksFunction, paypalWebhookApi, {
    body,
    headers: { ...headers, origin: 'https://www.paypal.com' },
    ...changes,
  });

/** The mock server's copy of one of its orders. */
export const atPaypal = ({ mocks }: TestServer, paypalOrderId: string) =>
  mocks.paypal.orders().find(({ id }) => id === paypalOrderId);

/** The events about a PayPal order and its captures, oldest first; only of one type if it is given. */
export function eventsOf(server: TestServer, paypalOrderId: string, type = ''): readonly SignedEvent[] {
  const found = atPaypal(server, paypalOrderId);
  const ids = [paypalOrderId, ...(found?.captures.map(({ id }) => id) ?? [])];
  return server.mocks.paypal.webhooks.sent.filter(
    ({ body }) => ids.some((id) => body.includes(id)) && body.includes(`"event_type":"${type}`),
  );
}

/** An order's state with us and with PayPal, in a few words. */
export async function standingOf(server: TestServer, { orderId }: Pick<WalletOrder, 'orderId'>) {
  const { order, movements, messages } = await booksOf(server, orderId);
  const made = server.mocks.paypal.orders().filter(({ unit }) => unit.custom_id === orderId);
  return {
    payment: order.payment,
    isSent: order.fulfillment !== 'none',
    isQueued: PAID_MESSAGES.every((kind) => messages.includes(kind)),
    movements: movements.length,
    captures: made.flatMap(({ captures }) => captures).length,
  };
}

export const PAID_ONCE = { payment: 'paid', isSent: true, isQueued: true, movements: 1, captures: 1 };

/** Our version; PayPal may know more. */
export const UNTOUCHED = { payment: 'pending', isSent: false, isQueued: false, movements: 0 };

/** The only element of a list. */
export function only<T>([first, ...others]: readonly T[]): T {
  if (first === undefined || others.length > 0)
    throw new Error(`${others.length + (first ? 1 : 0)} instead of one`);
  return first;
}
