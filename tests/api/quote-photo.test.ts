// ASVS: 5.3.2
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import workOutbox from '../../netlify/functions/work-outbox.ts';
import { loadPhoto } from '../../netlify/providers/photos/photo-store.ts';
import { PHOTO_LONGEST_SIDE_PX } from '../../src/business/constants.ts';
import { quoteAwaitingPhoto, sendPhoto } from '../support/photo.ts';
import { phonePhoto, picture } from '../support/pictures.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { settled } from '../support/wait-until.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const code = async (response: Response) => ((await response.json()) as { code: string }).code;
const rowOf = async (id: string) =>
  (await server.db.select().from(quoteRequests).where(eq(quoteRequests.id, id)))[0];
const mailsAbout = (id: string) => server.mail.messages().filter(({ text }) => text?.includes(id));

// Asked: 76
test('a photo goes out with the mail to staff at once', async () => {
  const quote = await quoteAwaitingPhoto();
  expect(mailsAbout(quote.id)).toEqual([]);
  const response = await sendPhoto(quote, await picture());
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ id: quote.id });
  await settled();
  const [mail, ...others] = mailsAbout(quote.id);
  expect(others).toEqual([]);
  expect(mail?.attachments).toMatchObject([{ filename: 'photo.jpg', mimeType: 'image/jpeg' }]);
  expect(mail?.text).toContain('Photo: Attached');
});

// Asked: 212, 252
test.each(['jpeg', 'png', 'webp'] as const)('a large %s is kept as a small JPEG', async (type) => {
  const quote = await quoteAwaitingPhoto();
  expect((await sendPhoto(quote, await picture(type, 3_000, 2_000))).status).toBe(201);
  const stored = await loadPhoto((await rowOf(quote.id))?.photoKey ?? '');
  const { format, width, height } = await sharp(stored ?? undefined).metadata();
  expect({ format, width }).toEqual({ format: 'jpeg', width: PHOTO_LONGEST_SIDE_PX });
  expect(height).toBeLessThan(PHOTO_LONGEST_SIDE_PX);
});

// Asked: 252
test('a photo is turned upright, and tells neither place nor name', async () => {
  const quote = await quoteAwaitingPhoto();
  const taken = await phonePhoto();
  expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Ada Wright');
  await sendPhoto(quote, taken);
  const stored = await loadPhoto((await rowOf(quote.id))?.photoKey ?? '');
  const { exif, orientation, width, height } = await sharp(stored ?? undefined).metadata();
  expect({ exif, orientation, width, height }).toEqual({ width: 200, height: 400 });
  expect(Buffer.from(stored ?? []).toString('latin1')).not.toMatch(/Ada Wright|Exif/);
});

test('a photo that comes after the mail goes out in a second one', async () => {
  const quote = await quoteAwaitingPhoto();
  await server.db
    .update(outbox)
    .set({ availableAt: sql`now()` })
    .where(eq(outbox.subjectId, quote.id));
  await workOutbox();
  expect(mailsAbout(quote.id)).toHaveLength(1);
  expect((await sendPhoto(quote, await picture())).status).toBe(201);
  await settled();
  const [, second, ...others] = mailsAbout(quote.id);
  expect(others).toEqual([]);
  expect(second?.subject).toContain('Photo for quote request from Ada Wright (');
  expect(second?.attachments).toHaveLength(1);
});

test('the photo of suspected spam is kept and mailed to nobody', async () => {
  const quote = await quoteAwaitingPhoto({ website: 'https://example.com' });
  expect((await sendPhoto(quote, await picture())).status).toBe(201);
  await settled();
  expect((await rowOf(quote.id))?.photoState).toBe('stored');
  expect(mailsAbout(quote.id)).toEqual([]);
});

// Asked: 251
test('the token is spent by success', async () => {
  const quote = await quoteAwaitingPhoto();
  await sendPhoto(quote, await picture());
  const again = await sendPhoto(quote, await picture());
  expect(again.status).toBe(409);
  expect(await code(again)).toBe('photo_not_expected');
});

test('of ten at once one is kept', async () => {
  const quote = await quoteAwaitingPhoto();
  const photo = await picture();
  const responses = await Promise.all(Array.from({ length: 10 }, () => sendPhoto(quote, photo)));
  const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([201, ...Array<number>(9).fill(409)]);
  await settled();
  expect(mailsAbout(quote.id)).toHaveLength(1);
});

// Asked: 251
test('without the token, or with that of another request, it is forbidden', async () => {
  const [mine, theirs] = [await quoteAwaitingPhoto(), await quoteAwaitingPhoto()];
  for (const token of ['', 'x', theirs.token]) {
    const response = await sendPhoto({ ...mine, token }, await picture());
    expect(response.status).toBe(403);
    expect(await code(response)).toBe('forbidden');
  }
  expect((await rowOf(mine.id))?.photoState).toBe('expected');
});

test.each([randomUUID(), 'not-a-uuid', "'; drop table quote_requests; --"])(
  'request %s is not there',
  async (id) => {
    const { token } = await quoteAwaitingPhoto();
    const response = await sendPhoto({ id, token }, await picture());
    expect(response.status).toBe(404);
    expect(await code(response)).toBe('not_found');
  },
);

test('a request that announced no photo takes none', async () => {
  const quote = await quoteAwaitingPhoto();
  await server.db.update(quoteRequests).set({ photoState: 'none' }).where(eq(quoteRequests.id, quote.id));
  expect((await sendPhoto(quote, await picture())).status).toBe(409);
});

test('photos are stored where no other machine reaches', async () => {
  const context = Buffer.from(process.env['NETLIFY_BLOBS_CONTEXT'] ?? '', 'base64').toString();
  const { edgeURL } = JSON.parse(context) as { readonly edgeURL: string };
  expect((await fetch(edgeURL)).status).toBe(403);
  // What listens at all addresses answers at this one as well.
  await expect(fetch(edgeURL.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow('fetch failed');
});
