import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heldTickets } from '../../netlify/database/schema/held-tickets.ts';
import { tickets } from '../../netlify/database/schema/rewards.ts';
import { shownTickets } from '../../netlify/database/schema/shown-tickets.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import cleanUp from '../../netlify/functions/clean-up.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import { TICKET_HELD_DAYS } from '../../src/domain/privacy/retention.ts';
import { listTicketsApi, recordTicketApi } from '../../src/domain/tickets/admin-tickets.api.ts';
import type { HoldInput } from '../../src/domain/tickets/held/held-ticket.schema.ts';
import { discardTicketApi, holdTicketApi } from '../../src/domain/tickets/held/held-tickets.api.ts';
import * as api from '../../src/domain/tickets/shown/shown-tickets.api.ts';
import { callApi } from '../support/call.ts';
import { heldTicketOf } from '../support/held-ticket.ts';
import { addCustomer } from '../support/rewards-books.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';
import { ticketLine, ticketOf } from '../support/ticket.ts';

let server: TestServer;
let stan: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  server = await startServer();
  stan = await staffWith(server.db, 'staff', { user: { name: 'Stan Scale' } });
});
afterAll(() => server.stop());

const hold = (id: string, body: HoldInput) =>
  staffCall(adminFunction, holdTicketApi, stan.cookie, { id, body });
const show = (id: string) => staffCall(adminFunction, api.showTicketInHandApi, stan.cookie, { id });
const state = async (id: string) =>
  (await staffCall(adminFunction, api.readShownApi, stan.cookie, { id })).body as unknown;
const record = (ticketId: string, hand: string, changes = {}) =>
  staffCall(adminFunction, recordTicketApi, stan.cookie, { body: ticketOf({ ticketId, hand, ...changes }) });

const addressOf = () => `198.51.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`;
async function ask(
  contract: typeof api.openShownApi | typeof api.agreeApi,
  body: object,
  ip: string,
  headers = {},
) {
  const response = await callApi(rewardsFunction, contract as typeof api.openShownApi, {
    body: body as never,
    ip,
    headers,
  });
  const text = await response.text();
  return {
    status: response.status,
    body: (text === '' ? null : JSON.parse(text)) as Record<string, never>,
    headers: response.headers,
  };
}
const open = (code: string, device: string, ip = addressOf()) => ask(api.openShownApi, { code, device }, ip);
const agree = (code: string, device: string, lines: string) =>
  ask(api.agreeApi, { code, device, lines }, addressOf());

/** A ticket in hand with its code, which nobody has opened. */
async function shown(changes: Partial<HoldInput> = {}) {
  const id = randomUUID();
  const body = heldTicketOf(changes);
  await hold(id, body);
  const { code } = (await show(id)).body as unknown as api.ShownCode;
  return { id, body, code, device: randomUUID() };
}

test('the seller sees each line and the sum, and nothing of whom it is about', async () => {
  const { id: customerId } = await addCustomer(server.db);
  const { code, device, body, id } = await shown({ customerId });
  const seen = await open(code, device);
  expect([seen.status, seen.body]).toMatchObject([
    200,
    {
      standing: 'open',
      yardId: 'griffin',
      total: '45.00',
      agreedAt: null,
      lines: [{ metalType: 'copper_wire', gross: '10', net: '10', price: '4.50', amount: '45.00' }],
    },
  ]);
  expect(JSON.stringify(seen.body)).not.toMatch(/Ada|Wright|Stan|F-250|\+1/);
  // As somebody types it.
  expect((await open(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`, device)).status).toBe(200);
  const tag = seen.headers.get('etag') ?? '';
  const again = await ask(api.openShownApi, { code, device }, addressOf(), { 'if-none-match': tag });
  expect(again.status).toBe(304);
  expect(await state(id)).toEqual({ isOpened: true, agreedAt: null });
  expect((await server.db.select().from(shownTickets)).map(({ codeHash }) => codeHash)).not.toContain(code);
  expect(body.customerId).toBe(customerId);
});

test('of fifty phones that open a code at once one has it, and the others are told so', async () => {
  const { code } = await shown();
  const devices = Array.from({ length: 50 }, () => randomUUID());
  const answers = await Promise.all(devices.map((device) => open(code, device)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body['code'] === 'already_done')).toHaveLength(49);
  const owner = devices[answers.findIndex(({ status }) => status === 200)] ?? '';
  expect((await open(code, owner)).status).toBe(200);
});

test('a new code ends the one before, and what was said with it', async () => {
  const { id, code, device } = await shown();
  const { body } = await open(code, device);
  expect((await agree(code, device, body['shown'] ?? '')).status).toBe(200);
  const { code: newer } = (await show(id)).body as unknown as api.ShownCode;
  expect((await open(code, device)).body).toMatchObject({ code: 'not_found' });
  expect(await state(id)).toEqual({ isOpened: false, agreedAt: null });
  expect((await open(newer, randomUUID())).status).toBe(200);
});

test('what was said holds for the lines that were shown, and stands on the ticket', async () => {
  const { id, code, device, body } = await shown();
  const lines = (await open(code, device)).body['shown'] ?? '';
  const said = await agree(code, device, lines);
  expect(said.status).toBe(200);
  // Again: the first moment stands.
  expect((await agree(code, device, lines)).body).toEqual(said.body);
  expect(await state(id)).toEqual({ isOpened: true, agreedAt: said.body['agreedAt'] });

  const [line] = body.content.lines;
  const heavier = {
    ...line,
    line: ticketLine({ gross: '11' }),
    priced: { ...line?.priced, net: '11', cents: 4_950 },
  };
  const content = { ...body.content, lines: [heavier] } as HoldInput['content'];
  await hold(id, { ...body, content });
  expect(await state(id)).toMatchObject({ agreedAt: null });
  expect((await agree(code, device, lines)).body).toMatchObject({ code: 'changed_since' });
  await hold(id, body);
  expect(await state(id)).toMatchObject({ agreedAt: said.body['agreedAt'] });

  expect((await record(id, body.hand)).status).toBe(201);
  const { body: found } = await staffCall(adminFunction, listTicketsApi, stan.cookie, {
    query: { ticket: id },
  });
  expect(found).toMatchObject([{ agreedAt: said.body['agreedAt'] }]);
  const end = await open(code, device);
  expect(end.body).toMatchObject({ standing: 'recorded', total: '45.00', yardId: 'griffin' });
  expect(end.body['number']).toMatch(/^G/);
  // For anybody else it never was.
  expect((await open(code, randomUUID())).body).toMatchObject({ code: 'not_found' });
});

test('a ticket that is recorded with other lines, or of which nothing was said, has no word of its seller', async () => {
  const { id, code, device, body } = await shown();
  await agree(code, device, (await open(code, device)).body['shown'] ?? '');
  const lines = [ticketLine({ gross: '12' })];
  expect((await record(id, body.hand, { lines, totalCents: 5_400 })).status).toBe(201);
  const silent = await shown();
  expect((await record(silent.id, silent.body.hand)).status).toBe(201);
  for (const each of [id, silent.id]) {
    const [row] = await server.db.select().from(tickets).where(eq(tickets.id, each));
    expect(row?.agreedAt).toBeNull();
  }
});

test('what has ended answers like what never was', async () => {
  const never = await open('0000-0000', randomUUID());
  const { id, code, device, body } = await shown();
  await open(code, device);
  await staffCall(adminFunction, discardTicketApi, stan.cookie, {
    id,
    body: { hand: body.hand, version: null },
  });
  const old = await shown();
  await server.db.delete(heldTickets).where(eq(heldTickets.id, old.id));
  for (const ended of [await open(code, device), await open(old.code, old.device)])
    expect([ended.status, ended.body]).toEqual([404, never.body]);
  expect((await agree(code, device, 'x')).body).toEqual(never.body);
  expect((await show(id)).status).toBe(404);
  expect((await show('no-id')).status).toBe(404);
  expect(await state(id)).toBeNull();
});

test.each([
  ['a short code', { code: 'K3F9', device: randomUUID() }],
  ['no device', { code: '0000-0000' }],
  ['a device that is no id', { code: '0000-0000', device: 'mine' }],
  ['more than is asked', { code: '0000-0000', device: randomUUID(), ticketId: randomUUID() }],
])('%s is refused', async (_, body) => {
  expect((await ask(api.openShownApi, body, addressOf())).body).toMatchObject({ code: 'invalid_input' });
});

test('a phone says nothing about another phone’s ticket', async () => {
  const [mine, theirs] = [await shown(), await shown()];
  const lines = (await open(mine.code, mine.device)).body['shown'] ?? '';
  await open(theirs.code, theirs.device);
  expect((await agree(theirs.code, mine.device, lines)).body).toMatchObject({ code: 'already_done' });
  expect(await state(theirs.id)).toEqual({ isOpened: true, agreedAt: null });
});

test('who tries codes is stopped, also before a right one; the phone that has one is not', async () => {
  const { code, device } = await shown();
  const ip = '203.0.113.77';
  expect((await open(code, device, ip)).status).toBe(200);
  const other = await shown();
  for (let tried = 0; tried < api.SHOWN_TRIES_RATE_LIMIT.limit; tried += 1)
    expect((await open('0000-0000', device, ip)).status).toBe(404);
  const stopped = await open(other.code, device, ip);
  expect([stopped.status, stopped.body['code']]).toEqual([429, 'too_many_requests']);
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await open(code, device, ip)).status).toBe(200);
});

test('a code goes with the time that a ticket in hand lives', async () => {
  const { id } = await shown();
  await server.db
    .update(shownTickets)
    .set({ shownAt: sql`now() - ${`${TICKET_HELD_DAYS + 1} days`}::interval` })
    .where(eq(shownTickets.ticketId, id));
  await cleanUp();
  expect(await state(id)).toBeNull();
});
