// ASVS: 1.3.6, 9.1.3
import { beforeAll, expect, test } from 'vitest';
import { providerEvents } from '../../netlify/database/schema/payments.ts';
import type { SignedEvent } from '../../tools/sandbox/webhooks.ts';
import { codeOf } from '../support/code-of.ts';
import {
  agreedPaypalOrder,
  deliver,
  eventsOf,
  only,
  standingOf,
  UNTOUCHED,
} from '../support/paypal-order.ts';
import { useServer } from '../support/server.ts';

const server = useServer();
beforeAll(async () => {
  server.mocks.paypal.webhooks.use('lose');
});

const age = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test.each<[string, (event: SignedEvent) => SignedEvent]>([
  ['without a signature', ({ body }) => ({ body, headers: {} })],
  [
    'signed by somebody else',
    ({ body, headers }) => ({ body, headers: { ...headers, 'paypal-transmission-sig': 'A'.repeat(344) } }),
  ],
  ['with another body', ({ body, headers }) => ({ body: body.replace('1.0', '1.1'), headers })],
  ['written anew', ({ body, headers }) => ({ body: JSON.stringify(JSON.parse(body), null, 1), headers })],
  [
    'of last week',
    ({ body, headers }) => ({ body, headers: { ...headers, 'paypal-transmission-time': age(7) } }),
  ],
  [
    'of tomorrow',
    ({ body, headers }) => ({ body, headers: { ...headers, 'paypal-transmission-time': age(-1) } }),
  ],
  [
    'with another algorithm',
    ({ body, headers }) => ({ body, headers: { ...headers, 'paypal-auth-algo': 'none' } }),
  ],
  [
    'with a certificate of somebody else’s host',
    ({ body, headers }) => ({
      body,
      headers: {
        ...headers,
        'paypal-cert-url': 'https://api.paypal.com.example.com/v1/notifications/certs/CERT-1',
      },
    }),
  ],
  [
    'with a certificate that is none',
    ({ body, headers }) => ({
      body,
      headers: {
        ...headers,
        'paypal-cert-url': headers['paypal-cert-url']?.replace(/CERT-.*/, 'CERT-none') ?? '',
      },
    }),
  ],
])('an event %s is refused, and nothing is written', async (_, change) => {
  const order = await agreedPaypalOrder(server);
  const noted = await server.db.$count(providerEvents);
  const response = await deliver(change(only(eventsOf(server, order.paypalOrderId))));
  expect(response.status).toBe(400);
  expect(await codeOf(response)).toBe('invalid_signature');
  expect(await server.db.$count(providerEvents)).toBe(noted);
  expect(await standingOf(server, order)).toMatchObject(UNTOUCHED);
});
