import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { redemptions, rewards } from '../../netlify/database/schema/rewards.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import { mergeCustomers } from '../../netlify/services/rewards/customers/merge-customers.ts';
import { redeemReward } from '../../netlify/services/rewards/redeem-reward.ts';
import { redeemRewardApi } from '../../src/domain/rewards/redeem-reward.api.ts';
import { listRedemptionsApi, type Redemption } from '../../src/domain/rewards/rewards.api.ts';
import { callApi, type CallOptions } from '../support/call.ts';
import { codeOf } from '../support/code-of.ts';
import { cookiesOf } from '../support/order.ts';
import { addCustomer, addReward, booksOf } from '../support/rewards-books.ts';
import { sessionFor } from '../support/rewards.ts';
import { actorOf, staffWith } from '../support/staff.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

interface Asking extends CallOptions {
  readonly key?: string;
  /** The session; the customer's own by default, none if null. */
  readonly as?: string | null;
}

function ask(customerId: string, rewardId: string, { key, as = customerId, ...options }: Asking = {}) {
  const headers = {
    ...(as === null ? {} : { cookie: sessionFor(as) }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  return callApi(rewardsFunction, redeemRewardApi, { body: { customerId, rewardId }, headers, ...options });
}

// Asked: 91, 163, 285
test('points become a voucher, with a ledger entry that names the reward', async () => {
  const customer = await addCustomer(server.db, { totalPoints: 1_500, lifetimePoints: 6_000 });
  const reward = await addReward(server.db, { minimumTier: 'Silver', pointsCost: 1_200 });
  const response = await ask(customer.id, reward.id, { key: randomUUID() });
  expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store']);
  const voucher = (await response.json()) as Redemption;
  expect(voucher).toEqual({
    id: expect.any(String),
    rewardName: reward.name,
    pointsCost: 1_200,
    code: expect.stringMatching(/^RW-[0-9A-HJKMNP-TV-Z]{8}$/),
    state: 'issued',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  const books = await booksOf(server.db, customer.id);
  expect(books.customer).toMatchObject({ totalPoints: 300, lifetimePoints: 6_000 });
  expect([books.balance, books.earned]).toEqual([300, 6_000]);
  expect(books.ledger.at(-1)).toMatchObject({
    kind: 'redeem',
    points: -1_200,
    description: `Redeemed: ${reward.name}`,
    redemptionId: voucher.id,
  });
});

test('an open code is shown in full on the device that redeemed it, and masked on any other', async () => {
  const { id } = await addCustomer(server.db, { totalPoints: 1_000 });
  // Who looks, and how often they were signed out.
  let viewer = { id, version: 0 };
  const reward = await addReward(server.db, { pointsCost: 500 });
  const codesOn = async (device: string) => {
    const cookie = `${sessionFor(viewer.id, undefined, viewer.version)}; ${device}`;
    const params = { id: viewer.id };
    const list = await callApi(rewardsFunction, listRedemptionsApi, { params, headers: { cookie } });
    return ((await list.json()) as Redemption[]).map(({ code }) => code);
  };
  const key = randomUUID();
  const first = await ask(id, reward.id, { key });
  const { code, id: redemptionId } = (await first.json()) as Redemption;
  const [set = ''] = first.headers.getSetCookie();
  // A path without the customer: after a merge the code belongs to another, and is still this device's.
  for (const attribute of ['Path=/api/customers', 'HttpOnly', 'Secure', 'SameSite=Strict'])
    expect(set.split('; ')).toContain(attribute);
  const device = cookiesOf(first);
  // The answer was lost, and came the second time.
  expect(cookiesOf(await ask(id, reward.id, { key }))).toContain(device.split('=', 1)[0]);
  const second = await ask(id, reward.id, { key: randomUUID() });
  const masked = `RW-••••••${code.slice(-2)}`;
  expect((await codesOn(`${device}; ${cookiesOf(second)}`)).at(-1)).toBe(code);
  expect((await codesOn(cookiesOf(second))).at(-1)).toBe(masked);
  expect((await codesOn('')).at(-1)).toBe(masked);
  const kept = await addCustomer(server.db, {});
  await mergeCustomers(server.db, actorOf(await staffWith(server.db, 'staff')), kept.id, id);
  viewer = { id: kept.id, version: 1 };
  expect((await codesOn(device)).at(-1)).toBe(code);
  expect((await codesOn('')).at(-1)).toBe(masked);
  // One that was used is worth nothing.
  await server.db
    .update(redemptions)
    .set({ state: 'honored', closedAt: new Date() })
    .where(eq(redemptions.id, redemptionId));
  expect((await codesOn('')).at(-1)).toBe(code);
});

// Asked: 245
test('the same key again answers the same voucher, also when the points are spent or the reward is gone', async () => {
  const customer = await addCustomer(server.db, { totalPoints: 1_000 });
  const reward = await addReward(server.db);
  const key = randomUUID();
  const first = await (await ask(customer.id, reward.id, { key })).json();
  const second = await ask(customer.id, reward.id, { key });
  expect([second.status, await second.json()]).toEqual([201, first]);
  await server.db.update(rewards).set({ active: false }).where(eq(rewards.id, reward.id));
  expect(await (await ask(customer.id, reward.id, { key })).json()).toEqual(first);
  expect((await booksOf(server.db, customer.id)).redemptions).toHaveLength(1);
});

test('the same key with points left is still one redemption; another key, or none, is another', async () => {
  const customer = await addCustomer(server.db, { totalPoints: 9_000 });
  const { id } = await addReward(server.db);
  const key = randomUUID();
  const answers = [key, key, randomUUID(), undefined, undefined].map((each) =>
    ask(customer.id, id, each === undefined ? {} : { key: each }),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  const books = await booksOf(server.db, customer.id);
  expect([books.redemptions.length, books.customer.totalPoints, books.balance]).toEqual([4, 5_000, 5_000]);
});

test('two customers may use the same key', async () => {
  const { id } = await addReward(server.db);
  for (const customer of [
    await addCustomer(server.db, { totalPoints: 1_000 }),
    await addCustomer(server.db, { totalPoints: 1_000 }),
  ]) {
    expect((await ask(customer.id, id, { key: 'k' })).status).toBe(201);
  }
});

// Asked: 285
test.each([
  ['not offered', { active: false }, 'reward_not_offered'],
  [
    'not offered, for a higher tier and too dear',
    { active: false, minimumTier: 'Gold', pointsCost: 9_999 },
    'reward_not_offered',
  ],
  ['for a higher tier', { minimumTier: 'Silver' }, 'tier_too_low'],
  ['for a higher tier and too dear', { minimumTier: 'Silver', pointsCost: 9_999 }, 'tier_too_low'],
  ['too dear', { pointsCost: 4_000 }, 'not_enough_points'],
] as const)('a reward that is %s is refused by that name', async (_, row, code) => {
  const customer = await addCustomer(server.db, { totalPoints: 3_999, lifetimePoints: 4_999 });
  const response = await ask(customer.id, (await addReward(server.db, row)).id);
  expect([response.status, await codeOf(response)]).toEqual([409, code]);
  expect((await booksOf(server.db, customer.id)).balance).toBe(3_999);
});

test('an unknown reward is not offered', async () => {
  const customer = await addCustomer(server.db, { totalPoints: 9_000 });
  expect(await codeOf(await ask(customer.id, randomUUID()))).toBe('reward_not_offered');
});

test('a session of an unknown customer opens nothing, and without one nobody is found', async () => {
  const [nobody, { id: rewardId }] = [randomUUID(), await addReward(server.db)];
  const response = await ask(nobody, rewardId);
  expect([response.status, await codeOf(response)]).toEqual([401, 'not_signed_in']);
  const redemption = redeemReward(server.db, { customerId: nobody, rewardId, requestKey: null });
  await expect(redemption).rejects.toMatchObject({ code: 'not_found' });
});

test('a code that is taken is drawn again', async () => {
  const customer = await addCustomer(server.db, { totalPoints: 9_000 });
  const request = { customerId: customer.id, rewardId: (await addReward(server.db)).id, requestKey: null };
  const first = await redeemReward(server.db, request, () => 'RW-TAKEN000');
  const codes = ['RW-TAKEN000', 'RW-TAKEN000', 'RW-FREE0000'];
  const second = await redeemReward(server.db, request, () => codes.shift() ?? '');
  expect([first.code, second.code]).toEqual(['RW-TAKEN000', 'RW-FREE0000']);
  const books = await booksOf(server.db, customer.id);
  expect([books.customer.totalPoints, books.balance]).toEqual([7_000, 7_000]);
});
