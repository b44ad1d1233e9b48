import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import { tickets } from '../../netlify/database/schema/rewards.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import { exportQuotesApi, setQuoteStateApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import { inNewYork } from '../../src/domain/shared/new-york-time.ts';
import { recordTicketApi, voidTicketApi } from '../../src/domain/tickets/admin-tickets.api.ts';
import { findTicketApi } from '../../src/domain/tickets/ticket-look-up.api.ts';
import { callApi } from '../support/call.ts';
import { codeOf } from '../support/code-of.ts';
import { csvRows } from '../support/csv-rows.ts';
import { offerLineOf } from '../support/offer.ts';
import { sessionFor } from '../support/rewards.ts';
import { ticketLine, ticketOf } from '../support/ticket.ts';
import {
  server,
  stan,
  type Changes,
  decide,
  opened,
  staffView,
  useOfferServer,
} from '../support/offer-server.ts';

useOfferServer();

const record = (changes: Parameters<typeof ticketOf>[0]) =>
  callApi(adminFunction, recordTicketApi, { body: ticketOf(changes), headers: { cookie: stan.cookie } });
const stateOf = async (id: string) => (await staffView(id)).state;
const voidIt = (id: string) =>
  callApi(adminFunction, voidTicketApi, {
    params: { id },
    body: { reason: 'Wrong weight' },
    headers: { cookie: stan.cookie },
  });

/** A ticket of ten pounds of brass, which the yard has posted at $2.50. */
const brassOf = (offerId: string, price: string, priceReason: ReturnType<typeof ticketLine>['priceReason']) =>
  ticketOf({
    offerId,
    lines: [ticketLine({ metalType: 'brass', price, priceReason })],
    totalCents: Math.round(Number(price) * 1_000),
  });
async function acceptedLoad(changes: Changes) {
  const { request, offer, cookie } = await opened(changes);
  expect((await decide(offer.id, cookie)).status).toBe(200);
  return { request, offer };
}

const atReason = (message: string) => ({
  code: 'invalid_input',
  fields: { 'lines.0.priceReason': message },
});

describe('a ticket from an accepted offer', () => {
  // Asked: 368
  test('wins its request once; a repeat is the same ticket, and voiding the last one takes that back', async () => {
    const { request, offer, cookie } = await opened();
    expect((await decide(offer.id, cookie)).status).toBe(200);
    const [first, second] = [ticketOf({ offerId: offer.id }), ticketOf({ offerId: offer.id })];
    expect((await record(first)).status).toBe(201);
    expect(await stateOf(request.id)).toBe('won');
    expect(await (await record(first)).json()).toMatchObject({ isRepeat: true });
    expect(await codeOf(await record({ ...first, offerId: null }))).toBe('idempotency_key_reused');
    // The load comes in two trips.
    expect((await record(second)).status).toBe(201);
    const { changes, wonCents } = await staffView(request.id);
    expect(changes.filter(({ after }) => JSON.stringify(after).includes('won'))).toHaveLength(1);
    expect(wonCents).toBe(9_000);
    const exported = await callApi(adminFunction, exportQuotesApi, {
      query: { q: request.id },
      headers: { cookie: stan.cookie },
    });
    expect(csvRows(((await exported.json()) as { text: string }).text)).toMatchObject([
      { Offer: 'accepted', 'Offer ($)': '240.00', 'Amount paid ($)': '90.00' },
    ]);
    // What was stated by hand counts only without a ticket.
    await server.db.update(quoteRequests).set({ wonCents: 1 }).where(eq(quoteRequests.id, request.id));
    expect((await staffView(request.id)).wonCents).toBe(9_000);
    expect((await voidIt(first.ticketId)).status).toBe(200);
    expect(await stateOf(request.id)).toBe('won');
    expect((await voidIt(second.ticketId)).status).toBe(200);
    expect(await staffView(request.id)).toMatchObject({ state: 'answered', wonCents: null });
  });

  // Asked: 366
  test('voided while the load’s second trip is weighed, the request stays won', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { request, offer, cookie } = await opened();
      expect((await decide(offer.id, cookie)).status).toBe(200);
      const first = ticketOf({ offerId: offer.id });
      expect((await record(first)).status).toBe(201);
      const acts = [() => voidIt(first.ticketId), () => record({ offerId: offer.id })];
      const answers = await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()));
      expect(answers.every(({ ok }) => ok)).toBe(true);
      expect(await staffView(request.id)).toMatchObject({ state: 'won', wonCents: 4_500 });
    }
  });

  test('leaves a request that was won by hand as it is when its ticket is voided', async () => {
    const { request, offer, cookie } = await opened();
    expect((await decide(offer.id, cookie)).status).toBe(200);
    const won = await callApi(adminFunction, setQuoteStateApi, {
      params: { id: request.id },
      body: { from: await stateOf(request.id), to: 'won', wonCents: 50_000 },
      headers: { cookie: stan.cookie },
    });
    expect(won.status).toBe(200);
    const mistaken = ticketOf({ offerId: offer.id });
    expect((await record(mistaken)).status).toBe(201);
    expect((await voidIt(mistaken.ticketId)).status).toBe(200);
    expect(await staffView(request.id)).toMatchObject({ state: 'won', wonCents: 50_000 });
  });

  test.each([
    { state: 'lost', answeredAt: new Date('2026-11-20T17:00:00Z') },
    // Our mail came back, so it waited for an answer.
    { state: 'new', answeredAt: null },
  ] as const)('gives a request back what it was before its ticket won it: $state', async (before) => {
    const { request, offer, cookie } = await opened();
    expect((await decide(offer.id, cookie)).status).toBe(200);
    const isIt = eq(quoteRequests.id, request.id);
    await server.db.update(quoteRequests).set(before).where(isIt);
    const ticket = ticketOf({ offerId: offer.id });
    expect((await record(ticket)).status).toBe(201);
    expect(await stateOf(request.id)).toBe('won');
    expect((await voidIt(ticket.ticketId)).status).toBe(200);
    expect(await server.db.select().from(quoteRequests).where(isIt)).toMatchObject([before]);
  });

  // Asked: 368
  test('is refused without acceptance, and then nothing is recorded', async () => {
    const { request, offer } = await opened();
    const ticket = ticketOf({ offerId: offer.id });
    const refused = await record(ticket);
    expect(await refused.json()).toMatchObject({
      code: 'invalid_input',
      fields: { offerId: 'The customer hasn’t accepted this offer' },
    });
    expect((await record({ offerId: randomUUID() })).status).toBe(400);
    expect(await stateOf(request.id)).toBe('answered');
    expect((await record({ ...ticket, offerId: null })).status).toBe(201);
  });

  const PER_POUND = { lines: [offerLineOf({ price: '2.60' })] };

  test.each([
    [
      'the posted price, which is less',
      '2.50',
      null,
      atReason('Please choose why this isn’t the offered price'),
    ],
    [
      'less that was “agreed”',
      '2.59',
      'agreed',
      atReason('You already agreed on the offered price. Please choose another reason'),
    ],
    // Without a reason a line is paid as posted: the page is told what that is, and goes on from the offer.
    ['less, and says nothing', '2.59', null, { code: 'price_changed' }],
  ] as const)(
    'that pays %s is refused at its line, and records nothing',
    async (_, price, reason, answer) => {
      const { request, offer } = await acceptedLoad(PER_POUND);
      const ticket = brassOf(offer.id, price, reason);
      expect(await (await record(ticket)).json()).toMatchObject(answer);
      expect(await server.db.$count(tickets, eq(tickets.id, ticket.ticketId))).toBe(0);
      expect(await stateOf(request.id)).toBe('answered');
    },
  );

  test('that pays less for a reason is recorded once, and shows its seller the offered price and the reason', async () => {
    const { request, offer } = await acceptedLoad(PER_POUND);
    const ticket = { ...brassOf(offer.id, '2.50', 'dirty'), number: 'OFFER-1' };
    const byCustomer = await callApi(adminFunction, recordTicketApi, {
      body: ticket,
      headers: { cookie: sessionFor(randomUUID()) },
    });
    expect(byCustomer.status).toBe(401);
    expect((await record(ticket)).status).toBe(201);
    expect(await (await record(ticket)).json()).toMatchObject({ isRepeat: true });
    expect(await stateOf(request.id)).toBe('won');
    const facts = {
      yardId: 'griffin',
      number: 'OFFER-1',
      soldOn: inNewYork(new Date()).date,
      total: '25.00',
    };
    const sheet = await callApi(rewardsFunction, findTicketApi, { body: facts });
    expect(await sheet.json()).toMatchObject({
      lines: [
        {
          price: '2.50',
          postedPrice: '2.50',
          priceReason: 'dirty',
          offered: { price: '2.60', unit: 'lb', perListed: '2.60' },
        },
      ],
    });
  });

  test('names what of the offered car was missing, to its seller too, and takes no such deduction without it', async () => {
    const { offer } = await acceptedLoad({});
    const line = {
      ...ticketLine({ metalType: 'brass', price: '2.60', priceReason: 'agreed' }),
      deduction: '4',
    };
    const parts = (deductionReason: 'parts' | 'dirty', deductionParts: ('converter' | 'cabinEmpty')[]) =>
      ticketOf({
        offerId: offer.id,
        number: 'PARTS-1',
        lines: [{ ...line, deductionReason, deductionParts }],
        totalCents: 1_560,
      });
    for (const wrong of [parts('parts', []), parts('dirty', ['converter'])])
      expect(await (await record(wrong)).json()).toMatchObject({
        fields: { 'lines.0.deductionParts': 'Please tick what is missing' },
      });
    const ticket = parts('parts', ['converter', 'cabinEmpty']);
    expect((await record(ticket)).status).toBe(201);
    expect(await (await record(ticket)).json()).toMatchObject({ isRepeat: true });
    const other = { ...ticket, lines: parts('parts', ['converter']).lines };
    expect(await codeOf(await record(other))).toBe('idempotency_key_reused');
    const facts = {
      yardId: 'griffin',
      number: 'PARTS-1',
      soldOn: inNewYork(new Date()).date,
      total: '15.60',
    };
    const sheet = await callApi(rewardsFunction, findTicketApi, { body: facts });
    expect(await sheet.json()).toMatchObject({
      lines: [{ deduction: '4', deductionReason: 'parts', deductionParts: ['converter', 'cabinEmpty'] }],
    });
  });

  test.each([
    ['as offered', PER_POUND, '2.60', 'agreed', 201],
    ['more', PER_POUND, '2.70', 'agreed', 201],
    ['as posted, which is more than offered', {}, '2.50', null, 201],
    ['by the pound what was offered by the ton', { unit: 'ton', price: '5200' }, '2.60', 'agreed', 201],
    ['less by the pound than was offered by the ton', { unit: 'ton', price: '5200' }, '2.59', 'agreed', 400],
    [
      'as posted what was offered by the piece',
      { unit: 'each', price: '2', weight: '10' },
      '2.50',
      null,
      400,
    ],
    [
      'by weight what was offered by the piece, and says so',
      { unit: 'each', price: '2', weight: '10' },
      '2.50',
      'agreed',
      201,
    ],
  ] as const)('pays %s', async (_, changes, price, reason, status) => {
    const lines = 'lines' in changes ? changes.lines : [offerLineOf({ weight: '0.1', ...changes })];
    const { offer } = await acceptedLoad({ lines });
    expect((await record(brassOf(offer.id, price, reason))).status).toBe(status);
  });

  test('pays what was asked about when it was offered, without asking again', async () => {
    const { offer } = await acceptedLoad({ lines: [offerLineOf({ price: '3.50', weight: '10' })] });
    expect((await record(brassOf(offer.id, '3.50', 'agreed'))).status).toBe(201);
    const more = await record(brassOf(offer.id, '3.51', 'agreed'));
    expect(await codeOf(more)).toBe('not_confirmed');
  });

  test('is compared where the grade is in the offer alone, in the units in which it is sold', async () => {
    const { offer } = await acceptedLoad(PER_POUND);
    const copper = ticketLine({ price: '4.00', priceReason: 'agreed' });
    expect((await record({ offerId: offer.id, lines: [copper], totalCents: 4_000 })).status).toBe(201);
    const pieces = {
      ...brassOf(offer.id, '2.60', 'agreed'),
      lines: [ticketLine({ metalType: 'brass', unit: 'each', price: '2.60', priceReason: 'agreed' })],
    };
    expect(await (await record(pieces)).json()).toMatchObject({
      code: 'invalid_input',
      fields: { 'lines.0.unit': 'Please use lb or ton for this grade' },
    });
  });
});
