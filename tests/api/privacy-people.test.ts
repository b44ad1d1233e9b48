import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../netlify/database/schema/audit.ts';
import { refundRequests } from '../../netlify/database/schema/funding.ts';
import { offers } from '../../netlify/database/schema/offers.ts';
import { orders } from '../../netlify/database/schema/orders.ts';
import { priceHolds } from '../../netlify/database/schema/price-holds.ts';
import { privacyRequests } from '../../netlify/database/schema/privacy.ts';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import { customers, tickets } from '../../netlify/database/schema/rewards.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import privacyFunction from '../../netlify/functions/privacy.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { PERSONAL_TABLES } from '../../netlify/services/privacy/personal-data.ts';
import { holdPriceApi } from '../../src/domain/holds/holds.api.ts';
import { createInquiryApi } from '../../src/domain/inquiries/inquiries.api.ts';
import * as staffApi from '../../src/domain/privacy/admin-privacy.api.ts';
import * as counter from '../../src/domain/rewards/admin-rewards.api.ts';
import { recordTicketApi, voidTicketApi } from '../../src/domain/tickets/admin-tickets.api.ts';
import { importTicketsApi } from '../../src/domain/tickets/pos/pos-tickets.api.ts';
import { audited } from '../support/audited.ts';
import { mayAct } from '../../src/domain/shared/roles.ts';
import { formatPhone } from '../../src/domain/shared/contact/phone.ts';
import { callApi } from '../support/call.ts';
import { answeredContracts } from '../support/contracts.ts';
import { holdOf } from '../support/hold.ts';
import { inquiryBody } from '../support/inquiry.ts';
import { sendRequest, sentOffer } from '../support/offer.ts';
import { paidOrder, sendAll, unpaidOrder } from '../support/paid-order.ts';
import { confirmedRequest } from '../support/privacy.ts';
import { freshPhone } from '../support/rewards.ts';
import { useServer } from '../support/server.ts';
import { seenBy } from '../support/seen.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';
import { posTicketOf, ticketOf } from '../support/ticket.ts';

const server = useServer();
let owner = { id: '', cookie: '' };
let staff = { id: '', cookie: '' };
let other = { id: '', cookie: '' };
beforeAll(async () => {
  owner = await staffWith(server.db, 'owner');
  staff = await staffWith(server.db, 'staff');
  other = await staffWith(server.db, 'staff', { user: { name: 'Otto Other' } });
});

type Contract = Parameters<typeof staffCall>[1];

async function atDesk(contract: Contract, id: string, body?: unknown) {
  const sent = await seenBy(server.db, contract, id, body);
  const answer = await staffCall(adminFunction, contract, staff.cookie, { id, body: sent });
  expect([200, 201]).toContain(answer.status);
  return answer.body;
}

const atPrivacy = (contract: Contract, id: string, { cookie } = owner, body?: unknown) =>
  staffCall(privacyFunction, contract, cookie, { id, body });

interface Somebody {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

const newPerson = (phone = freshPhone()): Somebody => {
  const lastName = `Q${randomUUID().replaceAll(/[^a-f]/g, '')}q`;
  return { firstName: 'Zed', lastName, email: `${lastName}@example.com`, phone };
};

async function accountOf(person: Somebody): Promise<string> {
  const id = randomUUID();
  await atDesk(counter.addCustomerApi, '', { id, ...person });
  return id;
}

/** A request, an inquiry and an order by a number, under a name and an address that nothing else has. */
async function leaveRecords(phone: string): Promise<string> {
  const { firstName, lastName, email } = newPerson();
  await sendRequest({ firstName, lastName, email, phone });
  await callApi(quotesFunction, createInquiryApi, { body: inquiryBody({ name: lastName, email, phone }) });
  const buyer = { customerName: lastName, customerEmail: email, customerPhone: phone };
  await unpaidOrder(server, 'printed', { ...buyer, payment: 'failed' });
  return lastName;
}

/** A request that a colleague confirmed by this number. */
const requestBy = (phone: string, kind: 'copy' | 'deletion' = 'copy') =>
  confirmedRequest(server.db, { kind, phone, confirmedBy: other.id });

async function copyFor(id: string, who = owner, leftOut: readonly string[] = []): Promise<string> {
  const { status, body } = await atPrivacy(staffApi.copyPersonalDataApi, id, who, {
    format: 'json',
    leftOut,
  });
  expect(status).toBe(200);
  return body['text'] as string;
}
/** An open request for a copy would stop a deletion. */
const copyBy = async (phone: string) => copyFor(await requestBy(phone, 'deletion'));

const erase = (id: string, leftOut: readonly string[] = []) =>
  atPrivacy(staffApi.deletePersonalDataApi, id, owner, { leftOut });

const recordsOf = async (id: string, who = owner) => {
  const { body } = await atPrivacy(staffApi.listFoundRecordsApi, id, who);
  return body['records'] as staffApi.FoundRecord[];
};

// Asked: 374
test('a copy names nobody else: not after one import, a merge, an offer fulfilled for another, a void, or their orders', async () => {
  const { db } = server;
  const [ada, twin, bob] = [newPerson(), newPerson(), newPerson()];
  const [adaId, twinId, bobId] = [await accountOf(ada), await accountOf(twin), await accountOf(bob)];
  const [hers, his] = [posTicketOf({ phone: ada.phone }), posTicketOf({ phone: bob.phone, total: '45.03' })];
  const taken = await staffCall(ownersFunction, importTicketsApi, owner.cookie, {
    body: { tickets: [hers, his] },
  });
  expect(taken.body['outcomes']).toMatchObject([{ state: 'new' }, { state: 'new' }]);
  const [herTicket] = await db.select().from(tickets).where(eq(tickets.number, hers.number));
  const [hisTicket] = await db.select().from(tickets).where(eq(tickets.number, his.number));
  // As an import was written down before: one entry for all of it.
  await db.insert(auditLog).values({
    actorName: 'Olga Owner',
    action: 'take_tickets',
    subjectKind: 'ticket',
    subjectId: herTicket?.id ?? '',
    after: { source: 'import', tickets: [hers, { ...his, customerId: bobId }] },
  });
  await atDesk(counter.mergeCustomersApi, adaId, { fromId: twinId });
  const request = await sendRequest(ada);
  const { id: offerId } = await sentOffer(staff.cookie, request.id);
  await db
    .update(offers)
    .set({ state: 'accepted', decidedAt: new Date(), decidedName: ada.lastName })
    .where(eq(offers.id, offerId));
  const fulfilled = ticketOf({ customerId: bobId, offerId, number: 'B-4711' });
  await atDesk(recordTicketApi, '', fulfilled);
  await atDesk(voidTicketApi, fulfilled.ticketId, { reason: 'Wrong customer' });
  for (const { email, phone, lastName } of [ada, bob])
    await paidOrder(server, 'printed', {
      customerName: lastName,
      customerEmail: email,
      customerPhone: phone,
    });
  // Bob mistyped her number next to his address, and nobody has confirmed it.
  await confirmedRequest(db, {
    ...ada,
    name: bob.lastName,
    email: bob.email,
    state: 'unconfirmed',
    emailConfirmedAt: null,
  });
  await sendAll(server);

  const text = await copyBy(ada.phone);
  for (const mine of [ada.lastName, hers.number, twin.phone, 'take_ticket']) expect(text).toContain(mine);
  const others = [bob.lastName, bob.email, bob.phone, bobId, his.number, 'B-4711', hisTicket?.id ?? ''];
  expect(others.filter((each) => text.includes(each))).toEqual([]);
});

/** What only owners are told, about somebody who also has what staff may see. */
async function secretWorld() {
  const { db } = server;
  const person = newPerson();
  const customerId = await accountOf(person);
  const quote = await sendRequest(person);
  await sentOffer(staff.cookie, quote.id);
  const ticket = ticketOf({ customerId });
  await atDesk(recordTicketApi, '', ticket);
  const buyer = {
    customerName: 'Buyer Secretname',
    customerEmail: person.email,
    customerPhone: person.phone,
    shippingAddress: '1 Secretstreet',
  };
  const order = await paidOrder(server, 'printed', buyer);
  await db.update(orders).set({ fulfillment: 'shipped' }).where(eq(orders.id, order.id));
  await db.insert(refundRequests).values({
    id: randomUUID(),
    orderId: order.id,
    provider: 'stripe',
    capture: 'ch_secretcapture',
    amountCents: 100,
    reason: 'Secretreason',
    requestedBy: owner.id,
  });
  await db.insert(auditLog).values({
    actorName: 'Olga Secretowner',
    action: 'secret_action',
    subjectKind: 'customer',
    subjectId: customerId,
  });
  return { ...person, customerId, quote, ticket, order };
}

const SECRETS = /secretname|secretstreet|secretcapture|secretreason|secretowner|secret_action/i;

// Asked: 374
test('no call for staff tells what is for owners alone, whatever it gathers: copies, previews, lists, exports, searches', async () => {
  const { phone, email, lastName, customerId, quote, ticket, order } = await secretWorld();
  const ids = {
    copy: await requestBy(phone),
    deletion: await requestBy(phone, 'deletion'),
    customerId,
    quote: quote.id,
    ticket: ticket.ticketId,
    order: order.id,
  };
  const searched = [phone, email, lastName, 'Secretname', order.number];
  const calls = await answeredContracts(({ access, method }) => access === 'staff' && method === 'GET');
  expect(calls.length).toBeGreaterThan(15);
  const telling: string[] = [];
  let answered = 0;
  for (const { name, contract, handler } of calls) {
    const asked = [
      ...Object.values(ids).map((id) => ({ params: { id } })),
      ...searched.map((q) => ({ params: { id: customerId }, query: { q } })),
    ];
    for (const each of asked) {
      const response = await callApi(handler, contract, { ...each, headers: { cookie: staff.cookie } });
      const text = await response.text();
      if (response.ok) answered += 1;
      if (SECRETS.test(text) || (response.ok && text.includes(order.id))) telling.push(name);
    }
  }
  expect(telling).toEqual([]);
  expect(answered).toBeGreaterThan(100);
  for (const id of [ids.copy, ids.deletion])
    for (const format of ['json', 'html']) {
      const { status, body } = await atPrivacy(staffApi.copyPersonalDataApi, id, staff, { format });
      expect(status).toBe(200);
      expect(body['text']).not.toMatch(SECRETS);
      expect(body['text']).not.toContain(order.id);
      expect(body['text']).toContain('an owner hands them over');
      const whole = await atPrivacy(staffApi.copyPersonalDataApi, id, owner, { format });
      expect(whole.body['text']).toMatch(/Secretname[^]*Secretreason[^]*secret_action/);
      expect(whole.body['text']).not.toContain('an owner hands them over');
    }
});

const partsOf = (parts: unknown) => (parts as { what: string }[]).map(({ what }) => what);

test('of each table staff get in a copy, a preview and what a deletion did only what their own pages show', async () => {
  const { phone } = await secretWorld();
  const forOwners = PERSONAL_TABLES.filter(({ readBy }) => !mayAct('staff', readBy.access)).map(
    ({ what }) => what,
  );
  expect(forOwners).toEqual(
    expect.arrayContaining(['Orders', 'Payments and refunds', 'Audit log', 'Emails']),
  );
  const id = await requestBy(phone, 'deletion');
  const headings = async (who: typeof owner) => {
    const copy = JSON.parse(await copyFor(id, who)) as { parts: unknown };
    const preview = await atPrivacy(staffApi.previewDeletionApi, id, who);
    return {
      copy: partsOf(copy.parts),
      preview: partsOf(preview.body['parts']),
      holds: preview.body['holds'],
    };
  };
  const [whole, part] = [await headings(owner), await headings(staff)];
  const isForStaff = (what: string) => !forOwners.includes(what);
  expect(whole.copy).toContain('Refunds staff requested');
  expect(whole.holds).toEqual(['refund_open']);
  expect(part).toEqual({
    copy: whole.copy.filter(isForStaff),
    preview: whole.preview.filter(isForStaff),
    holds: [],
  });
  expect((await recordsOf(id, staff)).map(({ kind }) => kind)).not.toContain('order');
  expect((await recordsOf(id)).map(({ kind }) => kind)).toContain('order');

  await server.db.delete(refundRequests);
  expect((await erase(id)).status).toBe(200);
  const erased = async (who: typeof owner) =>
    partsOf((await atPrivacy(staffApi.readPrivacyRequestApi, id, who)).body['erased']);
  expect(await erased(owner)).toContain('Orders');
  expect(await erased(staff)).toEqual((await erased(owner)).filter(isForStaff));
});

// Asked: 374
test('whoever confirmed a number does not answer the request, but may refuse it; a colleague and an owner may', async () => {
  const person = newPerson();
  await accountOf(person);
  const waiting = { phone: person.phone, state: 'unconfirmed', kind: 'copy' } as const;
  const id = await confirmedRequest(server.db, waiting);
  expect((await atPrivacy(staffApi.confirmAtCounterApi, id, staff, { how: 'call' })).status).toBe(200);
  const row = () => server.db.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  const [before] = await row();
  const entries = await server.db.$count(auditLog);
  const tries = [
    [staffApi.copyPersonalDataApi, { format: 'json' }],
    [staffApi.listFoundRecordsApi, undefined],
    [staffApi.previewDeletionApi, undefined],
    [staffApi.closePrivacyRequestApi, { outcome: 'done', note: 'Handed over' }],
  ] as const;
  for (const [contract, body] of tries)
    expect(await atPrivacy(contract, id, staff, body)).toMatchObject({
      status: 403,
      body: { code: 'privacy_second_person' },
    });
  expect(await row()).toEqual([before]);
  expect(await server.db.$count(auditLog)).toBe(entries);
  const needsTwo = async (who: typeof owner) =>
    (await atPrivacy(staffApi.readPrivacyRequestApi, id, who)).body['needsSecondPerson'];
  expect([await needsTwo(staff), await needsTwo(other), await needsTwo(owner)]).toEqual([true, false, false]);
  expect(await copyFor(id, other)).toContain(person.lastName);
  const own = await confirmedRequest(server.db, { kind: 'copy', phone: person.phone, confirmedBy: owner.id });
  expect(await copyFor(own)).toContain(person.lastName);
  const refused = { outcome: 'refused', note: 'It was not them' };
  expect((await atPrivacy(staffApi.closePrivacyRequestApi, id, staff, refused)).status).toBe(200);
});

test('the numbers of merged accounts are one person’s: by either of them all is copied and deleted', async () => {
  const [ada, twin] = [newPerson(), newPerson()];
  const [adaId, twinId] = [await accountOf(ada), await accountOf(twin)];
  const [byHers, byTwins] = [await leaveRecords(ada.phone), await leaveRecords(twin.phone)];
  await atDesk(counter.mergeCustomersApi, adaId, { fromId: twinId });
  for (const phone of [ada.phone, twin.phone]) {
    const text = await copyBy(phone);
    for (const name of [byHers, byTwins]) expect(text.split(name).length).toBeGreaterThan(3);
  }
  await server.db.update(orders).set({ createdAt: new Date(Date.now() - 3 * 86_400_000) });
  expect((await erase(await requestBy(ada.phone, 'deletion'))).status).toBe(200);
  expect(await server.db.$count(quoteRequests, eq(quoteRequests.phone, twin.phone))).toBe(0);
  expect(await server.db.$count(orders, eq(orders.customerName, byTwins))).toBe(0);
  expect(await server.db.$count(customers, eq(customers.phone, twin.phone))).toBe(0);
});

// Asked: 374
test('a released number: what it did before stays its former owner’s, what it does now is its new owner’s', async () => {
  const [ada, twin] = [newPerson(), newPerson()];
  const [adaId, twinId] = [await accountOf(ada), await accountOf(twin)];
  const former = await leaveRecords(twin.phone);
  await atDesk(counter.mergeCustomersApi, adaId, { fromId: twinId });
  // Confirmed while it was still theirs, answered afterwards.
  const early = await requestBy(twin.phone);
  await atDesk(counter.releasePhoneApi, adaId, { phone: twin.phone, reason: 'Has another number now' });
  const unowned = await leaveRecords(twin.phone);
  const next = newPerson(twin.phone);
  await accountOf(next);
  const later = await leaveRecords(twin.phone);

  const [ofNext, ofAda, ofEarly] = [await copyBy(twin.phone), await copyBy(ada.phone), await copyFor(early)];
  for (const name of [unowned, later, next.lastName]) {
    expect(ofNext).toContain(name);
    expect(ofAda).not.toContain(name);
  }
  expect(ofNext).not.toContain(former);
  expect(ofNext).not.toContain(ada.lastName);
  for (const text of [ofAda, ofEarly]) expect(text).toContain(former);
  expect(ofEarly).not.toContain(later);
});

test('a number that an account gave up: its time on the account stays with the account', async () => {
  const ada = newPerson();
  const adaId = await accountOf(ada);
  const former = await leaveRecords(ada.phone);
  const phone = freshPhone();
  await atDesk(counter.changePhoneApi, adaId, { phone });
  const next = newPerson(ada.phone);
  await accountOf(next);
  const later = await leaveRecords(ada.phone);
  const [ofAda, ofNext] = [await copyBy(phone), await copyBy(ada.phone)];
  expect(ofAda).toContain(former);
  expect(ofAda).not.toContain(later);
  expect(ofNext).toContain(later);
  expect(ofNext).not.toContain(former);
});

test('a number that was typed wrongly for a day takes nothing from its owner', async () => {
  const phone = freshPhone();
  const before = await leaveRecords(phone);
  const adaId = await accountOf(newPerson(phone));
  const right = freshPhone();
  await atDesk(counter.changePhoneApi, adaId, { phone: right });
  expect(await copyBy(phone)).toContain(before);
  expect(await copyBy(right)).not.toContain(before);
});

// Asked: 374
test('whoever answers sees the names first, and leaves out what is somebody else’s, in a copy and in a deletion', async () => {
  const { db } = server;
  const ada = newPerson();
  await accountOf(ada);
  const slip = await leaveRecords(ada.phone);
  const holdEmail = `${slip}@example.com`.toLowerCase();
  const held = await callApi(quotesFunction, holdPriceApi, {
    body: holdOf({ phone: ada.phone, email: holdEmail }),
  });
  expect(held.status).toBe(201);
  await db.update(orders).set({ createdAt: new Date(Date.now() - 3 * 86_400_000) });
  const id = await requestBy(ada.phone, 'deletion');
  const records = await recordsOf(id);
  expect(records.map(({ kind, name }) => [kind, name])).toEqual(
    expect.arrayContaining([
      ['account', `Zed ${ada.lastName}`],
      ['request', `Zed ${slip}`],
      ['inquiry', slip],
      ['order', slip],
      ['hold', `Bare Bright Copper, Griffin GA, ${formatPhone(ada.phone)}, q•••@example.com`],
    ]),
  );
  const leftOut = records
    .filter(({ kind, name }) => kind === 'hold' || name.includes(slip))
    .map((record) => record.id);
  expect(leftOut).toHaveLength(4);
  expect(await copyFor(id)).toContain(holdEmail);
  const text = await copyFor(id, owner, leftOut);
  expect(text).toContain(ada.lastName);
  expect([slip, holdEmail, ...leftOut].filter((each) => text.includes(each))).toEqual([]);
  const preview = await staffCall(privacyFunction, staffApi.previewDeletionApi, owner.cookie, {
    id,
    query: { leftOut: leftOut.join(',') },
  });
  const { body } = await erase(id, leftOut);
  expect(body['parts']).toEqual(preview.body['parts']);
  expect(await db.$count(quoteRequests, eq(quoteRequests.lastName, slip))).toBe(1);
  expect(await db.$count(orders, eq(orders.customerName, slip))).toBe(1);
  const ofStranger = and(eq(priceHolds.email, holdEmail), isNull(priceHolds.canceledAt));
  expect(await db.$count(priceHolds, ofStranger)).toBe(1);
  expect(await db.$count(customers, eq(customers.phone, ada.phone))).toBe(0);
  expect((await audited(server, id)).at(-1)?.after).toMatchObject({ leftOut: 4 });

  const bea = newPerson();
  await accountOf(bea);
  const hers = await requestBy(bea.phone, 'deletion');
  await erase(
    hers,
    (await recordsOf(hers)).map((record) => record.id),
  );
  expect(await db.$count(customers, eq(customers.phone, bea.phone))).toBe(1);
});
