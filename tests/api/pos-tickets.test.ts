import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { numberKeySql } from '../../netlify/database/number-key-sql.ts';
import { auditLog } from '../../netlify/database/schema/audit.ts';
import { tickets, visits } from '../../netlify/database/schema/rewards.ts';
import { yardSpecialDays } from '../../netlify/database/schema/yards.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import webhooksFunction from '../../netlify/functions/webhooks.ts';
import { mergeCustomers } from '../../netlify/services/rewards/customers/merge-customers.ts';
import { changePhone, releasePhone } from '../../netlify/services/rewards/customers/change-customer.ts';
import { takePosTicket } from '../../netlify/services/tickets/take-pos-tickets.ts';
import { checkPoints } from '../../netlify/services/rewards/points/check-points.ts';
import { unlawfulSaleText } from '../../src/domain/locations/hours/lawful-hours.ts';
import { clockMinutes } from '../../src/domain/shared/time/clock-minutes.ts';
import { newYorkLocal } from '../../src/domain/shared/time/from-new-york.ts';
import { formatPhone } from '../../src/domain/shared/contact/phone.ts';
import { numberKey } from '../../src/domain/tickets/find/number-key.ts';
import {
  listTicketsApi,
  recordTicketApi,
  voidTicketApi,
} from '../../src/domain/tickets/admin-tickets.api.ts';
import { posTicketSchema, type PosTicketInput } from '../../src/domain/tickets/pos/pos-ticket.schema.ts';
import type { TicketInput } from '../../src/domain/tickets/ticket.schema.ts';
import {
  importTicketsApi,
  type PosOutcome,
  posWebhookApi,
  previewTicketsApi,
} from '../../src/domain/tickets/pos/pos-tickets.api.ts';
import { ROOT } from '../../tools/root.ts';
import { audited } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { confirmAll } from '../support/confirm-all.ts';
import { addCustomer, booksOf } from '../support/rewards-books.ts';
import { freshPhone } from '../support/rewards.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { actorOf, staffWith } from '../support/staff.ts';
import { posTicketOf, ticketLine, ticketOf } from '../support/ticket.ts';
import { untilAnswered } from '../support/until-answered.ts';

const server = useServer();
let owner: Awaited<ReturnType<typeof staffWith>>;
let staff: typeof owner;
beforeAll(async () => {
  owner = await staffWith(server.db, 'owner');
  staff = await staffWith(server.db, 'staff');
});

const actor = () => actorOf(owner, 'owner');

const outcomesOf = async (contract: typeof importTicketsApi, sent: readonly PosTicketInput[]) => {
  const response = await confirmAll((confirmed) =>
    untilAnswered(() =>
      callApi(ownersFunction, contract, {
        headers: { cookie: owner.cookie },
        body: { tickets: sent, confirmed },
      }),
    ),
  );
  expect(response.status).toBe(200);
  return ((await response.json()) as { outcomes: readonly PosOutcome[] }).outcomes;
};
const take = (...sent: PosTicketInput[]) => outcomesOf(importTicketsApi, sent);
const preview = (...sent: PosTicketInput[]) =>
  outcomesOf(previewTicketsApi as unknown as typeof importTicketsApi, sent);

const storedOf = ({ number }: PosTicketInput) =>
  server.db.select().from(tickets).where(eq(tickets.number, number)).orderBy(tickets.soldAt);
const linesOf = async (ticket: PosTicketInput) => {
  const [row] = await storedOf(ticket);
  return server.db
    .select()
    .from(visits)
    .where(eq(visits.ticketId, row?.id ?? ''))
    .orderBy(visits.lineNumber);
};

// Asked: 300
test('a preview says of each ticket what would become of it, and writes nothing', async () => {
  const { phone } = await addCustomer(server.db);
  const known = posTicketOf();
  await take(known);
  const before = await server.db.$count(tickets);
  const sent = [
    posTicketOf({ phone: formatPhone(phone), total: '45.03' }),
    posTicketOf({ phone: freshPhone() }),
    known,
    { ...known, total: '45.01' },
    posTicketOf({ total: '45.06' }),
    posTicketOf({ lines: [ticketLine({ metalType: 'gold' })] }),
    posTicketOf({ soldAt: '2999-01-01T10:00' }),
  ];
  const outcomes = await preview(...sent);
  expect(outcomes.map(({ number }) => number)).toEqual(sent.map(({ number }) => number));
  expect(outcomes.map(({ state, fault }) => (fault ? `${state} ${fault.field}` : state))).toEqual([
    'new',
    'new',
    'known',
    'differs',
    'wrong total',
    'wrong lines.0.metalType',
    'wrong soldAt',
  ]);
  expect(outcomes.slice(0, 3)).toMatchObject([
    { hasAccount: true, roundingCents: 3, points: 0 },
    { hasAccount: false, roundingCents: 0 },
    { hasAccount: null },
  ]);
  expect(outcomes[4]?.fault?.message).toBe('The lines add up to $45.00, not $45.06');
  expect(await server.db.$count(tickets)).toBe(before);
});

// Asked: 300
test('an import takes what is new with its points and its line "rounding"; the same again changes nothing', async () => {
  const { id, phone } = await addCustomer(server.db);
  const lines = [
    ticketLine({ gross: '102.5', tare: '2', deduction: '0.5' }),
    ticketLine({ metalType: 'steel', gross: '1166', price: '0.10', priceReason: 'mixed' }),
    ticketLine({ metalType: 'brass', gross: '27', price: '2.40' }),
  ];
  // 450.00 + 116.60 + 64.80 = 631.40
  const ticket = posTicketOf({ phone, lines, total: '631.36', paidBy: null });
  const anonymous = posTicketOf({ phone: '770-555-01' });
  expect(await take(ticket, anonymous)).toMatchObject([
    { state: 'new', points: 6_313, hasAccount: true, roundingCents: -4 },
    { state: 'new', points: 0, hasAccount: null },
  ]);
  const [row] = await storedOf(ticket);
  expect(row).toMatchObject({
    customerId: id,
    totalCents: 63_136,
    paidBy: null,
    source: 'import',
    recordedBy: null,
    soldOn: '2024-03-04',
    soldAt: new Date('2024-03-04T15:15:00Z'),
    yardClosed: false,
  });
  expect(await linesOf(ticket)).toMatchObject([
    {
      metalType: 'copper_wire',
      weight: '100.000',
      amountCents: 45_000,
      deductionReason: 'unrecorded',
      priceReason: null,
    },
    { metalType: 'steel', amountCents: 11_660, priceReason: 'mixed', postedPrice: '0.11' },
    { metalType: 'brass', amountCents: 6_480, priceReason: 'unrecorded', postedPrice: '2.50' },
    { metalType: 'rounding', amountCents: -4, weight: '0.000', gross: null, price: null },
  ]);
  const books = await booksOf(server.db, id);
  expect(books.customer).toMatchObject({ totalPoints: 6_313, totalVisits: 1, lastVisitOn: '2024-03-04' });
  const audit = await server.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'take_ticket'))
    .orderBy(auditLog.id);
  expect(audit.slice(-2)).toMatchObject([
    { actorId: owner.id, after: { source: 'import', number: ticket.number, points: 6_313 } },
    { actorId: owner.id, after: { source: 'import', number: anonymous.number, points: 0 } },
  ]);
  expect(await take(ticket, anonymous)).toMatchObject([{ state: 'known', points: 0 }, { state: 'known' }]);
  expect((await booksOf(server.db, id)).ledger).toEqual(books.ledger);
  expect(await server.db.$count(auditLog, eq(auditLog.action, 'take_ticket'))).toBe(audit.length);
});

// Asked: 300
test('ten of the same import at once take each ticket once', async () => {
  const { id, phone } = await addCustomer(server.db);
  const sent = Array.from({ length: 8 }, (_, day) =>
    posTicketOf({ phone, soldAt: `2024-04-0${day + 1}T12:00` }),
  );
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => take(...(index % 2 === 0 ? sent : sent.toReversed()))),
  );
  const states = answers.flat().map(({ state }) => state);
  expect(states.filter((state) => state === 'new')).toHaveLength(8);
  expect(states.filter((state) => state === 'known')).toHaveLength(72);
  const { customer, tickets: sold, ledger } = await booksOf(server.db, id);
  expect([sold.length, customer.totalVisits, customer.consecutiveVisits]).toEqual([8, 8, 8]);
  // 450 points each, and 45 for each visit from the third on.
  expect([customer.totalPoints, ledger.length]).toEqual([8 * 450 + 6 * 45, 14]);
});

// Asked: 301
test('a number is one ticket of a yard and a year, whoever recorded it; what is void stays void in any spelling', async () => {
  const ticket = posTicketOf({ soldAt: '2024-12-31T23:59' });
  await take(ticket);
  expect((await storedOf(ticket))[0]).toMatchObject({ soldOn: '2024-12-31' });
  const others: readonly [Partial<PosTicketInput>, PosOutcome['state']][] = [
    [{ soldAt: '2024-01-01T00:00' }, 'differs'],
    [{ total: '45.01' }, 'differs'],
    [{ lines: [ticketLine({ gross: '10.000' })] }, 'known'],
    [{ lines: [ticketLine({ metalType: 'brass', price: '4.50' })] }, 'differs'],
    [{ phone: freshPhone() }, 'known'],
    [{ yardId: 'newnan' }, 'new'],
    [{ soldAt: '2025-01-02T00:00' }, 'new'],
  ];
  for (const [changes, state] of others) {
    expect(await take({ ...ticket, ...changes })).toMatchObject([{ state }]);
  }
  const row = (await storedOf(ticket)).find(
    ({ yardId, soldOn }) => yardId === 'griffin' && soldOn === '2024-12-31',
  );
  await staffCall(adminFunction, voidTicketApi, owner.cookie, {
    id: row?.id ?? '',
    body: { reason: 'Wrong weight' },
  });
  const { phone } = await addCustomer(server.db);
  for (const changes of [
    {},
    { phone, paidBy: null },
    { lines: [ticketLine({ gross: '10.00', tare: '0.0', price: '4.5' })] },
    { lines: [ticketLine({ gross: '12', tare: '2', price: '4.500' })] },
    { lines: [ticketLine({ unit: 'ton', gross: '0.005' })] },
  ] satisfies Partial<PosTicketInput>[]) {
    expect(await take({ ...ticket, ...changes })).toMatchObject([{ state: 'known', points: 0 }]);
    expect(await hook({ ...ticket, ...changes })).toMatchObject({ body: { state: 'known', points: 0 } });
  }
  const corrected = { ...ticket, phone, lines: [ticketLine({ gross: '9' })], total: '40.50' };
  expect(await take(corrected)).toMatchObject([{ state: 'differs' }]);
  // Only staff replace it.
  const replaced = ticketOf({ number: 'R-1' });
  await staffCall(adminFunction, recordTicketApi, staff.cookie, { body: replaced });
  await staffCall(adminFunction, voidTicketApi, owner.cookie, {
    id: replaced.ticketId,
    body: { reason: 'Wrong seller' },
  });
  expect(
    await staffCall(adminFunction, recordTicketApi, staff.cookie, { body: ticketOf({ number: 'R-1' }) }),
  ).toMatchObject({ status: 201 });

  // The counter recorded the same sale under the printed number.
  const counted = ticketOf({ number: 'C-1', lines: [ticketLine({ priceReason: 'agreed' })] });
  await staffCall(adminFunction, recordTicketApi, staff.cookie, { body: counted });
  const [sale] = await server.db.select().from(tickets).where(eq(tickets.id, counted.ticketId));
  const again = posTicketOf({ number: 'c-1', soldAt: `${sale?.soldOn}T00:00` });
  expect(await take(again)).toMatchObject([{ state: 'known' }]);
  expect(await take({ ...again, total: '45.02' })).toMatchObject([{ state: 'differs' }]);
});

// Asked: 300
test.each([
  ['0009724', '9724', '009724'],
  ['8801', '08801', '0008801'],
  ['A-0012', 'A-12', 'a-012'],
])('%s, %s and %s are one sale, from a file, by the webhook and at the counter', async (...spellings) => {
  const { id, phone } = await addCustomer(server.db);
  const [first, second, third] = spellings.map((number) => posTicketOf({ number, phone })) as [
    PosTicketInput,
    PosTicketInput,
    PosTicketInput,
  ];
  // One of them in one file, then in files of their own and signed, in any order.
  expect(await take(first, second)).toMatchObject([{ state: 'new', points: 450 }, { state: 'known' }]);
  expect(await take(third)).toMatchObject([{ state: 'known', points: 0 }]);
  for (const sent of [third, second, first])
    expect(await hook(sent)).toMatchObject({ status: 200, body: { state: 'known', points: 0 } });
  // Another sale under it is asked about.
  expect(await take({ ...second, total: '45.01' })).toMatchObject([{ state: 'differs' }]);
  expect(await hook({ ...third, total: '45.01' })).toMatchObject({ status: 409 });
  expect(await take({ ...second, status: 'void' })).toMatchObject([
    { state: 'wrong', fault: { field: 'status' } },
  ]);
  const { customer, tickets: sold } = await booksOf(server.db, id);
  expect([customer.totalPoints, customer.totalVisits]).toEqual([450, 1]);
  expect(sold).toMatchObject([{ number: first.number.toUpperCase() }]);
  await staffCall(adminFunction, voidTicketApi, owner.cookie, {
    id: sold[0]?.id ?? '',
    body: { reason: 'Entered twice' },
  });
  expect(await take(second, third)).toMatchObject([{ state: 'known' }, { state: 'known' }]);
});

test('a void keeps out its sale under a shorter number', async () => {
  const ticket = posTicketOf({ number: '0007001' });
  expect(await take({ ...ticket, status: 'void' })).toMatchObject([{ state: 'left_out' }]);
  expect(await take({ ...ticket, number: '7001' })).toMatchObject([{ state: 'known' }]);
});

test('the database compares numbers as the site does', async () => {
  const numbers = ['0009724', 'A-0012', 'GR0099', '10-0050-00', '100200', '000', '0', 'A0', 'A', ''];
  const { rows } = await server.db.execute<{ key: string }>(
    sql`select ${numberKeySql(sql`number`)} as key from json_array_elements_text(${JSON.stringify(numbers)}::json) as number`,
  );
  expect(rows.map(({ key }) => key)).toEqual(numbers.map(numberKey));
});

test('a sale belongs to whoever had its phone number then, sent late or again', async () => {
  const [kept, gone] = [await addCustomer(server.db), await addCustomer(server.db)];
  const ticket = posTicketOf({ phone: gone.phone });
  // Without the number that can be read.
  await take({ ...ticket, phone: '770-555-01' });
  await mergeCustomers(server.db, actor(), kept.id, gone.id);
  await releasePhone(server.db, actor(), kept.id, { phone: gone.phone, reason: 'It has a new owner' });
  const { id: stranger } = await addCustomer(server.db, { phone: gone.phone });
  expect(await take(ticket)).toMatchObject([{ state: 'repaired', points: 450 }]);
  expect(await take(posTicketOf({ phone: gone.phone }))).toMatchObject([{ state: 'new', points: 450 }]);
  expect((await booksOf(server.db, stranger)).customer.totalPoints).toBe(0);
  expect((await booksOf(server.db, kept.id)).customer.totalPoints).toBe(900);
  // From now on it is the new owner's.
  const soldAt = newYorkLocal(new Date(Date.now() + 60_000));
  const lines = [ticketLine({ gross: '7' })];
  expect(await take(posTicketOf({ phone: gone.phone, soldAt, lines, total: '31.50' }))).toMatchObject([
    { points: 315 },
  ]);
  expect((await booksOf(server.db, stranger)).customer.totalPoints).toBe(315);
});

test('a ticket whose seller could not be read earns once it comes with a phone number that can be, and only once', async () => {
  const { id, phone } = await addCustomer(server.db);
  const unread = posTicketOf({ phone: '1.77056E+10' });
  expect(await take(unread)).toMatchObject([
    { state: 'new', points: 0, isPhoneUnread: true, hasAccount: null },
  ]);
  const readable = { ...unread, phone: `${phone.slice(2)}.0` };
  expect(await preview(readable)).toMatchObject([{ state: 'repaired', hasAccount: true, points: 0 }]);
  expect(await take(unread)).toMatchObject([{ state: 'known', points: 0 }]);
  const answers = await Promise.all(Array.from({ length: 6 }, () => take(readable)));
  expect(answers.flat().filter(({ state }) => state === 'repaired')).toMatchObject([{ points: 450 }]);
  expect(answers.flat().filter(({ state }) => state === 'known')).toHaveLength(5);
  const { customer, tickets: sold } = await booksOf(server.db, id);
  expect([customer.totalPoints, customer.totalVisits, sold.length]).toEqual([450, 1, 1]);
  expect(await linesOf(unread)).toMatchObject([{ customerId: id }]);
  // Void here, it stays void, in either spelling and with another seller.
  await staffCall(adminFunction, voidTicketApi, owner.cookie, {
    id: sold[0]?.id ?? '',
    body: { reason: 'Somebody else' },
  });
  expect(await take(readable, unread)).toMatchObject([{ state: 'known' }, { state: 'known' }]);
  const other = await addCustomer(server.db);
  expect(await take({ ...unread, phone: other.phone })).toMatchObject([{ state: 'known', points: 0 }]);
  expect((await booksOf(server.db, id)).customer).toMatchObject({ totalPoints: 0, totalVisits: 0 });
  expect(await checkPoints(server.db)).toMatchObject({ differences: 0 });
});

test('a void that meets a seller just read takes back what that gave', async () => {
  const { id, phone } = await addCustomer(server.db);
  const unread = posTicketOf({ phone: '555-0103' });
  await take(unread);
  const [stored] = await storedOf(unread);
  await Promise.all([
    take({ ...unread, phone }),
    staffCall(adminFunction, voidTicketApi, owner.cookie, {
      id: stored?.id ?? '',
      body: { reason: 'Twice' },
    }),
  ]);
  expect((await booksOf(server.db, id)).customer).toMatchObject({ totalPoints: 0, totalVisits: 0 });
});

test('a ticket of the counter keeps its seller, and a void one of it stays void in a file', async () => {
  const { phone } = await addCustomer(server.db);
  const counted = ticketOf({ number: 'C-2' });
  await staffCall(adminFunction, recordTicketApi, staff.cookie, { body: counted });
  const [sale] = await server.db.select().from(tickets).where(eq(tickets.id, counted.ticketId));
  const again = posTicketOf({ number: 'C-2', soldAt: `${sale?.soldOn}T00:00`, phone });
  expect(await take(again)).toMatchObject([{ state: 'known' }]);
  await staffCall(adminFunction, voidTicketApi, owner.cookie, {
    id: counted.ticketId,
    body: { reason: 'Twice' },
  });
  expect(await take(again)).toMatchObject([{ state: 'known' }]);
});

test.each(['VOID', 'VOIDED', 'Void', 'CANCELLED', 'Cancelled'])(
  'a ticket that is %s is left out, and stays so when it is sent as paid again',
  async (status) => {
    const { id, phone } = await addCustomer(server.db);
    const ticket = posTicketOf({ phone, status });
    expect(await preview(ticket)).toMatchObject([{ state: 'left_out' }]);
    expect(await storedOf(ticket)).toEqual([]);
    expect(await hook(ticket)).toMatchObject({ body: { state: 'left_out', points: 0 } });
    expect(await take(ticket, ticket)).toMatchObject([{ state: 'left_out' }, { state: 'left_out' }]);
    const [kept, ...more] = await storedOf(ticket);
    expect(more).toEqual([]);
    expect(kept).toMatchObject({ voidReason: 'Void in the yard’s point of sale', totalCents: 0 });
    const { body: recent } = await staffCall(adminFunction, listTicketsApi, owner.cookie, {
      query: { yard: ticket.yardId },
    });
    expect(JSON.stringify(recent)).not.toContain(kept?.id ?? 'nothing');
    // The first try of the sender, which got no answer.
    expect(await hook({ ...ticket, status: 'Paid' })).toMatchObject({ body: { state: 'known', points: 0 } });
    expect(await take({ ...ticket, status: '', total: '45.01' })).toMatchObject([{ state: 'known' }]);
    expect((await booksOf(server.db, id)).customer).toMatchObject({ totalPoints: 0, totalVisits: 0 });
    const again = await staffCall(adminFunction, voidTicketApi, owner.cookie, {
      id: kept?.id ?? '',
      body: { reason: 'Twice' },
    });
    expect(again).toMatchObject({ status: 200, body: { by: 'Point of sale', pointsTaken: 0 } });
  },
);

test('a void and its sale at the same moment end as one or the other', async () => {
  for (const _ of [1, 2, 3]) {
    const { id, phone } = await addCustomer(server.db);
    const ticket = posTicketOf({ phone });
    const [paid] = await Promise.all([hook(ticket), hook({ ...ticket, status: 'VOID' })]);
    const stored = await storedOf(ticket);
    expect(stored).toHaveLength(1);
    const isVoid = stored[0]?.voidedAt !== null;
    expect(paid.body).toMatchObject({ state: isVoid ? 'known' : 'new' });
    expect((await booksOf(server.db, id)).balance).toBe(isVoid ? 0 : 450);
  }
});

test('a sale that the counter recorded without its number is the one of the same minute, yard and figures', async () => {
  const { phone, id } = await addCustomer(server.db);
  const lines = [ticketLine({ priceReason: 'agreed' })];
  const counted = ticketOf({ customerId: id, lines });
  await staffCall(adminFunction, recordTicketApi, staff.cookie, { body: counted });
  const [sale] = await server.db.select().from(tickets).where(eq(tickets.id, counted.ticketId));
  const soldAt = newYorkLocal(sale?.soldAt ?? new Date(0));
  const sent = posTicketOf({ soldAt, phone, lines: [ticketLine({ gross: '10.0' })] });
  expect(await take(sent)).toMatchObject([{ state: 'known' }]);
  await staffCall(adminFunction, voidTicketApi, owner.cookie, {
    id: counted.ticketId,
    body: { reason: 'Twice' },
  });
  expect(await take(sent)).toMatchObject([{ state: 'known' }]);
  expect(await take({ ...sent, yardId: 'newnan' })).toMatchObject([{ state: 'new' }]);
  expect((await booksOf(server.db, id)).balance).toBe(450);
  const others = { lines: [ticketLine({ gross: '9' })], total: '40.50' };
  expect(await take({ ...sent, ...others })).toMatchObject([{ state: 'new' }]);
});

/** Whatever was posted at that minute. */
const AGREED = [ticketLine({ priceReason: 'agreed' })];

test('a sale that came before is not recorded again by the counter without its number, but with another', async () => {
  const { phone, id } = await addCustomer(server.db);
  const soldAt = newYorkLocal(new Date());
  // Whatever the hour at which this runs.
  const confirmed = [unlawfulSaleText(clockMinutes(soldAt.slice(11)))];
  const sent = posTicketOf({
    yardId: 'atlanta',
    soldAt,
    phone,
    lines: [ticketLine({ gross: '0.005', unit: 'ton' })],
  });
  expect(await take(sent)).toMatchObject([{ state: 'new' }]);
  const record = (changes: Partial<TicketInput>) =>
    staffCall(adminFunction, recordTicketApi, staff.cookie, {
      body: ticketOf({ yardId: 'atlanta', customerId: id, soldAt, lines: AGREED, confirmed, ...changes }),
    });
  const [row] = await storedOf(sent);
  expect(await record({})).toMatchObject({
    status: 409,
    body: { code: 'sale_known', figures: { ticketId: row?.id, number: sent.number } },
  });
  expect((await booksOf(server.db, id)).balance).toBe(450);
  const nine = { lines: [ticketLine({ gross: '9', priceReason: 'agreed' })], totalCents: 4_050 };
  expect((await record(nine)).status).toBe(201);
  expect((await record(nine)).status).toBe(201);
  expect((await record({ yardId: 'griffin' })).status).toBe(201);
  expect((await record({ number: `${sent.number}-2` })).status).toBe(201);
  await staffCall(adminFunction, voidTicketApi, owner.cookie, {
    id: row?.id ?? '',
    body: { reason: 'Wrong seller' },
  });
  expect((await record({})).status).toBe(201);
});

test.each(['HOLD', 'OPEN'])(
  'a ticket that is %s is left out, and earns nothing before it is paid',
  async (status) => {
    const { id, phone } = await addCustomer(server.db);
    const ticket = posTicketOf({ phone, status });
    expect(await take(ticket)).toMatchObject([{ state: 'left_out', points: 0, fault: null }]);
    expect(await hook(ticket)).toEqual({
      status: 200,
      body: { received: true, state: 'left_out', points: 0 },
    });
    expect(await storedOf(ticket)).toEqual([]);
    expect((await booksOf(server.db, id)).customer).toMatchObject({ totalPoints: 0, totalVisits: 0 });
    // Paid later, it counts; void after that, it has to be voided here.
    expect(await hook({ ...ticket, status: 'Paid' })).toMatchObject({ body: { state: 'new', points: 450 } });
    expect(await hook({ ...ticket, status: '' })).toMatchObject({ body: { state: 'known' } });
    expect(await hook(ticket)).toMatchObject({
      status: 400,
      body: { fields: { status: expect.stringMatching(/void it at the counter/) as unknown } },
    });
    // Many systems take the figures of a void ticket away.
    const blank = { metalType: 'void', unit: 'lb' as const, gross: '0', price: '0' };
    expect(await take({ ...ticket, phone: '', total: '0.00', lines: [blank] })).toMatchObject([
      { fault: { field: 'status', message: expect.stringMatching(/void it at the counter/) as unknown } },
    ]);
  },
);

test('a phone number that cannot be read is said', async () => {
  expect(await hook(posTicketOf({ phone: '770-555-0103 / 678-555-0199' }))).toEqual({
    status: 200,
    body: { received: true, state: 'new', points: 0, phone: 'unreadable' },
  });
});

// Asked: 302
test('tickets from before the last visit earn the bonus that is due, and visits and streak are counted again', async () => {
  const { id, phone } = await addCustomer(server.db);
  const on = (day: string) => posTicketOf({ phone, soldAt: `${day}T12:00` });
  expect(await take(on('2024-05-10'))).toMatchObject([{ points: 450 }]);
  // One streak, in any order: from its third day on it pays.
  expect(await take(on('2024-05-12'), on('2024-05-01'), on('2024-05-11'), on('2024-05-12'))).toMatchObject([
    { points: 495 },
    { points: 450 },
    { points: 495 },
    { points: 495 },
  ]);
  const { customer } = await booksOf(server.db, id);
  expect(customer).toMatchObject({ totalVisits: 5, consecutiveVisits: 4, lastVisitOn: '2024-05-12' });
  expect(await checkPoints(server.db)).toMatchObject({ differences: 0 });
});

// Asked: 302
test('an account is found after a merge and after its number changed; a phone number without one makes none', async () => {
  const [kept, gone] = [await addCustomer(server.db), await addCustomer(server.db)];
  const first = posTicketOf({ phone: gone.phone });
  await take(first);
  await mergeCustomers(server.db, actor(), kept.id, gone.id);
  expect(await take(first, posTicketOf({ phone: gone.phone }))).toMatchObject([
    { state: 'known' },
    { state: 'new', points: 450 },
  ]);
  const phone = freshPhone();
  await changePhone(server.db, actor(), kept.id, { phone, seen: formatPhone(kept.phone) });
  expect(await take(posTicketOf({ phone }), posTicketOf({ phone: kept.phone }))).toMatchObject([
    { hasAccount: true, points: 450 },
    { hasAccount: false, points: 0 },
  ]);
  const { customer, tickets: sold } = await booksOf(server.db, kept.id);
  expect([customer.totalVisits, sold.length]).toEqual([3, 3]);
});

// Asked: 302
test('a sale of a day on which the yard is closed is taken and marked', async () => {
  await server.db
    .insert(yardSpecialDays)
    .values({ yardId: 'newnan', day: '2024-06-03', reason: 'Inventory' });
  const sent = [
    posTicketOf({ soldAt: '2024-06-02T12:00' }),
    posTicketOf({ soldAt: '2024-06-03T12:00' }),
    posTicketOf({ soldAt: '2024-06-03T12:00', yardId: 'newnan' }),
  ];
  await take(...sent);
  const closed = await Promise.all(sent.map(async (each) => (await storedOf(each))[0]?.yardClosed));
  expect(closed).toEqual([true, false, true]);
});

// Asked: 302
test('prices are compared with those posted at that minute and yard', async () => {
  await server.db.execute(sql`
    insert into metal_price_history (metal_price_id, price, unit, effective_from, effective_to)
    select id, 4.10, unit, '2024-01-01', '2024-07-01T16:00:00Z' from metal_prices where metal_type = 'copper_wire'`);
  const paid = [ticketLine({ price: '4.10' })];
  const sent = [
    posTicketOf({ soldAt: '2024-07-01T11:59', lines: paid, total: '41.00' }),
    posTicketOf({ soldAt: '2024-07-01T12:00', lines: paid, total: '41.00' }),
  ];
  await take(...sent);
  expect(await linesOf(sent[0] as PosTicketInput)).toMatchObject([
    { postedPrice: '4.10', priceReason: null },
  ]);
  expect(await linesOf(sent[1] as PosTicketInput)).toMatchObject([
    { postedPrice: '4.50', priceReason: 'unrecorded' },
  ]);
});

test.each([
  ['no ticket', []],
  [
    'more lines than a call takes',
    Array.from({ length: 4 }, () => posTicketOf({ lines: Array.from({ length: 40 }, () => ticketLine()) })),
  ],
  ['a ticket without a number', [posTicketOf({ number: ' ' })]],
  ['cash', [posTicketOf({ paidBy: 'cash' as 'check' })]],
  ['a total that is no amount', [posTicketOf({ total: '45' })]],
])('an import of %s is refused whole', async (_, sent) => {
  expect(
    await staffCall(ownersFunction, importTicketsApi, owner.cookie, { body: { tickets: sent } }),
  ).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});

// Asked: 300
const unusualTicket = () =>
  posTicketOf({ lines: [ticketLine({ gross: '2000.4', priceReason: 'agreed' })], total: '9001.80' });

test('an import takes nothing out of the ordinary without a yes to its figures', async () => {
  const [ticket, ordinary] = [unusualTicket(), posTicketOf()];
  const unusual = [`Ticket ${ticket.number}: 2,000.4 lb of Bare Bright Copper, $9,001.80`];
  expect(await preview(ticket, ordinary)).toMatchObject([{ unusual }, { unusual: [] }]);
  const send = (confirmed: string[]) =>
    staffCall(ownersFunction, importTicketsApi, owner.cookie, {
      body: { tickets: [ticket, ordinary], confirmed },
    });
  for (const confirmed of [[], ['Ticket P-0: 2,000.4 lb of Bare Bright Copper, $9,001.80']]) {
    expect(await send(confirmed)).toMatchObject({
      status: 409,
      body: { code: 'not_confirmed', figures: { questions: unusual } },
    });
  }
  expect([...(await storedOf(ticket)), ...(await storedOf(ordinary))]).toEqual([]);
  const taken = { status: 200, body: { outcomes: [{ state: 'new' }, { state: 'new' }] } };
  expect(await send(unusual)).toMatchObject(taken);
  // What is known is not asked about again.
  const known = { outcomes: [{ state: 'known', unusual: [] }, { state: 'known' }] };
  expect(await send([])).toMatchObject({ status: 200, body: known });
  const [row] = await storedOf(ticket);
  expect(await audited(server, row?.id ?? '')).toMatchObject([{ after: { unusual } }]);
});

test('a signed ticket out of the ordinary is taken unasked, and the log says what it is', async () => {
  const ticket = unusualTicket();
  expect(await takePosTicket(server.db, posTicketSchema.parse(ticket))).toMatchObject({ state: 'new' });
  const [row] = await storedOf(ticket);
  const unusual = [`Ticket ${ticket.number}: 2,000.4 lb of Bare Bright Copper, $9,001.80`];
  expect(await audited(server, row?.id ?? '')).toMatchObject([{ after: { source: 'webhook', unusual } }]);
});

const post = (body: string, headers: Readonly<Record<string, string>>) =>
  callApi(webhooksFunction, posWebhookApi, { body, headers: { origin: 'https://pos.example', ...headers } });

const hook = async (ticket: unknown, time?: number) => {
  const { body, headers } = server.mocks.pos.sign(JSON.stringify(ticket), time);
  const response = await post(body, headers);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

// Asked: 301
test('a signed ticket is taken once, however often it is sent, and its account earns the points', async () => {
  const { id, phone } = await addCustomer(server.db);
  const ticket = posTicketOf({ phone, total: '45.01' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => untilAnswered(() => hook(ticket))));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(answers.filter(({ body }) => body['state'] === 'new')).toEqual([
    { status: 200, body: { received: true, state: 'new', points: 450 } },
  ]);
  const { customer, tickets: sold } = await booksOf(server.db, id);
  expect(customer.totalPoints).toBe(450);
  expect(sold).toMatchObject([{ source: 'webhook', number: ticket.number, recordedBy: null }]);
  const [audit] = await server.db
    .select()
    .from(auditLog)
    .where(
      inArray(
        auditLog.subjectId,
        sold.map((each) => each.id),
      ),
    );
  expect(audit).toMatchObject({ actorId: null, actorName: 'Point of sale', action: 'take_ticket' });
  // The same sale, in the file of the evening.
  expect(await take(ticket)).toMatchObject([{ state: 'known' }]);
  expect(await hook({ ...ticket, total: '45.00' })).toMatchObject({
    status: 409,
    body: { code: 'ticket_number_taken' },
  });
});

test('what is wrong with a signed ticket is named at its field', async () => {
  expect(await hook(posTicketOf({ total: '50.00' }))).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { total: 'The lines add up to $45.00, not $50.00' } },
  });
  expect(await hook({ ...posTicketOf(), cashier: 'Ada' })).toMatchObject({ status: 400 });
  expect(await hook(posTicketOf({ lines: [ticketLine({ gross: '1,2' })] }))).toMatchObject({
    status: 400,
    body: { fields: { 'lines.0.gross': expect.any(String) as unknown } },
  });
  const { headers } = server.mocks.pos.sign('{');
  expect((await post('{', headers)).status).toBe(400);
});

// Asked: 301
test('only the secret, the exact body and a time within five minutes are a signature', async () => {
  const ticket = posTicketOf();
  const now = Math.floor(Date.now() / 1_000);
  const { body, headers } = server.mocks.pos.sign(JSON.stringify(ticket), now);
  const with1 = (changes: Readonly<Record<string, string>>) => post(body, { ...headers, ...changes });
  const forged = createHmac('sha256', 'x'.repeat(64)).update(`${now}.${body}`).digest('hex');
  const refused = [
    await post(body, {}),
    await post(`${body} `, headers),
    await with1({ 'x-pos-time': String(now + 1) }),
    await with1({ 'x-pos-time': `${now}.0` }),
    await with1({ 'x-pos-signature': forged }),
    await with1({ 'x-pos-signature': headers['x-pos-signature']?.slice(1) ?? '' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
  for (const age of [-310, 310]) {
    expect(await hook(ticket, now + age)).toMatchObject({ status: 400, body: { code: 'invalid_signature' } });
  }
  expect(await storedOf(ticket)).toEqual([]);
  expect((await hook(ticket, now - 290)).status).toBe(200);
  expect((await with1({ 'x-pos-signature': headers['x-pos-signature']?.toUpperCase() ?? '' })).status).toBe(
    200,
  );
});

test('the example of the how-to, and the sample of the sandbox, are taken', async () => {
  const howTo = await readFile(join(ROOT, 'docs/how-to/connect-a-pos.md'), 'utf8');
  const [, example = ''] = /<<'JSON'\n([\s\S]*?)\nJSON\n/.exec(howTo) ?? [];
  // Of a day that has been, whenever this runs.
  const soldAt = '2024-11-21T16:05';
  expect(await hook({ ...(JSON.parse(example) as PosTicketInput), soldAt })).toMatchObject({
    body: { state: 'new' },
  });
  const { pos } = server.mocks;
  pos.webhooks.use('lose');
  const page = { query: new URLSearchParams(), headers: {}, body: '' };
  expect(await pos.browse({ ...page, method: 'POST', path: '/send' })).toMatchObject({ status: 303 });
  const { body, headers } = pos.webhooks.sent.at(-1) ?? { body: '', headers: {} };
  expect(await (await post(body, headers)).json()).toMatchObject({ received: true, state: 'new' });
  expect(await pos.browse({ ...page, method: 'GET', path: '/' })).toMatchObject({
    body: expect.stringContaining('POS-1001') as unknown,
  });
});
