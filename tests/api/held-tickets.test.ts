import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { heldTickets } from '../../netlify/database/schema/held-tickets.ts';
import { tickets } from '../../netlify/database/schema/rewards.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import cleanUp from '../../netlify/functions/clean-up.ts';
import { TICKET_HELD_DAYS } from '../../src/domain/privacy/retention.ts';
import { mergeCustomersApi } from '../../src/domain/rewards/admin-rewards.api.ts';
import { recordTicketApi } from '../../src/domain/tickets/admin-tickets.api.ts';
import type { HoldInput } from '../../src/domain/tickets/held/held-ticket.schema.ts';
import * as api from '../../src/domain/tickets/held/held-tickets.api.ts';
import { actionsOn } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { heldTicketOf } from '../support/held-ticket.ts';
import { addCustomer } from '../support/rewards-books.ts';
import { sessionFor } from '../support/rewards.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';
import { ticketOf } from '../support/ticket.ts';

const server = useServer();
let stan: Awaited<ReturnType<typeof staffWith>>;
let cora: typeof stan;
beforeAll(async () => {
  stan = await staffWith(server.db, 'staff', { user: { name: 'Stan Scale' } });
  cora = await staffWith(server.db, 'staff', { user: { name: 'Cora Window' } });
});

const refused = (status: number, code: string, figures?: object) => ({
  status,
  body: { code, ...(figures && { figures }) },
});
const hold = (id: string, body: HoldInput, { cookie } = stan) =>
  staffCall(adminFunction, api.holdTicketApi, cookie, { id, body });
const take = (id: string, seen: string, hand: string = randomUUID(), { cookie } = cora) =>
  staffCall(adminFunction, api.takeTicketApi, cookie, { id, body: { hand, seen } });
const discard = (id: string, body: object, { cookie } = stan) =>
  staffCall(adminFunction, api.discardTicketApi, cookie, { id, body });
const record = (ticketId: string, hand: string | null, { cookie } = stan) =>
  staffCall(adminFunction, recordTicketApi, cookie, {
    body: ticketOf({ ticketId, hand, checkNumber: ticketId.slice(0, 8) }),
  });
const askForList = (headers: Readonly<Record<string, string>>) =>
  callApi(adminFunction, api.listHeldTicketsApi, {
    query: { yard: 'griffin' },
    headers: { cookie: cora.cookie, ...headers },
  });
const listed = async (yard: string) =>
  (await staffCall(adminFunction, api.listHeldTicketsApi, cora.cookie, { query: { yard } }))
    .body as unknown as readonly api.HeldTicket[];
const onList = async (id: string, yard = 'griffin') => (await listed(yard)).find((each) => each.id === id);

/** On the list of Griffin, with Stan. */
async function held(changes: Partial<HoldInput> = {}) {
  const id = randomUUID();
  const body = heldTicketOf(changes);
  expect(await hold(id, body)).toEqual({ status: 200, body: { version: 1 } });
  return { id, body };
}

test('a ticket is on the list of its yard at once, as it was weighed, and on no other', async () => {
  const { id: customerId } = await addCustomer(server.db);
  const { id, body } = await held({ customerId });
  expect(await onList(id)).toMatchObject({
    label: 'Blue F-250',
    customerName: 'Ada Wright',
    content: body.content,
    heldBy: { id: stan.id, name: 'Stan Scale' },
    version: 1,
  });
  expect(await onList(id, 'newnan')).toBeUndefined();
  expect(await hold(id, heldTicketOf({ yardId: 'newnan', hand: body.hand }))).toMatchObject(
    refused(404, 'not_found'),
  );
  // Again, and with more of it.
  expect(await hold(id, body)).toMatchObject({ body: { version: 2 } });
  expect(await hold(id, { ...body, label: 'Red F-150' })).toMatchObject({ body: { version: 3 } });
  expect(await onList(id)).toMatchObject({ label: 'Red F-150', version: 3 });
});

test('a list that has not changed is not sent again', async () => {
  const first = await askForList({});
  const tag = first.headers.get('etag') ?? '';
  expect([tag.length > 10, first.headers.get('cache-control')]).toEqual([true, 'no-store']);
  expect((await askForList({ 'if-none-match': tag })).status).toBe(304);
  await held();
  expect((await askForList({ 'if-none-match': tag })).status).toBe(200);
});

test('nobody but staff sees or changes one', async () => {
  const { id: customerId } = await addCustomer(server.db);
  const { id, body } = await held({ customerId });
  const seller = { ...stan, cookie: sessionFor(customerId) };
  expect(await hold(id, body, seller)).toMatchObject({ status: 401 });
  expect(await take(id, body.hand, randomUUID(), seller)).toMatchObject({ status: 401 });
  expect(await discard(id, { hand: body.hand, version: 1 }, seller)).toMatchObject({ status: 401 });
  expect(await onList(id)).toMatchObject({ version: 1 });
});

test('one press takes a ticket over; whoever comes second, or had it, is told by whom', async () => {
  const { id, body } = await held();
  const hand = randomUUID();
  expect(await take(id, body.hand, hand)).toMatchObject({ status: 200, body: { hand, version: 2 } });
  expect(await take(id, body.hand, hand)).toMatchObject({ status: 200, body: { hand, version: 2 } });
  const first = { by: 'Cora Window', at: expect.any(String) as unknown, now: { hand, version: 2 } };
  expect(await take(id, body.hand, randomUUID(), stan)).toMatchObject(refused(409, 'changed_since', first));
  // What the scale types now overwrites nothing, unless it is said so.
  const later = { ...body, label: 'Typed at the scale' };
  expect(await hold(id, { ...later, seen: 1 })).toMatchObject(refused(409, 'changed_since', first));
  expect(await record(id, body.hand)).toMatchObject(refused(409, 'changed_since', first));
  expect(await server.db.$count(tickets, eq(tickets.id, id))).toBe(0);
  expect(await hold(id, { ...later, seen: 2 })).toMatchObject({ body: { version: 3 } });
  expect(await onList(id)).toMatchObject({ label: 'Typed at the scale', heldBy: { name: 'Stan Scale' } });
});

test('a recorded ticket is in nobody’s hand, and a device that comes back is told by whom', async () => {
  const { id, body } = await held();
  const { hand } = (await take(id, body.hand)).body as unknown as api.HeldTicket;
  expect(await record(id, hand, cora)).toMatchObject({ status: 201, body: { isRepeat: false } });
  expect(await onList(id)).toBeUndefined();
  const first = { by: 'Cora Window', at: expect.any(String) as unknown, isRecorded: true };
  expect(await hold(id, body)).toMatchObject(refused(409, 'already_done', first));
  expect(await take(id, body.hand)).toMatchObject(refused(409, 'already_done', first));
  expect(await discard(id, { hand: body.hand, version: 1 })).toMatchObject(
    refused(409, 'already_done', first),
  );
  // The answer was lost.
  expect(await record(id, hand, cora)).toMatchObject({ status: 201, body: { isRepeat: true } });
  const { cookie } = stan;
  const other = { body: ticketOf({ ticketId: id, hand: body.hand, checkNumber: '7' }) };
  expect(await staffCall(adminFunction, recordTicketApi, cookie, other)).toMatchObject(
    refused(409, 'idempotency_key_reused', first),
  );
});

test('of two devices that finish one ticket at once, the one that has it records it, once', async () => {
  const { id, body } = await held();
  const { hand } = (await take(id, body.hand)).body as unknown as api.HeldTicket;
  const answers = await Promise.all([record(id, body.hand), record(id, hand, cora)]);
  expect(answers[1]).toMatchObject({ status: 201, body: { isRepeat: false } });
  // Too early it is refused; too late it hears that the ticket is recorded.
  expect(answers[0].status === 409 || answers[0].body['isRepeat']).toBe(true);
  expect(await server.db.$count(tickets, eq(tickets.id, id))).toBe(1);
});

test('a ticket that is discarded is gone for everybody, unless it is not what was shown', async () => {
  const { id, body } = await held();
  await hold(id, body);
  expect(await discard(id, { hand: null, version: 1 }, cora)).toMatchObject(refused(409, 'changed_since'));
  expect(await discard(id, { hand: null, version: 2 }, cora)).toEqual({ status: 200, body: { done: true } });
  expect(await discard(id, { hand: body.hand, version: null })).toEqual({
    status: 200,
    body: { done: true },
  });
  expect(await actionsOn(server, id)).toEqual(['discard_ticket']);
  const first = { by: 'Cora Window', isRecorded: false };
  expect(await hold(id, body)).toMatchObject(refused(409, 'already_done', first));
  const { id: own, body: mine } = await held();
  await hold(own, mine);
  expect(await discard(own, { hand: mine.hand, version: null })).toMatchObject({ status: 200 });
  expect(await onList(own)).toBeUndefined();
});

test('a merge moves a customer’s tickets, and the night deletes what nobody touched for a month', async () => {
  const [kept, gone] = [await addCustomer(server.db), await addCustomer(server.db)];
  const { id, body } = await held({ customerId: gone.id });
  const { cookie } = await staffWith(server.db, 'owner');
  await staffCall(adminFunction, mergeCustomersApi, cookie, { id: kept.id, body: { fromId: gone.id } });
  expect(await onList(id)).toMatchObject({ customerId: kept.id });
  // A device that has not heard of it.
  await hold(id, body);
  expect(await onList(id)).toMatchObject({ customerId: kept.id, version: 2 });

  const age = (days: number) =>
    server.db
      .update(heldTickets)
      .set({ updatedAt: sql`now() - ${days} * interval '1 day'` })
      .where(eq(heldTickets.id, id));
  await age(TICKET_HELD_DAYS - 1);
  await cleanUp();
  expect(await onList(id)).toBeDefined();
  await age(TICKET_HELD_DAYS + 1);
  await cleanUp();
  expect(await onList(id)).toBeUndefined();
});

test('a version is counted from one', async () => {
  const { id } = await held();
  await expect(
    server.db.update(heldTickets).set({ version: 0 }).where(eq(heldTickets.id, id)),
  ).rejects.toMatchObject({ cause: { constraint: 'held_ticket_version_positive' } });
});
