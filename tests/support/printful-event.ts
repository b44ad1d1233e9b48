import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import webhooksFunction from '../../netlify/functions/webhooks.ts';
import { printfulWebhookApi } from '../../src/domain/fulfillment/fulfillment.api.ts';
import type { SignedEvent } from '../../tools/sandbox/webhooks.ts';
import { callApi } from './call.ts';
import { orderNow, paidOrder, sendAll } from './paid-order.ts';
import type { TestServer } from './server.ts';

/** A paid order that Printful has. */
export async function submittedOrder(server: TestServer) {
  const order = await paidOrder(server);
  await sendAll(server);
  expect(await orderNow(server, order.id)).toMatchObject({ fulfillment: 'submitted' });
  return order;
}

/** Printful's last event. */
export function lastEvent({ mocks }: TestServer): SignedEvent {
  const event = mocks.printful.webhooks.sent.at(-1);
  if (!event) throw new Error('nothing was sent');
  return event;
}

export const sign = (
  body: string,
  key: string | Buffer = process.env['PRINTFUL_WEBHOOK_SECRET'] ?? '',
): SignedEvent => ({
  body,
  headers: { 'x-pf-webhook-signature': createHmac('sha256', key).update(body).digest('hex') },
});

/** Delivers an event to our function like Printful's servers. */
export const deliver = ({ body, headers }: SignedEvent): Promise<Response> =>
  callApi(webhooksFunction, printfulWebhookApi, {
    body,
    headers: { ...headers, origin: 'https://printful.com' },
  });
