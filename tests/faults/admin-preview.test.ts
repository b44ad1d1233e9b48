// ASVS: 8.3.1, 13.3.2
import { beforeAll, expect, test } from 'vitest';
import { rateLimits } from '../../netlify/database/schema/rate-limits.ts';
import { customers } from '../../netlify/database/schema/rewards.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import { listRewardsApi } from '../../src/domain/rewards/rewards.api.ts';
import { askWith, isOfStaff } from '../support/access.ts';
import { callApi } from '../support/call.ts';
import { answeredContracts } from '../support/contracts.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

const personal = await answeredContracts(
  (contract) => isOfStaff(contract) || contract.isClosedInPreviews === true,
);

const server = useServer();
let cookie: string;
beforeAll(async () => {
  process.env['CONTEXT'] = 'deploy-preview';
  ({ cookie } = await staffWith(server.db, 'owner'));
});

// Asked: 311
test.each(personal)('a deploy preview refuses $name, to an owner too', async (each) => {
  for (const asked of [cookie, '']) {
    const response = await askWith(each, asked);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ error: 'That isn’t allowed.', code: 'forbidden' });
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});

test('what holds nobody’s data is open there, and nothing was counted or stored', async () => {
  expect((await callApi(rewardsFunction, listRewardsApi)).status).toBe(200);
  expect(personal.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['lookUpCustomerApi', 'createCustomerApi']),
  );
  expect([await server.db.$count(customers), await server.db.$count(rateLimits)]).toEqual([0, 1]);
});
