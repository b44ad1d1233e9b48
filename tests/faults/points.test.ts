// ASVS: 2.3.2
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rewards } from '../../netlify/database/schema/rewards.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import { database } from '../../netlify/database/client.ts';
import { claimBirthday } from '../../netlify/services/rewards/points/claim-birthday.ts';
import { redeemReward } from '../../netlify/services/rewards/redeem-reward.ts';
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

test('a rival with the same key is the same redemption', async () => {
  const { id } = await addCustomer(server.db, { totalPoints: 1_500 });
  const reward = await addReward(server.db);
  let first: unknown;
  beforeLock(async () => {
    first = await (await ask(id, reward.id, 'k')).json();
  });
  expect(await (await ask(id, reward.id, 'k')).json()).toEqual(first);
  expect((await booksOf(server.db, id)).redemptions).toHaveLength(1);
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

test.each(['commit', 'committed'] as const)(
  'cut off or stopped at %s, the same key makes one voucher in the end',
  async (turn) => {
    const { id } = await addCustomer(server.db, { totalPoints: 5_000 });
    const request = { customerId: id, rewardId: (await addReward(server.db)).id, requestKey: 'k' };
    server.link.once(turn, 'redemptions');
    await expect(redeemReward(database(), request)).rejects.toBeDefined();
    server.link.once(turn, 'redemptions', () => server.database.stop());
    await redeemReward(database(), request).catch(() => {});
    await server.database.start();
    expect(await redeemReward(database(), request)).toMatchObject({ pointsCost: 1_000 });
    const { redemptions, balance, customer } = await booksOf(server.db, id);
    expect([redemptions.length, balance, customer.totalPoints]).toEqual([1, 4_000, 4_000]);
  },
);

test.each(['commit', 'committed'] as const)(
  'cut off or stopped at %s, the same visit is recorded once in the end',
  async (turn) => {
    const { id } = await addCustomer(server.db);
    const sell = () => recordSale(database(), id, { ticketId });
    const ticketId = randomUUID();
    server.link.once(turn, 'visits');
    await expect(sell()).rejects.toBeDefined();
    const isRecorded = turn === 'committed';
    expect((await booksOf(server.db, id)).visits).toHaveLength(isRecorded ? 1 : 0);
    server.link.once(turn, 'visits', () => server.database.stop());
    await sell().catch(() => {});
    await server.database.start();
    expect(await sell()).toMatchObject({ points: 450, isRepeat: isRecorded });
    const { customer, visits, balance } = await booksOf(server.db, id);
    expect([visits.length, customer.totalVisits, customer.totalPoints, balance]).toEqual([1, 1, 450, 450]);
  },
);

test('a crash before a birthday bonus is stored leaves nothing, and it can be claimed again', async () => {
  const now = new Date('2026-11-21T17:00:00Z');
  const { id } = await addCustomer(server.db, { dateOfBirth: '1980-11-21', dateOfBirthSetAt: new Date(0) });
  server.link.once('commit', 'points_ledger', () => server.database.stop());
  await expect(claimBirthday(database(), id, now)).rejects.toBeDefined();
  await server.database.start();
  expect((await booksOf(server.db, id)).customer.totalPoints).toBe(0);
  expect(await claimBirthday(database(), id, now)).toMatchObject({ totalPoints: 500 });
  expect((await booksOf(server.db, id)).balance).toBe(500);
});

test('with the database down a redemption is told to try later, within 8 s', async () => {
  const { id } = await addCustomer(server.db, { totalPoints: 1_000 });
  const reward = await addReward(server.db);
  await server.database.stop();
  const startedAt = performance.now();
  const response = await ask(id, reward.id, 'k');
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect([response.status, await codeOf(response)]).toEqual([503, 'unavailable']);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  await server.database.start();
  expect((await ask(id, reward.id, 'k')).status).toBe(201);
});
