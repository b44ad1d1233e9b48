import { beforeAll, expect, test } from 'vitest';
import { pointsLedger, redemptions, rewards } from '../../netlify/database/schema/rewards.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import { REWARDS_LIST_LENGTH } from '../../src/business/constants.ts';
import {
  listPointsHistoryApi,
  listRedemptionsApi,
  listTransactionsApi,
} from '../../src/domain/rewards/rewards.api.ts';
import { callApi } from '../support/call.ts';
import { addSales } from '../support/rewards-books.ts';
import { customerWith, sessionFor, type CustomerRow } from '../support/rewards.ts';
import { useServer } from '../support/server.ts';

const server = useServer();
let customer: CustomerRow;
beforeAll(async () => {
  customer = await customerWith(server.db);
});

const LISTS = {
  transactions: [rewardsFunction, listTransactionsApi],
  history: [rewardsFunction, listPointsHistoryApi],
  redemptions: [rewardsFunction, listRedemptionsApi],
} as const;
type List = keyof typeof LISTS;

function ask(list: List, id: string, cookie: string): Promise<Response> {
  const [handler, contract] = LISTS[list];
  return callApi(handler, contract, { params: { id }, headers: { cookie } });
}

const listOf = async (list: List, { id }: { id: string }) => {
  const response = await ask(list, id, sessionFor(id));
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return (await response.json()) as readonly Record<string, unknown>[];
};

const minute = (count: number) => new Date(Date.UTC(2026, 4, 4, 12, count));
test.each(Object.keys(LISTS) as List[])('the %s of somebody new are an empty list', async (list) => {
  expect(await listOf(list, await customerWith(server.db))).toEqual([]);
});

// Asked: 90, 161
test('visits come newest first, weights as they were weighed and amounts in dollars', async () => {
  const by = { customerId: customer.id };
  const own = await addSales(server.db, [
    { ...by, weight: '12.5', amountCents: 7, createdAt: minute(1) },
    { ...by, weight: '120.000', unit: 'ton', createdAt: minute(2) },
    { ...by, weight: '0.125', metalType: 'steel', amountCents: 123_456, createdAt: minute(3) },
    { customerId: (await customerWith(server.db)).id },
  ]);
  expect(await listOf('transactions', customer)).toEqual([
    {
      id: own[2],
      metalType: 'steel',
      weight: '0.125',
      unit: 'lb',
      amount: '1234.56',
      createdAt: '2026-05-04T12:03:00.000Z',
    },
    {
      id: own[1],
      metalType: 'copper_wire',
      weight: '120',
      unit: 'ton',
      amount: '540.00',
      createdAt: '2026-05-04T12:02:00.000Z',
    },
    {
      id: own[0],
      metalType: 'copper_wire',
      weight: '12.5',
      unit: 'lb',
      amount: '0.07',
      createdAt: '2026-05-04T12:01:00.000Z',
    },
  ]);
});

// Asked: 90, 161
test('the history tells what was earned and spent, a bonus above its sale', async () => {
  const { id: customerId } = await customerWith(server.db);
  const entry = (kind: 'earn' | 'streak_bonus' | 'adjust', points: number, createdAt: Date) => ({
    customerId,
    kind,
    points,
    description: `${kind} of ${points}`,
    createdAt,
  });
  await server.db
    .insert(pointsLedger)
    .values([
      entry('earn', 100, minute(1)),
      entry('streak_bonus', 10, minute(1)),
      entry('adjust', -50, minute(2)),
    ]);
  const rows = await listOf('history', { id: customerId });
  expect(rows.map(({ id: _id, ...rest }) => rest)).toEqual([
    { description: 'adjust of -50', points: -50, createdAt: '2026-05-04T12:02:00.000Z' },
    { description: 'streak_bonus of 10', points: 10, createdAt: '2026-05-04T12:01:00.000Z' },
    { description: 'earn of 100', points: 100, createdAt: '2026-05-04T12:01:00.000Z' },
  ]);
});

// Asked: 90, 161
test('vouchers come newest first with their code and what became of them', async () => {
  const { id: customerId } = await customerWith(server.db);
  const reward = {
    name: 'Listed',
    description: 'x',
    pointsCost: 500,
    category: 'yard',
    minimumTier: 'Bronze',
  };
  const [offered] = await server.db
    .insert(rewards)
    .values(reward as typeof rewards.$inferInsert)
    .returning();
  const voucher = { customerId, rewardId: offered?.id ?? '', rewardName: 'Listed then', pointsCost: 400 };
  await server.db.insert(redemptions).values([
    { ...voucher, code: 'RW-OLD', createdAt: minute(1), state: 'honored', closedAt: minute(2) },
    { ...voucher, code: 'RW-NEW', createdAt: minute(3) },
  ]);
  const rows = await listOf('redemptions', { id: customerId });
  expect(rows.map(({ id: _id, ...rest }) => rest)).toEqual([
    {
      rewardName: 'Listed then',
      pointsCost: 400,
      // Another device redeemed it.
      code: 'RW-••••••EW',
      state: 'issued',
      createdAt: '2026-05-04T12:03:00.000Z',
    },
    {
      rewardName: 'Listed then',
      pointsCost: 400,
      code: 'RW-OLD',
      state: 'honored',
      createdAt: '2026-05-04T12:01:00.000Z',
    },
  ]);
});

test('of a long list the newest are answered', async () => {
  const { id } = await customerWith(server.db);
  const count = REWARDS_LIST_LENGTH + 5;
  await addSales(
    server.db,
    Array.from({ length: count }, (_, index) => ({
      customerId: id,
      amountCents: index + 1,
      createdAt: minute(index),
    })),
  );
  const rows = await listOf('transactions', { id });
  expect(rows).toHaveLength(REWARDS_LIST_LENGTH);
  expect(rows[0]).toMatchObject({ amount: '1.05' });
  expect(rows.at(-1)).toMatchObject({ amount: '0.06' });
});
