import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { customers, pointsLedger } from '../../netlify/database/schema/rewards.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import { checkPoints } from '../../netlify/services/rewards/points/check-points.ts';
import { claimBirthday } from '../../netlify/services/rewards/points/claim-birthday.ts';
import { findAtCounter } from '../../netlify/services/tickets/find-at-counter.ts';
import { redeemReward } from '../../netlify/services/rewards/redeem-reward.ts';
import {
  changePhoneApi,
  mergeCustomersApi,
  readCustomerAtCounterApi,
  releasePhoneApi,
} from '../../src/domain/rewards/admin-rewards.api.ts';
import * as rewardsApi from '../../src/domain/rewards/rewards.api.ts';
import { formatPhone } from '../../src/domain/shared/contact/phone.ts';
import { audited } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { cookiesOf } from '../support/order.ts';
import { addCustomer, addReward, booksOf } from '../support/rewards-books.ts';
import { recordSale } from '../support/rewards-sale.ts';
import { freshPhone, newCustomerBody, sessionFor } from '../support/rewards.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer();
let staff: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  staff = await staffWith(server.db, 'staff');
});

const noonOn = (date: string) => new Date(`${date}T17:00:00Z`);
const birth = { dateOfBirth: '1980-11-21', dateOfBirthSetAt: new Date(0) };

const ask = (id: string, fromId: string, cookie = staff.cookie) =>
  staffCall(adminFunction, mergeCustomersApi, cookie, { id, body: { fromId } });

const refused = (status: number, code: string) => ({ status, body: { code } });

/** Two accounts of one person, each with visits, a birthday and a voucher. */
async function twoOfOne() {
  const [kept, gone] = [await addCustomer(server.db, birth), await addCustomer(server.db, birth)];
  const { id: rewardId } = await addReward(server.db, { pointsCost: 300 });
  for (const [{ id }, days] of [
    [kept, ['2026-09-01', '2026-11-01']],
    [gone, ['2026-10-01', '2026-10-15']],
  ] as const) {
    for (const day of days) await recordSale(server.db, id, { amountCents: 1_000 }, noonOn(day));
    await claimBirthday(server.db, id, noonOn('2026-11-21'));
    // Both browsers chose the same key.
    await redeemReward(server.db, { customerId: id, rewardId, requestKey: 'k' });
  }
  return { kept, gone, rewardId };
}

test('of two customers one stays, with everything both had, recalculated', async () => {
  const { kept, gone, rewardId } = await twoOfOne();
  expect(await ask(kept.id, gone.id)).toEqual({ status: 200, body: { id: kept.id } });
  const { customer, ledger, visits, redemptions, balance, earned } = await booksOf(server.db, kept.id);
  // The third and fourth visit of all have their bonus now.
  expect([balance, earned]).toEqual([820, 1_420]);
  expect(customer).toMatchObject({
    totalPoints: 820,
    lifetimePoints: 1_420,
    totalVisits: 4,
    // 1 September, 1 and 15 October, 1 November: none more than 30 days after the one before.
    consecutiveVisits: 4,
    lastVisitOn: '2026-11-01',
  });
  expect([visits.length, redemptions.length]).toEqual([4, 2]);
  expect(ledger.filter(({ kind }) => kind === 'birthday')).toHaveLength(2);
  expect(ledger.filter(({ movedFrom }) => movedFrom === gone.id)).toHaveLength(4);
  const old = await booksOf(server.db, gone.id);
  expect(old.ledger).toEqual([]);
  expect(old.customer).toMatchObject({
    mergedInto: kept.id,
    totalPoints: 0,
    lifetimePoints: 0,
    totalVisits: 0,
  });
  // Everything meant for the merged customer reaches the remaining one.
  await expect(claimBirthday(server.db, gone.id, noonOn('2026-11-21'))).rejects.toThrow('birthday_claimed');
  await redeemReward(server.db, { customerId: gone.id, rewardId, requestKey: randomUUID() });
  expect((await booksOf(server.db, kept.id)).customer.totalPoints).toBe(520);
  expect(await checkPoints(server.db)).toMatchObject({ differences: 0 });
});

test('a reward asked for again after a merge is the same voucher, also if a stranger chose its key', async () => {
  const points = { totalPoints: 1_000 };
  const [kept, gone, stranger] = [
    await addCustomer(server.db, points),
    await addCustomer(server.db, points),
    await addCustomer(server.db, points),
  ];
  const request = { rewardId: (await addReward(server.db)).id, requestKey: 'again' };
  await redeemReward(server.db, { ...request, customerId: stranger.id });
  const voucher = await redeemReward(server.db, { ...request, customerId: gone.id });
  await ask(kept.id, gone.id);
  expect((await redeemReward(server.db, { ...request, customerId: gone.id })).id).toBe(voucher.id);
});

test('the data of the customer who was merged away stays in the audit log', async () => {
  const kept = await addCustomer(server.db);
  const gone = await addCustomer(server.db, { ...birth, email: 'gone@example.com' });
  await server.db.update(customers).set({ email: null }).where(eq(customers.id, kept.id));
  expect((await ask(kept.id, gone.id)).status).toBe(200);
  const { dateOfBirth } = birth;
  expect(await audited(server, kept.id)).toMatchObject([
    {
      before: {
        stays: { email: null, dateOfBirth: null },
        goes: { email: 'gone@example.com', dateOfBirth },
      },
      after: { stays: { email: 'gone@example.com', dateOfBirth } },
    },
  ]);
});

test('the remaining customer keeps their own email and date of birth', async () => {
  const later = { dateOfBirth: '1991-05-04', dateOfBirthSetAt: new Date(86_400_000) };
  const own = { ...birth, email: 'kept@example.com' };
  const kept = await addCustomer(server.db, own);
  const gone = await addCustomer(server.db, { ...later, email: 'gone@example.com' });
  expect((await ask(kept.id, gone.id)).status).toBe(200);
  expect((await booksOf(server.db, kept.id)).customer).toMatchObject(own);
});

test('a second time nothing moves and nothing is audited; the other way round it is one customer', async () => {
  const [kept, gone] = [await addCustomer(server.db, { totalPoints: 5 }), await addCustomer(server.db)];
  expect((await ask(kept.id, gone.id)).status).toBe(200);
  expect((await ask(kept.id, gone.id)).status).toBe(200);
  expect(await ask(gone.id, kept.id)).toMatchObject(refused(409, 'same_customer'));
  expect(await ask(kept.id, kept.id)).toMatchObject(refused(409, 'same_customer'));
  const third = await addCustomer(server.db);
  expect(await ask(third.id, gone.id)).toMatchObject(refused(409, 'already_done'));
  expect(await ask(third.id, randomUUID())).toMatchObject(refused(404, 'not_found'));
  expect(await ask(third.id, 'x')).toMatchObject(refused(400, 'invalid_input'));
  expect(await ask(kept.id, third.id, sessionFor(kept.id))).toMatchObject(refused(401, 'not_signed_in'));
  const entries = await audited(server, kept.id);
  expect(entries).toMatchObject([
    { action: 'merge_customers', actorId: staff.id, before: { goes: { id: gone.id, phone: gone.phone } } },
  ]);
});

test('the old number leads to the remaining customer, also through a second merge, and so does a sale', async () => {
  const [a, b, c] = [
    await addCustomer(server.db),
    await addCustomer(server.db),
    await addCustomer(server.db),
  ];
  await ask(b.id, a.id);
  await ask(c.id, b.id);
  for (const { id, phone } of [a, b, c]) {
    const found = await callApi(rewardsFunction, rewardsApi.lookUpCustomerApi, { params: { phone } });
    expect(await found.json()).toMatchObject({ id: c.id });
    await recordSale(server.db, id, { amountCents: 100 });
  }
  expect((await booksOf(server.db, c.id)).customer).toMatchObject({ totalVisits: 3, totalPoints: 30 });
  expect(await checkPoints(server.db)).toMatchObject({ differences: 0 });
});

test('two who together have more points than can be kept are refused, and stay as they were', async () => {
  const rich = { totalPoints: 2_000_000_000 };
  const [kept, gone] = [await addCustomer(server.db, rich), await addCustomer(server.db, rich)];
  expect(await ask(kept.id, gone.id)).toMatchObject(refused(400, 'invalid_input'));
  for (const { id } of [kept, gone]) {
    const { customer, balance } = await booksOf(server.db, id);
    expect([customer.mergedInto, balance]).toEqual([null, rich.totalPoints]);
  }
});

const readHistory = (id: string, cookie: string) =>
  callApi(rewardsFunction, rewardsApi.listPointsHistoryApi, { params: { id }, headers: { cookie } });

test('after a merge browsers that saw either customer look up anew, by either number', async () => {
  const { kept, gone } = await twoOfOne();
  const before = [kept, gone].map(({ id }) => ({ id, cookie: sessionFor(id) }));
  for (const { id, cookie } of before) expect((await readHistory(id, cookie)).status).toBe(200);
  await ask(kept.id, gone.id);
  for (const { id, cookie } of before) expect((await readHistory(id, cookie)).status).toBe(401);
  for (const { phone } of [kept, gone]) {
    const found = await callApi(rewardsFunction, rewardsApi.lookUpCustomerApi, { params: { phone } });
    expect(await found.json()).toMatchObject({ id: kept.id });
    expect(await (await readHistory(kept.id, cookiesOf(found))).json()).toHaveLength(10);
  }
});

test('the ledger lets a merge move an entry, and nothing else', async () => {
  const { id } = await addCustomer(server.db, { totalPoints: 5 });
  const other = await addCustomer(server.db);
  const mine = eq(pointsLedger.customerId, id);
  const change = (to: Partial<typeof pointsLedger.$inferInsert>) =>
    server.db.update(pointsLedger).set(to).where(mine);
  const refusals = await Promise.allSettled([
    change({ points: 6 }),
    change({ customerId: other.id }),
    change({ customerId: other.id, movedFrom: id, points: 6 }),
    server.db.delete(pointsLedger).where(mine),
  ]);
  expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 'rejected'));
  expect((await booksOf(server.db, id)).balance).toBe(5);
});

test('an old number is released, once and with a reason: then anybody may use it', async () => {
  const [kept, gone, stranger] = [
    await addCustomer(server.db),
    await addCustomer(server.db),
    await addCustomer(server.db),
  ];
  await ask(kept.id, gone.id);
  const release = (
    phone: string,
    { id = kept.id, reason = 'Somebody else has it now', cookie = staff.cookie } = {},
  ) => staffCall(adminFunction, releasePhoneApi, cookie, { id, body: { phone, reason } });
  const seen = await staffCall(adminFunction, readCustomerAtCounterApi, staff.cookie, { id: kept.id });
  expect(seen.body).toMatchObject({ formerPhones: [formatPhone(gone.phone)] });
  expect(await release(gone.phone, { reason: 'x' })).toMatchObject(refused(400, 'invalid_input'));
  expect(await release(gone.phone, { cookie: sessionFor(kept.id) })).toMatchObject(
    refused(401, 'not_signed_in'),
  );
  for (const phone of [kept.phone, stranger.phone, freshPhone()]) {
    expect(await release(phone)).toMatchObject(refused(404, 'not_found'));
  }
  expect(await release(gone.phone, { id: stranger.id })).toMatchObject(refused(404, 'not_found'));

  const released = { status: 200, body: { phone: formatPhone(gone.phone) } };
  const { sessionVersion: before } = (await booksOf(server.db, kept.id)).customer;
  expect(await Promise.all([release(gone.phone), release(gone.phone)])).toEqual([released, released]);
  expect(await audited(server, kept.id)).toMatchObject([
    { action: 'merge_customers' },
    { action: 'release_phone', before: { phone: gone.phone }, after: { reason: 'Somebody else has it now' } },
  ]);
  // Whoever looked it up by that number is signed out.
  expect((await booksOf(server.db, kept.id)).customer.sessionVersion).toBe(before + 1);
  const lookUp = () =>
    callApi(rewardsFunction, rewardsApi.lookUpCustomerApi, { params: { phone: gone.phone } });
  expect((await lookUp()).status).toBe(404);
  expect((await findAtCounter(server.db, gone.phone)).customer).toBeNull();
  const signedUp = await callApi(rewardsFunction, rewardsApi.createCustomerApi, {
    body: newCustomerBody({ phone: gone.phone }),
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(signedUp.status).toBe(201);
  const seenNow = await staffCall(adminFunction, readCustomerAtCounterApi, staff.cookie, { id: kept.id });
  expect(seenNow.body).toMatchObject({ formerPhones: [] });
  expect((await (await lookUp()).json()) as object).toMatchObject({ firstName: 'Grace' });
  expect(await release(gone.phone)).toEqual(released);
  expect((await lookUp()).status).toBe(200);
});

test('the number of a customer who was merged away is not changed', async () => {
  const [kept, gone] = [await addCustomer(server.db), await addCustomer(server.db)];
  await ask(kept.id, gone.id);
  const changed = await staffCall(adminFunction, changePhoneApi, staff.cookie, {
    id: gone.id,
    body: { phone: freshPhone(), seen: '' },
  });
  expect(changed).toMatchObject(refused(409, 'already_done'));
  expect((await booksOf(server.db, kept.id)).customer.phone).toBe(kept.phone);
});
