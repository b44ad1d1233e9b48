import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { offers } from '../../netlify/database/schema/offers.ts';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import { priceHolds } from '../../netlify/database/schema/price-holds.ts';
import { tickets } from '../../netlify/database/schema/rewards.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import { tokenHash } from '../../netlify/lib/secret.ts';
import { YARD_IDS } from '../../src/business/yards.ts';
import { holdPriceApi, type NewlyHeld } from '../../src/domain/holds/holds.api.ts';
import { exportQuotesApi, setQuoteStateApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import {
  type RecordedTicket,
  recordTicketApi,
  voidTicketApi,
} from '../../src/domain/tickets/admin-tickets.api.ts';
import { findTicketApi } from '../../src/domain/tickets/find/ticket-look-up.api.ts';
import { callApi } from '../support/call.ts';
import { codeOf } from '../support/code-of.ts';
import { confirmAll } from '../support/confirm-all.ts';
import { csvRows } from '../support/csv-rows.ts';
import { holdOf } from '../support/hold.ts';
import { offerLineOf, openByToken, sendRequest } from '../support/offer.ts';
import { customerWith, sessionFor } from '../support/rewards.ts';
import { ticketLine, ticketOf } from '../support/ticket.ts';
import {
  server,
  stan,
  type Changes,
  decide,
  expire,
  olive,
  opened,
  sent,
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

const brassLine = (gross: string, price: string, priceReason: ReturnType<typeof ticketLine>['priceReason']) =>
  ticketLine({ metalType: 'brass', gross, price, priceReason });

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

/** Steel at three times its posted price, which without the offer is an owner's to pay. */
const steelOf = (offerId: string | null, pounds: number, changes: Parameters<typeof ticketOf>[0] = {}) =>
  ticketOf({
    offerId,
    lines: [ticketLine({ metalType: 'steel', price: '0.36', priceReason: 'agreed', gross: String(pounds) })],
    totalCents: pounds * 36,
    ...changes,
  });
const steel = () =>
  acceptedByOwner({ lines: [offerLineOf({ metalType: 'steel', price: '0.36', weight: '100000' })] });
async function acceptedByOwner(changes: Changes) {
  const request = await sendRequest();
  const offer = await sent(request.id, changes, olive);
  const { cookie } = await openByToken(request.requestToken);
  expect((await decide(offer.id, cookie)).status).toBe(200);
  return { request, offer };
}
const ask = (ticket: ReturnType<typeof ticketOf>, who = stan) =>
  confirmAll((confirmed) =>
    callApi(adminFunction, recordTicketApi, {
      body: { ...ticket, confirmed },
      headers: { cookie: who.cookie },
    }),
  );

describe('a ticket from an accepted offer', () => {
  test('is voided in the order of locks in which one is recorded: the request, then its held prices', async () => {
    const { request, offer } = await acceptedLoad({});
    const { ticketId } = ticketOf();
    await record({ ticketId, offerId: offer.id });
    const { token } = (await (
      await callApi(quotesFunction, holdPriceApi, { body: holdOf() })
    ).json()) as NewlyHeld;
    const isIt = eq(priceHolds.tokenHash, tokenHash(token));
    await server.db.update(priceHolds).set({ ticketId }).where(isIt);
    const waits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const voided = await server.db.transaction(async (tx) => {
      await tx.select().from(quoteRequests).where(eq(quoteRequests.id, request.id)).for('update');
      const voids = voidIt(ticketId);
      // Another connection: within a transaction it would be told once and for all who waits.
      await expect.poll(async () => (await server.db.execute(waits)).rowCount, { timeout: 5_000 }).toBe(1);
      expect(await tx.select().from(priceHolds).where(isIt).for('update', { noWait: true })).toHaveLength(1);
      return { voids };
    });
    expect((await voided.voids).status).toBe(200);
  });

  // Asked: 368
  test('wins its request once; a repeat is the same ticket, and voiding the last one takes that back', async () => {
    const { request, offer, cookie } = await opened();
    expect((await decide(offer.id, cookie)).status).toBe(200);
    const [first, second] = [ticketOf({ offerId: offer.id }), ticketOf({ offerId: offer.id })];
    expect((await record(first)).status).toBe(201);
    expect(await stateOf(request.id)).toBe('won');
    const { number, isRepeat } = (await (await record(first)).json()) as RecordedTicket;
    expect(isRepeat).toBe(true);
    expect(await codeOf(await record({ ...first, offerId: null }))).toBe('idempotency_key_reused');
    // The load comes in two trips.
    expect((await record(second)).status).toBe(201);
    const { changes, promise, wonCents } = await staffView(request.id);
    const won = changes.flatMap(({ after }) => (JSON.stringify(after).includes('won') ? [after] : []));
    expect(won).toMatchObject([{ state: 'won', ticketNumber: number }]);
    expect(promise?.tickets).toHaveLength(2);
    expect(promise?.tickets).toContain(number);
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
      ...ticketLine({ metalType: 'auto_bodies', gross: '820', price: '0.085' }),
      deduction: '420',
    };
    const parts = (deductionReason: 'parts' | 'dirty', deductionParts: ('floodOrFire' | 'cabinEmpty')[]) =>
      ticketOf({
        offerId: offer.id,
        number: 'PARTS-1',
        lines: [{ ...line, deductionReason, deductionParts }],
        totalCents: 3_400,
      });
    for (const wrong of [parts('parts', []), parts('dirty', ['cabinEmpty'])])
      expect(await (await record(wrong)).json()).toMatchObject({
        fields: { 'lines.0.deductionParts': 'Please tick what is missing' },
      });
    const [car] = parts('parts', ['cabinEmpty']).lines;
    for (const [changes, field] of [
      [{ metalType: 'brass' }, 'deductionParts'],
      [{ deductionParts: ['cabinEmpty', 'cabinEmpty'] as const }, 'deductionParts'],
      [{ deduction: '299' }, 'deduction'],
      [{ unit: 'ton', deduction: '0.149' }, 'deduction'],
    ] as const)
      expect(
        await (await record({ ...parts('parts', []), lines: [{ ...car, ...changes }] as never })).json(),
      ).toMatchObject({ fields: { [`lines.0.${field}`]: expect.any(String) as unknown } });
    const ticket = parts('parts', ['floodOrFire', 'cabinEmpty']);
    expect((await record(ticket)).status).toBe(201);
    expect(await (await record(ticket)).json()).toMatchObject({ isRepeat: true });
    const other = { ...ticket, lines: parts('parts', ['cabinEmpty']).lines };
    expect(await codeOf(await record(other))).toBe('idempotency_key_reused');
    const facts = {
      yardId: 'griffin',
      number: 'PARTS-1',
      soldOn: inNewYork(new Date()).date,
      total: '34.00',
    };
    const sheet = await callApi(rewardsFunction, findTicketApi, { body: facts });
    expect(await sheet.json()).toMatchObject({
      lines: [{ deduction: '420', deductionReason: 'parts', deductionParts: ['floodOrFire', 'cabinEmpty'] }],
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

  describe('spends it', () => {
    test('so that no second ticket pays it again, until the first is void', async () => {
      const { request, offer } = await steel();
      const first = steelOf(offer.id, 60_000);
      expect((await ask(first)).status).toBe(201);
      expect((await staffView(request.id)).promise).toMatchObject({
        isOver: false,
        left: { lines: [{ most: '100000', left: '40000' }], agreedCents: 3_600_000 },
      });
      const refused = await ask(steelOf(offer.id, 75_000));
      expect(await refused.json()).toMatchObject({
        code: 'needs_owner',
        figures: {
          questions: expect.arrayContaining([
            expect.stringContaining('; the offer has $14,400.00 of $36,000.00 left'),
          ]),
        },
      });
      expect((await ask(steelOf(offer.id, 40_000))).status).toBe(201);
      expect(await codeOf(await ask(steelOf(offer.id, 30_000)))).toBe('needs_owner');
      expect((await voidIt(first.ticketId)).status).toBe(200);
      expect((await ask(steelOf(offer.id, 60_000))).status).toBe(201);
      // An owner may pay what is not left.
      expect((await ask(steelOf(offer.id, 60_000), olive)).status).toBe(201);
    });

    test('and what it does not name is asked about as without it', async () => {
      const { offer } = await steel();
      const brass = ticketLine({ metalType: 'brass', gross: '10000', price: '2.50' });
      const ticket = ticketOf({ offerId: offer.id, lines: [brass], totalCents: 2_500_000 });
      expect(await codeOf(await ask(ticket))).toBe('needs_owner');
      expect(await codeOf(await ask({ ...ticket, offerId: null }))).toBe('needs_owner');
    });

    test('once, however many tickets race for the rest', async () => {
      const { request, offer } = await steel();
      // Tickets of one yard and minute would wait for each other anyway.
      const racing = YARD_IDS.map((yardId) => steelOf(offer.id, 50_000, { yardId }));
      const answers = await Promise.all(racing.map((ticket) => ask(ticket)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 403]);
      expect((await staffView(request.id)).wonCents).toBe(3_600_000);
    });

    test('from line to line: what comes beyond it is paid at the price of the day, and shown to nobody as less than offered', async () => {
      const { offer } = await acceptedLoad(PER_POUND);
      const ticket = ticketOf({
        offerId: offer.id,
        number: 'BEYOND-1',
        lines: [
          brassLine('100', '2.60', 'agreed'),
          brassLine('50', '2.50', null),
          brassLine('10', '2.00', 'dirty'),
        ],
        totalCents: 40_500,
      });
      expect((await record(ticket)).status).toBe(201);
      const facts = {
        yardId: 'griffin',
        number: 'BEYOND-1',
        soldOn: inNewYork(new Date()).date,
        total: '405.00',
      };
      const sheet = await callApi(rewardsFunction, findTicketApi, { body: facts });
      expect(await sheet.json()).toMatchObject({
        lines: [{ offered: null }, { offered: null }, { priceReason: 'dirty', offered: null }],
      });
    });

    test('until its end, after which the price of the day is paid without a reason', async () => {
      const { request, offer } = await acceptedLoad(PER_POUND);
      await expire(offer.id);
      expect((await staffView(request.id)).promise).toMatchObject({ isOver: true });
      const posted = brassOf(offer.id, '2.50', null);
      expect((await record(posted)).status).toBe(201);
      // What was sold before it ended is still paid as promised.
      await server.db
        .update(offers)
        .set({ validUntil: sql`now() + interval '1 hour'` })
        .where(eq(offers.id, offer.id));
      expect(await (await record(brassOf(offer.id, '2.50', null))).json()).toMatchObject(
        atReason('Please choose why this isn’t the offered price'),
      );
    });

    test('by one seller in a day to the limit of a ticket, whatever offers had promised beside it', async () => {
      const { id: customerId } = await customerWith(server.db);
      const { offer } = await steel();
      const promised = steelOf(offer.id, 100_000, { customerId });
      expect((await ask(promised)).status).toBe(201);
      const load = {
        lines: [ticketLine({ gross: '1200', price: '5.00', priceReason: 'agreed' as const })],
        totalCents: 600_000,
      };
      expect((await ask(ticketOf({ customerId, ...load }))).status).toBe(201);
      const more = ticketOf({ customerId, ...load });
      expect(await (await ask(more)).json()).toMatchObject({
        code: 'needs_owner',
        figures: {
          questions: expect.arrayContaining([expect.stringContaining('; paid earlier that day: $6,000.00')]),
        },
      });
      expect((await ask(ticketOf({ ...load }))).status).toBe(201);
      expect((await ask(more, olive)).status).toBe(201);
    });
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
