// ASVS: 1.3.4, 5.2.2
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import { useLinkedServer } from '../support/database-link.ts';
import { quoteAwaitingPhoto, sendPhoto, storedPhoto, type ExpectedPhoto } from '../support/photo.ts';
import { bomb, joined, noisyPicture, picture, text } from '../support/pictures.ts';

const server = useLinkedServer();
let quote: ExpectedPhoto;
beforeAll(async () => {
  quote = await quoteAwaitingPhoto();
});

const rowOf = async (id: string) =>
  (await server.db.select().from(quoteRequests).where(eq(quoteRequests.id, id)))[0];

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

// Asked: 252, 388
test.each<[string, number, () => Uint8Array | Promise<Uint8Array>]>([
  ['an SVG', 415, () => text(SVG)],
  ['an SVG behind an XML head', 415, () => text(`<?xml version="1.0"?>${SVG}`)],
  ['HTML that says it is a JPEG', 415, () => text('<!doctype html><script>alert(1)</script>')],
  ['a GIF', 415, () => text('GIF89a\u0001\u0000\u0001\u0000')],
  ['a PDF', 415, () => text('%PDF-1.7')],
  ['nothing', 415, () => new Uint8Array()],
  ['a JPEG’s first bytes alone', 415, () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  ['a JPEG cut in half', 415, async () => (await picture('jpeg', 800, 600)).slice(0, 900)],
  ['10 MB', 413, () => new Uint8Array(10_000_000)],
  ['10 MB of picture', 413, () => noisyPicture(1_830)],
  ['a PNG of 30,000 x 30,000', 413, () => bomb(30_000)],
])('%s is refused with %i, and the request waits on for its photo', async (_, status, make) => {
  expect((await sendPhoto(quote, await make())).status).toBe(status);
  expect((await rowOf(quote.id))?.photoState).toBe('expected');
});

// Asked: 252, 388
// ASVS: 1.4.3, 5.2.3
test('decompression bombs do not use up memory', async () => {
  const bytes = bomb(30_000);
  await sendPhoto(quote, bytes);
  const before = process.memoryUsage().rss;
  for (let count = 0; count < 20; count += 1) await sendPhoto(quote, bytes);
  expect(process.memoryUsage().rss - before).toBeLessThan(120_000_000);
});

// ASVS: 5.2.1
test('a body that claims to be small is measured anyway', async () => {
  const response = await sendPhoto(quote, new Uint8Array(5_000_000), { 'content-length': '10' });
  expect(response.status).toBe(413);
});

// Asked: 252, 388
test('data hidden behind a picture is removed', async () => {
  const target = await quoteAwaitingPhoto();
  const hidden = 'PK\u0003\u0004evil.js<html><script>alert(1)</script>';
  expect((await sendPhoto(target, joined(await picture(), text(hidden)))).status).toBe(201);
  const stored = await storedPhoto(server.db, target.id);
  expect((await sharp(stored).metadata()).format).toBe('jpeg');
  expect(Buffer.from(stored).toString('latin1')).not.toMatch(/evil|<script|<html/);
});

// Asked: 388
test.each([
  'text/html',
  'image/svg+xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
])('a body sent as %s is refused', async (type) => {
  expect((await sendPhoto(quote, await picture(), { 'content-type': type })).status).toBe(415);
});

// Asked: 253
test('an outage of the photo store, or a crash while recording, loses neither the request nor the token', async () => {
  const context = process.env['NETLIFY_BLOBS_CONTEXT'];
  const target = await quoteAwaitingPhoto();
  const facts = {
    edgeURL: 'http://localhost:9',
    uncachedEdgeURL: 'http://localhost:9',
    siteID: 'x',
    token: 'x',
  };
  process.env['NETLIFY_BLOBS_CONTEXT'] = Buffer.from(JSON.stringify(facts)).toString('base64');
  const startedAt = performance.now();
  const refused = await sendPhoto(target, await picture());
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).not.toBeNull();
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  process.env['NETLIFY_BLOBS_CONTEXT'] = context;

  server.link.once('commit', 'quote_photos');
  expect((await sendPhoto(target, await picture())).status).toBe(503);
  expect((await rowOf(target.id))?.photoState).toBe('expected');
  expect((await sendPhoto(target, await picture())).status).toBe(201);
});
