import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import adminFunction from '../../netlify/functions/admin.ts';
import { type RecordedTicket, recordTicketApi } from '../../src/domain/tickets/admin-tickets.api.ts';
import { holdTicketApi } from '../../src/domain/tickets/held/held-tickets.api.ts';
import type { TicketInput } from '../../src/domain/tickets/ticket.schema.ts';
import { callApi } from '../support/call.ts';
import { heldTicketOf } from '../support/held-ticket.ts';
import { decide, opened, server, stan, useOfferServer } from '../support/offer-server.ts';
import { addCustomer } from '../support/rewards-books.ts';
import { changedTables, contentsReader } from '../support/table-contents.ts';
import { ticketLine, ticketOf } from '../support/ticket.ts';
import { settled } from '../support/wait-until.ts';

useOfferServer();

const by = () => ({ headers: { cookie: stan.cookie } });
const record = (body: TicketInput) => callApi(adminFunction, recordTicketApi, { ...by(), body });
const recorded = async (body: TicketInput) => (await (await record(body)).json()) as RecordedTicket;

/** What of a number is not drawn by lot: "G26-1042". */
const orderOf = (number: string | null) => number?.replace(/[^-]*$/, '');

test('a practice ticket is answered as any other and changes no table; the next one has its number', async () => {
  const { offer, cookie } = await opened();
  await decide(offer.id, cookie);
  const { id: customerId } = await addCustomer(server.db, { totalPoints: 10 });
  const ticket = ticketOf({ customerId, offerId: offer.id });
  // The yard's numbers have begun, and it is on the yard's list.
  await recorded(ticketOf());
  const hand = randomUUID();
  const holding = { ...by(), params: { id: ticket.ticketId }, body: heldTicketOf({ hand }) };
  expect((await callApi(adminFunction, holdTicketApi, holding)).status).toBe(200);

  // The mail of what came before.
  await settled();
  const read = await contentsReader(server.db);
  const before = await read();
  const practiced = await recorded({ ...ticket, hand, practice: true });
  await settled();
  expect(changedTables(before, await read())).toEqual([]);
  expect(practiced).toMatchObject({ points: 450, totalPoints: 460, isRepeat: false });
  const { id, customerName, total, number, lines } = practiced.practiced ?? {};
  expect({ id, customerName, total, number }).toEqual({
    id: ticket.ticketId,
    customerName: 'Ada Wright',
    total: '45.00',
    number: practiced.number,
  });
  expect(lines).toHaveLength(1);

  const real = await recorded({ ...ticket, hand });
  const { number: given, practiced: none, ...answer } = real;
  expect(none).toBeNull();
  expect(orderOf(given)).toBe(orderOf(practiced.number));
  expect(practiced).toMatchObject(answer);
  // What is recorded is not practiced any more.
  expect(await recorded({ ...ticket, hand, practice: true })).toMatchObject({
    isRepeat: true,
    practiced: null,
  });
});

const CHECK = 'P-2001';
test.each<readonly [string, () => Partial<TicketInput>]>([
  ['a grade nobody buys', () => ({ lines: [ticketLine({ metalType: 'unobtainium' })] })],
  ['a price that is not posted', () => ({ lines: [ticketLine({ price: '4.40' })], totalCents: 4_400 })],
  ['an unknown customer', () => ({ customerId: randomUUID() })],
  ['a time to come', () => ({ soldAt: '2199-01-01T12:00' })],
  ['a number that is taken', () => ({ number: CHECK })],
  ['a used check', () => ({ checkNumber: CHECK })],
  [
    'what is out of the ordinary',
    () => ({
      lines: [ticketLine({ metalType: 'brass', price: '2.50', gross: '2000.4' })],
      totalCents: 500_100,
    }),
  ],
  [
    'what only an owner may pay',
    () => ({
      lines: [ticketLine({ metalType: 'brass', price: '2.50', gross: '4000.4' })],
      totalCents: 1_000_100,
    }),
  ],
])('practice is refused or asked about as any other: %s', async (_what, changes) => {
  await record(ticketOf({ number: CHECK, checkNumber: CHECK }));
  const ticket = ticketOf(changes());
  const practiced = await record({ ...ticket, practice: true });
  const real = await record(ticket);
  expect(real.status).toBeGreaterThanOrEqual(400);
  expect(practiced.status).toBe(real.status);
  expect(await practiced.json()).toEqual(await real.json());
});
