// ASVS: 16.5.2
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { orders } from '../../netlify/database/schema/orders.ts';
import type { ErrorBody } from '../../src/domain/shared/contract/errors.ts';
import { PAYPAL_REFUSED_NAME } from '../../tools/sandbox/paypal/orders.ts';
import type { Trouble } from '../../tools/sandbox/switches.ts';
import { orderNow } from '../support/paid-order.ts';
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
  startPaypalOrder,
  startWalletOrder,
  UNTOUCHED,
} from '../support/paypal-order.ts';
import { useServer } from '../support/server.ts';

const server = useServer();
beforeAll(async () => {
  server.mocks.paypal.webhooks.use('lose');
});
afterEach(() => server.mocks.paypal.switches.clear());

const BOTHERED: readonly [string, Trouble][] = [
  ['answers 500', { kind: 'status', status: 500 }],
  ['answers 429', { kind: 'status', status: 429 }],
  ['closes the line', { kind: 'drop' }],
  ['answers rubbish', { kind: 'rubbish' }],
  ['never answers', { kind: 'hang' }],
];

// Asked: 397
test.each(BOTHERED)(
  'where PayPal %s, we answer in time, nothing is half done, and it works again after',
  async (_, trouble) => {
    const wallet = await startWalletOrder(server);
    const order = await agreedPaypalOrder(server);
    const heal = server.mocks.paypal.switches.arm(/./, trouble);
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
);

const expectOrderRefused = async (response: Response) => {
  expect(response.status).toBe(409);
  const body = (await response.json()) as ErrorBody;
  expect(body).toEqual({ error: 'The provider refused this.', code: 'provider_refused' });
};

// Asked: 397
test.each([400, 422] as const)(
  'an order that PayPal refuses with %i is told so, stays as it is, and is taken later',
  async (status) => {
    const wallet = await startWalletOrder(server);
    const heal = server.mocks.paypal.switches.arm(/^POST .*\/orders$/, { kind: 'status', status });
    await expectOrderRefused(await askPaypalOrder(wallet));
    await expectOrderRefused(await askPaypalOrder(wallet, { orderId: wallet.orderId }));
    expect(await standingOf(server, wallet)).toMatchObject(UNTOUCHED);
    expect((await orderNow(server, wallet.orderId)).paypalOrderId).toBeNull();
    heal();
    expect((await askPaypalOrder(wallet)).status).toBe(201);
  },
);

test('an order whose address PayPal refuses is refused too', async () => {
  const wallet = await startWalletOrder(server);
  const before = server.mocks.paypal.orders().length;
  await server.db
    .update(orders)
    .set({ customerName: PAYPAL_REFUSED_NAME })
    .where(eq(orders.id, wallet.orderId));
  await expectOrderRefused(await askPaypalOrder(wallet));
  await expectOrderRefused(await askPaypalOrder(wallet));
  expect(server.mocks.paypal.orders()).toHaveLength(before);
  expect(await standingOf(server, wallet)).toMatchObject(UNTOUCHED);
});

// Asked: 397
test('if PayPal refuses our requests it counts as down, and nothing is lost', async () => {
  const begun = await startPaypalOrder(server);
  const order = await agreedPaypalOrder(server);
  const heal = server.mocks.paypal.switches.arm(/^GET /, { kind: 'status', status: 422 });
  for (const ask of [() => askPaypalOrder(begun), () => askCapture(order), () => askComplete(order)]) {
    const response = await ask();
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  }
  heal();
  expect(await (await askPaypalOrder(begun)).json()).toEqual({ id: begun.paypalOrderId });
  expect((await askCapture(order)).status).toBe(200);
  expect(await standingOf(server, order)).toEqual(PAID_ONCE);
});

// Asked: 397
test('a capture that hangs is answered in time, and found later', async () => {
  const order = await agreedPaypalOrder(server);
  server.mocks.paypal.switches.arm(/capture$/, { kind: 'delay', ms: 6_000 }, 1);
  const startedAt = performance.now();
  expect((await askCapture(order)).status).toBe(503);
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect((await askCapture(order)).status).toBe(200);
  expect(await standingOf(server, order)).toEqual(PAID_ONCE);
});

test('while PayPal is down an event is not recorded as handled, so it comes again', async () => {
  const order = await agreedPaypalOrder(server);
  server.mocks.paypal.switches.arm(/capture$/, { kind: 'drop_answer' }, 1);
  await askCapture(order);
  const event = only(eventsOf(server, order.paypalOrderId, 'PAYMENT.CAPTURE.COMPLETED'));
  const heal = server.mocks.paypal.switches.arm(/GET \/v2/, { kind: 'status', status: 503 });
  expect((await deliver(event)).status).toBe(503);
  expect(await standingOf(server, order)).toMatchObject(UNTOUCHED);
  heal();
  expect((await deliver(event)).status).toBe(200);
  expect(await standingOf(server, order)).toEqual(PAID_ONCE);
});
