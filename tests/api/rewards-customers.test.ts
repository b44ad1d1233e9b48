import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { idempotencyKeys } from '../../netlify/database/schema/idempotency-keys.ts';
import { customers } from '../../netlify/database/schema/rewards.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import {
  createCustomerApi,
  listPointsHistoryApi,
  type RewardsCustomer,
} from '../../src/domain/rewards/rewards.api.ts';
import { formatPhone } from '../../src/domain/shared/contact/phone.ts';
import { callApi, type CallOptions } from '../support/call.ts';
import { useLinkedServer } from '../support/database-link.ts';
import { cookiesOf } from '../support/order.ts';
import { customerWith, freshPhone, newCustomerBody } from '../support/rewards.ts';

const server = useLinkedServer();

const post = (body: unknown = newCustomerBody(), options: CallOptions = {}) =>
  callApi(rewardsFunction, createCustomerApi, { body, ...options });
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });
const customerOf = async (response: Response) => (await response.json()) as RewardsCustomer;
const rowsWith = (phone: string) => server.db.select().from(customers).where(eq(customers.phone, phone));

const seesItself = async (response: Response, id: string) => {
  const headers = { cookie: cookiesOf(response) };
  return (await callApi(rewardsFunction, listPointsHistoryApi, { params: { id }, headers })).status === 200;
};

// Asked: 116, 159
test('an account begins with nothing, in Bronze, and is open for the browser that made it', async () => {
  const phone = freshPhone();
  const response = await post(newCustomerBody({ phone: formatPhone(phone) }));
  expect(response.status).toBe(201);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const [row, ...others] = await rowsWith(phone);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ firstName: 'Grace', lastName: 'Okafor', email: 'grace.okafor@example.com' });
  const id = row?.id ?? '';
  expect(await customerOf(response.clone())).toEqual({
    id,
    firstName: 'Grace',
    lastName: 'Okafor',
    email: 'g•••@example.com',
    phone: formatPhone(phone),
    tier: 'Bronze',
    totalPoints: 0,
    pointsOwed: 0,
    lifetimePoints: 0,
    totalVisits: 0,
    consecutiveVisits: 0,
    dateOfBirth: null,
    birthdayBonus: 'no_date',
    hasCodeByMail: false,
  });
  expect(await seesItself(response, id)).toBe(true);
});

// Asked: 316
test('an account keeps the language of its page, English where it says nothing, and is one in either', async () => {
  const [english, spanish] = [freshPhone(), freshPhone()];
  await post(newCustomerBody({ phone: english }));
  const key = withKey(crypto.randomUUID());
  const first = await customerOf(await post({ ...newCustomerBody({ phone: spanish }), locale: 'es' }, key));
  expect(await customerOf(await post(newCustomerBody({ phone: spanish }), key))).toEqual(first);
  expect(first).not.toHaveProperty('locale');
  expect(await rowsWith(english)).toMatchObject([{ locale: 'en' }]);
  expect(await rowsWith(spanish)).toMatchObject([{ locale: 'es' }]);
  const refused = await post({ ...newCustomerBody(), locale: 'fr' });
  expect(refused.status).toBe(400);
});

// Asked: 133
test.each([{ email: '' }, { email: ' \u200b' }, {}])('an email is no duty: %j', async (changes) => {
  const { email: _email, ...body } = newCustomerBody();
  const response = await post({ ...body, ...changes });
  expect(response.status).toBe(201);
  expect(await customerOf(response)).toMatchObject({ email: null });
  expect(await rowsWith(body.phone)).toMatchObject([{ email: null }]);
});

test('names are kept clean, and as they are written', async () => {
  const body = newCustomerBody({ firstName: '  Jose\u0301\u200b ', lastName: 'O’Neil  \n Smith' });
  expect(await customerOf(await post(body))).toMatchObject({
    firstName: 'Jos\u00e9',
    lastName: 'O’Neil Smith',
  });
});

test('a phone number that has an account is told of, and nothing else of it, in any spelling', async () => {
  const { phone } = await customerWith(server.db, 700);
  for (const spelling of [phone, formatPhone(phone), phone.slice(2)]) {
    const response = await post(newCustomerBody({ phone: spelling }));
    expect(response.status).toBe(409);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.json()).toEqual({
      error: 'This phone number already has a rewards account.',
      code: 'phone_taken',
    });
  }
  expect(await rowsWith(phone)).toMatchObject([{ firstName: 'Ada', totalPoints: 700 }]);
});

test('twenty browsers at once with one phone number make one account', async () => {
  const phone = freshPhone();
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, count) => post(newCustomerBody({ phone, firstName: `Grace ${count}` }))),
  );
  const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
  const made = responses.find(({ status }) => status === 201);
  expect(await rowsWith(phone)).toMatchObject([{ firstName: made && (await customerOf(made)).firstName }]);
});

test('a repeat answers the customer as it stands by then', async () => {
  const body = newCustomerBody();
  const { id } = await customerOf(await post(body, withKey('again')));
  await server.db.update(customers).set({ totalPoints: 40, lifetimePoints: 40 }).where(eq(customers.id, id));
  const repeat = await post({ ...body, phone: formatPhone(body.phone) }, withKey('again'));
  expect(repeat.status).toBe(201);
  expect(await customerOf(repeat)).toMatchObject({ id, totalPoints: 40 });
});

test('what a key answers is kept without a word about the customer', async () => {
  const body = newCustomerBody();
  const { id } = await customerOf(await post(body, withKey('kept')));
  const [kept] = await server.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'kept'));
  expect(kept?.answer).toBe(id);
});
