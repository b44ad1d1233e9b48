import { Script } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import type { MockAnswer } from '../mock-server.ts';
import { openStripeMock } from '../../../tests/support/open-stripe-mock.ts';

const { mock, setting, createIntent } = await openStripeMock();

afterAll(() => mock.stop());

const RETURN_URL = 'http://localhost:8888/payment-success';

async function browse(method: string, url: string, form: Record<string, string> = {}): Promise<MockAnswer> {
  const { pathname: path, searchParams: query } = new URL(url, 'http://mock');
  const body = String(new URLSearchParams(form));
  return mock.browse({ method, path, query, headers: {}, body });
}

/** What the mock Stripe.js authenticates with. */
const proofOf = (clientSecret: string | null) => ({
  key: setting('STRIPE_PUBLISHABLE_KEY'),
  client_secret: clientSecret ?? '',
});

const card = (number: string) => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2040',
});

test('the script is one that a browser can read', async () => {
  const { body, headers } = await browse('GET', '/stripe.js');
  expect(headers?.['content-type']).toContain('text/javascript');
  expect(() => new Script(String(body))).not.toThrow();
  expect(body).not.toMatch(/^(import|export) /m);
});

test('a page sees an intent with its secret alone, and nothing that is ours', async () => {
  const { id, client_secret: secret } = await createIntent();
  const url = (proof: object) => `/v1/payment_intents/${id}?${new URLSearchParams({ ...proof })}`;
  const { body } = await browse('GET', url(proofOf(secret)));
  expect(body).toMatchObject({ id, amount: 4_252, status: 'requires_payment_method' });
  expect(body).not.toHaveProperty('metadata');
  expect((await browse('GET', url(proofOf('wrong')))).status).toBe(400);
  expect((await browse('GET', url({ ...proofOf(secret), key: 'pk_test_other' }))).status).toBe(401);
});

test.each([
  ['4242424242424242', 200, 'succeeded'],
  ['4000002500003155', 200, 'requires_action'],
  ['4000000000007726', 200, 'processing'],
  ['4000000000000002', 402, 'requires_payment_method'],
  ['4111111111111111', 402, 'requires_payment_method'],
])('the card %s is answered %i and %s', async (number, status, state) => {
  const { id, client_secret: secret } = await createIntent();
  const answer = await browse('POST', `/v1/payment_intents/${id}/confirm`, {
    ...proofOf(secret),
    ...card(number),
  });
  expect(answer.status).toBe(status);
  const { error } = answer.body as { error?: { payment_intent: object } };
  const intent = error?.payment_intent ?? answer.body;
  expect(intent).toMatchObject({ status: state });
  expect(intent).not.toHaveProperty('metadata');
});

test.each([
  ['authorise', 'succeeded'],
  ['fail', 'failed'],
])("the bank's page sends home with %s as %s", async (answer, outcome) => {
  const { id, client_secret: secret } = await createIntent();
  const confirmed = await browse('POST', `/v1/payment_intents/${id}/confirm`, {
    ...proofOf(secret),
    return_url: RETURN_URL,
    'payment_method_data[type]': 'pay_by_bank',
  });
  const { next_action: action } = confirmed.body as { next_action: { redirect_to_url: { url: string } } };
  const page = action.redirect_to_url.url.replace('/sandbox/stripe', '');
  expect((await browse('GET', page)).body).toContain('Authorise payment');
  const { status, headers } = await browse('POST', page, { answer });
  const home = new URL(headers?.['location'] ?? '');
  expect(status).toBe(303);
  expect(home.href).toContain(RETURN_URL);
  expect(Object.fromEntries(home.searchParams)).toEqual({
    payment_intent: id,
    payment_intent_client_secret: secret,
    redirect_status: outcome,
  });
});

test('people see the payments, and refund one', async () => {
  const { id } = await createIntent();
  mock.pay(id);
  expect((await browse('GET', '/')).body).toContain(id);
  expect(await browse('POST', `/intents/${id}/refund`)).toMatchObject({ status: 303 });
  expect(mock.webhooks.sent.at(-1)?.body).toContain('refund.updated');
});
