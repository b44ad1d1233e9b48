import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaypalMock, startPaypal } from './paypal.ts';

let mock: PaypalMock;
let token = '';

beforeAll(async () => {
  mock = await startPaypal('http://127.0.0.1:1');
  mock.webhooks.use('lose');
  const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = mock.environment;
  const response = await fetch(`${mock.environment['PAYPAL_MOCK_URL']}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  ({ access_token: token } = (await response.json()) as { access_token: string });
});
afterAll(() => mock.stop());

interface Answered {
  readonly id: string;
  readonly status: string;
  readonly name: string;
  readonly details: readonly { readonly issue: string; readonly field?: string }[];
}

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${mock.environment['PAYPAL_MOCK_URL']}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answered };
}

const usd = (value: string) => ({ currency_code: 'USD', value });

const unit = (changes: object = {}) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      amount: { ...usd('18.99'), breakdown: { item_total: usd('10.00'), shipping: usd('8.99') } },
      items: [{ name: 'Mug', quantity: '2', unit_amount: usd('5.00') }],
      ...changes,
    },
  ],
});

const ORDERS = '/v2/checkout/orders';

test.each([
  [
    'an amount that is not the sum of its parts',
    { amount: { ...usd('19.00'), breakdown: { item_total: usd('10.00') } } },
    'AMOUNT_MISMATCH',
  ],
  [
    'items that are not their sum',
    { items: [{ name: 'Mug', quantity: '3', unit_amount: usd('5.00') }] },
    'ITEM_TOTAL_MISMATCH',
  ],
  ['items without a sum', { amount: usd('10.00') }, 'ITEM_TOTAL_REQUIRED'],
  ['tenths of a cent', { amount: usd('10.001'), items: [] }, 'DECIMAL_PRECISION'],
  ['nothing', { amount: usd('0.00'), items: [] }, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
  [
    'an address without ZIP',
    { shipping: { address: { country_code: 'US', admin_area_2: 'Griffin' } } },
    'POSTAL_CODE_REQUIRED',
  ],
])('%s is refused', async (_, changes, issue) => {
  const { status, body } = await call('POST', ORDERS, unit(changes));
  expect(status).toBe(422);
  expect(body).toMatchObject({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] });
});

test('a field that PayPal has not is refused with its place', async () => {
  const { status, body } = await call('POST', ORDERS, unit({ custom_id: '' }));
  expect(status).toBe(400);
  expect(body.details).toEqual([{ issue: 'INVALID_PARAMETER_VALUE', field: '/purchase_units/0/custom_id' }]);
});

test('nobody comes in without a token', async () => {
  const { status, body } = await call('POST', ORDERS, unit(), { authorization: 'Bearer other' });
  expect(status).toBe(401);
  expect(body.name).toBe('AUTHENTICATION_FAILURE');
});
