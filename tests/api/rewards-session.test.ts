import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import { REWARDS_SESSION_MS } from '../../src/business/constants.ts';
import { leaveRewardsApi, listPointsHistoryApi } from '../../src/domain/rewards/rewards.api.ts';
import { callApi } from '../support/call.ts';
import { cookiesOf } from '../support/order.ts';
import { customerWith, sessionFor } from '../support/rewards.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => server.stop());

const leave = (cookie = '') => callApi(rewardsFunction, leaveRewardsApi, { headers: { cookie } });
const statusWith = async (id: string, cookie: string) =>
  (await callApi(rewardsFunction, listPointsHistoryApi, { params: { id }, headers: { cookie } })).status;

test('leaving takes the session from the browser; a second time and without one too', async () => {
  const { id } = await customerWith(server.db);
  const cookie = sessionFor(id);
  expect(await statusWith(id, cookie)).toBe(200);
  for (const sent of [cookie, '', 'rewards=x']) {
    const response = await leave(sent);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ left: true });
    const [line = ''] = response.headers.getSetCookie();
    expect(line).toMatch(/^rewards=; Path=\/api; Max-Age=0; HttpOnly; Secure; SameSite=Strict$/);
    expect(await statusWith(id, cookiesOf(response))).toBe(401);
  }
});

test('a session ends after its hour, to the millisecond', async () => {
  const { id } = await customerWith(server.db);
  vi.useFakeTimers({ toFake: ['Date'] });
  const openedAgo = (ms: number) => sessionFor(id, new Date(Date.now() - ms));
  expect(await statusWith(id, openedAgo(REWARDS_SESSION_MS - 1))).toBe(200);
  expect(await statusWith(id, openedAgo(REWARDS_SESSION_MS))).toBe(401);
});
