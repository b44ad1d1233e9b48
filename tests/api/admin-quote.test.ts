// ASVS: 5.4.1, 5.4.2
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { quoteNotes, quoteRequests } from '../../netlify/database/schema/quotes.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import {
  addQuoteNoteApi,
  assignQuoteApi,
  listAssigneesApi,
  readQuoteApi,
  readQuotePhotoApi,
  setQuoteStateApi,
} from '../../src/domain/quotes/admin-quotes.api.ts';
import type { Endpoint, OutputOf } from '../../src/domain/shared/contract/endpoint.ts';
import { audited } from '../support/audited.ts';
import { callApi, type CallOptions, type Handler } from '../support/call.ts';
import { quoteAwaitingPhoto, sendOneOf } from '../support/photo.ts';
import { phonePhoto } from '../support/pictures.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';
import { addQuote } from '../support/stored-quote.ts';

const server = useServer();
let stan: Awaited<ReturnType<typeof staffWith>>;
let rita: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  stan = await staffWith(server.db, 'staff');
  rita = await staffWith(server.db, 'staff', { user: { name: 'Rita Reader' } });
});

const askAs = (
  { cookie }: { readonly cookie: string },
  handler: Handler,
  contract: Endpoint<never, unknown> | Endpoint<unknown, unknown>,
  options: CallOptions = {},
) => callApi(handler, contract, { ...options, headers: { cookie } });

async function detail(id: string) {
  const response = await askAs(stan, adminFunction, readQuoteApi, { params: { id } });
  expect(response.status).toBe(200);
  return (await response.json()) as OutputOf<typeof readQuoteApi>;
}

const move = (id: string, from: string, to: string, who = stan) =>
  askAs(who, adminFunction, setQuoteStateApi, { params: { id }, body: { from, to } });

const give = (id: string, from: string | null, to: string | null, who = stan) =>
  askAs(who, adminFunction, assignQuoteApi, { params: { id }, body: { from, to } });

test('one request has everything, and its photo is a picture that nobody keeps', async () => {
  const awaiting = await quoteAwaitingPhoto({ lastName: 'Photographed' });
  expect(
    (await askAs(stan, adminFunction, readQuotePhotoApi, { params: { id: awaiting.id, photo: awaiting.id } }))
      .status,
  ).toBe(404);
  expect((await sendOneOf(awaiting, awaiting.id, await phonePhoto())).status).toBe(201);
  expect(await detail(awaiting.id)).toMatchObject({
    name: 'Ada Photographed',
    firstName: 'Ada',
    email: 'ada.wright@example.com',
    yard: 'griffin',
    locale: 'en',
    photoState: 'stored',
    photos: [{ id: awaiting.id, by: null }],
    notes: [],
    changes: [],
  });
  const answer = await askAs(stan, adminFunction, readQuotePhotoApi, {
    params: { id: awaiting.id, photo: awaiting.id },
  });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="photo.jpg"');
  expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(
    (
      await askAs({ cookie: '' }, adminFunction, readQuotePhotoApi, {
        params: { id: awaiting.id, photo: awaiting.id },
      })
    ).status,
  ).toBe(401);
});

// Asked: 310, 313
test('a state is set once; whoever comes second is told who was first', async () => {
  const id = await addQuote(server);
  expect(await (await move(id, 'new', 'answered')).json()).toEqual({ state: 'answered' });
  expect((await move(id, 'new', 'answered')).status).toBe(200);
  const second = await move(id, 'new', 'answered', rita);
  expect([second.status, await second.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'changed_since',
      figures: { by: 'Stan Staff', at: expect.any(String) as string, now: 'answered' },
    }),
  ]);
  expect((await move(id, 'new', 'lost', stan)).status).toBe(409);
  expect(await audited(server, id)).toHaveLength(1);

  const { answeredAt } = await detail(id);
  expect((await move(id, 'answered', 'won', rita)).status).toBe(200);
  expect((await detail(id)).answeredAt).toBe(answeredAt);
  expect((await move(id, 'won', 'new', rita)).status).toBe(200);
  expect(await detail(id)).toMatchObject({ state: 'new', answeredAt: null });
  expect(
    (await audited(server, id)).map(({ actorName, before, after }) => [actorName, before, after]),
  ).toEqual([
    ['Stan Staff', { state: 'new' }, { state: 'answered' }],
    ['Rita Reader', { state: 'answered' }, { state: 'won' }],
    ['Rita Reader', { state: 'won' }, { state: 'new' }],
  ]);
  expect((await move(randomUUID(), 'new', 'won')).status).toBe(404);
  expect((await move('x', 'new', 'won')).status).toBe(404);
});

// Asked: 368
test('what is won by hand may have a sum; back to another state it has none', async () => {
  const id = await addQuote(server);
  const win = (wonCents: number | null, to = 'won', who = stan) =>
    askAs(who, adminFunction, setQuoteStateApi, { params: { id }, body: { from: 'new', to, wonCents } });
  for (const [cents, to] of [
    [0, 'won'],
    [-1, 'won'],
    [1.5, 'won'],
    [10_000_001, 'won'],
    [45_000, 'lost'],
  ] as const) {
    expect((await win(cents, to)).status).toBe(400);
  }
  expect((await win(45_000)).status).toBe(200);
  expect((await win(45_000)).status).toBe(200);
  expect((await win(40_000)).status).toBe(409);
  expect((await win(45_000, 'won', rita)).status).toBe(409);
  expect(await detail(id)).toMatchObject({ state: 'won', wonCents: 45_000 });
  expect((await audited(server, id)).map(({ after }) => after)).toEqual([{ state: 'won', wonCents: 45_000 }]);
  // Anybody who may mark it as won may correct the sum.
  const correct = (wonCents: number | null, who = rita) =>
    askAs(who, adminFunction, setQuoteStateApi, {
      params: { id },
      body: { from: 'won', to: 'won', wonCents },
    });
  expect((await correct(54_000)).status).toBe(200);
  expect((await correct(54_000)).status).toBe(200);
  expect((await correct(0)).status).toBe(400);
  expect(await detail(id)).toMatchObject({ state: 'won', wonCents: 54_000 });
  expect((await audited(server, id)).slice(1)).toMatchObject([
    {
      actorName: 'Rita Reader',
      before: { state: 'won', wonCents: 45_000 },
      after: { state: 'won', wonCents: 54_000 },
    },
  ]);
  expect((await correct(null, stan)).status).toBe(200);
  expect(await detail(id)).toMatchObject({ state: 'won', wonCents: null });
  expect((await move(id, 'won', 'answered')).status).toBe(200);
  expect(await detail(id)).toMatchObject({ state: 'answered', wonCents: null });
  expect((await move(id, 'answered', 'won')).status).toBe(200);
  expect(await detail(id)).toMatchObject({ state: 'won', wonCents: null });
  const zero = server.db.update(quoteRequests).set({ wonCents: 0 }).where(eq(quoteRequests.id, id));
  expect(String(((await zero.catch((error: unknown) => error)) as Error).cause)).toContain(
    'won_cents_positive',
  );
});

test('a request is given to somebody whose account is open, and to nobody again', async () => {
  const closed = await staffWith(server.db, 'staff', { user: { disabledAt: new Date() } });
  const id = await addQuote(server);
  expect((await give(id, null, stan.id)).status).toBe(200);
  expect((await give(id, null, stan.id)).status).toBe(200);
  expect((await give(id, null, rita.id, rita)).status).toBe(409);
  expect((await give(id, stan.id, closed.id)).status).toBe(404);
  expect((await give(id, stan.id, randomUUID())).status).toBe(404);
  expect(await detail(id)).toMatchObject({ assigneeId: stan.id, assigneeName: 'Stan Staff' });
  expect((await give(id, stan.id, null, rita)).status).toBe(200);
  expect((await audited(server, id)).map(({ before, after }) => [before, after])).toEqual([
    [{ assignee: null }, { assignee: 'Stan Staff' }],
    [{ assignee: 'Stan Staff' }, { assignee: null }],
  ]);
  const named = (await (await askAs(stan, adminFunction, listAssigneesApi)).json()) as { id: string }[];
  expect(named.map((each) => each.id)).toContain(rita.id);
  expect(named.map((each) => each.id)).not.toContain(closed.id);
});

// Asked: 313
test('a note is added once and stays as it was written', async () => {
  const id = await addQuote(server);
  const body = { id: randomUUID(), text: ' Called,\r\nno answer ' };
  const add = (changes: object, who = stan) =>
    askAs(who, adminFunction, addQuoteNoteApi, { params: { id }, body: { ...body, ...changes } });
  expect([(await add({})).status, (await add({})).status]).toEqual([201, 201]);
  expect((await add({ text: 'Other' })).status).toBe(409);
  expect((await add({}, rita)).status).toBe(409);
  expect((await add({ id: randomUUID(), text: '  ' })).status).toBe(400);
  expect((await detail(id)).notes).toEqual([
    expect.objectContaining({ authorName: 'Stan Staff', text: 'Called,\nno answer' }),
  ]);
  expect(await server.db.$count(quoteNotes, eq(quoteNotes.quoteId, id))).toBe(1);
  expect((await audited(server, id)).map(({ action, after }) => [action, after])).toEqual([
    ['add_quote_note', { text: 'Called,\nno answer' }],
  ]);
});
