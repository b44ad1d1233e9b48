import { beforeAll, expect, test } from 'vitest';
import webhooksFunction from '../../netlify/functions/webhooks.ts';
import { posWebhookApi } from '../../src/domain/tickets/pos/pos-tickets.api.ts';
import { callApi } from '../support/call.ts';
import { useServer } from '../support/server.ts';
import { posTicketOf } from '../support/ticket.ts';

const server = useServer();
beforeAll(async () => {
  delete process.env['POS_WEBHOOK_SECRET'];
});

// Asked: 301
test('without a secret no ticket of a point of sale is accepted, and the answer says why', async () => {
  const { body, headers } = server.mocks.pos.sign(JSON.stringify(posTicketOf()));
  const response = await callApi(webhooksFunction, posWebhookApi, { body, headers });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    code: 'pos_not_set_up',
    error: expect.stringContaining('POS_WEBHOOK_SECRET') as unknown,
  });
});
