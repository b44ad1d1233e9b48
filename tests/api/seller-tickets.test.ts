import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inquiryAnswers, merchandiseInquiries } from '../../netlify/database/schema/inquiries.ts';
import { bouncedAddresses, outbox } from '../../netlify/database/schema/outbox.ts';
import { ticketCopies, tickets } from '../../netlify/database/schema/rewards.ts';
import { keyedHash } from '../../netlify/lib/secret.ts';
import { audited } from '../support/audited.ts';
import { metalPrices } from '../../netlify/database/schema/prices.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import {
  SALE_TRIES_RATE_LIMIT,
  TICKET_COPIES_RATE_LIMIT,
  TICKET_TRIES,
} from '../../src/business/constants.ts';
import { readTodayApi } from '../../src/domain/admin/admin-today.api.ts';
import {
  answerInquiryApi,
  listInquiriesApi,
  readInquiryApi,
} from '../../src/domain/inquiries/admin-inquiries.api.ts';
import { askAboutTicketApi } from '../../src/domain/inquiries/ticket-questions.api.ts';
import { listTransactionsApi } from '../../src/domain/rewards/rewards.api.ts';
import { formatPhone } from '../../src/domain/shared/contact/phone.ts';
import { unlawfulSaleText } from '../../src/domain/locations/hours/lawful-hours.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import {
  type CounterTicket,
  copyTicketApi,
  listTicketsApi,
  recordTicketApi,
  voidTicketApi,
} from '../../src/domain/tickets/admin-tickets.api.ts';
import type { TicketInput } from '../../src/domain/tickets/ticket.schema.ts';
import { findTicketApi, showTicketApi } from '../../src/domain/tickets/find/ticket-look-up.api.ts';
import { listOwnTicketsApi } from '../../src/domain/tickets/tickets.api.ts';
import { callApi, type CallOptions } from '../support/call.ts';
import { addCustomer } from '../support/rewards-books.ts';
import { workOutbox } from '../support/due-work.ts';
import { deviceOf, sessionFor } from '../support/rewards.ts';
import { NO_MAILBOX } from '../../tools/sandbox/smtp.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';
import { ticketLine, ticketOf } from '../support/ticket.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();
let staff: Awaited<ReturnType<typeof staffWith>>;
const GRIFFIN_MAIL = 'griffin@example.com';
beforeAll(async () => {
  process.env['STAFF_MAIL_TO_GRIFFIN'] = GRIFFIN_MAIL;
  staff = await staffWith(server.db, 'staff');
});
beforeEach(async () => {
  await settled();
  await server.db.delete(merchandiseInquiries);
});

let printed = 0;
/** Records a ticket with a number of its own, and returns it with its facts. */
async function recorded(changes: Partial<TicketInput> = {}) {
  printed += 1;
  const ticket = ticketOf({ number: `s-${printed}`, ...changes });
  const { status } = await staffCall(adminFunction, recordTicketApi, staff.cookie, { body: ticket });
  expect(status).toBe(201);
  const soldOn = ticket.soldAt?.slice(0, 10) ?? inNewYork(new Date()).date;
  return { ticket, facts: { yardId: ticket.yardId, number: ticket.number, soldOn, total: '45.00' } };
}
const voided = (id: string) =>
  staffCall(adminFunction, voidTicketApi, staff.cookie, { id, body: { reason: 'Bob Smith, entered twice' } });

type Body = Record<string, unknown>;
const answerOf = async (response: Promise<Response>) => {
  const { status, headers } = await response;
  return { status, retryAfter: headers.get('retry-after'), body: (await (await response).json()) as Body };
};
const find = (body: unknown, options: CallOptions = {}) =>
  answerOf(callApi(rewardsFunction, findTicketApi, { body, ...options }));

const QUESTION = {
  name: 'Ada Wright',
  email: 'ada.wright@example.com',
  phone: '',
  message: 'Why is the tare 2 pounds?',
  website: '',
  filledInMs: 9_000,
  ticketId: null as string | null,
  facts: null as unknown,
};
/** What a page of another language than English adds. */
const IN_SPANISH = { locale: 'es' };
const ask = (changes: Partial<typeof QUESTION & typeof IN_SPANISH>, options: CallOptions = {}) =>
  answerOf(callApi(rewardsFunction, askAboutTicketApi, { body: { ...QUESTION, ...changes }, ...options }));
const asCustomer = (id: string): CallOptions => ({ headers: { cookie: sessionFor(id) } });
const questions = () => server.db.select().from(merchandiseInquiries);

// Asked: 295
test('a ticket is found by what is printed on it, however that is typed, and tells nothing about the customer', async () => {
  const { id } = await addCustomer(server.db, { firstName: 'Zebulon', phone: '+16785550199' });
  const { facts } = await recorded({ customerId: id, checkNumber: '1042' });
  const typed = { ...facts, number: ` ${facts.number} `, total: '$45' };
  const { status, body } = await find(typed);
  expect(status).toBe(200);
  expect(Object.keys(body).toSorted()).toEqual(
    [
      'agreedAt',
      'checkNumber',
      'lines',
      'number',
      'paidBy',
      'soldAt',
      'total',
      'voidedAt',
      'yardId',
    ].toSorted(),
  );
  expect(body).toMatchObject({
    number: facts.number.toUpperCase(),
    yardId: 'griffin',
    total: '45.00',
    paidBy: 'check',
    checkNumber: '1042',
    voidedAt: null,
    lines: [{ net: '10', price: '4.50', postedPrice: '4.50', amount: '45.00' }],
  });
  const text = JSON.stringify(body);
  for (const personal of ['Zebulon', 'Wright', '6785550199', 'recordedBy', id, staff.name])
    expect(text).not.toContain(personal);
});

// Asked: 295
test('the number that the site gave opens the ticket without an account, void or not', async () => {
  const { body } = await staffCall(adminFunction, recordTicketApi, staff.cookie, { body: ticketOf() });
  const number = String(body['number']);
  const facts = { yardId: 'griffin', soldOn: inNewYork(new Date()).date, total: '45.00' };
  for (const typed of [
    number,
    number.replaceAll('-', ''),
    number.replace('W', 'W0'),
    ` ticket # ${number.toLowerCase()} `,
  ])
    expect(await find({ ...facts, number: typed })).toMatchObject({ status: 200, body: { number } });
  // What can be counted up is not enough, nor are other letters.
  const counted = number.slice(0, -5);
  const others = number.endsWith('CCCC') ? 'DDDD' : 'CCCC';
  for (const wrong of [counted, `${counted}-${others}`])
    expect(await find({ ...facts, number: wrong })).toMatchObject({ status: 404 });
  // A paper from before the letters has none.
  const isIt = eq(tickets.siteNumber, number);
  await server.db.update(tickets).set({ siteNumber: counted }).where(isIt);
  expect(await find({ ...facts, number: counted })).toMatchObject({ status: 200 });
  expect(await find({ ...facts, number })).toMatchObject({ status: 404 });
  await server.db.update(tickets).set({ siteNumber: number }).where(eq(tickets.siteNumber, counted));
  expect(await find({ ...facts, number, total: '45.01' })).toMatchObject({ status: 404 });
  expect(await find({ ...facts, number, yardId: 'newnan' })).toMatchObject({ status: 404 });
  await voided(String(body['ticketId']));
  expect(await find({ ...facts, number })).toMatchObject({
    status: 200,
    body: { number, voidedAt: expect.any(String) as unknown },
  });
});

const mailsTo = (email: string) => server.mail.messages().filter(({ to }) => to.includes(email));
const copy = (ticketId: string, body: object, cookie = staff.cookie) =>
  staffCall(adminFunction, copyTicketApi, cookie, { id: ticketId, body });

const asked = () => ({ id: randomUUID(), email: 'many@example.com', locale: 'en' });

// Asked: 293
test('staff mail a copy in the customer’s language, once, and the address is forgotten', async () => {
  const ticket = ticketOf({
    lines: [ticketLine({ gross: '12', tare: '2', price: '4.40', priceReason: 'dirty' })],
    totalCents: 4_400,
    checkNumber: '1043',
  });
  const { body } = await staffCall(adminFunction, recordTicketApi, staff.cookie, { body: ticket });
  const number = String(body['number']);
  const wanted = { id: randomUUID(), email: 'rosa@example.com', locale: 'es' };
  const presses = await Promise.all([1, 2, 3].map(() => copy(ticket.ticketId, wanted)));
  expect(presses.map(({ status }) => status)).toEqual([201, 201, 201]);
  await settled();
  const sent = mailsTo(wanted.email);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toBe(`Su boleto de báscula ${number} por $44.00`);
  for (const part of [
    number,
    '12 lb − 2 lb = 10 lb × $4.40 por lb = $44.00',
    'estaba sucio',
    'Cheque (check) 1043',
  ])
    expect(sent[0]?.text).toContain(part);
  const copies = server.db.select().from(ticketCopies).where(eq(ticketCopies.id, wanted.id));
  expect(await copies).toMatchObject([{ email: null }]);
  const log = await audited(server, ticket.ticketId);
  expect(log.map(({ action }) => action)).toEqual(['record_ticket', 'copy_ticket']);
  expect(JSON.stringify(log)).not.toContain(wanted.email);

  // The same press again sends nothing; another copy under its id is refused.
  expect(await copy(ticket.ticketId, wanted)).toMatchObject({ status: 201 });
  expect(await copy(ticket.ticketId, { ...wanted, locale: 'en' })).toMatchObject({
    status: 409,
    body: { code: 'idempotency_key_reused' },
  });
  await voided(ticket.ticketId);
  await copy(ticket.ticketId, { ...wanted, id: randomUUID(), locale: 'en' });
  await settled();
  const [, void_] = mailsTo(wanted.email);
  expect(void_?.subject).toBe(`VOID: your ticket ${number} for $44.00`);
  expect(void_?.text).toContain('VOID: this ticket was voided and no longer counts.');
});

test('a copy goes to no wrong address, not without end, and from staff alone', async () => {
  const { ticketId } = (await recorded()).ticket;
  expect(await copy(ticketId, { ...asked(), email: 'rosa@' })).toMatchObject({
    status: 400,
    body: { fields: { email: expect.any(String) as unknown } },
  });
  expect(await copy(randomUUID(), asked())).toMatchObject({ status: 404 });
  expect(await copy('x', asked())).toMatchObject({ status: 404 });
  const { id } = await addCustomer(server.db);
  expect(await copy(ticketId, asked(), sessionFor(id))).toMatchObject({ status: 401 });
  for (let sent = 0; sent < TICKET_COPIES_RATE_LIMIT.limit; sent += 1)
    expect((await copy(ticketId, asked())).status).toBe(201);
  const last = asked();
  expect(await copy(ticketId, last)).toMatchObject({ status: 429 });
  expect(await server.db.$count(ticketCopies, eq(ticketCopies.id, last.id))).toBe(0);
  await server.db.insert(bouncedAddresses).values({ key: keyedHash('mail-address', 'gone@example.com') });
  expect(await copy(ticketId, { ...asked(), email: 'Gone@example.com' })).toMatchObject({
    status: 400,
    body: { fields: { email: expect.stringContaining('bounced') as unknown } },
  });
  await settled();
});

test('the copy of a void ticket says that its points were taken back, and no points earned', async () => {
  const { ticket } = await recorded({ customerId: (await addCustomer(server.db)).id });
  const [before, after] = [1, 2].map((copyOf) => ({ ...asked(), email: `void-${copyOf}@example.com` })) as [
    ReturnType<typeof asked>,
    ReturnType<typeof asked>,
  ];
  await copy(ticket.ticketId, before);
  await settled();
  expect(mailsTo(before.email)[0]?.text).toMatch(/Points earned: *450/);
  await voided(ticket.ticketId);
  await copy(ticket.ticketId, { ...after, locale: 'es' });
  await settled();
  const [mail] = mailsTo(after.email);
  expect(mail?.subject).toContain('ANULADO');
  expect(mail?.text).toContain('Se retiraron sus puntos');
  expect(mail?.text).not.toContain('450');
});

test('a copy that bounces is told at the counter, until one arrives', async () => {
  const { ticketId } = (await recorded()).ticket;
  const isRefused = async () => {
    const { body } = await staffCall(adminFunction, listTicketsApi, staff.cookie, {
      query: { ticket: ticketId },
    });
    return (body as unknown as readonly CounterTicket[])[0]?.isCopyRefused;
  };
  expect(await isRefused()).toBe(false);
  await copy(ticketId, { ...asked(), email: `bounce@${NO_MAILBOX}` });
  await settled();
  expect(await isRefused()).toBe(true);
  await copy(ticketId, { ...asked(), email: 'arrives@example.com' });
  await settled();
  expect(await isRefused()).toBe(false);
});

// Asked: 295
test('a number that is unknown and facts that do not fit get the same answer', async () => {
  const { facts } = await recorded();
  const answers = [];
  for (const wrong of [
    { number: 'NONE-1' },
    { yardId: 'newnan' },
    { soldOn: '2026-01-02' },
    { total: '45.01' },
  ])
    answers.push(await find({ ...facts, ...wrong }));
  const [first] = answers;
  expect(first).toMatchObject({ status: 404, body: { code: 'not_found' } });
  for (const other of answers) expect(other).toEqual(first);
  expect(await find({ ...facts, soldOn: '2026-02-31' })).toMatchObject({
    status: 400,
    body: { fields: { soldOn: 'Please enter the date of the sale' } },
  });
  for (const [soldOn, message] of [
    ['0026-11-20', 'Please check the year'],
    ['1926-11-20', 'Please check the year'],
    [addDays(facts.soldOn, 1), 'This date is in the future'],
    [addDays(facts.soldOn, 400), 'This date is in the future'],
  ] as const)
    for (let look = 0; look < 6; look += 1)
      expect(await find({ ...facts, soldOn })).toMatchObject({
        status: 400,
        body: { fields: { soldOn: message } },
      });
  // None of them was a try.
  expect(await find(facts)).toMatchObject({ status: 200 });
  expect(await find({ ...facts, total: '1,2,3', number: '' })).toMatchObject({
    status: 400,
    body: { fields: { total: expect.any(String) as unknown, number: expect.any(String) as unknown } },
  });
});

// Asked: 295
test('wrong tries of a number make the next one wait, whether there is such a ticket or not, and refuse nobody', async () => {
  const { facts } = await recorded();
  const tries = 9;
  for (const { number } of [facts, { number: 'NONE-2' }]) {
    const guess = { ...facts, number, total: '1.00' };
    const answers = await Promise.all(Array.from({ length: tries }, () => find(guess)));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(tries);
  }
  const startedAt = performance.now();
  expect(await find(facts)).toMatchObject({ status: 200 });
  expect(performance.now() - startedAt).toBeGreaterThan(TICKET_TRIES.stepMs * (tries - TICKET_TRIES.freely));
  expect(await ask({ facts })).toMatchObject({ status: 201 });
});

// Asked: 295
test('an address looks up ten times an hour, questions among them', async () => {
  const { facts } = await recorded();
  const ip = `busy-${randomUUID()}`;
  for (let look = 0; look < 9; look += 1) expect(await find(facts, { ip })).toMatchObject({ status: 200 });
  expect(await ask({ facts }, { ip })).toMatchObject({ status: 201 });
  expect(await find(facts, { ip })).toMatchObject({ status: 429 });
  expect(await ask({ facts, message: 'Something else' }, { ip })).toMatchObject({ status: 429 });
  expect(await find(facts)).toMatchObject({ status: 200 });
});

// Asked: 295
test('a voided ticket says so, without the reason; the one that replaces it under its number comes first', async () => {
  const { ticket, facts } = await recorded();
  await voided(ticket.ticketId);
  const { body } = await find(facts);
  expect(body).toMatchObject({ voidedAt: expect.any(String) as unknown, total: '45.00' });
  expect(JSON.stringify(body)).not.toContain('Bob Smith');
  await recorded({ number: ticket.number });
  expect(await find(facts)).toMatchObject({ status: 200, body: { voidedAt: null } });
});

test('a sale at 23:59 in New York is found on that day alone', async () => {
  const day = inNewYork(new Date(Date.now() - 86_400_000)).date;
  const { facts } = await recorded({
    soldAt: `${day}T23:59`,
    confirmed: [unlawfulSaleText(23 * 60 + 59)],
    lines: [ticketLine({ priceReason: 'agreed' })],
  });
  expect(await find(facts)).toMatchObject({ status: 200 });
  expect(await find({ ...facts, soldOn: addDays(day, 1) })).toMatchObject({ status: 404 });
  expect(await find({ ...facts, soldOn: addDays(day, -1) })).toMatchObject({ status: 404 });
});

// Asked: 296
test('a customer asks about a ticket of theirs: it is in the inbox with the ticket opened, and staff get a mail', async () => {
  const { id: customerId } = await addCustomer(server.db);
  const { ticket } = await recorded({ customerId });
  const key = { 'idempotency-key': randomUUID() };
  const options = { headers: { ...asCustomer(customerId).headers, ...key } };
  const { status, body } = await ask({ ticketId: ticket.ticketId, phone: '770 555 0101' }, options);
  expect(status).toBe(201);
  const id = body['id'] as string;
  // The answer was lost: the same press is the same question.
  expect(await ask({ ticketId: ticket.ticketId, phone: '770 555 0101' }, options)).toMatchObject({
    status: 201,
    body: { id },
  });
  expect(await questions()).toMatchObject([
    { id, inquiryType: 'ticket', ticketId: ticket.ticketId, phone: '770 555 0101', suspectedSpam: false },
  ]);
  const messages = await server.db.select().from(outbox).where(eq(outbox.subjectId, id));
  expect(messages).toMatchObject([{ kind: 'inquiry_staff_mail' }]);
  await settled();
  const mail = server.mail.messages().find(({ text }) => text?.includes(id));
  expect(mail?.subject).toContain('Ticket question from Ada Wright (');
  expect(mail?.to).toEqual([GRIFFIN_MAIL]);
  expect(mail?.text).toContain(`Ticket ${ticket.number.toUpperCase()}, Griffin GA`);

  expect(await staffCall(adminFunction, readInquiryApi, staff.cookie, { id })).toMatchObject({
    status: 200,
    body: {
      inquiryType: 'ticket',
      message: QUESTION.message,
      ticket: { id: ticket.ticketId, customerName: 'Ada Wright', total: '45.00', lines: [{ net: '10' }] },
    },
  });
  expect(await staffCall(adminFunction, readInquiryApi, '', { id })).toMatchObject({ status: 401 });
  expect(await staffCall(adminFunction, readInquiryApi, sessionFor(customerId), { id })).toMatchObject({
    status: 401,
  });
  const { body: inbox } = await staffCall(adminFunction, listInquiriesApi, staff.cookie, {
    query: { state: 'open' },
  });
  expect(inbox).toMatchObject({ rows: [{ id, inquiryType: 'ticket' }] });
  const askedToday = async () =>
    (await staffCall(adminFunction, readTodayApi, staff.cookie)).body['inquiries'];
  const ofTickets = [{ yardId: 'griffin', waiting: 1 }];
  expect(await askedToday()).toMatchObject({ waiting: 1, overdue: 0, ofTickets });
  const late = { dueAt: new Date(Date.now() - 3_600_000) };
  await server.db.update(merchandiseInquiries).set(late);
  expect(await askedToday()).toMatchObject({ waiting: 1, overdue: 1, ofTickets });
});

const matching = (pattern: string) => expect.stringMatching(new RegExp(`^${pattern}$`)) as string;
const mailAbout = (id: unknown) =>
  server.mail.messages().find(({ text }) => text?.includes(String(id)))?.text;

// Asked: 297
test('a question tells in which language its page was, English where it says nothing, and staff answer in it', async () => {
  const { ticket, facts } = await recorded();
  const key = { headers: { 'idempotency-key': randomUUID() } };
  const { body } = await ask({ facts, ...IN_SPANISH }, key);
  // The answer was lost, and the next try comes from the other page.
  expect(await ask({ facts }, key)).toMatchObject({ status: 201, body });
  const { body: english } = await ask({ facts, message: 'Why is it not more?' });
  expect(await ask({ facts, locale: 'fr' })).toMatchObject({ status: 400 });
  const { body: inbox } = await staffCall(adminFunction, listInquiriesApi, staff.cookie);
  expect(inbox).toMatchObject({
    rows: [
      { id: english['id'], locale: 'en' },
      { id: body['id'], locale: 'es' },
    ],
  });
  const read = async (id: unknown) =>
    (await staffCall(adminFunction, readInquiryApi, staff.cookie, { id: String(id) })).body;
  const number = ticket.number.toUpperCase();
  const CODE = String.raw`\([\dA-F]{6}\)`;
  const inEnglish = `Ticket ${number}, Griffin GA, [A-Z][a-z]+ \\d+, 20\\d\\d`;
  expect(await read(body['id'])).toMatchObject({
    locale: 'es',
    subject: matching(inEnglish),
    readyReply: {
      mailSubject: {
        text: matching(`Re: Boleto ${number}, Griffin GA, \\d+ de [a-z]+ de 20\\d\\d ${CODE}`),
        english: matching(`Re: ${inEnglish} ${CODE}`),
      },
      hello: 'Hola, Ada Wright:',
    },
  });
  expect((await read(english['id']))['readyReply']).toMatchObject({
    mailSubject: { text: matching(`Re: ${inEnglish} ${CODE}`), english: null },
    hello: 'Hello Ada Wright,',
  });
  await settled();
  expect(mailAbout(body['id'])).toContain('Language: Spanish');
  expect(mailAbout(english['id'])).not.toContain('Language');
  // Whoever replies to the answer reaches the yard of the ticket.
  const text = 'The pallet weighs two pounds.';
  const answered = { id: randomUUID(), text, seen: { answers: 0, isAnswered: false } };
  const id = String(english['id']);
  expect(
    (await staffCall(adminFunction, answerInquiryApi, staff.cookie, { id, body: answered })).status,
  ).toBe(201);
  await settled();
  await server.db.delete(inquiryAnswers);
  expect(server.mail.messages().find((mail) => mail.text?.includes(text))?.replyTo).toEqual([GRIFFIN_MAIL]);
});

// Asked: 297
test('a line tells the Spanish name of its grade, null where the list has none', async () => {
  const named = ticketLine({ metalType: 'copper_1', price: '4.00', priceReason: 'agreed' });
  const { facts } = await recorded({ lines: [named], totalCents: 4_000 });
  const nameOf = async () => (await find({ ...facts, total: '40.00' })).body['lines'];
  expect(await nameOf()).toMatchObject([{ name: '#1 Copper', nameEs: 'Cobre n.º 1 (#1 copper)' }]);
  const isCopper = eq(metalPrices.metalType, 'copper_1');
  await server.db.update(metalPrices).set({ nameEs: null }).where(isCopper);
  expect(await nameOf()).toMatchObject([{ name: '#1 Copper', nameEs: null }]);
});

// Asked: 296
test('nobody asks about a ticket that they may not see, and the answer does not tell whether there is one', async () => {
  const [owner, other] = [await addCustomer(server.db), await addCustomer(server.db)];
  const { ticket, facts } = await recorded({ customerId: owner.id });
  const { ticketId } = ticket;
  expect(await ask({ ticketId })).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  const others = await ask({ ticketId }, asCustomer(other.id));
  expect(others).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await ask({ ticketId: randomUUID() }, asCustomer(other.id))).toEqual(others);
  expect(await ask({ facts: { ...facts, total: '45.01' } })).toMatchObject({ status: 404 });
  expect(await ask({})).toMatchObject({ status: 404 });
  expect(await questions()).toEqual([]);
  // By the paper anybody may, also about one without a customer.
  expect(await ask({ facts })).toMatchObject({ status: 201 });
  expect(await ask({ facts: (await recorded()).facts })).toMatchObject({ status: 201 });
  expect(await ask({ facts, website: 'https://spam.example' })).toMatchObject({ status: 201 });
  const spam = (await questions()).filter(({ suspectedSpam }) => suspectedSpam);
  expect(spam).toHaveLength(1);
  // It is only saved: staff get no mail of it.
  expect(await server.db.$count(outbox, eq(outbox.subjectId, spam[0]?.id ?? ''))).toBe(0);
});

// Asked: 296
test('an eleventh question in ten minutes is one too many', async () => {
  const { id } = await addCustomer(server.db);
  const { ticket } = await recorded({ customerId: id });
  const options = { ...asCustomer(id), ip: `asks-${randomUUID()}` };
  for (let round = 0; round < 10; round += 1)
    expect(await ask({ ticketId: ticket.ticketId }, options)).toMatchObject({ status: 201 });
  expect(await ask({ ticketId: ticket.ticketId }, options)).toMatchObject({ status: 429 });
});

// Asked: 294
test('a ticket that the counter records is on the seller’s lists within a second', async () => {
  const { id } = await addCustomer(server.db);
  const { ticket } = await recorded({ customerId: id });
  const began = performance.now();
  for (const contract of [listOwnTicketsApi, listTransactionsApi] as const) {
    const headers = { cookie: deviceOf(id) };
    const response = await callApi(rewardsFunction, contract, { params: { id }, headers });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toHaveLength(1);
  }
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(
    await find({
      yardId: 'griffin',
      number: ticket.number,
      soldOn: inNewYork(new Date()).date,
      total: '45.00',
    }),
  ).toMatchObject({ status: 200 });
});

/** The customer's tickets as this device sees them. */
const ownTickets = (id: string, cookie: string) =>
  callApi(rewardsFunction, listOwnTicketsApi, { params: { id }, headers: { cookie } });
const show = (id: string, body: unknown, { cookie = sessionFor(id), ip = randomUUID() } = {}) =>
  callApi(rewardsFunction, showTicketApi, { params: { id }, body, headers: { cookie }, ip });

test('tickets open on a device once one of them was shown from the paper, and stay open there', async () => {
  const { id } = await addCustomer(server.db);
  const { facts } = await recorded({ customerId: id });
  const { ticket: other } = await recorded({ customerId: id });
  const session = sessionFor(id);
  const before = await ownTickets(id, session);
  expect([before.status, await before.json()]).toEqual([200, null]);
  const shown = await show(id, { ...facts, total: '$45' });
  expect(shown.status).toBe(200);
  expect(await shown.json()).toMatchObject([{ id: other.ticketId }, { number: facts.number.toUpperCase() }]);
  const [cookie] = shown.headers.getSetCookie();
  for (const attribute of [`Path=/api/customers/${id}/tickets`, 'HttpOnly', 'Secure', 'SameSite=Strict'])
    expect(cookie).toContain(attribute);
  const device = cookie?.split(';', 1)[0] ?? '';
  // After another look-up too; with a session, and only for this customer.
  expect(await (await ownTickets(id, `${sessionFor(id)}; ${device}`)).json()).toHaveLength(2);
  expect((await ownTickets(id, device)).status).toBe(401);
  const { id: stranger } = await addCustomer(server.db);
  expect(await (await ownTickets(stranger, `${sessionFor(stranger)}; ${device}`)).json()).toBeNull();
  expect(await (await ownTickets(id, `${session}; ${device.slice(0, -1)}_`)).json()).toBeNull();
});

test('what the phone number opens shows no ticket: day and total need the number, and a ticket of this customer', async () => {
  const [{ id }, { id: other }] = [await addCustomer(server.db), await addCustomer(server.db)];
  const { facts } = await recorded({ customerId: id });
  const { facts: others } = await recorded({ customerId: other });
  for (const wrong of [
    { ...facts, number: 'NONE-3' },
    { ...facts, total: '45.01' },
    { ...facts, yardId: 'newnan' },
    others,
  ]) {
    const refused = await show(id, wrong);
    expect(refused.status).toBe(404);
    expect(refused.headers.getSetCookie()).toEqual([]);
  }
  expect((await show(id, { ...facts, number: '' })).status).toBe(400);
  expect((await show(id, facts, { cookie: '' })).status).toBe(401);
  expect((await show(id, facts, { cookie: sessionFor(other) })).status).toBe(403);
});

test('a day’s wrong tries end for a customer, whoever makes them, staff are told once, and right ones use up none', async () => {
  const { id, phone } = await addCustomer(server.db);
  const { facts } = await recorded({ customerId: id });
  const { limit } = SALE_TRIES_RATE_LIMIT;
  const statusOf = async (body: unknown) => (await show(id, body)).status;
  const times = (count: number, body: unknown) =>
    Promise.all(Array.from({ length: count }, () => statusOf(body)));
  for (let look = 0; look < limit + 2; look += 1) expect(await statusOf(facts)).toBe(200);
  const wrong = await times(limit - 1, { ...facts, number: 'X-2' });
  expect(new Set(wrong)).toEqual(new Set([404]));
  expect(await statusOf(facts)).toBe(200);
  expect(await statusOf({ ...facts, number: 'X-3' })).toBe(404);
  // Also for the one who has the paper: the yard helps.
  expect(await times(2, facts)).toEqual([429, 429]);
  await workOutbox();
  const mails = server.mail.messages().filter(({ text }) => text?.includes(formatPhone(phone)));
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Too many failed attempts to open a customer’s tickets',
  ]);
  const other = await addCustomer(server.db);
  const { facts: others } = await recorded({ customerId: other.id });
  expect((await show(other.id, others)).status).toBe(200);
});

test('numbers cannot be tried one after the other for a sale whose yard, day and total are known', async () => {
  const { facts } = await recorded({
    lines: [ticketLine({ gross: '12.3' })],
    totalCents: 5_535,
  });
  const known = { ...facts, total: '55.35' };
  const tries = Array.from({ length: SALE_TRIES_RATE_LIMIT.limit }, (_, index) => `T-${index + 1}`);
  for (const number of tries) expect(await find({ ...known, number })).toMatchObject({ status: 404 });
  expect(await find(known)).toMatchObject({ status: 429 });
  // Another total is another sale.
  expect(await find({ ...known, total: '55.36' })).toMatchObject({ status: 404 });
});

test('tickets are shown ten times an hour from one address, and wrong tries refuse nobody else', async () => {
  const { id } = await addCustomer(server.db);
  const { facts } = await recorded({ customerId: id });
  const ip = randomUUID();
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => show(id, { ...facts, number: 'X-1' }, { ip })),
  );
  expect(guesses.filter(({ status }) => status === 404)).toHaveLength(10);
  expect((await show(id, facts, { ip })).status).toBe(429);
  expect((await show(id, facts)).status).toBe(200);
});

test('a question names its ticket, and nothing else does; its language is one of the site', async () => {
  const { ticket } = await recorded();
  const row = { ...QUESTION, phone: null, subject: 'A ticket', suspectedSpam: false };
  const insert = (inquiryType: 'ticket' | 'other', ticketId: string | null) =>
    server.db.insert(merchandiseInquiries).values({ ...row, id: randomUUID(), inquiryType, ticketId });
  await expect(insert('ticket', null)).rejects.toMatchObject({
    cause: { constraint: 'inquiry_names_its_ticket' },
  });
  await expect(insert('other', ticket.ticketId)).rejects.toMatchObject({
    cause: { constraint: 'inquiry_names_its_ticket' },
  });
  await insert('ticket', ticket.ticketId);
  await expect(server.db.execute(sql`update merchandise_inquiries set locale = 'fr'`)).rejects.toMatchObject({
    cause: { constraint: 'inquiry_locale_known' },
  });
});
