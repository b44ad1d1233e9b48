import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { quotePhotos, quoteRequests } from '../../netlify/database/schema/quotes.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import picturesFunction from '../../netlify/functions/pictures.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { requestTokenOf } from '../../netlify/services/offers/request-token.ts';
import { openRequestApi } from '../../src/domain/offers/offers.api.ts';
import { workOutbox } from '../support/due-work.ts';
import { QUOTE_PHOTOS_MAX, QUOTE_PHOTOS_WITHIN_MS } from '../../src/business/constants.ts';
import {
  addStaffPhotoApi,
  listQuotesApi,
  type QuoteDetail,
  readQuoteApi,
  readQuotePhotoApi,
} from '../../src/domain/quotes/admin-quotes.api.ts';
import { callApi } from '../support/call.ts';
import { type ExpectedPhoto, quoteAwaitingPhoto, sendOneOf } from '../support/photo.ts';
import { picture } from '../support/pictures.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';
import { untilAnswered } from '../support/until-answered.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();
let cookie: string;
let name: string;
beforeAll(async () => {
  ({ cookie, name } = await staffWith(server.db, 'staff'));
});

const code = async (response: Response) => ((await response.json()) as { code: string }).code;
const mailsAbout = (id: string) => server.mail.messages().filter(({ text }) => text?.includes(id));
const photosIn = (id: string) => server.db.select().from(quotePhotos).where(eq(quotePhotos.quoteId, id));
const makeDue = async ({ id }: ExpectedPhoto) => {
  // What the last call has started must not take the mail.
  await settled();
  await server.db
    .update(outbox)
    .set({ availableAt: sql`now()` })
    .where(eq(outbox.subjectId, id));
  await workOutbox();
};

async function detail(id: string): Promise<QuoteDetail> {
  const response = await callApi(adminFunction, readQuoteApi, { headers: { cookie }, params: { id } });
  return (await response.json()) as QuoteDetail;
}

async function sendMany(quote: ExpectedPhoto, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) {
    const response = await sendOneOf(quote, id, await picture());
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ id });
  }
  return ids;
}

// Asked: 254
test('staff’s mail waits for the last announced photo, says how many, and the inbox shows each', async () => {
  const quote = await quoteAwaitingPhoto({ photoCount: 3 });
  const first = await sendMany(quote, 2);
  await settled();
  expect(mailsAbout(quote.id)).toEqual([]);
  const ids = [...first, ...(await sendMany(quote, 1))];
  await settled();
  const [mail, ...others] = mailsAbout(quote.id);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Photos: 3. The first is attached. Open the request to see them all.');
  expect(mail?.attachments).toHaveLength(1);

  expect(await detail(quote.id)).toMatchObject({
    photos: ids.map((id) => ({ id, by: null })),
    photosAnnounced: 3,
    photoState: 'stored',
  });
  const list = await callApi(adminFunction, listQuotesApi, { headers: { cookie }, query: { q: quote.id } });
  expect(await list.json()).toMatchObject({ rows: [{ photos: 3 }] });
  const open = (photo: string, as = cookie) =>
    callApi(adminFunction, readQuotePhotoApi, { headers: { cookie: as }, params: { id: quote.id, photo } });
  expect((await open(ids[2] ?? '')).status).toBe(200);
  expect((await open(randomUUID())).status).toBe(404);
  expect((await open(ids[2] ?? '', '')).status).toBe(401);
});

test('without all photos the mail goes after the usual wait, and one more tells about those that come later', async () => {
  const quote = await quoteAwaitingPhoto({ photoCount: 4 });
  await sendMany(quote, 1);
  await makeDue(quote);
  expect(mailsAbout(quote.id)[0]?.text).toContain('Photos: 1 of 4 received.');
  await sendMany(quote, 2);
  await settled();
  expect(mailsAbout(quote.id)).toHaveLength(1);
  await sendMany(quote, 1);
  await settled();
  const [, later, ...others] = mailsAbout(quote.id);
  expect(others).toEqual([]);
  expect(later?.subject).toContain('Photos for quote request from Ada Wright (');
  expect(later?.text).toContain('Photos: 4.');
});

// Asked: 251, 254
test('a photo sent again is the same one, also twenty at once', async () => {
  const quote = await quoteAwaitingPhoto({ photoCount: 2 });
  const id = randomUUID();
  const photo = await picture();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => untilAnswered(() => sendOneOf(quote, id, photo))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await photosIn(quote.id)).toHaveLength(1);
});

// Asked: 254
test('the seventh is refused, also of ten at once', async () => {
  const quote = await quoteAwaitingPhoto({ photoCount: QUOTE_PHOTOS_MAX });
  const photo = await picture();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => {
      const id = randomUUID();
      return untilAnswered(() => sendOneOf(quote, id, photo));
    }),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([...Array<number>(6).fill(201), ...Array<number>(4).fill(409)]);
  expect(await code(await sendOneOf(quote, randomUUID(), photo))).toBe('no_more_photos');
  expect(await photosIn(quote.id)).toHaveLength(QUOTE_PHOTOS_MAX);
});

// Asked: 254
test('a day after the request, or where no photo was announced, none is taken', async () => {
  const late = await quoteAwaitingPhoto({ photoCount: 2 });
  const [id] = await sendMany(late, 1);
  const before = new Date(Date.now() - QUOTE_PHOTOS_WITHIN_MS - 1_000);
  await server.db.update(quoteRequests).set({ createdAt: before }).where(eq(quoteRequests.id, late.id));
  expect(await code(await sendOneOf(late, randomUUID(), await picture()))).toBe('no_more_photos');
  expect((await sendOneOf(late, id ?? '', await picture())).status).toBe(201);
  const none = await quoteAwaitingPhoto();
  await server.db.update(quoteRequests).set({ photoState: 'none' }).where(eq(quoteRequests.id, none.id));
  expect(await code(await sendOneOf(none, randomUUID(), await picture()))).toBe('no_more_photos');
});

// Asked: 251, 254
test('a wrong token, request, id, type or content is refused, and the request waits on', async () => {
  const [mine, theirs] = [await quoteAwaitingPhoto({ photoCount: 2 }), await quoteAwaitingPhoto()];
  const photo = await picture();
  for (const token of ['', 'x', theirs.token])
    expect((await sendOneOf({ ...mine, token }, randomUUID(), photo)).status).toBe(403);
  for (const id of [randomUUID(), 'not-a-uuid'])
    expect((await sendOneOf({ ...mine, id }, randomUUID(), photo)).status).toBe(404);
  for (const photoId of ['', 'x', '../x']) expect((await sendOneOf(mine, photoId, photo)).status).toBe(400);
  expect((await sendOneOf(mine, randomUUID(), photo, { 'content-type': 'text/html' })).status).toBe(415);
  expect((await sendOneOf(mine, randomUUID(), new TextEncoder().encode('<svg/>'))).status).toBe(415);
  expect((await sendOneOf(mine, randomUUID(), new Uint8Array(5_000_000))).status).toBe(413);
  expect(await photosIn(mine.id)).toEqual([]);
});

test('the photos of suspected spam are kept and mailed to nobody', async () => {
  const quote = await quoteAwaitingPhoto({ website: 'https://example.com', photoCount: 2 });
  await sendMany(quote, 2);
  await settled();
  expect(mailsAbout(quote.id)).toEqual([]);
});

test('staff add six of their own, each once, to any request, and neither its mail nor its customer counts them', async () => {
  const quote = await quoteAwaitingPhoto({ photoCount: 2 });
  const [theirs] = await sendMany(quote, 1);
  const photo = await picture();
  const add = (id: string, body: Uint8Array = photo, to = quote.id) =>
    callApi(picturesFunction, addStaffPhotoApi, {
      headers: { cookie, 'content-type': 'image/jpeg' },
      params: { id: to, photo: id },
      body,
    });
  const taken = Array.from({ length: QUOTE_PHOTOS_MAX }, () => randomUUID());
  const answers = await Promise.all(
    [...taken, ...taken, randomUUID()].map((id) => untilAnswered(() => add(id))),
  );
  // Which of the seven came last is a matter of luck.
  expect((await photosIn(quote.id)).length).toBe(1 + QUOTE_PHOTOS_MAX);
  expect(answers.filter(({ status }) => status === 409).length).toBeLessThanOrEqual(2);
  expect(await code(await add(randomUUID()))).toBe('no_more_photos');
  const { photos } = await detail(quote.id);
  expect(photos[0]).toMatchObject({ id: theirs, by: null });
  expect(photos.slice(1).every(({ by }) => by === name)).toBe(true);
  await makeDue(quote);
  expect(mailsAbout(quote.id)[0]?.text).toContain('Photos: 1 of 2 received.');
  const [row] = await server.db.select().from(quoteRequests).where(eq(quoteRequests.id, quote.id));
  const token = (row && requestTokenOf(row)) ?? '';
  const page = await callApi(quotesFunction, openRequestApi, { body: { token } });
  expect(await page.json()).toMatchObject({ photos: 1 });
  await sendMany(quote, 1);

  // A day later, and where none was announced.
  await server.db
    .update(quoteRequests)
    .set({ createdAt: new Date(Date.now() - 2 * QUOTE_PHOTOS_WITHIN_MS), photoState: 'none' })
    .where(eq(quoteRequests.id, quote.id));
  await server.db.delete(quotePhotos).where(eq(quotePhotos.quoteId, quote.id));
  expect((await add(randomUUID())).status).toBe(200);
  expect(await detail(quote.id)).toMatchObject({ photoState: 'stored', photos: [{ by: name }] });
  expect((await add(randomUUID(), photo, randomUUID())).status).toBe(404);
  expect((await add('x')).status).toBe(400);
  expect((await add(randomUUID(), new TextEncoder().encode('<svg/>'))).status).toBe(415);
});
