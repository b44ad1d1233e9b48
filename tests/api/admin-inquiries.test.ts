import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import adminFunction from '../../netlify/functions/admin.ts';
import { STAFF_PAGE_LENGTH } from '../../src/business/constants.ts';
import {
  listInquiriesApi,
  readInquiryApi,
  setInquiryAnsweredApi,
} from '../../src/domain/inquiries/admin-inquiries.api.ts';
import type { OutputOf } from '../../src/domain/shared/contract/endpoint.ts';
import { audited } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';
import { addInquiry } from '../support/inquiry.ts';

let server: TestServer;
let stan: Awaited<ReturnType<typeof staffWith>>;
let rita: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  server = await startServer();
  stan = await staffWith(server.db, 'staff');
  rita = await staffWith(server.db, 'staff', { user: { name: 'Rita Reader' } });
});
afterAll(() => server.stop());

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
