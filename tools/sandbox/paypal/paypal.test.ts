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
const create = async () => (await call('POST', ORDERS, unit())).body.id;
const capture = (id: string, requestId: string) =>
  call('POST', `${ORDERS}/${id}/capture`, {}, { 'paypal-request-id': requestId });

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

test('the same request id gives the same order', async () => {
  const headers = { 'paypal-request-id': 'order-1' };
  const first = await call('POST', ORDERS, unit(), headers);
  const again = await call('POST', ORDERS, unit(), headers);
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body.id).toBe(first.body.id);
});

test('money is taken once, after the buyer agreed', async () => {
  const id = await create();
  expect((await capture(id, 'a')).body.details).toEqual([{ issue: 'ORDER_NOT_APPROVED' }]);
  mock.approve(id);
  expect(await capture(id, 'b')).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
  expect(await capture(id, 'b')).toMatchObject({ status: 200, body: { status: 'COMPLETED' } });
  expect((await capture(id, 'c')).body.details).toEqual([{ issue: 'ORDER_ALREADY_CAPTURED' }]);
});

test('an order says COMPLETED whatever became of its capture', async () => {
  const id = await create();
  mock.pend(id);
  await capture(id, 'd');
  expect((await call('GET', `${ORDERS}/${id}`)).body).toMatchObject({
    status: 'COMPLETED',
    purchase_units: [{ payments: { captures: [{ status: 'PENDING' }] } }],
  });
});

test('money of a capture goes back in parts, once for each request id, and never beyond what was taken', async () => {
  const id = await create();
  mock.approve(id);
  await capture(id, 'e');
  const { captures } = mock.orders().find((order) => order.id === id) ?? { captures: [] };
  const path = `/v2/payments/captures/${captures[0]?.id}/refund`;
  const refund = (body: object, requestId: string) =>
    call('POST', path, body, { 'paypal-request-id': requestId });
  const part = { amount: usd('5.00'), custom_id: 'ours' };
  const first = await refund(part, 'r1');
  expect(first).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
  expect(await refund(part, 'r1')).toMatchObject({ status: 200, body: { id: first.body.id } });
  expect((await call('GET', `/v2/payments/refunds/${first.body.id}`)).body).toMatchObject({
    custom_id: 'ours',
    amount: usd('5.00'),
  });
  const issueOf = async (body: object, requestId: string) =>
    (await refund(body, requestId)).body.details[0]?.issue;
  expect(await issueOf({ amount: usd('14.00') }, 'r2')).toBe('REFUND_AMOUNT_EXCEEDED');
  expect(await issueOf({ amount: usd('0.00') }, 'r3')).toBe('REFUND_AMOUNT_TOO_LOW');
  expect(await issueOf({ amount: { currency_code: 'EUR', value: '1.00' } }, 'r4')).toBe(
    'REFUND_CAPTURE_CURRENCY_MISMATCH',
  );
  expect(await issueOf({ reason: 'x' }, 'r5')).toBe('INVALID_PARAMETER_VALUE');
  expect(await refund({}, 'r6')).toMatchObject({ status: 201 });
  expect(await issueOf({}, 'r7')).toBe('CAPTURE_FULLY_REFUNDED');
  expect((await call('GET', `${ORDERS}/${id}`)).body).toMatchObject({
    purchase_units: [
      { payments: { captures: [{ status: 'REFUNDED' }], refunds: [{ custom_id: 'ours' }, {}] } },
    ],
  });
});

test('the script is served for the client id, and can be told not to load', async () => {
  const ask = (cookie = '') =>
    mock.browse({
      method: 'GET',
      path: '/v6/core.js',
      query: new URLSearchParams(),
      headers: { cookie },
      body: '',
    });
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(body).toContain(mock.environment['PAYPAL_CLIENT_ID']);
  expect(() => new Function(String(body))).not.toThrow();
  expect(await ask('paypal-sandbox=no-script')).toMatchObject({ status: 503 });
});
