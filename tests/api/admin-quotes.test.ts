import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../netlify/database/schema/audit.ts';
import { quoteNotes, quoteRequests } from '../../netlify/database/schema/quotes.ts';
import assignees from '../../netlify/functions/admin-assignees.ts';
import assign from '../../netlify/functions/admin-quote-assignee.ts';
import exportPart from '../../netlify/functions/admin-quote-export.ts';
import notes from '../../netlify/functions/admin-quote-notes.ts';
import photo from '../../netlify/functions/admin-quote-photo.ts';
import setState from '../../netlify/functions/admin-quote-state.ts';
import quote from '../../netlify/functions/admin-quote.ts';
import list from '../../netlify/functions/admin-quotes.ts';
import { STAFF } from '../../src/business/constants.ts';
import {
  addQuoteNoteApi,
  assignQuoteApi,
  exportQuotesApi,
  listAssigneesApi,
  listQuotesApi,
  readQuoteApi,
  readQuotePhotoApi,
  setQuoteStateApi,
} from '../../src/domain/quotes/admin-quotes.api.ts';
import type { Endpoint, OutputOf } from '../../src/domain/shared/endpoint.ts';
import { callApi, type CallOptions, type Handler, settled } from '../support/call.ts';
import { quoteAwaitingPhoto, sendPhoto } from '../support/photo.ts';
import { phonePhoto } from '../support/pictures.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

let server: TestServer;
let stan: Awaited<ReturnType<typeof staffWith>>;
let rita: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  server = await startServer();
  stan = await staffWith(server.db, 'staff');
  rita = await staffWith(server.db, 'staff', { user: { name: 'Rita Reader' } });
});
afterAll(async () => {
  await settled();
  await server.stop();
});

type NewQuote = typeof quoteRequests.$inferInsert;

/** A request as it lies in the database. */
async function quoteWith(changes: Partial<NewQuote> = {}) {
  const row: NewQuote = {
    id: randomUUID(),
    firstName: 'Ada',
    lastName: 'Wright',
    phone: '+17705550199',
    description: 'About 200 lb of bright copper wire',
    callMe: true,
    emailMe: false,
    suspectedSpam: false,
    photoState: 'none',
    ...changes,
  };
  await server.db.insert(quoteRequests).values(row);
  return row.id;
}

const askAs = (
  { cookie }: { readonly cookie: string },
  handler: Handler,
  contract: Endpoint<never, unknown> | Endpoint<unknown, unknown>,
  options: CallOptions = {},
) => callApi(handler, contract, { ...options, headers: { cookie } });

async function inbox(query: Record<string, string> = {}, who = stan) {
  const response = await askAs(who, list, listQuotesApi, { query });
  expect(response.status).toBe(200);
  return (await response.json()) as OutputOf<typeof listQuotesApi>;
}

const idsIn = async (query: Record<string, string>, who = stan) =>
  (await inbox(query, who)).rows.map(({ id }) => id);

async function detail(id: string) {
  const response = await askAs(stan, quote, readQuoteApi, { params: { id } });
  expect(response.status).toBe(200);
  return (await response.json()) as OutputOf<typeof readQuoteApi>;
}

const move = (id: string, from: string, to: string, who = stan) =>
  askAs(who, setState, setQuoteStateApi, { params: { id }, body: { from, to } });

const give = (id: string, from: string | null, to: string | null, who = stan) =>
  askAs(who, assign, assignQuoteApi, { params: { id }, body: { from, to } });

const entriesOf = (id: string) => server.db.select().from(auditLog).where(eq(auditLog.subjectId, id));

const at = (minute: number) => new Date(Date.UTC(2025, 0, 1, 0, minute));

test('the inbox is read in pages, newest first, each request once', async () => {
  const made: string[] = [];
  // Two to a minute: the id decides between them.
  for (let count = 0; count < STAFF.pageLength + 3; count += 1) {
    made.push(await quoteWith({ lastName: 'Paged', createdAt: at(Math.floor(count / 2)) }));
  }
  const first = await inbox({ q: 'paged' });
  const second = await inbox({ q: 'paged', after: first.next ?? '' });
  expect([first.rows.length, second.rows.length, second.next]).toEqual([STAFF.pageLength, 3, null]);
  const rows = [...first.rows, ...second.rows];
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(made));
  expect(rows.map(({ createdAt }) => createdAt)).toEqual(
    rows
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  );
});

test('filters find by state, kind, yard, assignee, photo and spam, and together', async () => {
  const details = { day: '2026-11-23', time: '09:00' };
  const id = await quoteWith({
    kind: 'callback',
    details,
    location: 'newnan',
    state: 'won',
    answeredAt: new Date(),
    photoState: 'stored',
    photoKey: 'x',
    assigneeId: stan.id,
  });
  const spam = await quoteWith({ suspectedSpam: true });
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
    yard: 'newnan',
    assigneeName: 'Stan Staff',
    hasPhoto: true,
    excerpt: 'About 200 lb of bright copper wire',
  });
});

test('a search finds by phone, e-mail, id, and how names begin', async () => {
  const who = { firstName: 'Zoë', lastName: 'Quist%Lane', phone: '+14045550123', email: 'Zoe@Example.org' };
  const id = await quoteWith(who);
  for (const q of [
    '(404) 555-0123',
    '+1 404.555.0123',
    'zoe@example',
    id,
    id.toUpperCase(),
    'QUIST%',
    'zo',
    'zoë quist%l',
  ]) {
    expect([q, await idsIn({ q })]).toEqual([q, [id]]);
  }
  for (const q of ['(404) 555-0124', '%', 'quist_', "' or true --", 'zo quist', 'q\\']) {
    expect([q, await idsIn({ q })]).toEqual([q, []]);
  }
});

test('what no filter knows is refused, and what is no cursor finds nothing', async () => {
  for (const query of [{ state: 'x' }, { yard: 'x' }, { assignee: 'x' }, { q: 'x'.repeat(300) }]) {
    expect((await askAs(stan, list, listQuotesApi, { query })).status).toBe(400);
  }
  expect(await inbox({ after: 'x' })).toEqual({ rows: [], next: null });
});

test('one request has everything, and its photo is a picture that nobody keeps', async () => {
  const awaiting = await quoteAwaitingPhoto({ lastName: 'Photographed' });
  expect((await askAs(stan, photo, readQuotePhotoApi, { params: { id: awaiting.id } })).status).toBe(404);
  expect((await sendPhoto(awaiting, await phonePhoto())).status).toBe(201);
  expect(await detail(awaiting.id)).toMatchObject({
    name: 'Ada Photographed',
    firstName: 'Ada',
    email: 'ada.wright@example.com',
    yard: 'griffin',
    photoState: 'stored',
    notes: [],
    changes: [],
  });
  const answer = await askAs(stan, photo, readQuotePhotoApi, { params: { id: awaiting.id } });
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'no-store',
  ]);
  expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(
    (await askAs({ cookie: '' }, photo, readQuotePhotoApi, { params: { id: awaiting.id } })).status,
  ).toBe(401);
});

test('a state is set once; whoever comes second is told who was first', async () => {
  const id = await quoteWith();
  expect(await (await move(id, 'new', 'answered')).json()).toEqual({ state: 'answered' });
  expect((await move(id, 'new', 'answered')).status).toBe(200);
  const second = await move(id, 'new', 'answered', rita);
  expect([second.status, await second.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'already_done',
      figures: { by: 'Stan Staff', at: expect.any(String) as string },
    }),
  ]);
  expect((await move(id, 'new', 'lost', stan)).status).toBe(409);
  expect(await entriesOf(id)).toHaveLength(1);

  const { answeredAt } = await detail(id);
  expect((await move(id, 'answered', 'won', rita)).status).toBe(200);
  expect((await detail(id)).answeredAt).toBe(answeredAt);
  expect((await move(id, 'won', 'new', rita)).status).toBe(200);
  expect(await detail(id)).toMatchObject({ state: 'new', answeredAt: null });
  expect((await entriesOf(id)).map(({ actorName, before, after }) => [actorName, before, after])).toEqual([
    ['Stan Staff', { state: 'new' }, { state: 'answered' }],
    ['Rita Reader', { state: 'answered' }, { state: 'won' }],
    ['Rita Reader', { state: 'won' }, { state: 'new' }],
  ]);
  expect((await move(randomUUID(), 'new', 'won')).status).toBe(404);
  expect((await move('x', 'new', 'won')).status).toBe(404);
});

test('ten people at once set one state once', async () => {
  const id = await quoteWith();
  const people = await Promise.all(Array.from({ length: 10 }, () => staffWith(server.db, 'staff')));
  const statuses = await Promise.all(people.map(async (who) => (await move(id, 'new', 'won', who)).status));
  expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await entriesOf(id)).toHaveLength(1);
});

test('a request is given to somebody whose account is open, and to nobody again', async () => {
  const closed = await staffWith(server.db, 'staff', { user: { disabledAt: new Date() } });
  const id = await quoteWith();
  expect((await give(id, null, stan.id)).status).toBe(200);
  expect((await give(id, null, stan.id)).status).toBe(200);
  expect((await give(id, null, rita.id, rita)).status).toBe(409);
  expect((await give(id, stan.id, closed.id)).status).toBe(404);
  expect((await give(id, stan.id, randomUUID())).status).toBe(404);
  expect(await detail(id)).toMatchObject({ assigneeId: stan.id, assigneeName: 'Stan Staff' });
  expect((await give(id, stan.id, null, rita)).status).toBe(200);
  expect((await entriesOf(id)).map(({ before, after }) => [before, after])).toEqual([
    [{ assignee: null }, { assignee: 'Stan Staff' }],
    [{ assignee: 'Stan Staff' }, { assignee: null }],
  ]);
  const named = (await (await askAs(stan, assignees, listAssigneesApi)).json()) as { id: string }[];
  expect(named.map((each) => each.id)).toContain(rita.id);
  expect(named.map((each) => each.id)).not.toContain(closed.id);
});

test('a note is added once and stays as it was written', async () => {
  const id = await quoteWith();
  const body = { id: randomUUID(), text: ' Called,\r\nno answer ' };
  const add = (changes: object, who = stan) =>
    askAs(who, notes, addQuoteNoteApi, { params: { id }, body: { ...body, ...changes } });
  expect([(await add({})).status, (await add({})).status]).toEqual([201, 201]);
  expect((await add({ text: 'Other' })).status).toBe(409);
  expect((await add({}, rita)).status).toBe(409);
  expect((await add({ id: randomUUID(), text: '  ' })).status).toBe(400);
  expect((await detail(id)).notes).toEqual([
    expect.objectContaining({ authorName: 'Stan Staff', text: 'Called,\nno answer' }),
  ]);
  expect(await server.db.$count(quoteNotes, eq(quoteNotes.quoteId, id))).toBe(1);
  expect((await entriesOf(id)).map(({ action, after }) => [action, after])).toEqual([
    ['add_quote_note', { text: 'Called,\nno answer' }],
  ]);
});

async function csv(query: Record<string, string>) {
  const response = await askAs(stan, exportPart, exportQuotesApi, { query });
  expect(response.status).toBe(200);
  return (await response.json()) as OutputOf<typeof exportQuotesApi>;
}

test('the filtered list comes as CSV that a spreadsheet takes for text', async () => {
  const created = { createdAt: new Date('2025-02-03T04:05:06Z') };
  const id = await quoteWith({
    ...created,
    lastName: '=HYPERLINK("http://x","y")',
    email: '+a@example.com',
    location: 'atlanta',
    description: '@SUM(1,2)\nsecond line, with a comma',
    state: 'lost',
    answeredAt: new Date(),
  });
  expect(await csv({ state: 'lost', yard: 'atlanta' })).toEqual({
    rows: 1,
    next: null,
    text: [
      '\uFEFFReceived,Kind,State,First name,Last name,Phone,E-mail,Yard,Assignee,Call me,E-mail me,Photo,Suspected spam,Description,Details,Id',
      `2025-02-03T04:05:06.000000Z,quote,lost,Ada,"'=HYPERLINK(""http://x"",""y"")",(770) 555-0199,'+a@example.com,atlanta,,yes,no,no,no,"'@SUM(1,2)\nsecond line, with a comma",,${id}`,
      '',
    ].join('\r\n'),
  });
  expect(await csv({ state: 'lost', after: 'x' })).toEqual({ rows: 0, text: '', next: null });
});

test('a long list comes in parts that make one file', async () => {
  const rows = Array.from({ length: STAFF.csvPartRows + 5 }, () => ({
    id: randomUUID(),
    firstName: 'Ada',
    lastName: 'Long',
    phone: '+17705550199',
    description: 'About 200 lb',
    callMe: true,
    emailMe: false,
    suspectedSpam: false,
    photoState: 'none' as const,
  }));
  await server.db.insert(quoteRequests).values(rows);
  const first = await csv({ q: 'long' });
  const second = await csv({ q: 'long', after: first.next ?? '' });
  expect([first.rows, second.rows, second.next]).toEqual([STAFF.csvPartRows, 5, null]);
  const lines = `${first.text}${second.text}`.split('\r\n');
  expect(lines).toHaveLength(rows.length + 2);
  expect(lines.filter((line) => line.includes('Received'))).toHaveLength(1);
  expect(second.text).not.toContain('\uFEFF');
});
