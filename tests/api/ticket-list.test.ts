import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { tickets } from '../../netlify/database/schema/rewards.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import { DELIVERIES } from '../../netlify/services/deliveries.ts';
import { workOutbox } from '../../netlify/services/outbox/work-outbox.ts';
import { queueVoidsMail } from '../../netlify/services/tickets/money/void-mail.ts';
import {
  findTicketsApi,
  recordTicketApi,
  voidTicketApi,
} from '../../src/domain/tickets/admin-tickets.api.ts';
import { correctCheckApi } from '../../src/domain/tickets/money/check-numbers.api.ts';
import { readDayCloseApi, signDayApi } from '../../src/domain/tickets/money/day-close.api.ts';
import {
  exportTicketsApi,
  listDayTicketsApi,
  sumTicketsApi,
} from '../../src/domain/tickets/money/ticket-list.api.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import type { TicketInput } from '../../src/domain/tickets/ticket.schema.ts';
import { addCustomer } from '../support/rewards-books.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';
import { ticketLine, ticketOf } from '../support/ticket.ts';

const server = useServer();
let staff: Awaited<ReturnType<typeof staffWith>>;
let owner: typeof staff;
beforeAll(async () => {
  staff = await staffWith(server.db, 'staff');
  owner = await staffWith(server.db, 'owner');
});

const today = () => inNewYork(new Date()).date;
/** A yard's ticket of its own day in the last week, so that tests do not meet. */
const sold = async (changes: Partial<TicketInput> = {}) => {
  const lines = [ticketLine({ priceReason: 'agreed' })];
  const ticket = ticketOf({ lines, ...changes });
  expect(await staffCall(adminFunction, recordTicketApi, staff.cookie, { body: ticket })).toMatchObject({
    status: 201,
  });
  return ticket;
};
const voided = (id: string) =>
  staffCall(adminFunction, voidTicketApi, owner.cookie, { id, body: { reason: 'Entered twice' } });
type Query = Record<string, string>;
const list = async (query: Query) =>
  (await staffCall(adminFunction, listDayTicketsApi, staff.cookie, { query })).body as unknown as {
    rows: { id: string }[];
  };
const ids = async (query: Query) => (await list(query)).rows.map(({ id }) => id);
const sums = async (query: Query) =>
  (await staffCall(adminFunction, sumTicketsApi, staff.cookie, { query })).body;

test('the tickets of a day are listed by yard, way of payment and void, and summed by way of payment', async () => {
  const day = addDays(today(), -2);
  const soldAt = `${day}T10:15`;
  const { id: customerId } = await addCustomer(server.db, { firstName: '=Ada', lastName: 'Formula' });
  const check = await sold({ soldAt, checkNumber: '555', customerId });
  const transfer = await sold({ soldAt: `${day}T10:16`, paidBy: 'transfer', paidNote: 'ACH 7' });
  const gone = await sold({ soldAt: `${day}T10:17` });
  const elsewhere = await sold({ soldAt: `${day}T10:18`, yardId: 'newnan' });
  await sold({ soldAt: `${addDays(day, -1)}T18:59` });
  await sold();
  await voided(gone.ticketId);
  const agreed = sql`${`${day} 10:20`}::timestamp at time zone 'America/New_York'`;
  await server.db.update(tickets).set({ agreedAt: agreed }).where(eq(tickets.id, check.ticketId));

  const range = { from: day, to: day };
  const [a, b, c, d] = [elsewhere, gone, transfer, check].map(({ ticketId }) => ticketId);
  expect(await ids(range)).toEqual([a, b, c, d]);
  expect(await ids({ ...range, yard: 'griffin' })).toEqual([b, c, d]);
  expect(await ids({ ...range, paid: 'transfer' })).toEqual([c]);
  expect(await ids({ ...range, voids: 'yes' })).toEqual([]);
  expect(await ids({ from: today(), to: today(), voids: 'yes' })).toEqual([b]);
  expect(await sums({ ...range, yard: 'griffin' })).toEqual({
    tickets: 2,
    cents: 9_000,
    paid: [
      { paidBy: 'check', tickets: 1, cents: 4_500 },
      { paidBy: 'transfer', tickets: 1, cents: 4_500 },
    ],
    voids: { tickets: 1, cents: 4_500 },
  });
  // Of any day, by the check.
  const found = await staffCall(adminFunction, findTicketsApi, staff.cookie, { query: { check: '#555' } });
  expect(found.body).toMatchObject({ rows: [{ id: d, checkNumber: '555' }] });

  const { body } = await staffCall(adminFunction, exportTicketsApi, staff.cookie, { query: range });
  const [head, ...rows] = String(body['text']).trim().split('\r\n');
  expect(head).toContain('Sold (Eastern),Yard,Ticket,Seller,Lines,Total ($),Paid by,Check');
  expect(rows).toHaveLength(4);
  expect(head).toContain('Recorded by,Seller agreed (Eastern),Voided (Eastern)');
  expect(rows[3]).toContain(`,${staff.name},${day} 10:20:00,`);
  // A name that a spreadsheet would run is text.
  expect(rows[3]).toContain(`,'=Ada Formula,"Bare Bright Copper, 10 lb, $45.00",45.00,Check,555,`);
  expect(rows[2]).toContain(',Transfer,,ACH 7,');
  expect(rows[1]).toContain(',Entered twice');
});

test('a yard’s day is signed off once, by what was seen, and tells what changed after', async () => {
  const day = addDays(today(), -5);
  const soldAt = `${day}T10:15`;
  const query = { yard: 'griffin', day };
  const read = async () => (await staffCall(adminFunction, readDayCloseApi, staff.cookie, { query })).body;
  const sign = (seen: object, cookie = staff.cookie, when = day) =>
    staffCall(adminFunction, signDayApi, cookie, { body: { yard: 'griffin', day: when, seen } });
  const first = await sold({ soldAt, checkNumber: '701' });
  const gone = await sold({ soldAt: `${day}T10:16`, checkNumber: '702' });
  await voided(gone.ticketId);
  const seen = { tickets: 1, cents: 4_500, voids: 1 };
  expect(await read()).toMatchObject({ now: seen, checks: ['701', '702'], signed: null });

  expect(await sign({ ...seen, cents: 4_400 })).toMatchObject({
    status: 409,
    body: { code: 'changed_since', figures: { now: seen } },
  });
  expect(await sign(seen, staff.cookie, addDays(today(), 1))).toMatchObject({ status: 400 });
  const signs = await Promise.all([sign(seen), sign(seen, owner.cookie)]);
  expect(signs.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [winner, loser] = signs[0]?.status === 200 ? [staff, signs[1]] : [owner, signs[0]];
  expect(loser?.body).toMatchObject({ code: 'already_done', figures: { by: winner.name } });
  expect(await read()).toMatchObject({ signed: { by: winner.name, figures: seen, changes: [] } });

  await sold({ soldAt: `${day}T10:17`, checkNumber: '704' });
  await staffCall(adminFunction, correctCheckApi, owner.cookie, {
    id: first.ticketId,
    body: { checkNumber: '700', reason: 'Two stuck together', seen: '701', confirmed: [] },
  });
  await voided(first.ticketId);
  expect(await read()).toMatchObject({
    now: { tickets: 1, cents: 4_500, voids: 2 },
    checks: ['700', '702', '704'],
    signed: {
      figures: seen,
      changes: [
        { action: 'void_ticket', by: owner.name },
        { action: 'correct_check_number', by: owner.name },
        { action: 'record_ticket', by: staff.name },
      ],
    },
  });
});

const mails = () => server.mail.messages().filter(({ subject }) => subject.includes('voided on'));
const tell = async (now: Date) => {
  const told = await queueVoidsMail(server.db, now);
  await workOutbox(server.db, DELIVERIES);
  return told;
};

test('owners get one mail about the tickets that were voided the day before, and none about a quiet day', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000);
  expect(await tell(new Date(Date.now() - 30 * 86_400_000))).toEqual({ voids: 0 });
  expect(mails()).toHaveLength(0);
  const ticket = await sold({ soldAt: `${addDays(today(), -6)}T10:15` });
  await voided(ticket.ticketId);
  const query = { from: today(), to: today(), voids: 'yes' };
  // By the day on which they were voided.
  expect(await ids(query)).toContain(ticket.ticketId);
  const voids = (await ids(query)).length;
  expect(await tell(tomorrow)).toEqual({ voids });
  expect(await tell(tomorrow)).toEqual({ voids });
  expect(mails()).toHaveLength(1);
  const [mail] = mails();
  expect(mail?.to).toContain(owner.email);
  expect(mail?.subject).toBe(`${voids} tickets voided on ${today()}`);
  expect(mail?.text).toContain(`by ${owner.name}: Entered twice`);
  expect(mail?.text).toContain(`/admin/tickets?voids=yes&from=${today()}&to=${today()}`);
});
