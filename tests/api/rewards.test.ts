import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { rewards } from '../../netlify/database/schema/rewards.ts';
import { offerRewards } from '../../netlify/database/seed/offer-rewards.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import { REWARDS_ON_OFFER } from '../../src/business/rewards.ts';
import { listRewardsApi } from '../../src/domain/rewards/rewards.api.ts';
import { callApi, type CallOptions } from '../support/call.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

const OFFERED = [
  { name: 'Coozie', pointsCost: 500, category: 'merchandise', minimumTier: 'Bronze' },
  { name: 'Skip the line', pointsCost: 500, category: 'yard', minimumTier: 'Bronze' },
  { name: '$25 on top', pointsCost: 2_500, category: 'cash_bonus', minimumTier: 'Silver' },
  { name: '$100 on top', pointsCost: 10_000, category: 'cash_bonus', minimumTier: 'Gold' },
] as const;

beforeEach(async () => {
  await server.db.delete(rewards);
  const description = 'As it says.';
  await server.db
    .insert(rewards)
    .values([
      ...OFFERED.map((reward) => ({ ...reward, description })).toReversed(),
      { ...OFFERED[0], name: 'Not any more', description, pointsCost: 1, active: false },
    ]);
});

const list = (options: CallOptions = {}) => callApi(rewardsFunction, listRewardsApi, options);

// Asked: 89, 160
test('what is on offer is listed, cheapest first, to anybody', async () => {
  const response = await list();
  expect(response.status).toBe(200);
  const id: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(await response.json()).toEqual(
    OFFERED.map((reward) => ({ ...reward, id, description: 'As it says.' })),
  );
});

// Asked: 342
test('a reward of our list is read as the editor wrote it, whatever the database says', async () => {
  const [ours] = REWARDS_ON_OFFER;
  if (!ours) throw new Error('nothing is on offer');
  const { key, name, description, ...terms } = ours;
  await server.db.insert(rewards).values({ ...terms, name: key, description: 'Of an earlier version.' });
  expect(await (await list()).json()).toContainEqual(
    expect.objectContaining({ ...terms, name, description }),
  );
});

// Asked: 342
test('a database in use follows the list: points and tiers, what is new, and what is withdrawn', async () => {
  const terms = { category: 'yard', minimumTier: 'Silver', description: '' } as const;
  const offered = [
    { ...terms, key: 'Coozie', name: 'Coozie', pointsCost: 600 },
    { ...terms, key: 'Not any more', name: 'Again', pointsCost: 2 },
    { ...terms, key: 'Magnet', name: 'Magnet', pointsCost: 900 },
  ];
  const before = await server.db.select({ id: rewards.id }).from(rewards).where(eq(rewards.name, 'Coozie'));
  for (let times = 0; times < 2; times += 1) await offerRewards(server.db, offered);
  expect(await (await list()).json()).toMatchObject([
    { name: 'Not any more', pointsCost: 2, minimumTier: 'Silver' },
    { name: 'Coozie', ...before[0], pointsCost: 600, minimumTier: 'Silver', description: 'As it says.' },
    { name: 'Magnet', pointsCost: 900 },
  ]);
  // Rows stay for the vouchers that name them.
  expect(await server.db.$count(rewards)).toBe(OFFERED.length + 2);
  await server.db.delete(rewards);
  await offerRewards(server.db, offered);
  expect(await server.db.$count(rewards)).toBe(0);
});

test('nothing on offer is an empty list', async () => {
  await server.db.update(rewards).set({ active: false });
  expect(await (await list()).json()).toEqual([]);
});
