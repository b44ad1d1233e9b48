// ASVS: 2.3.2
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rewards } from '../../netlify/database/schema/rewards.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import { redeemRewardApi } from '../../src/domain/rewards/redeem-reward.api.ts';
import { callApi } from '../support/call.ts';
import { codeOf } from '../support/code-of.ts';
import { useLinkedServer } from '../support/database-link.ts';
import { addCustomer, addReward, booksOf } from '../support/rewards-books.ts';
import { recordSale } from '../support/rewards-sale.ts';
import { sessionFor } from '../support/rewards.ts';
import { untilAnswered } from '../support/until-answered.ts';

const server = useLinkedServer({ ownPostgres: true });

const ask = (customerId: string, rewardId: string, key: string = randomUUID()) =>
  callApi(rewardsFunction, redeemRewardApi, {
    body: { customerId, rewardId },
    headers: { cookie: sessionFor(customerId), 'idempotency-key': key },
  });

// Asked: 280, 360
test('of 200 parallel redemptions with points for three, exactly three succeed', async () => {
  const { id } = await addCustomer(server.db, { totalPoints: 3_999 });
  const reward = await addReward(server.db);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, nth) => untilAnswered(() => ask(id, reward.id, `nth-${nth}`))),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(197);
  expect(new Set(await Promise.all(refused.map(codeOf)))).toEqual(new Set(['not_enough_points']));
  const { customer, redemptions, balance } = await booksOf(server.db, id);
  expect([customer.totalPoints, balance, redemptions.length]).toEqual([999, 999, 3]);
});

test('the same Idempotency-Key twenty times at once is one redemption', async () => {
  const { id } = await addCustomer(server.db, { totalPoints: 30_000 });
  const reward = await addReward(server.db);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(id, reward.id, 'same')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  const { customer, redemptions, balance } = await booksOf(server.db, id);
  expect([customer.totalPoints, balance, redemptions.length]).toEqual([29_000, 29_000, 1]);
});

/** Acts just before the redemption locks its customer. */
function beforeLock(act: () => unknown): void {
  const stop = server.link.watch({
    before: async ({ text }) => {
      if (!text.includes('for no key update')) return;
      stop();
      await act();
    },
  });
}

// Asked: 360
test('a rival who takes the points between the request and the lock leaves none to take twice', async () => {
  const { id } = await addCustomer(server.db, { totalPoints: 1_500 });
  const reward = await addReward(server.db);
  beforeLock(() => ask(id, reward.id));
  expect(await codeOf(await ask(id, reward.id))).toBe('not_enough_points');
  const { customer, redemptions, balance } = await booksOf(server.db, id);
  expect([customer.totalPoints, balance, redemptions.length]).toEqual([500, 500, 1]);
});

test('a reward withdrawn, or made dearer, between the request and the lock is refused as it then is', async () => {
  const { id } = await addCustomer(server.db, { totalPoints: 1_500 });
  const reward = await addReward(server.db);
  const change = (row: Partial<typeof rewards.$inferInsert>) =>
    server.db.update(rewards).set(row).where(eq(rewards.id, reward.id));
  beforeLock(() => change({ pointsCost: 1_501 }));
  expect(await codeOf(await ask(id, reward.id))).toBe('not_enough_points');
  beforeLock(() => change({ active: false }));
  expect(await codeOf(await ask(id, reward.id))).toBe('reward_not_offered');
  expect((await booksOf(server.db, id)).balance).toBe(1_500);
});

test('points that come between the request and the lock count', async () => {
  const { id } = await addCustomer(server.db);
  const reward = await addReward(server.db);
  beforeLock(() => recordSale(server.db, id, { amountCents: 10_000 }));
  expect((await ask(id, reward.id)).status).toBe(201);
  expect((await booksOf(server.db, id)).balance).toBe(0);
});
