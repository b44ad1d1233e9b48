import { beforeAll, expect, test } from 'vitest';
import { quotePhotos, quoteRequests } from '../../netlify/database/schema/quotes.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import { STAFF_CSV_PART_ROWS, STAFF_PAGE_LENGTH } from '../../src/business/constants.ts';
import { STRIPPED_PHONE } from '../../src/domain/privacy/retention.ts';
import { exportQuotesApi, listQuotesApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import type { OutputOf } from '../../src/domain/shared/contract/endpoint.ts';
import { csvRows } from '../support/csv-rows.ts';
import { callApi } from '../support/call.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';
import { addQuote, quoteRow } from '../support/stored-quote.ts';

const server = useServer();
let stan: Awaited<ReturnType<typeof staffWith>>;
let rita: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  stan = await staffWith(server.db, 'staff');
  rita = await staffWith(server.db, 'staff', { user: { name: 'Rita Reader' } });
});

async function inbox(query: Record<string, string> = {}, { cookie } = stan) {
  const response = await callApi(adminFunction, listQuotesApi, { headers: { cookie }, query });
  expect(response.status).toBe(200);
  return (await response.json()) as OutputOf<typeof listQuotesApi>;
}

const idsIn = async (query: Record<string, string>, who = stan) =>
  (await inbox(query, who)).rows.map(({ id }) => id);

const at = (minute: number) => new Date(Date.UTC(2025, 0, 1, 0, minute));

// Asked: 313
test('the inbox is read in pages, newest first, each request once', async () => {
  const made: string[] = [];
  // Two per minute: the id decides their order.
  for (let count = 0; count < STAFF_PAGE_LENGTH + 3; count += 1) {
    made.push(await addQuote(server, { lastName: 'Paged', createdAt: at(Math.floor(count / 2)) }));
  }
  const first = await inbox({ q: 'paged' });
  const second = await inbox({ q: 'paged', after: first.next ?? '' });
  expect([first.rows.length, second.rows.length, second.next]).toEqual([STAFF_PAGE_LENGTH, 3, null]);
  const rows = [...first.rows, ...second.rows];
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(made));
  expect(rows.map(({ createdAt }) => createdAt)).toEqual(
    rows
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  );
});

test('those that wait come by when their answer is due, the least time left first, in pages', async () => {
  const made: string[] = [];
  for (let count = 0; count < STAFF_PAGE_LENGTH + 3; count += 1)
    made.push(await addQuote(server, { lastName: 'Due', dueAt: at(1_000 - Math.floor(count / 2)) }));
  const first = await inbox({ q: 'due', state: 'new' });
  const second = await inbox({ q: 'due', state: 'new', after: first.next ?? '' });
  expect([first.rows.length, second.rows.length, second.next]).toEqual([STAFF_PAGE_LENGTH, 3, null]);
  const rows = [...first.rows, ...second.rows];
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(made));
  expect(rows.map(({ dueAt }) => dueAt)).toEqual(rows.map(({ dueAt }) => dueAt).toSorted());
});

// Asked: 313
test('filters find by state, kind, yard, assignee, photo and spam, and together', async () => {
  const details = { day: '2026-11-23', time: '09:00' };
  const id = await addQuote(server, {
    kind: 'callback',
    details,
    location: 'newnan',
    state: 'won',
    answeredAt: new Date(),
    photoState: 'stored',
    locale: 'es',
    assigneeId: stan.id,
  });
  await server.db.insert(quotePhotos).values({ quoteId: id, id, photoKey: 'x' });
  const spam = await addQuote(server, { suspectedSpam: true });
  for (const query of [
    { state: 'won' },
    { kind: 'callback' },
    { yard: 'newnan' },
    { assignee: 'me' },
    { assignee: stan.id },
    { photo: 'yes' },
    { state: 'won', kind: 'callback', yard: 'newnan', assignee: 'me', photo: 'yes' },
  ]) {
    expect(await idsIn(query)).toEqual([id]);
  }
  expect(await idsIn({ assignee: 'me' }, rita)).toEqual([]);
  expect(await idsIn({ assignee: 'none' })).not.toContain(id);
  expect(await idsIn({ state: 'new', photo: 'yes' })).toEqual([]);
  expect(await idsIn({ spam: 'yes' })).toEqual([spam]);
  expect(await idsIn({})).not.toContain(spam);
  expect(await idsIn({ q: spam })).toEqual([spam]);
  expect((await inbox({ state: 'won' })).rows[0]).toMatchObject({
    kind: 'callback',
    name: 'Ada Wright',
    locale: 'es',
    yard: 'newnan',
    assigneeName: 'Stan Staff',
    photos: 1,
    excerpt: 'About 200 lb of bright copper wire',
  });
});

// Asked: 313
test('a search finds by phone, email, id, and how a name’s words begin', async () => {
  const who = { firstName: 'Zoë', lastName: 'Quist%Lane', phone: '+14045550123', email: 'Zoe@Example.org' };
  const id = await addQuote(server, who);
  for (const q of [
    '(404) 555-0123',
    '+1 404.555.0123',
    'zoe@example',
    id,
    id.toUpperCase(),
    'QUIST%',
    'zo',
    'zoë quist%l',
    'zo quist',
    'Quist%Lane, Zoe',
  ]) {
    expect([q, await idsIn({ q })]).toEqual([q, [id]]);
  }
  for (const q of ['(404) 555-0124', '%', 'quist_', "' or true --", 'uist', 'zo quinn', 'q\\', '’']) {
    expect([q, await idsIn({ q })]).toEqual([q, []]);
  }
});

test('what no filter knows is refused, and what is no cursor finds nothing', async () => {
  for (const query of [{ state: 'x' }, { yard: 'x' }, { assignee: 'x' }, { q: 'x'.repeat(300) }]) {
    expect(
      (await callApi(adminFunction, listQuotesApi, { headers: { cookie: stan.cookie }, query })).status,
    ).toBe(400);
  }
  expect(await inbox({ after: 'x' })).toEqual({ rows: [], next: null });
});

async function csv(query: Record<string, string>) {
  const response = await callApi(adminFunction, exportQuotesApi, { headers: { cookie: stan.cookie }, query });
  expect(response.status).toBe(200);
  return (await response.json()) as OutputOf<typeof exportQuotesApi>;
}

// Asked: 313, 314, 319, 386
test('the filtered list comes as CSV that a spreadsheet takes for text', async () => {
  const created = { createdAt: new Date('2025-02-03T04:05:06Z') };
  const id = await addQuote(server, {
    ...created,
    lastName: '=HYPERLINK("http://x","y")',
    email: '+a@example.com',
    location: 'atlanta',
    description: '@SUM(1,2)\nsecond line, with a comma',
    state: 'lost',
    // The yard opened two hours before.
    answeredAt: new Date('2025-02-03T15:00:00Z'),
  });
  const { text, ...part } = await csv({ state: 'lost', yard: 'atlanta' });
  expect(part).toEqual({ rows: 1, next: null });
  expect(text).toMatch(/^\uFEFF[^]*\r\n$/);
  expect(csvRows(text)).toMatchObject([
    {
      'Received (Eastern)': '2025-02-02 23:05:06',
      Type: 'quote',
      Status: 'lost',
      'First name': 'Ada',
      'Last name': `'=HYPERLINK("http://x","y")`,
      Phone: '(770) 555-0199',
      Email: "'+a@example.com",
      Yard: 'atlanta',
      'Assigned to': '',
      'Prefers a call': 'yes',
      'Prefers email': 'no',
      Photos: '0',
      'Suspected spam': 'no',
      'First answer (Eastern)': '2025-02-03 10:00:00',
      'Open minutes to first answer': '120',
      Offer: '',
      'Offer sent (Eastern)': '',
      'Offer ($)': '',
      'Decline reason': '',
      'Amount paid ($)': '',
      Description: "'@SUM(1,2)\nsecond line, with a comma",
      Details: '',
      ID: id,
      Language: 'English',
    },
  ]);
  await addQuote(server, { state: 'won', answeredAt: new Date(), wonCents: 45_000, location: 'atlanta' });
  const rowOf = async (query: Record<string, string>) => csvRows((await csv(query)).text)[0];
  expect(await rowOf({ state: 'won', yard: 'atlanta' })).toMatchObject({ 'Amount paid ($)': '450.00' });
  expect(await rowOf({ state: 'won', kind: 'callback', yard: 'newnan' })).toMatchObject({
    Language: 'Spanish',
  });
  expect(await csv({ state: 'lost', after: 'x' })).toEqual({ rows: 0, text: '', next: null });
});

test('the number that stands where a deleted person’s stood is not exported', async () => {
  await addQuote(server, { phone: STRIPPED_PHONE, email: null, lastName: 'Removed' });
  expect(csvRows((await csv({ q: 'removed' })).text)).toMatchObject([{ 'Last name': 'Removed', Phone: '' }]);
});

test('a long list comes in parts that make one file', async () => {
  const rows = Array.from({ length: STAFF_CSV_PART_ROWS + 5 }, () => quoteRow({ lastName: 'Long' }));
  await server.db.insert(quoteRequests).values(rows);
  const first = await csv({ q: 'long' });
  const second = await csv({ q: 'long', after: first.next ?? '' });
  expect([first.rows, second.rows, second.next]).toEqual([STAFF_CSV_PART_ROWS, 5, null]);
  const lines = `${first.text}${second.text}`.split('\r\n');
  expect(lines).toHaveLength(rows.length + 2);
  expect(lines.filter((line) => line.includes('Received'))).toHaveLength(1);
  expect(second.text).not.toContain('\uFEFF');
});
