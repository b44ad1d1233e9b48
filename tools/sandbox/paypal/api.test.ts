import { afterAll, expect, test } from 'vitest';
import { startPaypal } from './paypal.ts';

const mock = await startPaypal('http://127.0.0.1:1');
mock.webhooks.use('lose');
afterAll(() => mock.stop());

const url = String(mock.environment['PAYPAL_MOCK_URL']);
const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = mock.environment;
const granted = await fetch(`${url}/v1/oauth2/token`, {
  method: 'POST',
  headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
  body: new URLSearchParams({ grant_type: 'client_credentials' }),
});
const { access_token: token } = (await granted.json()) as { access_token: string };

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

async function ask(query: Record<string, string>) {
  const response = await fetch(`${url}/v1/reporting/transactions?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

test('a report names what was taken and given back, each with its order or its capture', async () => {
  const { id: orderId, captures } = mock.invent('ours', '18.99');
  mock.refund(orderId, 400);
  expect(
    await ask({ start_date: daysAgo(1), end_date: daysAgo(-1), fields: 'transaction_info' }),
  ).toMatchObject({
    status: 200,
    body: {
      total_items: 2,
      transaction_details: [
        { transaction_info: { transaction_event_code: 'T0006', custom_field: 'ours' } },
        {
          transaction_info: {
            transaction_event_code: 'T1107',
            paypal_reference_id: captures[0]?.id,
            transaction_amount: { value: '-4.00' },
          },
        },
      ],
    },
  });
});

test.each([
  ['more than 31 days', { start_date: daysAgo(32), end_date: daysAgo(0) }],
  ['no end', { start_date: daysAgo(1) }],
  ['a field that PayPal has not', { start_date: daysAgo(1), end_date: daysAgo(0), since: 'ever' }],
])('%s is refused', async (_, query) => {
  expect((await ask(query)).status).toBe(400);
});
