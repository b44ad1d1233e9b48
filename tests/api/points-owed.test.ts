import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import adminFunction from '../../netlify/functions/admin.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import type { Staff } from '../../netlify/lib/http/call.ts';
import { adjustPoints } from '../../netlify/services/rewards/points/adjust-points.ts';
import { checkPoints } from '../../netlify/services/rewards/points/check-points.ts';
import { claimBirthday } from '../../netlify/services/rewards/points/claim-birthday.ts';
import { undoVoucher } from '../../netlify/services/rewards/close-voucher.ts';
import { mergeCustomers } from '../../netlify/services/rewards/customers/merge-customers.ts';
import { redeemReward } from '../../netlify/services/rewards/redeem-reward.ts';
import { recordTicket } from '../../netlify/services/tickets/record-ticket.ts';
import { voidTicket } from '../../netlify/services/tickets/void-ticket.ts';
import { readCustomerAtCounterApi } from '../../src/domain/rewards/admin-rewards.api.ts';
import { lookUpCustomerApi } from '../../src/domain/rewards/rewards.api.ts';
import { recordTicketApi } from '../../src/domain/tickets/admin-tickets.api.ts';
import { callApi } from '../support/call.ts';
import { addCustomer, addReward, booksOf } from '../support/rewards-books.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { actorOf, staffWith } from '../support/staff.ts';
import { ticketLine, ticketOf } from '../support/ticket.ts';

const server = useServer();
let staff: Awaited<ReturnType<typeof staffWith>>;
let actor: Staff;
beforeAll(async () => {
  staff = await staffWith(server.db, 'staff');
  actor = actorOf(await staffWith(server.db, 'owner'), 'owner');
});

const birth = { dateOfBirth: '1980-11-21', dateOfBirthSetAt: new Date(0) };
const ON_BIRTHDAY = new Date('2026-11-21T17:00:00Z');

/** Records a sale of so many points, at noon of a day in New York. */
async function sell(customerId: string, points: number, day = '2026-11-21'): Promise<string> {
  const gross = String(points / 45);
  const lines = [ticketLine({ gross, priceReason: 'agreed' })];
  const ticket = ticketOf({ customerId, lines, totalCents: points * 10, soldAt: `${day}T12:00` });
  await recordTicket(server.db, actor, ticket, new Date(`${day}T17:30:00Z`));
  return ticket.ticketId;
}

const voidIt = (id: string) => voidTicket(server.db, actor, id, 'Wrong seller');

async function redeem(customerId: string, pointsCost: number) {
  const { id: rewardId } = await addReward(server.db, { pointsCost });
  return redeemReward(server.db, { customerId, rewardId, requestKey: randomUUID() });
}

async function figures(id: string) {
  const { customer, balance, earned, ledger } = await booksOf(server.db, id);
  const owed = ledger.filter(({ kind }) => kind === 'owed').reduce((sum, { points }) => sum + points, 0);
  expect([customer.totalPoints, customer.pointsOwed, customer.lifetimePoints]).toEqual([
    balance,
    owed,
    earned,
  ]);
  return [balance, owed, earned];
}

/** Earned 4,500, spent 2,000, and the ticket is void: 2,000 are owed. */
async function debtor(row: Parameters<typeof addCustomer>[1] = {}) {
  const { id, phone } = await addCustomer(server.db, row);
  const ticketId = await sell(id, 4_500);
  const voucher = await redeem(id, 2_000);
  const voided = await voidIt(ticketId);
  expect(await figures(id)).toEqual([0, 2_000, 0]);
  return { id, phone, voucher, voided, ticketId };
}

test('what a void cannot take is owed; undoing the voucher pays it, and nothing of the void ticket is left', async () => {
  const { id, voucher, voided, ticketId } = await debtor();
  expect(voided).toMatchObject({ pointsTaken: 2_500, pointsSpent: 2_000 });
  expect(await voidIt(ticketId)).toMatchObject({ pointsTaken: 2_500, pointsSpent: 2_000 });
  await undoVoucher(server.db, actor, voucher.id);
  expect(await figures(id)).toEqual([0, 0, 0]);
});

test.each<[string, (id: string) => Promise<unknown>, readonly number[], readonly number[]]>([
  ['a sale', (id) => sell(id, 450), [0, 1_550, 450], [2_500, 0, 4_500]],
  ['a birthday', (id) => claimBirthday(server.db, id, ON_BIRTHDAY), [0, 1_500, 500], [2_550, 0, 4_550]],
  [
    'points that staff give',
    (id) => adjustPoints(server.db, actor, id, { id: randomUUID(), points: 2_100, reason: 'Sorry' }),
    [100, 0, 2_100],
    [4_150, 0, 6_150],
  ],
])('%s goes toward what is owed first', async (_, add, after, afterAnother) => {
  const { id } = await debtor(birth);
  await add(id);
  expect(await figures(id)).toEqual(after);
  await sell(id, 4_050);
  expect(await figures(id)).toEqual(afterAnother);
});

test('two who are merged owe together, and what one has pays for the other', async () => {
  const [one, other] = [await debtor(), await debtor()];
  await mergeCustomers(server.db, actor, one.id, other.id);
  expect(await figures(one.id)).toEqual([0, 4_000, 0]);
  expect(await figures(other.id)).toEqual([0, 0, 0]);
  const rich = await addCustomer(server.db, { totalPoints: 4_500 });
  await mergeCustomers(server.db, actor, rich.id, one.id);
  expect(await figures(rich.id)).toEqual([500, 0, 4_500]);
});

test('what an undo gave back is no lifetime point after a merge', async () => {
  const [kept, gone] = [await addCustomer(server.db), await addCustomer(server.db)];
  await sell(gone.id, 4_500);
  await undoVoucher(server.db, actor, (await redeem(gone.id, 2_000)).id);
  await mergeCustomers(server.db, actor, kept.id, gone.id);
  expect(await figures(kept.id)).toEqual([4_500, 0, 4_500]);
});

test('whoever owes redeems nothing, and staff take nothing; they and the customer read what is owed', async () => {
  const { id, phone } = await debtor();
  const before = await booksOf(server.db, id);
  await expect(redeem(id, 1)).rejects.toMatchObject({ code: 'not_enough_points' });
  const take = { id: randomUUID(), points: -1, reason: 'Mistake' };
  await expect(adjustPoints(server.db, actor, id, take)).rejects.toMatchObject({ code: 'not_enough_points' });
  expect(await booksOf(server.db, id)).toEqual(before);
  const seen = await callApi(rewardsFunction, lookUpCustomerApi, { params: { phone } });
  expect(await seen.json()).toMatchObject({ totalPoints: 0, pointsOwed: 2_000, lifetimePoints: 0 });
  const atCounter = await staffCall(adminFunction, readCustomerAtCounterApi, staff.cookie, { id });
  expect(atCounter.body).toMatchObject({ pointsOwed: 2_000 });
  const body = ticketOf({ customerId: id, lines: [ticketLine({ priceReason: 'agreed' })] });
  const recorded = { body: { points: 450, totalPoints: 0, pointsOwed: 1_550 } };
  expect(await staffCall(adminFunction, recordTicketApi, staff.cookie, { body })).toMatchObject(recorded);
  // Sent again after more was earned: what is owed now.
  await sell(id, 450);
  expect(await staffCall(adminFunction, recordTicketApi, staff.cookie, { body })).toMatchObject({
    body: { points: 450, totalPoints: 0, pointsOwed: 1_100, isRepeat: true },
  });
});

/** What visits of 900 points on these days give, in whatever order they came. */
const DAYS = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'];
const bonusesOf = async (id: string) => {
  const { tickets, ledger, customer } = await booksOf(server.db, id);
  const of = (ticketId: string) =>
    ledger
      .filter((entry) => entry.kind === 'streak_bonus' && entry.ticketId === ticketId)
      .reduce((sum, { points }) => sum + points, 0);
  const standing = tickets.filter(({ voidedAt }) => voidedAt === null);
  const bonuses = standing
    .toSorted((one, other) => one.soldOn.localeCompare(other.soldOn))
    .map((ticket) => of(ticket.id));
  return [bonuses, customer.consecutiveVisits, (await figures(id))[2]];
};

/** The day is entered on the last of them. */
async function enterLate(customerId: string, day: string): Promise<string> {
  const lines = [ticketLine({ gross: '20', priceReason: 'agreed' })];
  const ticket = ticketOf({ customerId, lines, totalCents: 9_000, soldAt: `${day}T12:00` });
  await recordTicket(server.db, actor, ticket, new Date('2026-11-21T23:00:00Z'));
  return ticket.ticketId;
}

// Asked: 282
test.each([
  ['in order', [0, 1, 2, 3, 4]],
  ['the last one first', [4, 3, 2, 1, 0]],
  ['the middle one late', [0, 4, 1, 3, 2]],
])('a bonus follows its visits: entered %s they give the same', async (_, order) => {
  const { id } = await addCustomer(server.db);
  const ids = new Map<number, string>();
  for (const at of order) ids.set(at, await enterLate(id, DAYS[at] ?? ''));
  expect(await bonusesOf(id)).toEqual([[0, 0, 90, 90, 90], 5, 4_770]);
  const voided = await voidIt(ids.get(1) ?? '');
  // Its own points, and the bonus that the third day had only with it.
  expect(voided).toMatchObject({ pointsTaken: 990, pointsSpent: 0 });
  expect(await bonusesOf(id)).toEqual([[0, 0, 90, 90], 4, 3_780]);
  await voidIt(ids.get(4) ?? '');
  await voidIt(ids.get(0) ?? '');
  expect(await bonusesOf(id)).toEqual([[0, 0], 2, 1_800]);
  await enterLate(id, DAYS[4] ?? '');
  expect(await bonusesOf(id)).toEqual([[0, 0, 90], 3, 2_790]);
  for (const at of [2, 3]) await voidIt(ids.get(at) ?? '');
  expect(await bonusesOf(id)).toEqual([[0], 1, 900]);
});

test('a bonus that was spent is owed when its visit goes', async () => {
  const { id } = await addCustomer(server.db);
  const first = await enterLate(id, '2026-11-19');
  await enterLate(id, '2026-11-20');
  await enterLate(id, '2026-11-21');
  await redeem(id, 2_790);
  expect(await voidIt(first)).toMatchObject({ pointsTaken: 0, pointsSpent: 990 });
  expect(await bonusesOf(id)).toEqual([[0, 0], 2, 1_800]);
});

test('after all of it the nightly check finds nothing', async () => {
  expect(await checkPoints(server.db)).toMatchObject({ differences: 0 });
});
