import { randomUUID } from 'node:crypto';
import { eq, isNull, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { priceBatches, priceBatchLines } from '../../netlify/database/schema/price-batches.ts';
import { holdLimits, priceHolds } from '../../netlify/database/schema/price-holds.ts';
import { bouncedAddresses } from '../../netlify/database/schema/outbox.ts';
import { metalPrices } from '../../netlify/database/schema/prices.ts';
import { visits } from '../../netlify/database/schema/rewards.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { keyedHash } from '../../netlify/lib/secret.ts';
import { cleanUp } from '../../netlify/services/clean-up.ts';
import { mailMovedHold } from '../../netlify/services/holds/mail.ts';
import { isOpenHoldAt } from '../../netlify/services/holds/rules.ts';
import { holdCodeText } from '../../src/domain/holds/hold-code.ts';
import {
  type CounterHold,
  listHoldsApi,
  readHoldBoardApi,
  setHoldLimitApi,
  type HoldBoard,
} from '../../src/domain/holds/admin-holds.api.ts';
import { isOpenHold } from '../../src/domain/holds/hold-refusal.ts';
import {
  cancelHoldApi,
  holdPriceApi,
  type HoldPage,
  type NewlyHeld,
  openHoldApi,
} from '../../src/domain/holds/holds.api.ts';
import { removeSpecialDayApi, setSpecialDayApi } from '../../src/domain/locations/admin-yards.api.ts';
import { HOLD_PHONE_DAYS } from '../../src/domain/privacy/retention.ts';
import { newYorkLocal } from '../../src/domain/shared/time/from-new-york.ts';
import { inNewYork, yardWeekdayText } from '../../src/domain/shared/time/new-york-time.ts';
import {
  findAtCounterApi,
  type FoundAtCounter,
  recordTicketApi,
  voidTicketApi,
} from '../../src/domain/tickets/admin-tickets.api.ts';
import { holdTicketApi, listHeldTicketsApi } from '../../src/domain/tickets/held/held-tickets.api.ts';
import { audited } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { useLinkedServer } from '../support/database-link.ts';
import { codeOf } from '../support/code-of.ts';
import { workOutbox } from '../support/due-work.ts';
import { heldTicketOf } from '../support/held-ticket.ts';
import { holdOf } from '../support/hold.ts';
import { customerWith, freshPhone } from '../support/rewards.ts';
import { staffWith } from '../support/staff.ts';
import { ticketLine, ticketOf } from '../support/ticket.ts';
import { settled } from '../support/wait-until.ts';

const server = useLinkedServer();
let stan: Awaited<ReturnType<typeof staffWith>>;
let olive: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  stan = await staffWith(server.db, 'staff');
  olive = await staffWith(server.db, 'owner');
});

const hold = (body: object, headers: Record<string, string> = {}) =>
  callApi(quotesFunction, holdPriceApi, { body, headers });
async function held(changes: Parameters<typeof holdOf>[0] = {}) {
  const body = holdOf(changes);
  const response = await hold(body);
  expect(response.status).toBe(201);
  const { code, token } = (await response.json()) as NewlyHeld;
  const [row] = await server.db.select().from(priceHolds).where(eq(priceHolds.code, code));
  if (!row) throw new Error('It was not stored.');
  return { ...row, token, phone: row.phone?.slice(2) ?? '' };
}
const set = (id: string, changes: Partial<typeof priceHolds.$inferInsert>) =>
  server.db.update(priceHolds).set(changes).where(eq(priceHolds.id, id));
const find = async (q: string) =>
  (await (
    await callApi(adminFunction, findAtCounterApi, { query: { q }, headers: { cookie: stan.cookie } })
  ).json()) as FoundAtCounter;
const list = async (query: Record<string, string>) =>
  (await (
    await callApi(adminFunction, listHoldsApi, {
      query: { yard: 'griffin', ...query },
      headers: { cookie: stan.cookie },
    })
  ).json()) as CounterHold[];
const record = (changes: Parameters<typeof ticketOf>[0]) =>
  callApi(adminFunction, recordTicketApi, { body: ticketOf(changes), headers: { cookie: stan.cookie } });
const voidIt = (id: string) =>
  callApi(adminFunction, voidTicketApi, {
    params: { id },
    body: { reason: 'Wrong weight' },
    headers: { cookie: stan.cookie },
  });
/** What the held price was lifted to afterwards is as if the posted one had fallen. */
const paidAbove = (id: string, gross = '10', changes: Parameters<typeof ticketOf>[0] = {}) => ({
  holdIds: [id],
  lines: [ticketLine({ price: '4.60', priceReason: 'agreed', gross })],
  totalCents: Math.round(Number(gross) * 460),
  ...changes,
});
const fallen = async (changes: Parameters<typeof holdOf>[0] = {}) => {
  const row = await held(changes);
  await set(row.id, { price: '4.60' });
  return row;
};
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const setLimit = (body: object, who = olive) =>
  callApi(adminFunction, setHoldLimitApi, { body, headers: { cookie: who.cookie } });
const refused = async (response: Response) =>
  ((await response.json()) as { fields?: { holdIds?: string } }).fields?.holdIds;

test('a posted price is held at the yard, until a closing minute, for so many pounds', async () => {
  const response = await hold(holdOf());
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({
    code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{6}$/),
    yardId: 'griffin',
    metalType: 'copper_wire',
    price: '4.50',
    unit: 'lb',
    most: 2_000,
    until: expect.stringMatching(/Z$/),
    token: expect.stringMatching(/^[\w-]{22}$/),
    isMailed: null,
  });
});

test('the same request again is the same hold', async () => {
  const [body, headers] = [holdOf(), { 'idempotency-key': randomUUID() }];
  const [one, other] = [await hold(body, headers), await hold(body, headers)];
  expect(await other.json()).toEqual(await one.json());
  expect(await server.db.$count(priceHolds, eq(priceHolds.phone, body.phone))).toBe(1);
});

test('what a holder is told is held, also where a limit is set in between', async () => {
  const body = holdOf();
  server.link.once('write', 'idempotency_keys', () =>
    server.db.insert(holdLimits).values({ scope: 'copper', most: 300 }),
  );
  const { most } = (await (await hold(body, { 'idempotency-key': randomUUID() })).json()) as NewlyHeld;
  await server.db.delete(holdLimits);
  expect(await server.db.select().from(priceHolds).where(eq(priceHolds.phone, body.phone))).toMatchObject([
    { most },
  ]);
});

test('a price that changed while the page was open is said with the new one', async () => {
  const response = await hold(holdOf({ price: '4.40' }));
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({
    code: 'price_changed',
    figures: { price: '4.50', unit: 'lb' },
  });
});

test('neither a hidden grade nor one that is priced by phone, nor one we do not know, is held', async () => {
  const hidden = eq(metalPrices.metalType, 'brass');
  const [before] = await server.db.select().from(metalPrices).where(hidden);
  await server.db.update(metalPrices).set({ listed: 'hidden' }).where(hidden);
  expect(await codeOf(await hold(holdOf({ metalType: 'brass', price: '2.50' })))).toBe('not_held');
  await server.db.update(metalPrices).set({ listed: 'card', price: '0' }).where(hidden);
  expect(await codeOf(await hold(holdOf({ metalType: 'brass', price: '0' })))).toBe('not_held');
  await server.db
    .update(metalPrices)
    .set({ price: before?.price ?? '' })
    .where(hidden);
  expect(await codeOf(await hold(holdOf({ metalType: 'gold' })))).toBe('not_held');
});

test('one number holds two prices at once and three a day, however it is written', async () => {
  const phone = freshPhone().slice(2);
  const written = [
    phone,
    `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`,
    `+1 ${phone}`,
  ] as const;
  const first = await held({ phone: written[0] });
  await held({ phone: written[1] });
  expect(await codeOf(await hold(holdOf({ phone: written[2] })))).toBe('holds_used_up');
  await set(first.id, { canceledAt: new Date() });
  await held({ phone });
  await server.db.update(priceHolds).set({ canceledAt: new Date() });
  expect(await codeOf(await hold(holdOf({ phone })))).toBe('holds_used_up');
});

test('fifty at once for the last hold of a number: one gets it', async () => {
  const phone = freshPhone().slice(2);
  await held({ phone });
  const answers = await Promise.all(Array.from({ length: 50 }, () => hold(holdOf({ phone }))));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await server.db.$count(priceHolds, eq(priceHolds.phone, `+1${phone}`))).toBe(2);
});

test('no price is held within half an hour after it was undone', async () => {
  const [brass] = await server.db.select().from(metalPrices).where(eq(metalPrices.metalType, 'brass'));
  const id = randomUUID();
  await server.db.insert(priceBatches).values({
    id,
    createdBy: stan.id,
    state: 'undone',
    publishAt: minutesAgo(40),
    publishedAt: minutesAgo(40),
    undoneAt: minutesAgo(29),
  });
  await server.db
    .insert(priceBatchLines)
    .values({ batchId: id, metalPriceId: brass?.id ?? '', price: '9', unit: 'lb' });
  const body = holdOf({ metalType: 'brass', price: brass?.price ?? '' });
  expect(await codeOf(await hold(body))).toBe('not_held');
  await server.db
    .update(priceBatches)
    .set({ undoneAt: minutesAgo(31) })
    .where(eq(priceBatches.id, id));
  expect((await hold(body)).status).toBe(201);
});

test('an owner pauses holding for all, a yard or a group, and limits the pounds of a group', async () => {
  const usual = { isPaused: false, most: null };
  const input = { scope: 'copper', isPaused: false, most: 300, seen: usual };
  expect(await codeOf(await setLimit(input, stan))).toBe('forbidden');
  expect((await setLimit(input)).status).toBe(200);
  expect((await setLimit(input)).status).toBe(200);
  expect(await codeOf(await setLimit({ ...input, most: 200 }))).toBe('changed_since');
  expect((await held()).most).toBe(300);
  expect(await audited(server, 'copper')).toMatchObject([
    { action: 'set_hold_limit', before: usual, after: { isPaused: false, most: 300 } },
  ]);
  for (const scope of ['all', 'griffin', 'copper'] as const) {
    await server.db
      .insert(holdLimits)
      .values({ scope, isPaused: true })
      .onConflictDoUpdate({ target: holdLimits.scope, set: { isPaused: true } });
    expect(await codeOf(await hold(holdOf()))).toBe('not_held');
    await server.db.delete(holdLimits).where(eq(holdLimits.scope, scope));
  }
  expect((await hold(holdOf())).status).toBe(201);
  await server.db.delete(holdLimits);
});

test('the counter brings a hold up by its code in any spelling, or by the phone number', async () => {
  const { id, code, phone } = await held();
  for (const typed of [code, holdCodeText(code).toLowerCase(), code.replaceAll('0', 'O'), `+1${phone}`]) {
    expect((await find(typed)).holds).toMatchObject([{ id, price: '4.50', refusal: null, customerId: null }]);
  }
  // Whoever had the number before it was released is not its holder.
  const { id: mergedInto } = await customerWith(server.db);
  await customerWith(server.db, 0, { phone: `+1${phone}`, mergedInto, phoneReleasedAt: new Date() });
  expect((await find(code)).holds).toMatchObject([{ id, customerId: null }]);
  await set(id, { canceledAt: new Date() });
  expect((await find(code)).holds).toMatchObject([{ id, refusal: 'This held price was canceled' }]);
  expect((await find(phone)).holds).toEqual([]);
});

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

test('a ticket of a customer brings their open holds along; at another yard it says where they are held', async () => {
  const phone = freshPhone().slice(2);
  const customer = await customerWith(server.db, 0, { phone: `+1${phone}` });
  const { id } = await held({ phone });
  expect(await list({ customer: customer.id })).toMatchObject([
    { id, refusal: null, customerId: customer.id },
  ]);
  const elsewhere = await list({ customer: customer.id, yard: 'atlanta' });
  expect(elsewhere).toMatchObject([
    { id, refusal: expect.stringMatching(/^This price is held at .*Griffin/) },
  ]);
  // What counts is when it was sold, not when it is recorded.
  const [before, during] = [newYorkLocal(ago(4)), newYorkLocal(ago(2))];
  await set(id, { createdAt: ago(3), until: ago(1) });
  expect(await list({ customer: customer.id })).toEqual([]);
  expect(await list({ customer: customer.id, soldAt: during })).toMatchObject([{ id, refusal: null }]);
  expect(await list({ customer: customer.id, soldAt: before })).toMatchObject([
    { id, refusal: 'This price was held after the sale' },
  ]);
});

test('a ticket in hand keeps the holds that its seller brought', async () => {
  const { id } = await held();
  const ticketId = randomUUID();
  const inHand = heldTicketOf();
  const body = { ...inHand, content: { ...inHand.content, holdIds: [id] } };
  const by = { headers: { cookie: stan.cookie } };
  expect(
    (await callApi(adminFunction, holdTicketApi, { ...by, params: { id: ticketId }, body })).status,
  ).toBe(200);
  const listed = await callApi(adminFunction, listHeldTicketsApi, { ...by, query: { yard: 'griffin' } });
  expect(await listed.json()).toMatchObject([{ id: ticketId, content: { holdIds: [id] } }]);
});

test('a held price that is higher than the posted one is paid, and asks nothing', async () => {
  const { id } = await fallen();
  const ticket = ticketOf(paidAbove(id));
  expect((await record(ticket)).status).toBe(201);
  const [row] = await server.db.select().from(priceHolds).where(eq(priceHolds.id, id));
  expect(row?.ticketId).toBe(ticket.ticketId);
  const [line] = await server.db.select().from(visits).where(eq(visits.ticketId, ticket.ticketId));
  expect(line).toMatchObject({
    price: '4.60',
    postedPrice: '4.50',
    priceReason: 'held',
    isPromised: true,
  });
  // The same ticket again is the one that was recorded.
  expect((await record(ticket)).status).toBe(201);
});

test('less than the held price needs a reason, and where more is posted that is paid', async () => {
  const above = await fallen();
  const low = await record({ holdIds: [above.id] });
  expect(await low.json()).toMatchObject({
    fields: { 'lines.0.priceReason': 'Please choose why this isn’t the held price' },
  });
  const below = await held();
  await set(below.id, { price: '4.40' });
  expect((await record({ holdIds: [below.id] })).status).toBe(201);
});

test('where more is posted by then, the page is told and pays that', async () => {
  const { id } = await held();
  await set(id, { price: '4.40' });
  const line = { ...ticketLine({ price: '4.40' }), priceReason: 'held' as const };
  const response = await record({ holdIds: [id], lines: [line], totalCents: 4_400 });
  expect(await response.json()).toMatchObject({
    code: 'price_changed',
    figures: { prices: [{ metalType: 'copper_wire', price: '4.50', unit: 'lb' }] },
  });
});

test('pounds over the most are paid as posted, on a line of their own', async () => {
  const { id } = await fallen();
  await set(id, { most: 6 });
  const over = await record(paidAbove(id));
  expect(await over.json()).toMatchObject({
    fields: { 'lines.0.gross': 'Only 6 lb are held at this price. Put the rest on a line of its own' },
  });
  const lines = [
    ticketLine({ price: '4.60', priceReason: 'agreed', gross: '6' }),
    ticketLine({ gross: '4' }),
  ];
  expect((await record({ holdIds: [id], lines, totalCents: 2_760 + 1_800 })).status).toBe(201);
});

test('a hold is used once; a void gives it back while it is open', async () => {
  const { id } = await fallen();
  const ticket = ticketOf(paidAbove(id));
  await record(ticket);
  expect(await refused(await record(paidAbove(id)))).toBe('A ticket already used this held price');
  expect((await voidIt(ticket.ticketId)).status).toBe(200);
  const again = ticketOf(paidAbove(id));
  expect((await record(again)).status).toBe(201);
  await voidIt(again.ticketId);
  await set(id, { createdAt: new Date(Date.now() - 2_000), until: new Date(Date.now() - 1_000) });
  expect(await refused(await record(paidAbove(id)))).toMatch(/^This price was held until/);
});

test('a load that was refused uses no hold: it may still come', async () => {
  const { id } = await fallen();
  const dirty = ticketLine({ price: '0', priceReason: 'refused' });
  const lines = [dirty, ticketLine({ metalType: 'brass', price: '2.50' })];
  expect((await record({ holdIds: [id], lines, totalCents: 2_500 })).status).toBe(201);
  expect((await record(paidAbove(id))).status).toBe(201);
});

test('of fifty tickets with the same hold one uses it', async () => {
  const { id } = await fallen();
  const answers = await Promise.all(Array.from({ length: 50 }, () => record(paidAbove(id))));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
});

test('a hold of another yard, of no line, or that nobody knows is refused with the reason', async () => {
  const { id } = await fallen({ yardId: 'atlanta' });
  expect(await refused(await record(paidAbove(id)))).toMatch(/^This price is held at .*Atlanta.*, not here$/);
  const brass = await fallen();
  const other = [ticketLine({ metalType: 'brass', price: '2.50' })];
  expect(await refused(await record({ holdIds: [brass.id], lines: other, totalCents: 2_500 }))).toBe(
    'No line is of the grade whose price is held',
  );
  expect(await refused(await record(paidAbove(randomUUID())))).toBe('We couldn’t find this held price');
});

test('a grade that was hidden meanwhile is paid as held', async () => {
  const { id } = await fallen();
  await server.db
    .update(metalPrices)
    .set({ listed: 'hidden' })
    .where(eq(metalPrices.metalType, 'copper_wire'));
  expect((await record(paidAbove(id))).status).toBe(201);
  await server.db.update(metalPrices).set({ listed: 'card' }).where(eq(metalPrices.metalType, 'copper_wire'));
});

test('a day that is closed later moves the end to the next open day, and its usual hours to its usual closing', async () => {
  const email = 'moved@example.com';
  const { id, until } = await held({ email });
  const day = inNewYork(until).date;
  const body = { yardIds: ['griffin'], date: day, hours: null, reason: 'Storm', seen: [] };
  const closed = await callApi(adminFunction, setSpecialDayApi, { body, headers: { cookie: stan.cookie } });
  expect(closed.status).toBe(200);
  const [row] = await server.db.select().from(priceHolds).where(eq(priceHolds.id, id));
  expect(row && row.until > until).toBe(true);
  await workOutbox();
  const told = await mailsTo(email);
  expect(told.map(({ subject }) => subject).join()).toMatch(/is held longer/);
  expect(told.at(-1)?.text).toContain(yardWeekdayText(row?.until ?? until));
  await set(id, { until: new Date(until.getTime() - 60_000) });
  const params = { yardId: 'griffin', date: day };
  await callApi(adminFunction, removeSpecialDayApi, { params, headers: { cookie: stan.cookie } });
  expect(await server.db.select().from(priceHolds).where(eq(priceHolds.id, id))).toMatchObject([{ until }]);
});

test('its link shows a hold as it stands, and gives it up once, unless a ticket has used it', async () => {
  const { id, token, code } = await fallen();
  const open = async () => (await callApi(quotesFunction, openHoldApi, { body: { token } })).json();
  const cancel = async () =>
    (await (await callApi(quotesFunction, cancelHoldApi, { body: { token } })).json()) as HoldPage;
  expect(await open()).toMatchObject({ code, price: '4.60', name: expect.any(String), standing: 'open' });
  const ticket = ticketOf(paidAbove(id));
  await record(ticket);
  expect((await cancel()).standing).toBe('used');
  await voidIt(ticket.ticketId);
  expect((await cancel()).standing).toBe('canceled');
  const [first] = await server.db.select().from(priceHolds).where(eq(priceHolds.id, id));
  expect((await cancel()).standing).toBe('canceled');
  expect(await server.db.select().from(priceHolds).where(eq(priceHolds.id, id))).toEqual([first]);
  expect(await refused(await record(paidAbove(id)))).toBe('This held price was canceled');
});

test('a link that is wrong, or whose hold was deleted, opens nothing', async () => {
  const { id, token } = await held();
  await set(id, { tokenHash: null });
  for (const api of [openHoldApi, cancelHoldApi])
    for (const each of [token, 'x', ''])
      expect(await codeOf(await callApi(quotesFunction, api, { body: { token: each } }))).toBe('not_found');
});

const mailsTo = async (email: string) => {
  await settled();
  return server.mail.messages().filter(({ to }) => to.includes(email));
};

describe('with an address', () => {
  test.each([
    ['en', 'Your held price for', 'See or cancel the hold', '/hold#'],
    ['es', 'Su precio apartado:', 'Ver o cancelar el apartado', '/es/apartar-precio#'],
  ] as const)('in %s the hold, its code and its link are mailed', async (locale, subject, button, path) => {
    const email = `holder-${locale}@example.com`;
    const { code, token } = await held({ email, locale });
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(subject);
    for (const text of [holdCodeText(code), '$4.50', button, `${path}${token}`])
      expect(mail?.text).toContain(text);
  });

  test('one that refused our last mail gets none, and the page is told', async () => {
    const email = 'refused@example.com';
    await server.db.insert(bouncedAddresses).values({ key: keyedHash('mail-address', email) });
    expect(await (await hold(holdOf({ email }))).json()).toMatchObject({ isMailed: false });
    expect(await mailsTo(email)).toEqual([]);
  });

  test('a canceled hold is not mailed any more', async () => {
    const email = 'canceled@example.com';
    const { id, token } = await held({ email });
    const sent = await mailsTo(email);
    await callApi(quotesFunction, cancelHoldApi, { body: { token } });
    await mailMovedHold(server.db, id);
    expect(await mailsTo(email)).toEqual(sent);
  });
});

test('what is open is told with what it costs above the posted price', async () => {
  await server.db
    .update(priceHolds)
    .set({ canceledAt: new Date() })
    .where(sql`ticket_id is null`);
  await fallen();
  await held({ metalType: 'brass', price: '2.50' });
  // Pieces are no pounds.
  await set((await held()).id, { unit: 'each' });
  const response = await callApi(adminFunction, readHoldBoardApi, { headers: { cookie: stan.cookie } });
  const { exposure } = (await response.json()) as HoldBoard;
  expect(exposure).toEqual([{ yardId: 'griffin', count: 3, pounds: 4_000, aboveCents: 20_000 }]);
});

test('what is open says the same in SQL', async () => {
  const now = new Date();
  const rows = await server.db.select({ hold: priceHolds, isOpen: isOpenHoldAt(now) }).from(priceHolds);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.map(({ isOpen }) => isOpen)).toEqual(rows.map((row) => isOpenHold(row.hold, now)));
});

test('the phone number goes a month after the end, and the hold stays without it', async () => {
  const email = 'old@example.com';
  const [old, young] = [await held({ email }), await held({ email })];
  for (const [{ id }, days] of [
    [old, HOLD_PHONE_DAYS + 0.01],
    [young, HOLD_PHONE_DAYS - 0.01],
  ] as const)
    await set(id, { createdAt: daysAgo(days + 1), until: daysAgo(days) });
  expect((await cleanUp(server.db))['holdPhones']).toBe(1);
  const rows = await server.db.select().from(priceHolds).where(isNull(priceHolds.phone));
  expect(rows).toMatchObject([{ id: old.id, email: null, tokenHash: null }]);
});
