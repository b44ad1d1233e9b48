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

test.each([
  ['more than 31 days', { start_date: daysAgo(32), end_date: daysAgo(0) }],
  ['no end', { start_date: daysAgo(1) }],
  ['a field that PayPal has not', { start_date: daysAgo(1), end_date: daysAgo(0), since: 'ever' }],
])('%s is refused', async (_, query) => {
  expect((await ask(query)).status).toBe(400);
});
