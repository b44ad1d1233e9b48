import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../netlify/database/schema/audit.ts';
import { refundRequests } from '../../netlify/database/schema/funding.ts';
import { merchandiseInquiries } from '../../netlify/database/schema/inquiries.ts';
import { offers } from '../../netlify/database/schema/offers.ts';
import { orders, shipments } from '../../netlify/database/schema/orders.ts';
import { bouncedAddresses, outbox } from '../../netlify/database/schema/outbox.ts';
import { disputes, paymentMovements, wrongPayments } from '../../netlify/database/schema/payments.ts';
import { privacyRequests } from '../../netlify/database/schema/privacy.ts';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import { customers, pointsLedger } from '../../netlify/database/schema/rewards.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import privacyFunction from '../../netlify/functions/privacy.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import { keyedHash } from '../../netlify/lib/secret.ts';
import { loadPhoto, savePhoto } from '../../netlify/providers/photos/photo-store.ts';
import { holdRecord } from '../../netlify/services/privacy/retention/hold-record.ts';
import { photosOf } from '../../netlify/services/quotes/rows.ts';
import { checkPoints } from '../../netlify/services/rewards/points/check-points.ts';
import { redeemReward } from '../../netlify/services/rewards/redeem-reward.ts';
import { decideOfferApi } from '../../src/domain/offers/offers.api.ts';
import { sendOfferApi } from '../../src/domain/offers/admin-offers.api.ts';
import { createAlertApi } from '../../src/domain/price-alerts/price-alerts.api.ts';
import { holdPriceApi } from '../../src/domain/holds/holds.api.ts';
import { createInquiryApi } from '../../src/domain/inquiries/inquiries.api.ts';
import * as staffApi from '../../src/domain/privacy/admin-privacy.api.ts';
import * as counter from '../../src/domain/rewards/admin-rewards.api.ts';
import {
  createCustomerApi,
  listRedemptionsApi,
  lookUpCustomerApi,
} from '../../src/domain/rewards/rewards.api.ts';
import { addQuoteNoteApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import { holdTicketApi } from '../../src/domain/tickets/held/held-tickets.api.ts';
import { recordTicketApi, voidTicketApi } from '../../src/domain/tickets/admin-tickets.api.ts';
import { callApi } from '../support/call.ts';
import { useLinkedServer } from '../support/database-link.ts';
import { heldTicketOf } from '../support/held-ticket.ts';
import { holdOf } from '../support/hold.ts';
import { inquiryBody } from '../support/inquiry.ts';
import { offerBody, openByToken, sendRequest, sentOffer } from '../support/offer.ts';
import { paidOrder, sendAll, unpaidOrder } from '../support/paid-order.ts';
import { quoteAwaitingPhoto, sendOneOf } from '../support/photo.ts';
import { picture } from '../support/pictures.ts';
import { confirmedRequest } from '../support/privacy.ts';
import { pickupOf } from '../support/quote.ts';
import { addReward } from '../support/rewards-books.ts';
import { freshPhone, newCustomerBody, sessionFor } from '../support/rewards.ts';
import { seenBy } from '../support/seen.ts';

import { staffCall } from '../support/staff-call.ts';
import { readOrder } from '../support/staff-orders.ts';
import { staffWith } from '../support/staff.ts';
import { ticketLine, ticketOf } from '../support/ticket.ts';
import { settled } from '../support/wait-until.ts';
import { carBody } from '../support/vehicle.ts';

const server = useLinkedServer();
let owner = { id: '', cookie: '' };
let staff = { id: '', cookie: '' };
beforeAll(async () => {
  owner = await staffWith(server.db, 'owner');
  staff = await staffWith(server.db, 'staff');
});

const erase = (id: string, cookie = owner.cookie, leftOut: readonly string[] = []) =>
  staffCall(privacyFunction, staffApi.deletePersonalDataApi, cookie, { id, body: { leftOut } });
const preview = async (id: string, cookie = owner.cookie) => {
  const { status, body } = await staffCall(privacyFunction, staffApi.previewDeletionApi, cookie, { id });
  return { status, ...(body as unknown as staffApi.DeletionPreview) };
};

const recordsOf = async (id: string, cookie = owner.cookie) => {
  const { body } = await staffCall(privacyFunction, staffApi.listFoundRecordsApi, cookie, { id });
  return body['records'] as staffApi.FoundRecord[];
};

/** What staff do at their desk. */
const atDesk = async (contract: Parameters<typeof staffCall>[1], id: string, body?: unknown) => {
  const asked = body === undefined ? {} : { body: await seenBy(server.db, contract, id, body) };
  return staffCall(adminFunction, contract, staff.cookie, { id, ...asked });
};

interface Somebody {
  readonly email: string;
  readonly phone: string;
  readonly lastName: string;
}

const newPerson = (): Somebody => {
  const tag = randomUUID().slice(0, 8);
  return {
    email: `quix-${tag}@example.com`,
    phone: freshPhone(),
    lastName: `Quixote${tag.replaceAll(/\d/g, 'x')}`,
  };
};

const deletionFor = ({ email, phone }: Somebody, facts: Parameters<typeof confirmedRequest>[1] = {}) =>
  confirmedRequest(server.db, { email, phone, confirmedBy: staff.id, ...facts });

/** Where any of these texts still stands, in any column of any table: "orders.customer_name". */
async function tracesOf(texts: readonly string[]): Promise<readonly string[]> {
  const { rows } = await server.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public'`);
  const isOneOf = sql.join(
    texts.map((text) => sql`lower(cell.value) like ${`%${text.toLowerCase()}%`}`),
    sql` or `,
  );
  // At once: a statement for each column takes a minute on a busy machine.
  const { rows: found } = await server.db.execute<{ place: string }>(
    sql.join(
      rows.map(
        ({ name }) => sql`select distinct ${name} || '.' || cell.key as place
          from ${sql.identifier(name)} as t, jsonb_each_text(to_jsonb(t)) as cell where ${isOneOf}`,
      ),
      sql` union all `,
    ),
  );
  return found.map(({ place }) => place).toSorted();
}

/** Sums that a deletion may not move. */
const books = async () =>
  (
    await server.db.execute(sql`select
    (select sum(points)::int from points_ledger) as points, (select sum(total_points)::int from customers) as balances,
    (select count(*)::int from customers) as customers, (select sum(total_cents)::int from tickets) as tickets,
    (select sum(amount_cents)::int from visits) as visits, (select sum(total_cents)::int from orders) as orders,
    (select sum(amount_cents)::int from payment_movements) as movements, (select count(*)::int from order_lines) as lines`)
  ).rows[0];

/** Somebody who has done all there is to do. */
async function busyPerson() {
  const { db } = server;
  const person = newPerson();
  const { email, phone, lastName } = person;
  const names = { firstName: 'Zebulon', lastName };

  // An account with a merge, a correction, a birthday, a ticket, and a reward.
  const opened = await callApi(rewardsFunction, createCustomerApi, {
    body: newCustomerBody({ ...names, email, phone }),
  });
  const { id: customerId } = (await opened.json()) as { id: string };
  const goneId = randomUUID();
  await atDesk(counter.addCustomerApi, '', { id: goneId, ...names, phone: freshPhone(), email });
  await atDesk(counter.mergeCustomersApi, customerId, { fromId: goneId });
  await atDesk(counter.setDateOfBirthApi, customerId, { dateOfBirth: '1961-07-13' });
  await atDesk(counter.adjustPointsApi, customerId, {
    id: randomUUID(),
    points: 5_000,
    reason: `Sorry, ${lastName}`,
  });
  const { id: rewardId } = await addReward(db, { pointsCost: 1_000 });
  const { id: redemptionId } = await redeemReward(db, { customerId, rewardId, requestKey: randomUUID() });

  // A request that became a sale, and one with a photo that did not.
  const asked = { ...names, email, phone, description: `Copper of ${lastName}` };
  const sold = await sendRequest({
    ...asked,
    vehicle: carBody({ model: `${lastName} Special`, handover: 'pickup' }),
    pickup: pickupOf({ address: `1 ${lastName} Rd` }),
  });
  const { id: offerId } = await sentOffer(staff.cookie, sold.id);
  const { cookie } = await openByToken(sold.requestToken);
  await callApi(quotesFunction, decideOfferApi, {
    params: { id: offerId },
    headers: { cookie },
    body: {
      version: 1,
      decision: 'accept',
      name: `Zebulon ${lastName}`,
      agreed: ['photo_id', 'our_scale_decides'],
    },
  });
  const ticket = ticketOf({ customerId, offerId });
  expect((await atDesk(recordTicketApi, '', ticket)).status).toBe(201);
  const inHand = heldTicketOf({ customerId, label: lastName });
  expect((await atDesk(holdTicketApi, randomUUID(), inHand)).status).toBe(200);
  const lost = await quoteAwaitingPhoto({ ...asked, photoCount: 2 });
  for (let nth = 0; nth < 2; nth += 1) await sendOneOf(lost, randomUUID(), await picture());
  await atDesk(addQuoteNoteApi, lost.id, { id: randomUUID(), text: `${lastName} is friendly` });
  await sentOffer(staff.cookie, lost.id);
  const [{ photoKey } = { photoKey: '' }] = await photosOf(db, lost.id);

  const held = await callApi(quotesFunction, holdPriceApi, { body: holdOf({ phone, email }) });
  expect(held.status).toBe(201);

  const alert = { kind: 'weekly', metalType: '', yardId: '', atLeast: '', email, locale: 'en' };
  expect((await callApi(quotesFunction, createAlertApi, { body: alert })).status).toBe(202);

  await callApi(quotesFunction, createInquiryApi, {
    body: inquiryBody({
      name: `Zebulon ${lastName}`,
      email: 'elsewhere@example.com',
      phone: `1-${phone.slice(2)}`,
    }),
  });
  const bought = { customerName: `Zebulon ${lastName}`, customerEmail: email, customerPhone: phone };
  const paid = await paidOrder(server, 'printed', bought);
  await sendAll(server);
  await db.update(orders).set({ fulfillment: 'shipped' }).where(eq(orders.id, paid.id));
  const unpaid = await unpaidOrder(server, 'printed', {
    ...bought,
    payment: 'failed',
    shippingAddress: `1 ${lastName} Rd`,
  });
  await db.insert(bouncedAddresses).values({ key: keyedHash('mail-address', email) });
  await settled();
  return { ...person, customerId, goneId, redemptionId, ticket, sold, lost, offerId, paid, unpaid, photoKey };
}

// Asked: 376
test('a deletion leaves nothing that names the person but what it says stays, and all sums as they were', async () => {
  const { db } = server;
  const person = await busyPerson();
  const { email, phone, lastName, customerId, goneId, sold, lost, offerId, paid, unpaid, photoKey } = person;
  // The answer to its row was lost.
  const unnamed = `${lost.id}/unnamed`;
  await savePhoto(unnamed, await picture());
  // A ticket that was voided, and a request that was refused, each with a reason about them.
  const mistaken = ticketOf({ customerId, lines: [ticketLine({ gross: '20' })], totalCents: 9_000 });
  expect((await atDesk(recordTicketApi, '', mistaken)).status).toBe(201);
  await atDesk(voidTicketApi, mistaken.ticketId, { reason: 'Not his load' });
  const refused = await deletionFor(person, { kind: 'copy' });
  const note = `Not shown by ${lastName}`;
  await staffCall(privacyFunction, staffApi.closePrivacyRequestApi, owner.cookie, {
    id: refused,
    body: { outcome: 'refused', note },
  });
  await sendAll(server);
  // A mail that waits, and one that is done.
  await db
    .update(outbox)
    .set({ state: 'pending', finishedAt: null, availableAt: sql`now() + interval '1 day'` })
    .where(eq(outbox.subjectId, paid.id));
  await db
    .insert(outbox)
    .values({ kind: 'order_shipped_mail', subjectId: paid.id, state: 'done', finishedAt: new Date() });
  const id = await deletionFor(person);
  const sums = await books();

  const shown = await preview(id);
  expect(shown).toMatchObject({ status: 200, holds: [] });
  expect((await recordsOf(id)).map(({ name }) => name)).toEqual([
    ...Array<string>(7).fill(`Zebulon ${lastName}`),
    'Ada Wright',
    expect.stringMatching(/^Bare Bright Copper, Griffin GA, /),
  ]);
  expect(await preview(id)).toEqual(shown);

  const { status, body } = await erase(id);
  expect(status).toBe(200);
  expect(body['parts']).toEqual(shown.parts);
  await sendAll(server);

  const digits = phone.slice(2);
  expect(await tracesOf([email, digits, lastName, '1961-07-13'])).toEqual(['orders.customer_name']);
  expect(await tracesOf(['Zebulon'])).toEqual(['orders.customer_name']);
  // The reason stands on the ticket, which is the yard's record of the sale.
  expect(await tracesOf(['Not his load'])).toEqual(['tickets.void_reason']);
  expect(await books()).toEqual(sums);
  expect(await checkPoints(db)).toMatchObject({ differences: 0 });

  const accounts = await db
    .select()
    .from(customers)
    .where(inArray(customers.id, [customerId, goneId]));
  for (const account of accounts)
    expect(account).toMatchObject({
      firstName: 'Deleted',
      lastName: 'customer',
      email: null,
      phone: '+10000000000',
    });
  expect(await db.$count(quoteRequests, eq(quoteRequests.id, lost.id))).toBe(0);
  const [soldQuote] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, sold.id));
  expect(soldQuote).toMatchObject({
    state: 'won',
    description: '',
    tokenHash: null,
    details: { window: 'morning', address: 'Removed' },
  });
  const [soldOffer] = await db.select().from(offers).where(eq(offers.id, offerId));
  expect(soldOffer).toMatchObject({ state: 'accepted', decidedName: 'Removed', totalCents: 24_000 });
  expect(await db.$count(merchandiseInquiries, eq(merchandiseInquiries.email, 'elsewhere@example.com'))).toBe(
    0,
  );
  const [paidNow] = await db.select().from(orders).where(eq(orders.id, paid.id));
  expect(paidNow).toMatchObject({
    customerName: `Zebulon ${lastName}`,
    customerEmail: '',
    customerPhone: '',
    payment: 'paid',
  });
  const [unpaidNow] = await db.select().from(orders).where(eq(orders.id, unpaid.id));
  expect(unpaidNow).toMatchObject({
    customerName: 'Removed',
    customerEmail: '',
    customerPhone: '',
    shippingAddress: 'Removed',
  });
  const kept = await db.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.subjectId, paid.id));
  expect(kept.map(({ kind }) => kind).toSorted()).toEqual(['order_fulfillment', 'order_shipped_mail']);
  expect(await db.$count(bouncedAddresses)).toBe(0);
  expect(photoKey).toBeTruthy();
  expect(await loadPhoto(photoKey)).toBeNull();
  expect(await loadPhoto(unnamed)).toBeNull();

  const [request] = await db.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  expect(request).toMatchObject({
    state: 'done',
    name: null,
    email: null,
    phone: null,
    photoQuoteIds: [],
    closedBy: owner.id,
  });
  const closing = server.mail
    .messages()
    .filter(({ to, subject }) => to.includes(email) && subject.includes('We finished'));
  expect(closing).toHaveLength(1);
  const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(entries.map(({ action }) => action)).toEqual(['delete_personal_data']);
});

test('a paid order goes on without its buyer: nothing is mailed to them, and staff are offered nobody to reach', async () => {
  const { db, mail } = server;
  const person = newPerson();
  const paid = await paidOrder(server, 'printed', {
    customerEmail: person.email,
    customerPhone: person.phone,
  });
  await sendAll(server);
  await db.update(orders).set({ fulfillment: 'shipped' }).where(eq(orders.id, paid.id));
  expect((await erase(await deletionFor(person))).status).toBe(200);
  expect(await readOrder(owner.cookie, paid.id)).toMatchObject({ customerEmail: '', customerPhone: '' });
  await sendAll(server);

  const [shipment] = await db
    .insert(shipments)
    .values({ orderId: paid.id, carrier: 'UPS', trackingNumber: '1Z999', shippedAt: new Date() })
    .returning();
  const [movement] = await db.select().from(paymentMovements).where(eq(paymentMovements.orderId, paid.id));
  const later = [
    { kind: 'order_receipt_mail', subjectId: paid.id },
    { kind: 'order_shipped_mail', subjectId: shipment?.id ?? '' },
    { kind: 'refund_reversal_mail', subjectId: movement?.id ?? '' },
  ] as const;
  // The one that was sent before.
  await db.delete(outbox).where(and(eq(outbox.kind, 'order_receipt_mail'), eq(outbox.subjectId, paid.id)));
  await db.insert(outbox).values([...later]);
  const before = mail.messages().length;
  await sendAll(server);
  const states = await db
    .select({ state: outbox.state })
    .from(outbox)
    .where(
      inArray(
        outbox.subjectId,
        later.map(({ subjectId }) => subjectId),
      ),
    );
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['done']));
  const [toStaff, ...more] = mail.messages().slice(before);
  expect(more).toEqual([]);
  expect(toStaff?.subject).toContain('came back');
  expect(toStaff?.text).toMatch(/Phone: Deleted\s+Email: Deleted/);
  expect(toStaff?.html).not.toMatch(/(?:tel|mailto):"/);
});

// Asked: 376
test('a repeat by another owner is answered the same', async () => {
  const person = newPerson();
  const id = await deletionFor(person);
  const first = await erase(id);
  expect(first).toEqual({ status: 200, body: { parts: first.body['parts'] } });
  const second = await staffWith(server.db, 'owner');
  expect(await erase(id, second.cookie)).toEqual(first);
  expect((await preview(id)).status).toBe(409);
  expect(await server.db.$count(auditLog, eq(auditLog.subjectId, id))).toBe(1);
});

test('only a confirmed deletion is carried out', async () => {
  const { db } = server;
  const person = newPerson();
  const open = await confirmedRequest(db, {
    ...person,
    phone: null,
    state: 'unconfirmed',
    emailConfirmedAt: null,
  });
  const copy = await deletionFor(newPerson(), { kind: 'copy' });
  for (const id of [open, copy])
    expect(await erase(id)).toMatchObject({ status: 409, body: { code: 'privacy_not_confirmed' } });
  expect((await erase(randomUUID())).status).toBe(404);
});

test('a number alone that staff confirmed: nothing is mailed, and nothing of the request stays', async () => {
  const { db } = server;
  const { phone } = newPerson();
  const email = 'stranger@example.com';
  const id = await confirmedRequest(db, { email, emailConfirmedAt: null, phone, confirmedBy: staff.id });
  const untouched = await sendRequest({ email, phone: freshPhone() });
  expect((await erase(id)).status).toBe(200);
  await settled();
  expect(
    server.mail.messages().filter(({ to, subject }) => to.includes(email) && subject.includes('your data')),
  ).toEqual([]);
  const [request] = await db.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  expect(request).toMatchObject({ name: null, email: null, phone: null });
  expect(await db.$count(quoteRequests, eq(quoteRequests.id, untouched.id))).toBe(1);
});

// Asked: 376
test.each([
  [
    'an order that may still be paid',
    'order_open',
    (id: string) =>
      server.db
        .update(orders)
        .set({ payment: 'processing', paidAt: null, fulfillment: 'none' })
        .where(eq(orders.id, id)),
  ],
  [
    'an order that is not sent',
    'order_to_send',
    (id: string) =>
      server.db.update(orders).set({ fulfillment: 'manual', toPack: true }).where(eq(orders.id, id)),
  ],
  [
    'a dispute',
    'dispute_open',
    (orderId: string) =>
      server.db
        .insert(disputes)
        .values({ provider: 'stripe', reference: `dp_${orderId}`, orderId, outcome: 'open' }),
  ],
  [
    'a refund that is asked for',
    'refund_open',
    (orderId: string) =>
      server.db.insert(refundRequests).values({
        id: randomUUID(),
        orderId,
        provider: 'stripe',
        capture: `ch_${orderId}`,
        amountCents: 100,
        reason: 'Broken',
        requestedBy: owner.id,
      }),
  ],
  [
    'an order that was declined within a day, whose payment may be tried again',
    'order_open',
    (id: string) =>
      server.db
        .update(orders)
        .set({
          payment: 'failed',
          paidAt: null,
          fulfillment: 'none',
          stripePaymentIntentId: `pi_${id}`,
          createdAt: sql`now() - interval '24 hours 30 minutes'`,
        })
        .where(eq(orders.id, id)),
  ],
  [
    'an order that is paid for, and short of stock',
    'order_to_send',
    (id: string) => server.db.update(orders).set({ stockShort: true }).where(eq(orders.id, id)),
  ],
  [
    'money that is paid beyond the total',
    'refund_open',
    (id: string) => server.db.update(orders).set({ overpaidCents: 1 }).where(eq(orders.id, id)),
  ],
  [
    'a payment that fits no order',
    'wrong_payment',
    (orderId: string) =>
      server.db.insert(wrongPayments).values({
        provider: 'stripe',
        reference: `ch_wrong_${orderId}`,
        orderId,
        amountCents: 100,
        currency: 'usd',
      }),
  ],
  [
    'a record that an owner holds',
    'legal_hold',
    (orderId: string) => holdRecord(server.db, orderId, 'For the court'),
  ],
] as const)('%s stops it, with the reason, and nothing is deleted', async (_name, hold, open) => {
  const { db } = server;
  const person = newPerson();
  const order = await paidOrder(server, 'printed', { customerEmail: person.email });
  await sendAll(server);
  await db.update(orders).set({ fulfillment: 'shipped' }).where(eq(orders.id, order.id));
  await open(order.id);
  const id = await deletionFor(person);
  const { id: quoteId } = await sendRequest({ email: person.email });
  await settled();
  expect((await preview(id)).holds).toEqual([hold]);
  expect(await erase(id)).toMatchObject({
    status: 409,
    body: { code: 'privacy_on_hold', figures: { holds: [hold] } },
  });
  expect(await db.$count(quoteRequests, eq(quoteRequests.id, quoteId))).toBe(1);
  const [request] = await db.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  expect(request).toMatchObject({ state: 'confirmed', email: person.email });
});

test('a copy that is still owed stops it; requests that nobody confirmed go with it', async () => {
  const { db } = server;
  const person = newPerson();
  const id = await deletionFor(person);
  const copy = await deletionFor(person, { kind: 'copy' });
  const open = await confirmedRequest(db, {
    ...person,
    phone: null,
    state: 'unconfirmed',
    emailConfirmedAt: null,
  });
  expect((await preview(id)).holds).toEqual(['request_open']);
  await staffCall(privacyFunction, staffApi.closePrivacyRequestApi, owner.cookie, {
    id: copy,
    body: { outcome: 'done', note: '' },
  });
  expect((await erase(id)).status).toBe(200);
  expect(await db.$count(privacyRequests, eq(privacyRequests.id, open))).toBe(0);
  const [answered] = await db.select().from(privacyRequests).where(eq(privacyRequests.id, copy));
  expect(answered).toMatchObject({ state: 'done', name: null, email: null });
});

// Asked: 376
test('their browser is signed out, the number opens a new account from zero, and staff can still void and undo', async () => {
  const { db } = server;
  const person = await busyPerson();
  const { phone, customerId, redemptionId, ticket } = person;
  const session = sessionFor(
    customerId,
    undefined,
    (await db.select({ v: customers.sessionVersion }).from(customers).where(eq(customers.id, customerId)))[0]
      ?.v,
  );
  const read = () =>
    callApi(rewardsFunction, listRedemptionsApi, {
      params: { id: customerId },
      headers: { cookie: session },
    });
  expect((await read()).status).toBe(200);
  expect((await erase(await deletionFor(person))).status).toBe(200);
  expect((await read()).status).toBe(401);
  expect((await callApi(rewardsFunction, lookUpCustomerApi, { params: { phone } })).status).toBe(404);

  const again = await callApi(rewardsFunction, createCustomerApi, { body: newCustomerBody({ phone }) });
  expect(again.status).toBe(201);
  expect(await again.json()).toMatchObject({ totalPoints: 0, lifetimePoints: 0, totalVisits: 0 });

  expect((await atDesk(counter.undoVoucherApi, redemptionId)).status).toBe(200);
  expect((await atDesk(voidTicketApi, ticket.ticketId, { reason: 'Entered twice' })).status).toBe(200);
  for (const [contract, body] of [
    [counter.adjustPointsApi, { id: randomUUID(), points: 5, reason: 'Too late' }],
    [counter.changePhoneApi, { phone: freshPhone() }],
    [counter.changeNameApi, { firstName: 'Zeb', lastName: 'Again', email: '' }],
    [counter.setDateOfBirthApi, { dateOfBirth: '1961-07-13' }],
  ] as const)
    expect((await atDesk(contract, customerId, body)).status).toBe(404);
  expect(await checkPoints(db)).toMatchObject({ differences: 0 });
});

// Asked: 376
test.each(['a redemption', 'a ticket', 'a ticket in hand', 'an offer', 'a photo'] as const)(
  '%s at the same moment comes before it or is refused, and nothing is left half done',
  async (rival) => {
    const { db } = server;
    const person = newPerson();
    const { email, phone } = person;
    const opened = await callApi(rewardsFunction, createCustomerApi, {
      body: newCustomerBody({ email, phone }),
    });
    const { id: customerId } = (await opened.json()) as { id: string };
    await atDesk(counter.adjustPointsApi, customerId, {
      id: randomUUID(),
      points: 5_000,
      reason: 'Welcome',
    });
    const { id: rewardId } = await addReward(db, { pointsCost: 1_000 });
    const quote = await quoteAwaitingPhoto({ email, phone, photoCount: 2 });
    const jpeg = await picture();
    const id = await deletionFor(person);
    const rivals = {
      'a redemption': () =>
        redeemReward(db, { customerId, rewardId, requestKey: randomUUID() }).then(
          () => 200,
          (error: { code?: string }) => (error.code === 'not_found' ? 404 : 500),
        ),
      'a ticket': async () =>
        (await staffCall(adminFunction, recordTicketApi, staff.cookie, { body: ticketOf({ customerId }) }))
          .status,
      'a ticket in hand': async () => {
        const body = heldTicketOf({ customerId, label: phone.slice(2) });
        return (await staffCall(adminFunction, holdTicketApi, staff.cookie, { id: randomUUID(), body }))
          .status;
      },
      'an offer': async () =>
        (await staffCall(adminFunction, sendOfferApi, staff.cookie, { id: quote.id, body: offerBody() }))
          .status,
      'a photo': async () => (await sendOneOf(quote, randomUUID(), jpeg)).status,
    };
    const [erased, ...statuses] = await Promise.all([erase(id), ...Array.from({ length: 4 }, rivals[rival])]);
    expect(erased.status).toBe(200);
    for (const status of statuses) expect([200, 201, 404, 409]).toContain(status);
    await sendAll(server);
    expect(await tracesOf([email, phone.slice(2)])).toEqual([]);
    expect(await checkPoints(db)).toMatchObject({ differences: 0 });
    const after = await rivals[rival]();
    expect(after).toBe(404);
  },
);

const APPEND_ONLY = { cause: { message: expect.stringContaining('append-only') as string } };

// Asked: 376
test('the log and the ledger lose what names a person, and nothing else may change in them', async () => {
  const { db } = server;
  const [entry] = await db
    .insert(auditLog)
    .values({
      actorName: 'Test',
      action: 'add_customer',
      subjectKind: 'customer',
      subjectId: randomUUID(),
      after: { phone: '+17705550111', points: 5, stays: { name: 'Ada' } },
    })
    .returning();
  const isEntry = eq(auditLog.id, entry?.id ?? 0);
  await expect(
    db
      .update(auditLog)
      .set({ after: { points: 6 } })
      .where(isEntry),
  ).rejects.toMatchObject(APPEND_ONLY);
  await expect(db.update(auditLog).set({ action: 'x' }).where(isEntry)).rejects.toMatchObject(APPEND_ONLY);
  await expect(db.delete(auditLog).where(isEntry)).rejects.toMatchObject(APPEND_ONLY);
  await db
    .update(auditLog)
    .set({ after: sql`without_person(${auditLog.after})` })
    .where(isEntry);
  const [now] = await db.select().from(auditLog).where(isEntry);
  expect(now?.after).toEqual({ phone: 'Removed', points: 5, stays: { name: 'Removed' } });

  const [line] = await db.select().from(pointsLedger).limit(1);
  const isLine = eq(pointsLedger.id, line?.id ?? '');
  await expect(
    db.update(pointsLedger).set({ description: 'Removed', points: 1 }).where(isLine),
  ).rejects.toMatchObject(APPEND_ONLY);
  const opened = await callApi(rewardsFunction, createCustomerApi, { body: newCustomerBody() });
  const { id: customerId } = (await opened.json()) as { id: string };
  await atDesk(counter.adjustPointsApi, customerId, {
    id: randomUUID(),
    points: 7,
    reason: 'For a customer',
  });
  // Somebody who did not ask for it.
  await expect(
    db.update(pointsLedger).set({ description: 'Removed' }).where(eq(pointsLedger.customerId, customerId)),
  ).rejects.toMatchObject(APPEND_ONLY);
});

test('an account without a name cannot keep a phone, an email or a birthday', async () => {
  const { db } = server;
  const opened = await callApi(rewardsFunction, createCustomerApi, { body: newCustomerBody() });
  const { id } = (await opened.json()) as { id: string };
  await expect(
    db.update(customers).set({ anonymizedAt: new Date() }).where(eq(customers.id, id)),
  ).rejects.toMatchObject({ cause: { constraint: 'anonymous_customer_is_nobody' } });
  await expect(
    db.update(customers).set({ phoneReleasedAt: new Date() }).where(eq(customers.id, id)),
  ).rejects.toMatchObject({ cause: { constraint: 'customer_keeps_phone_unless_merged' } });
});
