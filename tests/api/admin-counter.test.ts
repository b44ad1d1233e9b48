import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { customers, redemptions, rewards, tickets } from '../../netlify/database/schema/rewards.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import { checkPoints } from '../../netlify/services/rewards/points/check-points.ts';
import { redeemReward } from '../../netlify/services/rewards/redeem-reward.ts';
import { STRIPPED_PHONE } from '../../src/domain/privacy/retention.ts';
import * as api from '../../src/domain/rewards/admin-rewards.api.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import type { Endpoint } from '../../src/domain/shared/contract/endpoint.ts';
import {
  findAtCounterApi,
  type FoundAtCounter,
  type CounterTicket,
  listTicketsApi,
  recordTicketApi,
  voidTicketApi,
} from '../../src/domain/tickets/admin-tickets.api.ts';
import { audited } from '../support/audited.ts';
import type { Handler } from '../support/call.ts';
import { addCustomer, addReward, booksOf } from '../support/rewards-books.ts';
import { freshPhone, newCustomerBody } from '../support/rewards.ts';
import { seenBy } from '../support/seen.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';
import { ticketOf } from '../support/ticket.ts';

const server = useServer();
let staff: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  staff = await staffWith(server.db, 'staff');
});

const ask = (
  handler: Handler,
  contract: Endpoint<never, unknown> | Endpoint<unknown, unknown>,
  asked: Parameters<typeof staffCall>[3],
  cookie = staff.cookie,
) => staffCall(handler, contract, cookie, asked);

/** A correction by somebody who sees the customer as they are now. */
const askSeen = async (contract: Parameters<typeof ask>[1], id: string, body: unknown) =>
  ask(adminFunction, contract, { id, body: await seenBy(server.db, contract, id, body) });

const refused = (status: number, code: string) => ({ status, body: { code } });
const find = (q: string) => ask(adminFunction, findAtCounterApi, { query: { q } });

async function voucherOf(customerId: string) {
  const reward = await addReward(server.db);
  return redeemReward(server.db, { customerId, rewardId: reward.id, requestKey: null });
}

test('a customer is found by any spelling of the phone, and by a voucher’s code', async () => {
  const customer = await addCustomer(server.db, {
    phone: '+14045550171',
    totalPoints: 2_000,
    dateOfBirth: '1980-05-17',
    dateOfBirthSetAt: new Date(0),
  });
  const voucher = await voucherOf(customer.id);
  for (const q of ['4045550171', '(404) 555-0171', '+1 404.555.0171', voucher.code.toLowerCase()]) {
    expect(await find(q)).toMatchObject({
      status: 200,
      body: {
        customer: {
          id: customer.id,
          phone: '(404) 555-0171',
          email: 'a•••@example.com',
          totalPoints: 1_000,
          dateOfBirth: '1980-05-17',
          vouchers: [{ code: voucher.code, state: 'issued' }],
        },
        customers: [],
        tickets: [],
        holds: [],
      },
    });
  }
  for (const q of ['4045550170', 'RW-00000000', 'xq', '%%', '__'])
    expect(await find(q)).toEqual({
      status: 200,
      body: { customer: null, customers: [], tickets: [], holds: [] },
    });
  for (const q of ['', 'a', ' 7 ', '--'])
    expect(await find(q)).toMatchObject({
      status: 400,
      body: { fields: { q: expect.any(String) as unknown } },
    });
});

const idsFor = async (q: string) => {
  const { body } = await find(q);
  return (body as unknown as FoundAtCounter).customers.map(({ id }) => id);
};

test('a customer is found by a name as it is said, and by parts of the phone', async () => {
  const jose = await addCustomer(server.db, {
    firstName: 'José',
    lastName: 'Núñez-O’Hara',
    phone: '+17065519384',
  });
  // Merged: what finds the account that is gone finds the one that stays.
  await addCustomer(server.db, { lastName: 'Quesenberry', phone: '+14785527391', mergedInto: jose.id });
  await addCustomer(server.db, {
    lastName: 'Quesenberrys',
    phone: '+14785527392',
    mergedInto: jose.id,
    phoneReleasedAt: new Date(),
  });
  // Deleted: nobody picks it at the counter.
  await addCustomer(server.db, {
    firstName: 'Deleted',
    lastName: 'customer',
    email: null,
    phone: STRIPPED_PHONE,
    phoneReleasedAt: new Date(),
    anonymizedAt: new Date(),
  });
  for (const q of [
    'jose nu',
    'JOSÉ',
    "nunez o'hara",
    'o’har',
    'Núñez-O’Hara, José',
    '9384',
    '938',
    '551-9384',
    '706 551',
    '(706) 5',
    '+1 706 551 93',
    'quesen',
    '7391',
  ])
    expect([q, await idsFor(q)]).toEqual([q, [jose.id]]);
  for (const q of ['deleted', 'ose', '519', '384', '7392', '70655193849', '9384 x'])
    expect([q, await idsFor(q)]).toEqual([q, []]);
});

test('a list has eight at most, and who was here last comes first', async () => {
  const people: string[] = [];
  for (let day = 1; day <= 9; day += 1)
    people.push((await addCustomer(server.db, { lastName: 'Zabriskie', lastVisitOn: `2026-10-0${day}` })).id);
  expect(await idsFor('zabr')).toEqual(people.toReversed().slice(0, 8));
});

test('a ticket is found by its number, without an account too', async () => {
  const number = 'W-70411';
  const { body } = await ask(adminFunction, recordTicketApi, {
    body: ticketOf({ number, customerId: null }),
  });
  expect(body).toMatchObject({ points: 0 });
  expect(await find(' no. w – 70411')).toMatchObject({
    body: { customer: null, customers: [], tickets: [{ number, customerId: null, customerName: null }] },
  });
  expect(await find('W-7041')).toMatchObject({ body: { tickets: [] } });
});

test('a number that the site gave finds its ticket, typed as people type it', async () => {
  const { body } = await ask(adminFunction, recordTicketApi, { body: ticketOf({ customerId: null }) });
  const number = String((body as { number: unknown }).number);
  expect(number).toMatch(/^G\d\d-W\d+-[A-Z]{4}$/);
  for (const typed of [number, number.toLowerCase(), number.replace('-', '')])
    expect(await find(typed)).toMatchObject({ body: { tickets: [{ number, customerId: null }] } });
});

const ID_CHECKED = { idChecked: true };

test('an account opened at the counter is one, however often it is sent, and its number is taken', async () => {
  const body = { ...newCustomerBody(), id: randomUUID() };
  const add = (changes = {}) => ask(adminFunction, api.addCustomerApi, { body: { ...body, ...changes } });
  expect(await add()).toEqual({ status: 201, body: { id: body.id } });
  expect(await add()).toEqual({ status: 201, body: { id: body.id } });
  expect(await audited(server, body.id)).toMatchObject([
    { action: 'add_customer', actorId: staff.id, before: null },
  ]);
  expect(await add({ id: randomUUID() })).toMatchObject(refused(409, 'phone_taken'));
  for (const other of [{ phone: freshPhone() }, { lastName: 'Other' }]) {
    expect(await add(other)).toMatchObject(refused(409, 'idempotency_key_reused'));
  }
});

// Asked: 286
test('a voucher is honored once; the second is told who was first', async () => {
  const { id } = await addCustomer(server.db, { totalPoints: 2_000 });
  const voucher = await voucherOf(id);
  const press = () => ask(adminFunction, api.honorVoucherApi, { id: voucher.id, body: ID_CHECKED });
  expect(await press()).toEqual({ status: 200, body: { state: 'honored' } });
  const figures = { state: 'honored', by: staff.name, at: expect.stringMatching(/Z$/) as unknown };
  expect(await press()).toMatchObject({ status: 409, body: { code: 'already_done', figures } });
  expect(await ask(adminFunction, api.undoVoucherApi, { id: voucher.id })).toMatchObject({
    status: 409,
    body: { code: 'already_done', figures },
  });
  expect((await booksOf(server.db, id)).balance).toBe(1_000);
  expect(await audited(server, id)).toMatchObject([
    {
      action: 'honor_voucher',
      before: { state: 'issued', totalPoints: 1_000 },
      after: { state: 'honored', totalPoints: 1_000, redemptionId: voucher.id },
    },
  ]);
  expect(JSON.stringify(await audited(server, id))).not.toContain(voucher.code);
  const nobody = { id: randomUUID(), body: ID_CHECKED };
  expect(await ask(adminFunction, api.honorVoucherApi, nobody)).toMatchObject(refused(404, 'not_found'));
  expect(await ask(adminFunction, api.undoVoucherApi, { id: 'RW-1' })).toMatchObject(
    refused(404, 'not_found'),
  );
});

test('a cash bonus is paid once an ID was checked, and not before', async () => {
  const { id, phone } = await addCustomer(server.db, { totalPoints: 2_000 });
  const isCash = { category: 'cash_bonus' } as const;
  const voucher = await voucherOf(id);
  const [row] = await server.db.select().from(redemptions).where(eq(redemptions.id, voucher.id));
  await server.db
    .update(rewards)
    .set(isCash)
    .where(eq(rewards.id, row?.rewardId ?? ''));
  const pay = (idChecked: boolean) =>
    ask(adminFunction, api.honorVoucherApi, { id: voucher.id, body: { idChecked } });
  expect(await find(phone)).toMatchObject({ body: { customer: { vouchers: [isCash] } } });
  expect(await find(voucher.code)).toMatchObject({ body: { customer: { vouchers: [isCash] } } });
  expect(await pay(false)).toMatchObject(refused(409, 'id_not_checked'));
  expect(await server.db.select().from(redemptions).where(eq(redemptions.id, voucher.id))).toEqual([row]);
  expect(await audited(server, id)).toEqual([]);
  expect(await pay(true)).toEqual({ status: 200, body: { state: 'honored' } });
  expect(await audited(server, id)).toMatchObject([{ action: 'honor_voucher', after: { idChecked: true } }]);
  expect(await pay(false)).toMatchObject(refused(409, 'already_done'));
});

// Asked: 286
test('a voucher undone gives its points back once, and they count for no tier', async () => {
  const { id } = await addCustomer(server.db, { totalPoints: 2_000 });
  const voucher = await voucherOf(id);
  const press = () => ask(adminFunction, api.undoVoucherApi, { id: voucher.id });
  expect(await press()).toEqual({ status: 200, body: { state: 'undone' } });
  expect(await press()).toMatchObject(refused(409, 'already_done'));
  const { customer, ledger, balance } = await booksOf(server.db, id);
  expect([customer.totalPoints, balance, customer.lifetimePoints]).toEqual([2_000, 2_000, 2_000]);
  expect(ledger.filter(({ kind }) => kind === 'undo')).toMatchObject([
    { points: 1_000, redemptionId: voucher.id, description: `Given back: ${voucher.rewardName}` },
  ]);
  const [row] = await server.db.select().from(redemptions).where(eq(redemptions.id, voucher.id));
  expect(row).toMatchObject({ state: 'undone', closedBy: staff.id });
  expect(await audited(server, id)).toMatchObject([
    {
      action: 'undo_voucher',
      before: { state: 'issued', totalPoints: 1_000 },
      after: { state: 'undone', totalPoints: 2_000 },
    },
  ]);
});

test('points are given and taken with a reason, once, and never below zero', async () => {
  const { id } = await addCustomer(server.db, { totalPoints: 100 });
  const adjust = (body: object, customerId = id) => askSeen(api.adjustPointsApi, customerId, body);
  const given = { id: randomUUID(), points: 250, reason: 'Correction of your visit on May 4' };
  expect(await adjust(given)).toEqual({ status: 201, body: { totalPoints: 350 } });
  expect(await adjust(given)).toEqual({ status: 201, body: { totalPoints: 350 } });
  expect(await adjust({ ...given, points: 251 })).toMatchObject(refused(409, 'idempotency_key_reused'));
  const { id: other } = await addCustomer(server.db);
  expect(await adjust(given, other)).toMatchObject(refused(409, 'idempotency_key_reused'));
  const taken = { id: randomUUID(), points: -350, reason: 'Counted twice' };
  const tooMuch = { ...taken, id: randomUUID(), points: -351 };
  expect(await adjust(tooMuch)).toMatchObject(refused(409, 'not_enough_points'));
  expect(await adjust(taken)).toEqual({ status: 201, body: { totalPoints: 0 } });
  expect(await adjust({ ...taken, id: randomUUID(), points: 0 })).toMatchObject(
    refused(400, 'invalid_input'),
  );
  expect(await adjust({ ...taken, id: randomUUID() }, randomUUID())).toMatchObject(refused(404, 'not_found'));
  expect((await booksOf(server.db, id)).customer).toMatchObject({ totalPoints: 0, lifetimePoints: 350 });
  expect(await audited(server, id)).toMatchObject([
    {
      action: 'adjust_points',
      before: { totalPoints: 100 },
      after: { totalPoints: 350, reason: given.reason },
    },
    { action: 'adjust_points', before: { totalPoints: 350 }, after: { totalPoints: 0 } },
  ]);
});

test('a name and an email are corrected once; an empty email leaves the one on file', async () => {
  const { id, phone } = await addCustomer(server.db, { email: 'old@example.com' });
  const correct = (body: unknown, customerId = id) => askSeen(api.changeNameApi, customerId, body);
  const body = { firstName: ' Grace ', lastName: 'Okafor', email: '' };
  for (let press = 0; press < 2; press += 1)
    expect(await correct(body)).toEqual({ status: 200, body: { name: 'Grace Okafor' } });
  expect((await correct({ ...body, email: 'new@example.com' })).status).toBe(200);
  expect((await find(phone)).body).toMatchObject({
    customer: { firstName: 'Grace', email: 'n•••@example.com' },
  });
  expect((await audited(server, id)).map(({ before, after }) => [before, after])).toEqual([
    [
      { firstName: 'Ada', lastName: 'Wright', email: 'old@example.com' },
      { firstName: 'Grace', lastName: 'Okafor', email: 'old@example.com' },
    ],
    [
      { firstName: 'Grace', lastName: 'Okafor', email: 'old@example.com' },
      { firstName: 'Grace', lastName: 'Okafor', email: 'new@example.com' },
    ],
  ]);
  expect((await correct({ ...body, firstName: '' })).status).toBe(400);
  expect(await correct(body, randomUUID())).toMatchObject(refused(404, 'not_found'));
});

test('a number is changed once, to one that nobody has', async () => {
  const customer = await addCustomer(server.db);
  const other = await addCustomer(server.db);
  const next = freshPhone();
  const change = (to: string, id = customer.id) => askSeen(api.changePhoneApi, id, { phone: to });
  expect((await change(next)).status).toBe(200);
  expect((await change(next)).status).toBe(200);
  expect(await change(other.phone)).toMatchObject(refused(409, 'phone_taken'));
  expect(await change('770')).toMatchObject({
    status: 400,
    body: { fields: { phone: 'Phone number must be 10 digits' } },
  });
  expect(await change(freshPhone(), randomUUID())).toMatchObject(refused(404, 'not_found'));
  expect((await find(next)).body).toMatchObject({ customer: { id: customer.id } });
  expect((await find(customer.phone)).body).toMatchObject({ customer: null });
  expect(await audited(server, customer.id)).toMatchObject([
    { action: 'change_phone', before: { phone: customer.phone }, after: { phone: next } },
  ]);
});

test('a date of birth counts from the day it is put on file; the same again does not count anew', async () => {
  const { id } = await addCustomer(server.db);
  const put = (date: string, to = id) => askSeen(api.setDateOfBirthApi, to, { dateOfBirth: date });
  expect(await put('1980-05-17')).toEqual({ status: 200, body: { dateOfBirth: '1980-05-17' } });
  const { dateOfBirthSetAt } = (await booksOf(server.db, id)).customer;
  expect((await put('1980-05-17')).status).toBe(200);
  expect((await booksOf(server.db, id)).customer.dateOfBirthSetAt).toEqual(dateOfBirthSetAt);
  expect((await put('1980-05-18')).status).toBe(200);
  expect((await booksOf(server.db, id)).customer.dateOfBirthSetAt).not.toEqual(dateOfBirthSetAt);
  for (const wrong of ['2999-01-01', '1899-12-31', '2001-02-29', 'May']) {
    expect(await put(wrong)).toMatchObject({
      status: 400,
      body: { fields: { dateOfBirth: expect.any(String) as unknown } },
    });
  }
  expect(await put('1980-05-17', randomUUID())).toMatchObject(refused(404, 'not_found'));
  expect(await audited(server, id)).toMatchObject([
    { action: 'set_date_of_birth', before: { dateOfBirth: null }, after: { dateOfBirth: '1980-05-17' } },
    { action: 'set_date_of_birth', after: { dateOfBirth: '1980-05-18' } },
  ]);
});

const soldToday = async () => {
  const ticket = ticketOf();
  await ask(adminFunction, recordTicketApi, { body: ticket });
  return ticket.ticketId;
};
const voided = async (id: string, cookie: string) => {
  const asked = { id, body: { reason: 'Entered twice' } };
  const { status, body } = await ask(adminFunction, voidTicketApi, asked, cookie);
  return body['code'] ?? status;
};

test('staff void what they sold themselves today, an owner any ticket', async () => {
  const others = await staffWith(server.db, 'staff');
  const owner = await staffWith(server.db, 'owner');
  const [yesterday, theirs] = [await soldToday(), await soldToday()];
  const soldOn = addDays(inNewYork(new Date()).date, -1);
  await server.db.update(tickets).set({ soldOn }).where(eq(tickets.id, yesterday));
  expect([await voided(yesterday, staff.cookie), await voided(theirs, others.cookie)]).toEqual([
    'needs_owner',
    'needs_owner',
  ]);
  expect([await voided(yesterday, owner.cookie), await voided(theirs, staff.cookie)]).toEqual([200, 200]);
  // Once it is void, everybody is told so.
  expect(await voided(yesterday, others.cookie)).toBe(200);
});

test('a ticket has its seller’s number for a text, unless the number may be somebody else’s by now', async () => {
  const [seller, other] = [await addCustomer(server.db), await addCustomer(server.db)];
  const ticket = ticketOf({ customerId: seller.id });
  const numberOf = async () => {
    const { body } = await ask(adminFunction, listTicketsApi, { query: { ticket: ticket.ticketId } });
    return (body as unknown as CounterTicket[])[0]?.customerPhone;
  };
  await ask(adminFunction, recordTicketApi, { body: ticket });
  expect(await numberOf()).toBe(seller.phone);
  await server.db
    .update(customers)
    .set({ phoneReleasedAt: new Date(), mergedInto: other.id })
    .where(eq(customers.id, seller.id));
  expect(await numberOf()).toBeNull();
});

test('after all of it the nightly check finds nothing', async () => {
  expect(await checkPoints(server.db)).toMatchObject({ differences: 0 });
});
