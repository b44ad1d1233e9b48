import { beforeAll, expect, test } from 'vitest';
import { rateLimits } from '../../netlify/database/schema/rate-limits.ts';
import { customers } from '../../netlify/database/schema/rewards.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import {
  createCustomerApi,
  listRewardsApi,
  lookUpCustomerApi,
} from '../../src/domain/rewards/rewards.api.ts';
import { callApi } from '../support/call.ts';
import { customerWith, freshPhone, newCustomerBody } from '../support/rewards.ts';
import { useServer } from '../support/server.ts';

const server = useServer();
let phone: string;
let before: number;
beforeAll(async () => {
  ({ phone } = await customerWith(server.db));
  before = await server.db.$count(customers);
  process.env['CONTEXT'] = 'deploy-preview';
});

async function expectForbidden(response: Response): Promise<void> {
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ error: 'That isn’t allowed.', code: 'forbidden' });
  expect(response.headers.getSetCookie()).toEqual([]);
}

// Asked: 311
test('a deploy preview reveals no customer, known or unknown', async () => {
  for (const asked of [phone, freshPhone(), '555']) {
    await expectForbidden(await callApi(rewardsFunction, lookUpCustomerApi, { params: { phone: asked } }));
  }
  expect(await server.db.$count(rateLimits)).toBe(0);
});

test('it creates no account', async () => {
  await expectForbidden(await callApi(rewardsFunction, createCustomerApi, { body: newCustomerBody() }));
  await expectForbidden(
    await callApi(rewardsFunction, createCustomerApi, { body: newCustomerBody({ phone }) }),
  );
  expect(await server.db.$count(customers)).toBe(before);
});

test('public calls work', async () => {
  expect((await callApi(rewardsFunction, listRewardsApi)).status).toBe(200);
});
