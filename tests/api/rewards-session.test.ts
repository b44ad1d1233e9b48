// ASVS: 3.3.3, 7.4.1
import { afterEach, expect, test, vi } from 'vitest';
import adminFunction from '../../netlify/functions/admin.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import { REWARDS_SESSION_MS } from '../../src/business/constants.ts';
import { changePhoneApi } from '../../src/domain/rewards/admin-rewards.api.ts';
import {
  leaveRewardsApi,
  listPointsHistoryApi,
  lookUpCustomerApi,
} from '../../src/domain/rewards/rewards.api.ts';
import { callApi } from '../support/call.ts';
import { cookiesOf } from '../support/order.ts';
import { customerWith, freshPhone, sessionFor } from '../support/rewards.ts';
import { seenBy } from '../support/seen.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer();
afterEach(() => void vi.useRealTimers());

const leave = (cookie = '') => callApi(rewardsFunction, leaveRewardsApi, { headers: { cookie } });
const statusWith = async (id: string, cookie: string) =>
  (await callApi(rewardsFunction, listPointsHistoryApi, { params: { id }, headers: { cookie } })).status;

test('leaving takes the session from the browser; a second time and without one too', async () => {
  const { id } = await customerWith(server.db);
  const cookie = sessionFor(id);
  expect(await statusWith(id, cookie)).toBe(200);
  for (const sent of [cookie, '', '__Host-rewards=x']) {
    const response = await leave(sent);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ left: true });
    const [line = ''] = response.headers.getSetCookie();
    expect(line).toMatch(/^__Host-rewards=; Path=\/; Max-Age=0; HttpOnly; Secure; SameSite=Strict$/);
    expect(await statusWith(id, cookiesOf(response))).toBe(401);
  }
});

test('a cookie that was copied before is worth nothing after leaving; a new look-up is', async () => {
  const { id, phone } = await customerWith(server.db);
  const [copy, elsewhere] = [sessionFor(id), sessionFor(id, new Date(Date.now() - 60_000))];
  await leave(copy);
  for (const cookie of [copy, elsewhere]) expect(await statusWith(id, cookie)).toBe(401);
  // Ending an ended session does not end a newer one.
  const found = await callApi(rewardsFunction, lookUpCustomerApi, { params: { phone } });
  const fresh = cookiesOf(found);
  await leave(copy);
  expect(await statusWith(id, fresh)).toBe(200);
  // Nor does it bring back one that was ended since, however old it is.
  await leave(fresh);
  const newest = cookiesOf(await callApi(rewardsFunction, lookUpCustomerApi, { params: { phone } }));
  await leave(copy);
  expect([await statusWith(id, fresh), await statusWith(id, newest)]).toEqual([401, 200]);
});

test('a change of number ends the sessions that the old one opened', async () => {
  const { id } = await customerWith(server.db);
  const cookie = sessionFor(id);
  const staff = await staffWith(server.db, 'staff');
  const change = async (phone: string) =>
    staffCall(adminFunction, changePhoneApi, staff.cookie, {
      id,
      body: await seenBy(server.db, changePhoneApi, id, { phone }),
    });
  const next = freshPhone();
  expect(await change(next)).toMatchObject({ status: 200 });
  expect(await statusWith(id, cookie)).toBe(401);
  const found = await callApi(rewardsFunction, lookUpCustomerApi, { params: { phone: next } });
  await change(next);
  expect(await statusWith(id, cookiesOf(found))).toBe(200);
});

// Asked: 287
test('a session ends after its hour, to the millisecond', async () => {
  const { id } = await customerWith(server.db);
  vi.useFakeTimers({ toFake: ['Date'] });
  const openedAgo = (ms: number) => sessionFor(id, new Date(Date.now() - ms));
  expect(await statusWith(id, openedAgo(REWARDS_SESSION_MS - 1))).toBe(200);
  expect(await statusWith(id, openedAgo(REWARDS_SESSION_MS))).toBe(401);
});
