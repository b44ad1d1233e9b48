// ASVS: 14.2.4
import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { database } from '../../netlify/database/client.ts';
import { auditLog } from '../../netlify/database/schema/audit.ts';
import { refundRequests } from '../../netlify/database/schema/funding.ts';
import { merchandiseInquiries } from '../../netlify/database/schema/inquiries.ts';
import { offers } from '../../netlify/database/schema/offers.ts';
import {
  orderLines,
  orders,
  orderViewers,
  shipments,
  stockHolds,
} from '../../netlify/database/schema/orders.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import {
  disputes,
  paymentMovements,
  providerEvents,
  wrongPayments,
} from '../../netlify/database/schema/payments.ts';
import { quoteNotes, quotePhotos, quoteRequests } from '../../netlify/database/schema/quotes.ts';
import { rateLimits } from '../../netlify/database/schema/rate-limits.ts';
import { legalHolds, retentionRuns } from '../../netlify/database/schema/retention.ts';
import { tickets } from '../../netlify/database/schema/rewards.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import nightly from '../../netlify/functions/apply-retention.ts';
import cleanUp from '../../netlify/functions/clean-up.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import { loadPhoto } from '../../netlify/providers/photos/photo-store.ts';
import { recordAudit } from '../../netlify/services/audit/record-audit.ts';
import { applyRetention } from '../../netlify/services/privacy/retention/apply-retention.ts';
import { holdRecord, releaseRecord } from '../../netlify/services/privacy/retention/hold-record.ts';
import { checkPoints } from '../../netlify/services/rewards/points/check-points.ts';
import { readStaffOrderApi } from '../../src/domain/orders/admin-orders.api.ts';
import { readTodayApi, type Today } from '../../src/domain/admin/admin-today.api.ts';
import type { RETENTION } from '../../src/domain/privacy/retention.ts';
import { readQuoteApi, type QuoteDetail } from '../../src/domain/quotes/admin-quotes.api.ts';
import { useLinkedServer } from '../support/database-link.ts';
import { differences, grownSince, NO_DIFFERENCES, readBooks } from '../support/crash-books.ts';
import { readGaps } from '../support/gaps.ts';
import { type NewOrderRow, unpaidOrder, addPaidOrder } from '../support/paid-order.ts';
import { quoteAwaitingPhoto, sendOneOf, sendPhoto } from '../support/photo.ts';
import { picture } from '../support/pictures.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';
import { storedCar } from '../support/vehicle.ts';
import { addQuote } from '../support/stored-quote.ts';
import { addInquiry } from '../support/inquiry.ts';

const server = useLinkedServer();
let owner: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  owner = await staffWith(server.db, 'owner');
});

/** Noon in New York on the day on which daylight saving time begins: an hour by the clock is not an hour by count. */
const NOW = new Date('2026-03-08T16:00:00Z');
const run = (now = NOW) => applyRetention(database(), { now });

const LAST_MINUTE = 60_000;
/** Of each promise, the first moment that is still within it. */
const LIMITS = {
  requestMonths: '2024-03-08T17:00:00Z',
  photoMonths: '2025-03-08T17:00:00Z',
  lostVinDays: '2025-09-09T16:00:00Z',
  inquiryMonths: '2024-03-08T17:00:00Z',
  unpaidOrderDays: '2025-12-08T17:00:00Z',
  orderTaxYears: '2019-01-01T05:00:00Z',
} as const;

const LONG_AGO = new Date('2015-06-01T12:00:00Z');
const FAILED = { payment: 'failed' } as const;

const oldInquiry = (changes: Parameters<typeof addInquiry>[1] = {}) =>
  addInquiry(server, { createdAt: LONG_AGO, ...changes });

const addUnpaid = async (changes: Partial<NewOrderRow> = {}) =>
  (await unpaidOrder(server, 'packed', { ...FAILED, createdAt: LONG_AGO, ...changes })).id;

const addPaid = (at = LONG_AGO, changes: Partial<NewOrderRow> = {}) => addPaidOrder(server, at, changes);

const addOffer = async (quoteId: string, changes: Partial<typeof offers.$inferInsert> = {}) => {
  const id = randomUUID();
  await server.db.insert(offers).values({
    id,
    quoteId,
    version: 1,
    state: 'accepted',
    lines: [],
    totalCents: 24_000,
    pickupFeeCents: 0,
    yardId: 'griffin',
    conditions: ['photo_id'],
    message: 'Ring at the gate, Ada',
    validUntil: LONG_AGO,
    untilClosing: false,
    channel: 'link',
    createdBy: owner.id,
    sentAt: LONG_AGO,
    decidedAt: LONG_AGO,
    decidedName: 'Ada Wright',
    ...changes,
  });
  return id;
};

const addTicket = async (offerId: string | null = null) => {
  const id = randomUUID();
  await server.db.insert(tickets).values({
    id,
    yardId: 'griffin',
    soldAt: LONG_AGO,
    soldOn: '2015-06-01',
    totalCents: 24_000,
    source: 'counter',
    offerId,
  });
  return id;
};

async function addPhotos(at: Date) {
  const quote = await quoteAwaitingPhoto({ photoCount: 2 });
  for (const id of [randomUUID(), randomUUID()])
    expect((await sendOneOf(quote, id, await picture())).status).toBe(201);
  const rows = await server.db.select().from(quotePhotos).where(eq(quotePhotos.quoteId, quote.id));
  await server.db.update(quoteRequests).set({ createdAt: at }).where(eq(quoteRequests.id, quote.id));
  return { id: quote.id, keys: rows.map(({ photoKey }) => photoKey) };
}

const quoteOf = async (id: string) =>
  (await server.db.select().from(quoteRequests).where(eq(quoteRequests.id, id)))[0];
const orderOf = async (id: string) => (await server.db.select().from(orders).where(eq(orders.id, id)))[0];
const inquiryOf = async (id: string) =>
  (await server.db.select().from(merchandiseInquiries).where(eq(merchandiseInquiries.id, id)))[0];
const auditsOfRuns = () =>
  server.db.select().from(auditLog).where(eq(auditLog.action, 'apply_retention')).orderBy(auditLog.id);

const today = async () =>
  (await staffCall(adminFunction, readTodayApi, owner.cookie)).body as unknown as Today;

const LOST_CAR = { state: 'lost', answeredAt: LONG_AGO, vehicle: storedCar() } as const;

/** How a record of each kind of that age is made, and whether its data is still there. */
const KINDS: Readonly<
  Record<
    keyof typeof LIMITS,
    { readonly add: (at: Date) => Promise<string>; readonly isThere: (id: string) => Promise<boolean> }
  >
> = {
  requestMonths: {
    add: (createdAt) => addQuote(server, { createdAt }),
    isThere: async (id) => (await quoteOf(id)) !== undefined,
  },
  photoMonths: {
    add: async (at) => (await addPhotos(at)).id,
    isThere: async (id) => (await quoteOf(id))?.photoState === 'stored',
  },
  lostVinDays: {
    add: (lostAt) => addQuote(server, { ...LOST_CAR, lostAt, createdAt: lostAt }),
    isThere: async (id) => (await quoteOf(id))?.vehicle?.vin !== '',
  },
  inquiryMonths: {
    add: (createdAt) => oldInquiry({ createdAt }),
    isThere: async (id) => (await inquiryOf(id)) !== undefined,
  },
  unpaidOrderDays: {
    add: (createdAt) => addUnpaid({ createdAt }),
    isThere: async (id) => (await orderOf(id)) !== undefined,
  },
  orderTaxYears: {
    add: addPaid,
    isThere: async (id) => (await orderOf(id))?.customerEmail !== '',
  },
};

// Asked: 370
test.each(Object.keys(LIMITS) as (keyof typeof LIMITS)[])(
  '%s: a minute past its time it goes, and at its time it is still there, by New York’s clock',
  async (name) => {
    const { add, isThere } = KINDS[name];
    const limit = new Date(LIMITS[name]);
    const [past, within] = [await add(new Date(limit.getTime() - LAST_MINUTE)), await add(limit)];
    expect(await run()).toMatchObject({ late: 0, failed: 0 });
    expect([await isThere(past), await isThere(within)]).toEqual([false, true]);
  },
);

test('a VIN stays while its request is open, or held; nothing else of the car goes', async () => {
  const open = await addQuote(server, { ...LOST_CAR, state: 'answered', lostAt: LONG_AGO, createdAt: NOW });
  const held = await addQuote(server, { ...LOST_CAR, lostAt: LONG_AGO, createdAt: NOW });
  await holdRecord(database(), held, 'A claim about its title');
  const lost = await addQuote(server, { ...LOST_CAR, lostAt: LONG_AGO, createdAt: NOW });
  await run();
  expect((await quoteOf(open))?.vehicle).toEqual(storedCar());
  expect((await quoteOf(held))?.vehicle).toEqual(storedCar());
  expect((await quoteOf(lost))?.vehicle).toEqual(storedCar({ vin: '' }));
  await releaseRecord(database(), held);
  await run();
  expect((await quoteOf(held))?.vehicle).toEqual(storedCar({ vin: '' }));
});

test('each constant of RETENTION has a sweep, the counters that of clean-up', async () => {
  const covered: Readonly<Record<keyof typeof RETENTION, true>> = {
    requestMonths: true,
    photoMonths: true,
    lostVinDays: true,
    inquiryMonths: true,
    unpaidOrderDays: true,
    orderTaxYears: true,
    rateLimitHours: true,
  };
  expect(Object.keys(covered).toSorted()).toEqual([...Object.keys(LIMITS), 'rateLimitHours'].toSorted());
  const hits = sql`array[now()]`;
  await server.db.insert(rateLimits).values([
    { key: 'past', hits, updatedAt: sql`now() - interval '24 hours 1 minute'` },
    { key: 'within', hits, updatedAt: sql`now() - interval '23 hours 59 minutes'` },
  ]);
  await cleanUp();
  expect((await server.db.select().from(rateLimits)).map(({ key }) => key)).toContain('within');
  expect((await server.db.select().from(rateLimits)).map(({ key }) => key)).not.toContain('past');
});

test('a request goes with its offers, notes and messages, and the log keeps who did what without the values', async () => {
  const { db } = server;
  const id = await addQuote(server, { createdAt: LONG_AGO });
  // Of an offer that is accepted nothing is left to decide, whatever its end.
  const offerId = await addOffer(id, { validUntil: new Date('2026-04-08T16:00:00Z') });
  await db
    .insert(quoteNotes)
    .values({ id: randomUUID(), quoteId: id, authorId: owner.id, text: 'Ada is deaf in one ear' });
  await db.insert(outbox).values(
    (
      [
        'quote_staff_mail',
        'quote_visitor_mail',
        'quote_photo_mail',
        'quote_push',
        'offer_customer_mail',
        'offer_reminder_mail',
        'offer_decision_mail',
        'offer_accepted_mail',
        'offer_push',
      ] as const
    ).map((kind) => ({
      kind,
      subjectId: kind.startsWith('quote') ? id : offerId,
      state: 'failed' as const,
      finishedAt: LONG_AGO,
    })),
  );
  const note = { action: 'add_quote_note', subjectKind: 'quote', subjectId: id };
  await recordAudit(db, owner, { ...note, after: { text: 'Ada is deaf in one ear' } });
  const sent = { action: 'send_offer', subjectKind: 'offer', subjectId: offerId };
  await recordAudit(db, owner, { ...sent, before: { quote: id }, after: { message: 'Ring, Ada' } });

  await run();
  expect(await quoteOf(id)).toBeUndefined();
  expect(await db.$count(offers, eq(offers.quoteId, id))).toBe(0);
  expect(await db.$count(quoteNotes, eq(quoteNotes.quoteId, id))).toBe(0);
  expect(await db.$count(outbox, inArray(outbox.subjectId, [id, offerId]))).toBe(0);
  const log = await db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.subjectId, [id, offerId]))
    .orderBy(auditLog.id);
  const { id: actorId, name: actorName } = owner;
  expect(log).toMatchObject([
    { ...note, actorId, actorName, before: null, after: null },
    { ...sent, actorId, actorName, before: null, after: null },
  ]);
});

test('where a ticket was weighed for its offer, the person goes and the books stay', async () => {
  const { db } = server;
  const details = {
    address: '12 Mill Street',
    city: 'Griffin',
    state: 'GA',
    zip: '30223',
    weightClass: 'under_500',
    day: '2015-06-02',
    window: 'morning',
  } as never;
  const facts = { createdAt: LONG_AGO, state: 'won', answeredAt: LONG_AGO, kind: 'pickup', details } as const;
  const id = await addQuote(server, { ...facts, email: 'ada@example.com', tokenHash: randomUUID() });
  const offerId = await addOffer(id);
  const ticketId = await addTicket(offerId);
  await run();
  expect(await quoteOf(id)).toMatchObject({
    firstName: 'Deleted',
    lastName: '',
    email: null,
    tokenHash: null,
    state: 'won',
    strippedAt: expect.any(Date) as unknown,
  });
  const [offer] = await db.select().from(offers).where(eq(offers.id, offerId));
  expect(offer).toMatchObject({ message: '', decidedName: 'Deleted', totalCents: 24_000, state: 'accepted' });
  const [ticket] = await db.select().from(tickets).where(eq(tickets.id, ticketId));
  expect(ticket).toMatchObject({ offerId, totalCents: 24_000 });
  const { status, body } = await staffCall(adminFunction, readQuoteApi, owner.cookie, { id });
  const shown = body as unknown as QuoteDetail;
  expect(status).toBe(200);
  expect(shown).toMatchObject({ description: 'Deleted after 24 months', wonCents: 24_000 });
  expect(JSON.stringify(body)).not.toMatch(/Ada|Wright|Mill Street|30223|0199/);
});

test('photos lose their bytes and their rows, and the inbox says so', async () => {
  const { id, keys } = await addPhotos(LONG_AGO);
  await server.db
    .update(quoteRequests)
    .set({ createdAt: new Date('2025-01-05T12:00:00Z') })
    .where(eq(quoteRequests.id, id));
  expect(keys).toHaveLength(2);
  expect(await loadPhoto(keys[0] ?? '')).not.toBeNull();
  expect(await run()).toMatchObject({ photos: 1 });
  for (const key of keys) expect(await loadPhoto(key)).toBeNull();
  const { body } = await staffCall(adminFunction, readQuoteApi, owner.cookie, { id });
  expect(body).toMatchObject({ photos: [], photosAnnounced: 2, photoState: 'deleted' });
});

test('a photo that was announced and never came is not waited for any more', async () => {
  const quote = await quoteAwaitingPhoto();
  await server.db
    .update(quoteRequests)
    .set({ createdAt: new Date('2025-01-05T12:00:00Z') })
    .where(eq(quoteRequests.id, quote.id));
  await run();
  expect((await quoteOf(quote.id))?.photoState).toBe('none');
  expect((await sendPhoto(quote, await picture())).status).toBe(409);
});

test('an unpaid order goes with its lines and lapsed holds, and a late event for it stays handled', async () => {
  const { db } = server;
  const id = await addUnpaid();
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id));
  await db.insert(stockHolds).values({
    orderId: id,
    variantId: line?.variantId ?? '',
    quantity: 1,
    state: 'lapsed',
    expiresAt: LONG_AGO,
  });
  const eventId = `evt_${id}`;
  await db
    .insert(providerEvents)
    .values({ provider: 'stripe', eventId, type: 'payment_intent.canceled', orderId: id });
  await run();
  expect(await orderOf(id)).toBeUndefined();
  expect(await db.$count(orderLines, eq(orderLines.orderId, id))).toBe(0);
  const [event] = await db.select().from(providerEvents).where(eq(providerEvents.eventId, eventId));
  expect(event?.orderId).toBeNull();
});

test('an order whose goods are still held waits until they are back on the shelf', async () => {
  const { db } = server;
  for (const state of ['reserved', 'taken'] as const) {
    const id = await addUnpaid();
    const isIts = eq(stockHolds.orderId, id);
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id));
    const hold = { orderId: id, variantId: line?.variantId ?? '', quantity: 1, expiresAt: LONG_AGO };
    await db.insert(stockHolds).values({ ...hold, state });
    expect(await run()).toMatchObject({ late: 1, held: 0 });
    expect(await orderOf(id)).toBeDefined();
    await db.update(stockHolds).set({ state: 'returned' }).where(isIts);
    await run();
    expect(await orderOf(id)).toBeUndefined();
  }
});

test('a paid order keeps its sums and loses who ordered', async () => {
  const { db } = server;
  const id = await addPaid();
  await db.insert(orderViewers).values({ orderId: id, checkoutKey: 'a browser' });
  await db
    .insert(shipments)
    .values({ orderId: id, carrier: 'USPS', trackingNumber: 'T1', shippedAt: LONG_AGO });
  const refund = { id: randomUUID(), orderId: id, provider: 'stripe', capture: `ch_${id}` } as const;
  const asked = {
    state: 'refused',
    amountCents: 100,
    reason: 'Torn, says Ada',
    requestedBy: owner.id,
  } as const;
  await db.insert(refundRequests).values({ ...refund, ...asked });
  const entry = { action: 'refund_order', subjectKind: 'order', subjectId: id };
  await recordAudit(db, owner, { ...entry, after: { reason: asked.reason } });
  const before = await orderOf(id);
  await run();
  const after = await orderOf(id);
  expect(after).toEqual({
    ...before,
    checkoutKey: '',
    customerName: 'Deleted',
    customerEmail: '',
    customerPhone: '',
    shippingAddress: '',
    shippingZip: '',
    billingAddress: '',
    billingZip: '',
    strippedAt: expect.any(Date) as unknown,
  });
  expect(await db.$count(orderViewers, eq(orderViewers.orderId, id))).toBe(0);
  const [request] = await db.select().from(refundRequests).where(eq(refundRequests.orderId, id));
  expect(request).toMatchObject({ amountCents: 100, reason: '' });
  expect(await db.select().from(auditLog).where(eq(auditLog.subjectId, id))).toMatchObject([
    { ...entry, actorId: owner.id, after: null },
  ]);
  const { status, body } = await staffCall(ownersFunction, readStaffOrderApi, owner.cookie, { id });
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toMatch(/Ada|Wright|Peachtree|0199|30223|"T1"/);
});

test('money that moved later keeps an order for the years of that money', async () => {
  const id = await addPaid(LONG_AGO, { payment: 'partially_refunded', refundedCents: 500 });
  await server.db.insert(paymentMovements).values({
    orderId: id,
    provider: 'stripe',
    kind: 'refund',
    reference: `re_${id}`,
    capture: `ch_${id}`,
    amountCents: -500,
    movedAt: new Date('2019-02-01T12:00:00Z'),
  });
  await run();
  expect((await orderOf(id))?.strippedAt).toBeNull();
  await run(new Date('2027-03-08T16:00:00Z'));
  expect((await orderOf(id))?.strippedAt).not.toBeNull();
});

test.each<[what: string, change: (id: string) => Promise<unknown>]>([
  [
    'it was paid',
    (id) =>
      server.db
        .update(orders)
        .set({ paidAt: new Date('2019-02-01T12:00:00Z') })
        .where(eq(orders.id, id)),
  ],
  [
    'money that did not pay it went back',
    (id) =>
      server.db.insert(wrongPayments).values({
        provider: 'stripe',
        reference: `ch_wrong_${id}`,
        orderId: id,
        amountCents: 100,
        currency: 'USD',
        reportedAt: LONG_AGO,
        refundedAt: new Date('2019-02-01T12:00:00Z'),
      }),
  ],
])('an order stays for the tax year in which %s', async (_, change) => {
  const id = await addPaid();
  await change(id);
  // The last moment of 2026 in New York, and the first of 2027.
  await run(new Date('2027-01-01T04:59:59Z'));
  expect((await orderOf(id))?.strippedAt).toBeNull();
  await run(new Date('2027-01-01T05:00:00Z'));
  expect((await orderOf(id))?.strippedAt).not.toBeNull();
});

test('a question that looks like spam holds neither itself nor a request', async () => {
  const id = await addQuote(server, { createdAt: LONG_AGO });
  const ticketId = await addTicket(await addOffer(id));
  const spam = { inquiryType: 'ticket', ticketId, suspectedSpam: true } as const;
  const asked = await oldInquiry(spam);
  await oldInquiry({ ...spam, createdAt: NOW });
  expect(await run()).toMatchObject({ held: 0, late: 0 });
  expect(await inquiryOf(asked)).toBeUndefined();
  expect((await quoteOf(id))?.strippedAt).not.toBeNull();
});

/** A record long past its time that must stay, and what ends its hold. */
const HOLDS: Readonly<
  Record<string, () => Promise<{ readonly id: string; readonly end: () => Promise<unknown> }>>
> = {
  async 'a request with an offer that can still be accepted'() {
    const id = await addQuote(server, { createdAt: LONG_AGO });
    const state = { state: 'sent', decidedAt: null, decidedName: null } as const;
    const offerId = await addOffer(id, { ...state, validUntil: new Date('2026-03-08T16:00:01Z') });
    const end = () => server.db.update(offers).set({ validUntil: NOW }).where(eq(offers.id, offerId));
    return { id, end };
  },
  async 'a request with an open question about its ticket'() {
    const id = await addQuote(server, { createdAt: LONG_AGO });
    const ticketId = await addTicket(await addOffer(id));
    const asked = await oldInquiry({ inquiryType: 'ticket', ticketId, createdAt: NOW });
    const end = () =>
      server.db
        .update(merchandiseInquiries)
        .set({ answeredAt: NOW })
        .where(eq(merchandiseInquiries.id, asked));
    return { id, end };
  },
  async 'an open question about a ticket'() {
    const id = await oldInquiry({ inquiryType: 'ticket', ticketId: await addTicket() });
    const end = () =>
      server.db.update(merchandiseInquiries).set({ answeredAt: NOW }).where(eq(merchandiseInquiries.id, id));
    return { id, end };
  },
  async 'an order whose payment is still open at its provider'() {
    const id = await addUnpaid({ payment: 'pending', stripePaymentIntentId: `pi_${randomUUID()}` });
    return { id, end: () => server.db.update(orders).set(FAILED).where(eq(orders.id, id)) };
  },
  async 'an order that is paid just now'() {
    const id = await addUnpaid({ payment: 'processing' });
    return { id, end: () => server.db.update(orders).set(FAILED).where(eq(orders.id, id)) };
  },
  async 'an order with an open dispute'() {
    const id = await addPaid();
    const reference = `dp_${id}`;
    await server.db.insert(disputes).values({ provider: 'stripe', reference, orderId: id, outcome: 'open' });
    const end = () =>
      server.db.update(disputes).set({ outcome: 'won' }).where(eq(disputes.reference, reference));
    return { id, end };
  },
  async 'an order with a refund under way'() {
    const id = await addPaid();
    const refund = { id: randomUUID(), orderId: id, provider: 'stripe', capture: `ch_${id}` } as const;
    await server.db
      .insert(refundRequests)
      .values({ ...refund, amountCents: 100, reason: 'Torn, says Ada', requestedBy: owner.id });
    const end = () =>
      server.db.update(refundRequests).set({ state: 'refused' }).where(eq(refundRequests.id, refund.id));
    return { id, end };
  },
  async 'an unpaid order with money that does not pay it'() {
    const id = await addUnpaid();
    const reference = `ch_${id}`;
    await server.db.insert(wrongPayments).values({
      provider: 'stripe',
      reference,
      orderId: id,
      amountCents: 100,
      currency: 'USD',
      reportedAt: LONG_AGO,
    });
    const end = () =>
      server.db
        .update(wrongPayments)
        .set({ refundedAt: LONG_AGO })
        .where(eq(wrongPayments.reference, reference));
    return { id, end };
  },
};

const dataOf = async (id: string) =>
  JSON.stringify((await quoteOf(id)) ?? (await inquiryOf(id)) ?? (await orderOf(id)) ?? null);

// Asked: 370
test.each(Object.keys(HOLDS))('%s outlives its time until that ends', async (name) => {
  const { id, end } = (await HOLDS[name]?.()) ?? { id: '', end: async () => {} };
  const before = await dataOf(id);
  expect(before).toContain('Ada');
  expect(await run()).toMatchObject({ held: 1, late: 0 });
  expect(await dataOf(id)).toBe(before);
  await end();
  expect(await run()).toMatchObject({ held: 0, late: 0 });
  expect(await dataOf(id)).not.toContain('Ada');
});

// Asked: 370
test.each([
  ['a request', 'quote', () => addQuote(server, { createdAt: LONG_AGO })],
  ['an inquiry', 'inquiry', () => oldInquiry()],
  ['an unpaid order', 'order', () => addUnpaid()],
  ['a paid order', 'order', () => addPaid()],
] as const)('an owner holds %s until it is released, and the log says each once', async (_, kind, add) => {
  const id = await add();
  expect(await holdRecord(database(), id, 'Letter of May 4')).toBe(kind);
  expect(await holdRecord(database(), id, 'Letter of May 5')).toBe(kind);
  expect(await run()).toMatchObject({ held: 1 });
  expect(await dataOf(id)).toContain('Ada');
  expect(await releaseRecord(database(), id)).toBe(kind);
  await expect(releaseRecord(database(), id)).rejects.toMatchObject({ code: 'not_found' });
  await run();
  expect(await dataOf(id)).not.toContain('Ada');
  const actions = await server.db
    .select({ action: auditLog.action, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(auditLog.id);
  expect(actions).toEqual([
    { action: 'hold_record', after: null },
    { action: 'release_hold', after: null },
  ]);
});

test('only what is there can be held', async () => {
  for (const id of [randomUUID(), 'GS-7K2M9QXT'])
    await expect(holdRecord(database(), id, 'x')).rejects.toMatchObject({ code: 'not_found' });
  const row = { subjectId: randomUUID(), subjectKind: 'yard' as never, reason: 'x' };
  await expect(server.db.insert(legalHolds).values(row)).rejects.toThrow('Failed query');
});

/** Two of a kind that are long past their time. */
async function someOfEach() {
  const ids = [];
  for (const _ of [1, 2]) {
    ids.push(await addQuote(server, { createdAt: LONG_AGO }), await oldInquiry(), await addUnpaid());
    ids.push(await addPaid());
  }
  return ids;
}
const TWO_OF_EACH = { requests: 2, inquiries: 2, unpaidOrders: 2, orders: 2 };

test('a night leaves one line in the log, with counts alone; the next finds nothing and writes none', async () => {
  await someOfEach();
  const before = (await auditsOfRuns()).length;
  expect(await run()).toEqual({ ...TWO_OF_EACH, late: 0, held: 0, failed: 0 });
  const lines = (await auditsOfRuns()).slice(before);
  expect(lines).toMatchObject([
    { actorId: null, actorName: 'Nightly job', subjectKind: 'retention', before: null, after: TWO_OF_EACH },
  ]);
  const books = await readBooks(server);
  expect(await run()).toEqual({ late: 0, held: 0, failed: 0 });
  expect(await readBooks(server)).toEqual(books);
});

// Asked: 370
test('books, gaps and balances are right afterwards', async () => {
  const before = await readBooks(server);
  const gaps = await readGaps(owner.cookie);
  await someOfEach();
  await run();
  expect(differences(grownSince(before, await readBooks(server)))).toMatchObject({
    ...NO_DIFFERENCES,
    // Only our own tables have these payments.
    'Stripe and our movements': expect.any(Number) as unknown,
  });
  expect((await readGaps(owner.cookie)).gaps).toEqual(gaps.gaps);
  expect(await checkPoints(server.db)).toMatchObject({ differences: 0 });
});

// Asked: 370
test('two runs at once share the work and repeat nothing', async () => {
  await server.db
    .execute(sql`insert into merchandise_inquiries (id, created_at, name, email, inquiry_type, subject, message, suspected_spam)
    select gen_random_uuid(), ${LONG_AGO.toISOString()}::timestamptz, 'Ada', 'ada@example.com', 'other', 'Shirts', 'Forty', false
    from generate_series(1, 450)`);
  const runs = await Promise.all([run(), run()]);
  expect(runs.reduce((sum, { inquiries = 0 }) => sum + inquiries, 0)).toBe(450);
  expect(runs.every(({ failed }) => failed === 0)).toBe(true);
  expect(await run()).toEqual({ late: 0, held: 0, failed: 0 });
});

test('what an interrupted run did is in the log after the next', async () => {
  const { db } = server;
  const id = randomUUID();
  const startedAt = sql`now() - interval '6 minutes'`;
  await db.insert(retentionRuns).values({ id, startedAt, counts: { requests: 7 } });
  const before = (await auditsOfRuns()).length;
  await Promise.all([run(), run()]);
  const lines = (await auditsOfRuns()).slice(before);
  expect(lines).toMatchObject([{ subjectId: id, after: { requests: 7 } }]);
});

test('without time nothing is done, and Today tells what is kept too long', async () => {
  const ids = await someOfEach();
  expect(await applyRetention(database(), { now: NOW, budgetMs: 0 })).toEqual({
    late: 8,
    held: 0,
    failed: 0,
  });
  expect((await today()).retention).toMatchObject({ late: 8 });
  await run();
  expect((await today()).retention).toMatchObject({ late: 0, held: 0 });
  for (const id of ids) expect(await dataOf(id)).not.toContain('Ada');
});

let context: string | undefined;
beforeEach(() => {
  context = process.env['NETLIFY_BLOBS_CONTEXT'];
});
afterEach(() => {
  process.env['NETLIFY_BLOBS_CONTEXT'] = context;
});

// Asked: 370
test('while the photo store is out, photos wait and the rest goes on; nothing forgets where they are', async () => {
  const { id, keys } = await addPhotos(LONG_AGO);
  const inquiry = await oldInquiry();
  const facts = {
    edgeURL: 'http://localhost:9',
    uncachedEdgeURL: 'http://localhost:9',
    siteID: 'x',
    token: 'x',
  };
  process.env['NETLIFY_BLOBS_CONTEXT'] = Buffer.from(JSON.stringify(facts)).toString('base64');
  // The request waits for its photos.
  expect(await run()).toMatchObject({ failed: 1, inquiries: 1, late: 2 });
  expect(await inquiryOf(inquiry)).toBeUndefined();
  expect((await quoteOf(id))?.photoState).toBe('stored');
  process.env['NETLIFY_BLOBS_CONTEXT'] = context;
  expect(await run()).toMatchObject({ failed: 0, photos: 1, requests: 1, late: 0 });
  for (const key of keys) expect(await loadPhoto(key)).toBeNull();
});

test('the scheduled function runs it, and Today adds up a night', async () => {
  await oldInquiry();
  expect((await nightly()).status).toBe(204);
  expect(server.logged().at(-1)).toContain('"name":"apply-retention"');
  const { deleted, ranAt } = (await today()).retention ?? {};
  expect(deleted).toBeGreaterThan(0);
  expect(Date.now() - Date.parse(ranAt ?? '')).toBeLessThan(60_000);
});

test('the log cannot be emptied of what is still there, nor changed otherwise', async () => {
  const id = await addQuote(server);
  const entry = { action: 'add_quote_note', subjectKind: 'quote', subjectId: id, after: { text: 'a' } };
  await recordAudit(server.db, owner, entry);
  const change = (set: string) =>
    database().execute(`update audit_log set ${set} where subject_id = '${id}'`);
  await expect(change('after = null')).rejects.toMatchObject({
    cause: { message: 'audit_log is append-only' },
  });
  await server.db.delete(quoteRequests).where(eq(quoteRequests.id, id));
  for (const set of [`after = '{}'`, `after = null, action = 'x'`, `after = null, at = now()`])
    await expect(change(set)).rejects.toThrow('Failed query');
  await expect(database().execute(`delete from audit_log where subject_id = '${id}'`)).rejects.toThrow(
    'Failed query',
  );
  await change('after = null');
});
