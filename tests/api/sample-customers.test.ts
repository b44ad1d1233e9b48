import { expect, test } from 'vitest';
import { seedWhenEmpty } from '../../netlify/database/seed/seed.ts';
import {
  customers,
  pointsLedger,
  redemptions,
  rewards,
  visits,
} from '../../netlify/database/schema/rewards.ts';
import { comparePoints } from '../../netlify/services/rewards/points/check-points.ts';
import { BUSINESS_PHONE, BUSINESS_QUOTES_PHONE } from '../../src/business/business.ts';
import { REWARDS_ON_OFFER } from '../../src/business/rewards.ts';
import { YARDS } from '../../src/business/yards.ts';
import { VOUCHER_STATES } from '../../src/domain/rewards/rewards.api.ts';
import { TIERS } from '../../src/domain/rewards/points/tiers.ts';
import { SAMPLE_CUSTOMERS } from '../../tools/samples/sample-customers.ts';
import { fillSamples } from '../../tools/samples/fill-samples.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

/** One moment for the whole file, so that a birthday lasts until the end. */
const NOW = new Date();
const TABLES = { customers, visits, redemptions, pointsLedger, rewards };
const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(TABLES).map(async ([name, table]) => [name, await server.db.$count(table)] as const),
    ),
  );

test('what a deployment is seeded with has the rewards on offer and nobody’s points', async () => {
  const rows = await server.db.select().from(rewards);
  expect(rows).toHaveLength(REWARDS_ON_OFFER.length);
  expect(rows).toEqual(
    expect.arrayContaining(
      REWARDS_ON_OFFER.map(({ key, pointsCost, minimumTier }) =>
        expect.objectContaining({ name: key, pointsCost, minimumTier }),
      ),
    ),
  );
  expect(await counts()).toMatchObject({ customers: 0, visits: 0, redemptions: 0, pointsLedger: 0 });
  expect(await seedWhenEmpty(server.db)).toBe(false);
});

test('rewards that are all off are not filled again', async () => {
  await server.db.update(rewards).set({ active: false });
  expect(await seedWhenEmpty(server.db)).toBe(false);
  expect(await server.db.$count(rewards)).toBe(REWARDS_ON_OFFER.length);
  await server.db.update(rewards).set({ active: true });
});

test('samples fill a database without customers, once', async () => {
  expect(await fillSamples(server.db, NOW)).toBe(true);
  const before = await counts();
  expect(before['customers']).toBe(SAMPLE_CUSTOMERS.length);
  expect(await fillSamples(server.db)).toBe(false);
  expect(await counts()).toEqual(before);
});

test('the nightly check finds nothing to complain of', async () => {
  expect(await comparePoints(server.db)).toEqual({
    customers: SAMPLE_CUSTOMERS.length,
    differences: 0,
    shown: [],
  });
});

test('there is somebody in each tier, a voucher in each state, and no phone of the business’s own', async () => {
  expect(new Set(SAMPLE_CUSTOMERS.map(({ meant }) => meant.tier))).toEqual(new Set(TIERS));
  const states = await server.db.select({ state: redemptions.state }).from(redemptions);
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(VOUCHER_STATES));
  const own: readonly string[] = [BUSINESS_PHONE, BUSINESS_QUOTES_PHONE, ...YARDS.map(({ phone }) => phone)];
  for (const { phone } of SAMPLE_CUSTOMERS) {
    expect(own).not.toContain(phone);
    expect(phone).toMatch(/^\+177055501\d\d$/);
  }
});
