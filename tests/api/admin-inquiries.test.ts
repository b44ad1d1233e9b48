import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import adminFunction from '../../netlify/functions/admin.ts';
import { STAFF_PAGE_LENGTH } from '../../src/business/constants.ts';
import {
  answerInquiryApi,
  assignInquiryApi,
  listInquiriesApi,
  type NewInquiryAnswer,
  readInquiryApi,
  setInquiryAnsweredApi,
} from '../../src/domain/inquiries/admin-inquiries.api.ts';
import type { OutputOf } from '../../src/domain/shared/contract/endpoint.ts';
import { NO_MAILBOX } from '../../tools/sandbox/smtp.ts';
import { audited } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';
import { addInquiry } from '../support/inquiry.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();
let stan: Awaited<ReturnType<typeof staffWith>>;
let rita: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  stan = await staffWith(server.db, 'staff');
  rita = await staffWith(server.db, 'staff', { user: { name: 'Rita Reader' } });
});

const inquiryWith = (changes: Parameters<typeof addInquiry>[1] = {}) => addInquiry(server, changes);

async function inbox(query: Record<string, string> = {}) {
  const response = await callApi(adminFunction, listInquiriesApi, {
    headers: { cookie: stan.cookie },
    query,
  });
  expect(response.status).toBe(200);
  return (await response.json()) as OutputOf<typeof listInquiriesApi>;
}

const idsIn = async (query: Record<string, string>) => (await inbox(query)).rows.map(({ id }) => id);

const read = (id: string) =>
  callApi(adminFunction, readInquiryApi, { headers: { cookie: stan.cookie }, params: { id } });

const set = (id: string, isAnswered: boolean, who = stan) =>
  callApi(adminFunction, setInquiryAnsweredApi, {
    headers: { cookie: who.cookie },
    params: { id },
    body: { isAnswered },
  });

test('inquiries are read in pages, filtered by state and spam, and searched', async () => {
  const open = await inquiryWith({ name: 'Zoë O’Quist', email: "Zoe'x@example.org" });
  const done = await inquiryWith({ answeredAt: new Date(), name: 'Done' });
  const spam = await inquiryWith({ suspectedSpam: true, name: 'Spam' });
  expect(await idsIn({ state: 'open' })).toEqual([open]);
  const late = await inquiryWith({ name: 'Late', createdAt: new Date(Date.now() - 3_600_000) });
  expect(await idsIn({ state: 'open' })).toEqual([late, open]);
  expect(await idsIn({ state: 'answered' })).toEqual([done]);
  expect(await idsIn({ spam: 'yes' })).toEqual([spam]);
  expect(await idsIn({})).toEqual([done, open, late]);
  for (const q of ['zoë', 'Zoe', "zoe o'q", 'ZOË O’QUIST', 'zoe’x@', open])
    expect(await idsIn({ q })).toEqual([open]);
  expect(await idsIn({ q: 'spam' })).toEqual([spam]);
  for (const q of ['%', '’']) expect(await idsIn({ q })).toEqual([]);
  for (let count = 0; count <= STAFF_PAGE_LENGTH; count += 1) await inquiryWith({ name: 'Paged' });
  const first = await inbox({ q: 'paged' });
  const second = await inbox({ q: 'paged', after: first.next ?? '' });
  expect([first.rows.length, second.rows.length, second.next]).toEqual([STAFF_PAGE_LENGTH, 1, null]);
});

test('one inquiry has all its details; an unknown one is not found', async () => {
  const id = await inquiryWith({ phone: '+44 20 7946 0000' });
  expect(await (await read(id)).json()).toMatchObject({
    message: 'Forty shirts for a crew, our logo on the back.',
    phone: '+44 20 7946 0000',
    answeredAt: null,
  });
  expect([(await read(randomUUID())).status, (await read('x')).status]).toEqual([404, 404]);
});

test('it is answered once, and opened again; the second person is told who was first', async () => {
  const id = await inquiryWith();
  expect([(await set(id, true)).status, (await set(id, true)).status]).toEqual([200, 200]);
  const second = await set(id, true, rita);
  expect([second.status, await second.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'changed_since',
      figures: { by: 'Stan Staff', at: expect.any(String) as string, now: true },
    }),
  ]);
  expect((await set(id, false, rita)).status).toBe(200);
  const entries = await audited(server, id);
  expect(entries.map(({ actorName, after }) => [actorName, after])).toEqual([
    ['Stan Staff', { isAnswered: true }],
    ['Rita Reader', { isAnswered: false }],
  ]);
  expect((await set(randomUUID(), true)).status).toBe(404);
});

type Who = typeof stan;

const answer = (id: string, facts: Partial<NewInquiryAnswer>, who: Who = stan) =>
  staffCall(adminFunction, answerInquiryApi, who.cookie, {
    id,
    body: { id: randomUUID(), text: 'Yes, we can.', seen: { answers: 0, isAnswered: false }, ...facts },
  });

const detail = async (id: string) => (await (await read(id)).json()) as OutputOf<typeof readInquiryApi>;

const mailsTo = (email: string) => server.mail.messages().filter(({ to }) => to.includes(email));

test('an answer is mailed in the asker’s language, kept with who wrote it, and sent once however often it is asked for', async () => {
  const email = `${randomUUID()}@example.com`;
  const id = await inquiryWith({ email, locale: 'es', name: 'Rosa Luna' });
  expect((await detail(id)).readyReply).toMatchObject({ hello: 'Hola, Rosa Luna:' });
  const body = { id: randomUUID(), text: 'Sí, en doce días.\nSaludos' };
  for (const { status } of [await answer(id, body), await answer(id, body)]) expect(status).toBe(201);
  await settled();
  const [mail, ...others] = mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toContain('Re: Forty crew shirts');
  for (const part of ['Hola, Rosa Luna:', 'Sí, en doce días.', 'Usted escribió: Forty shirts'])
    expect(mail?.text).toContain(part);
  expect(await detail(id)).toMatchObject({
    answeredAt: expect.any(String) as string,
    isMailRefused: false,
    answers: [{ authorName: 'Stan Staff', text: 'Sí, en doce días.\nSaludos' }],
  });
  expect((await audited(server, id)).map(({ actorName, after }) => [actorName, after])).toEqual([
    ['Stan Staff', { isAnswered: true, answers: 1 }],
  ]);
  expect(await answer(id, { ...body, text: 'No.' })).toMatchObject({ status: 409 });
  expect(await answer(id, body, rita)).toMatchObject({ status: 409 });
  expect(await answer(randomUUID(), {})).toMatchObject({ status: 404 });
});

test('of two who answer at once, the second reads who was first and what they wrote, and may still send theirs', async () => {
  const id = await inquiryWith();
  const both = await Promise.all([
    answer(id, { text: 'From Stan' }),
    answer(id, { text: 'From Rita' }, rita),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const isStanFirst = both[0]?.status === 201;
  const [first, late] = isStanFirst ? ['Stan', rita] : ['Rita', stan];
  const refused = both.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: 'changed_since',
    figures: {
      by: isStanFirst ? 'Stan Staff' : 'Rita Reader',
      now: { answers: 1, isAnswered: true, text: `From ${first}` },
    },
  });
  const seen = { answers: 1, isAnswered: true };
  expect(await answer(id, { text: 'Mine', seen }, late as Who)).toMatchObject({ status: 201 });
  expect((await detail(id)).answers.map(({ text }) => text)).toEqual([`From ${first}`, 'Mine']);
});

test('who answered by phone is first, too', async () => {
  const id = await inquiryWith();
  await set(id, true, rita);
  expect(await answer(id, {})).toMatchObject({
    status: 409,
    body: { figures: { by: 'Rita Reader', now: { answers: 0, isAnswered: true, text: '' } } },
  });
});

test('an answer that bounces reopens the inquiry, and the next is not mailed there', async () => {
  const email = `ada@${NO_MAILBOX}`;
  const id = await inquiryWith({ email });
  expect(await answer(id, {})).toMatchObject({ status: 201 });
  await settled();
  expect(await detail(id)).toMatchObject({ answeredAt: null, isMailRefused: true, answers: [{}] });
  const again = await answer(id, { seen: { answers: 1, isAnswered: false } });
  expect([again.status, again.body['fields']]).toEqual([
    400,
    { text: 'Our last email to this address bounced. Please call, and mark the inquiry as answered' },
  ]);
});

test('an inquiry is assigned like a request', async () => {
  const id = await inquiryWith({ name: 'Assigned' });
  const assign = (from: string | null, to: string | null, who = stan) =>
    staffCall(adminFunction, assignInquiryApi, who.cookie, { id, body: { from, to } });
  expect(await assign(null, rita.id)).toMatchObject({ status: 200, body: { assigneeId: rita.id } });
  expect((await assign(null, rita.id)).status).toBe(200);
  expect(await assign(null, stan.id, rita)).toMatchObject({
    status: 409,
    body: { code: 'changed_since', figures: { by: 'Stan Staff', now: rita.id } },
  });
  expect(await detail(id)).toMatchObject({ assigneeId: rita.id, assigneeName: 'Rita Reader' });
  expect(await idsIn({ state: 'open', assignee: 'me' })).toEqual([]);
  await assign(rita.id, stan.id, rita);
  expect(await idsIn({ state: 'open', assignee: 'me' })).toEqual([id]);
  expect((await assign(stan.id, randomUUID())).status).toBe(404);
});
