import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import paymentsFunction from '../../netlify/functions/payments.ts';
import webhooksFunction from '../../netlify/functions/webhooks.ts';
import { orders } from '../../netlify/database/schema/orders.ts';
import { paypalClientIdApi, paypalWebhookApi } from '../../src/domain/payments/payments.api.ts';
import { callApi } from '../support/call.ts';
import { askPaypalOrder, startWalletOrder } from '../support/paypal-order.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  for (const name of ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID']) vi.stubEnv(name, '');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.stop();
});

test('without PayPal its calls and its webhook say to try later, and orders stay as they are', async () => {
  const wallet = await startWalletOrder(server);
  const responses = await Promise.all([
    callApi(paymentsFunction, paypalClientIdApi),
    callApi(webhooksFunction, paypalWebhookApi, { body: '{}' }),
    askPaypalOrder(wallet),
  ]);
  for (const response of responses) {
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).not.toBeNull();
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  }
  const [row] = await server.db.select().from(orders);
  expect(row).toMatchObject({ payment: 'pending', paypalOrderId: null });
});
