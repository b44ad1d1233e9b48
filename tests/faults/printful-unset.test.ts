import { beforeAll, expect, test } from 'vitest';
import webhooksFunction from '../../netlify/functions/webhooks.ts';
import { printfulWebhookApi } from '../../src/domain/fulfillment/fulfillment.api.ts';
import { callApi } from '../support/call.ts';
import { atPrintful, mailsAbout, orderNow, paidOrder, sendAll } from '../support/paid-order.ts';
import { useServer } from '../support/server.ts';

const server = useServer();
beforeAll(async () => {
  for (const name of ['PRINTFUL_TOKEN', 'PRINTFUL_WEBHOOK_SECRET', 'PRINTFUL_MOCK_URL']) {
    delete process.env[name];
  }
});

test('without Printful staff send everything', async () => {
  const { id, number } = await paidOrder(server, 'mixed');
  await sendAll(server);
  expect(atPrintful(server, id)).toEqual([]);
  expect(await orderNow(server, id)).toMatchObject({ fulfillment: 'manual', printfulOrderId: null });
  const [mail] = mailsAbout(server, number).filter(({ subject }) => subject.startsWith('To ship'));
  expect(mail?.text?.match(/^2 x /gm)).toHaveLength(2);
});

test('without a secret no event is accepted', async () => {
  const response = await callApi(webhooksFunction, printfulWebhookApi, { body: '{"type":"shipment_sent"}' });
  expect(response.status).toBe(503);
});
