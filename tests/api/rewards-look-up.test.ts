// ASVS: 3.3.2, 3.3.4
import { expect, test } from 'vitest';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import {
  listPointsHistoryApi,
  lookUpCustomerApi,
  type RewardsCustomer,
} from '../../src/domain/rewards/rewards.api.ts';
import { callApi, type CallOptions } from '../support/call.ts';
import { cookiesOf } from '../support/order.ts';
import { customerWith, freshPhone, viewOf } from '../support/rewards.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

const lookUp = (phone: string, options: CallOptions = {}) =>
  callApi(rewardsFunction, lookUpCustomerApi, { params: { phone }, ...options });
const found = async (phone: string) => (await (await lookUp(phone)).json()) as RewardsCustomer;

const historyOf = (id: string, cookie: string) =>
  callApi(rewardsFunction, listPointsHistoryApi, { params: { id }, headers: { cookie } });

// Asked: 88, 158, 229
test('a customer is found, and the answer is not cached', async () => {
  const row = await customerWith(server.db, 5_000);
  const response = await lookUp(row.phone);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ ...viewOf(row), tier: 'Silver' });
});

// Asked: 239
test('any common spelling of ten US digits is one customer', async () => {
  const { id, phone } = await customerWith(server.db);
  const [area, exchange, line] = [phone.slice(2, 5), phone.slice(5, 8), phone.slice(8)];
  for (const spelling of [
    `(${area}) ${exchange}-${line}`,
    `${area}-${exchange}-${line}`,
    `${area}.${exchange}.${line}`,
    `${area}${exchange}${line}`,
    `1 ${area} ${exchange} ${line}`,
    `+1 (${area}) ${exchange}-${line}`,
    ` ${area}\u200b${exchange}\u00a0${line} `,
  ]) {
    expect(await found(spelling)).toMatchObject({ id });
  }
  const unencoded = await callApi(rewardsFunction, lookUpCustomerApi, {
    params: { phone: `+${phone.slice(1)}` },
  });
  expect(await unencoded.json()).toMatchObject({ id });
});

// Asked: 158
test('an unknown number is not found, and opens nothing', async () => {
  const response = await lookUp(freshPhone());
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: 'We couldn’t find that.', code: 'not_found' });
  expect(response.headers.getSetCookie()).toEqual([]);
});

// Asked: 88, 288
test('the email is masked and the year of birth is left out', async () => {
  const { phone } = await customerWith(server.db, 0, {
    email: 'ada.wright@example.com',
    dateOfBirth: '1984-02-29',
    dateOfBirthSetAt: new Date('2020-01-01T12:00:00Z'),
  });
  // Both are random, and may contain any year's digits.
  const { id: _id, phone: _phone, ...told } = await found(phone);
  expect(told).toMatchObject({ email: 'a•••@example.com', dateOfBirth: '--02-29' });
  expect(JSON.stringify(told)).not.toMatch(/wright@|1984|2020/i);
  const { phone: other } = await customerWith(server.db, 0, { email: null });
  expect(await found(other)).toMatchObject({ email: null, dateOfBirth: null, birthdayBonus: 'no_date' });
});

// Asked: 287
test('the session cookie is only for calls, hidden from scripts, and ends with the browser session', async () => {
  const { id, phone } = await customerWith(server.db, 100);
  const response = await lookUp(phone);
  const [line = '', ...others] = response.headers.getSetCookie();
  expect(others).toEqual([]);
  const [value = '', ...attributes] = line.split('; ');
  expect(value).toMatch(new RegExp(`^__Host-rewards=${id}\\.0\\.\\d{13}\\.[\\w-]{43}$`));
  expect(attributes.toSorted()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure']);
  expect((await historyOf(id, cookiesOf(response))).status).toBe(200);
});

test('the next look-up replaces it, and opens nobody else', async () => {
  const [ada, grace] = [await customerWith(server.db, 100), await customerWith(server.db, 200)];
  const first = cookiesOf(await lookUp(ada.phone));
  const second = cookiesOf(await lookUp(grace.phone, { headers: { cookie: first } }));
  expect((await historyOf(grace.id, second)).status).toBe(200);
  expect((await historyOf(ada.id, second)).status).toBe(403);
});

test('another site cannot have a browser look somebody up', async () => {
  const { phone } = await customerWith(server.db);
  const response = await lookUp(phone, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(response.status).toBe(403);
  expect(response.headers.getSetCookie()).toEqual([]);
});
