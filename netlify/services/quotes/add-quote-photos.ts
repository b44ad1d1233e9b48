import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { QUOTE_PHOTOS_MAX, QUOTE_PHOTOS_WITHIN_MS } from '../../../src/business/constants.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { quotePhotos, type QuoteRecord, quoteRequests } from '../../database/schema/quotes.ts';
import { CodedError } from '../../lib/errors.ts';
import { removePhoto, savePhoto } from '../../providers/photos/photo-store.ts';
import type { PhotoRequest } from './add-quote-photo.ts';
import { announcePhoto, assertPictureType, jpegIn } from './photo-intake.ts';
import { photosOf } from './rows.ts';
import { isPhotoToken } from './rules.ts';

interface OneOfSeveral extends PhotoRequest {
  /** The browser chose it: the same photo sent twice is one. */
  readonly photoId: string;
}

/** Whether the request has this photo already, and how many it has. Throws no_more_photos if it takes no other. */
async function placeFor(
  db: Executor,
  quote: QuoteRecord,
  photoId: string,
  now: Date,
): Promise<{ readonly isThere: boolean; readonly count: number }> {
  const photos = await photosOf(db, quote);
  const isThere = photos.some(({ id }) => id === photoId);
  const isLate = now.getTime() - quote.createdAt.getTime() > QUOTE_PHOTOS_WITHIN_MS;
  const takesNone = quote.photoState === 'none' || isLate || photos.length >= QUOTE_PHOTOS_MAX;
  if (!isThere && takesNone) throw new CodedError('no_more_photos');
  return { isThere, count: photos.length };
}

/** Records the photo and queues staff's mail, unless it was recorded in the meantime. Returns whether it did. Throws no_more_photos. */
const record = (db: Database, { quoteId, photoId }: OneOfSeveral, photoKey: string, now: Date) =>
  inTransaction(db, async (tx) => {
    const isThis = eq(quoteRequests.id, quoteId);
    const [quote] = await tx.select().from(quoteRequests).where(isThis).for('update');
    if (!quote) throw new CodedError('not_found');
    const { isThere, count } = await placeFor(tx, quote, photoId, now);
    if (isThere) return false;
    await tx.insert(quotePhotos).values({ quoteId, id: photoId, photoKey });
    if (quote.photoState === 'expected')
      await tx.update(quoteRequests).set({ photoState: 'stored', photoKey }).where(isThis);
    await announcePhoto(tx, quote, count + 1 >= quote.photosAnnounced);
    return true;
  });

/**
 * Stores one of several photos of a quote request. Safe to repeat: a photo is known by its id. Throws invalid_input, not_found,
 * forbidden, no_more_photos, too_large, unsupported_media_type, unavailable.
 */
export async function addQuotePhotos(
  db: Database,
  photo: OneOfSeveral,
  now: Date = new Date(),
): Promise<{ id: string }> {
  const { quoteId, photoId, token, request } = photo;
  assertPictureType(request);
  if (!isUuid(photoId)) throw new CodedError('invalid_input');
  const [quote] = isUuid(quoteId)
    ? await db.select().from(quoteRequests).where(eq(quoteRequests.id, quoteId))
    : [];
  if (!quote) throw new CodedError('not_found');
  if (!isPhotoToken(token, quoteId)) throw new CodedError('forbidden');
  // Before the expensive part: photos that we have, or would refuse, are not decoded.
  if ((await placeFor(db, quote, photoId, now)).isThere) return { id: photoId };
  const jpeg = await jpegIn(request);
  const photoKey = `${quoteId}/${randomUUID()}.jpg`;
  await savePhoto(photoKey, jpeg);
  // As in addQuotePhoto(): after a lost commit the bytes stay, as a row may name them.
  const isNew = await record(db, photo, photoKey, now).catch(async (error: unknown) => {
    if (error instanceof CodedError && ['no_more_photos', 'not_found'].includes(error.code))
      await removePhoto(photoKey);
    throw error;
  });
  if (!isNew) await removePhoto(photoKey);
  return { id: photoId };
}
