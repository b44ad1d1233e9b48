import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Trouble } from '../../tools/sandbox/switches.ts';
import {
  agreedPaypalOrder,
  askCapture,
  askComplete,
  askPaypalOrder,
  deliver,
  eventsOf,
  only,
  PAID_ONCE,
  standingOf,
  startWalletOrder,
  UNTOUCHED,
} from '../support/paypal-order.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  server.rooms.paypal.webhooks.use('lose');
});
afterEach(() => server.rooms.paypal.switches.clear());
afterAll(() => server.stop());

const BOTHERED: readonly [string, Trouble][] = [
  ['answers 500', { kind: 'status', status: 500 }],
  ['answers 429', { kind: 'status', status: 429 }],
  ['closes the line', { kind: 'drop' }],
  ['answers rubbish', { kind: 'rubbish' }],
  ['never answers', { kind: 'hang' }],
];

test.each(BOTHERED)(
  'where PayPal %s, we answer in time, nothing is half done, and it works again after',
  async (_, trouble) => {
    const wallet = await startWalletOrder(server);
    const order = await agreedPaypalOrder(server);
    const heal = server.rooms.paypal.switches.arm(/./, trouble);
    const startedAt = performance.now();
    const responses = await Promise.all([askPaypalOrder(wallet), askCapture(order), askComplete(order)]);
    expect(performance.now() - startedAt).toBeLessThan(8_000);
    for (const response of responses) {
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      const text = await response.text();
      expect(JSON.parse(text)).toMatchObject({ code: 'unavailable' });
      expect(text).not.toMatch(/armed|html|paypal/i);
    }
    expect(await standingOf(server, wallet)).toMatchObject(UNTOUCHED);
    expect(await standingOf(server, order)).toMatchObject(UNTOUCHED);
    heal();
    expect((await askPaypalOrder(wallet)).status).toBe(201);
    expect((await askCapture(order)).status).toBe(200);
    expect(await standingOf(server, order)).toEqual(PAID_ONCE);
  },
  20_000,
);

test('a capture that hangs is answered in time, and found later', async () => {
  const order = await agreedPaypalOrder(server);
  server.rooms.paypal.switches.arm(/capture$/, { kind: 'delay', ms: 6_000 }, 1);
  const startedAt = performance.now();
  expect((await askCapture(order)).status).toBe(503);
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect((await askCapture(order)).status).toBe(200);
  expect(await standingOf(server, order)).toEqual(PAID_ONCE);
}, 20_000);

test('while PayPal is out an event is not noted as worked: it comes again', async () => {
  const order = await agreedPaypalOrder(server);
  server.rooms.paypal.switches.arm(/capture$/, { kind: 'drop_answer' }, 1);
  await askCapture(order);
  const event = only(eventsOf(server, order.paypalOrderId, 'PAYMENT.CAPTURE.COMPLETED'));
  const heal = server.rooms.paypal.switches.arm(/GET \/v2/, { kind: 'status', status: 503 });
  expect((await deliver(event)).status).toBe(503);
  expect(await standingOf(server, order)).toMatchObject(UNTOUCHED);
  heal();
  expect((await deliver(event)).status).toBe(200);
  expect(await standingOf(server, order)).toEqual(PAID_ONCE);
});
