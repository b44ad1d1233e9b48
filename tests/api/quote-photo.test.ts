// ASVS: 5.3.2
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { workOutbox } from '../support/due-work.ts';
import { PHOTO_LONGEST_SIDE_PX } from '../../src/business/constants.ts';
import { quoteAwaitingPhoto, sendPhoto, storedPhoto } from '../support/photo.ts';
import { phonePhoto, picture } from '../support/pictures.ts';
import { useServer } from '../support/server.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();

const mailsAbout = (id: string) => server.mail.messages().filter(({ text }) => text?.includes(id));

// Asked: 76
test('a photo goes out with the mail to staff at once', async () => {
  const quote = await quoteAwaitingPhoto();
  expect(mailsAbout(quote.id)).toEqual([]);
  const response = await sendPhoto(quote, await picture());
  expect(response.status).toBe(201);
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
  const stored = await storedPhoto(server.db, quote.id);
  const { format, width, height } = await sharp(stored).metadata();
  expect({ format, width }).toEqual({ format: 'jpeg', width: PHOTO_LONGEST_SIDE_PX });
  expect(height).toBeLessThan(PHOTO_LONGEST_SIDE_PX);
});

// Asked: 252
test('a photo is turned upright, and tells neither place nor name', async () => {
  const quote = await quoteAwaitingPhoto();
  const taken = await phonePhoto();
  expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Ada Wright');
  await sendPhoto(quote, taken);
  const stored = await storedPhoto(server.db, quote.id);
  const { exif, orientation, width, height } = await sharp(stored).metadata();
  expect({ exif, orientation, width, height }).toEqual({ width: 200, height: 400 });
  expect(Buffer.from(stored).toString('latin1')).not.toMatch(/Ada Wright|Exif/);
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

test('photos are stored where no other machine reaches', async () => {
  const context = Buffer.from(process.env['NETLIFY_BLOBS_CONTEXT'] ?? '', 'base64').toString();
  const { edgeURL } = JSON.parse(context) as { readonly edgeURL: string };
  expect((await fetch(edgeURL)).status).toBe(403);
  // What listens at all addresses answers at this one as well.
  await expect(fetch(edgeURL.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow('fetch failed');
});
