import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import { removePhoto, savePhoto } from '../../providers/photos/photo-store.ts';
import { announcePhoto, assertPictureType, jpegIn } from './photo-intake.ts';
import { isPhotoToken } from './rules.ts';

export interface PhotoRequest {
  readonly quoteId: string;
  readonly token: string;
  /** The body is the picture. */
  readonly request: Request;
}

async function assertExpected(db: Database, { quoteId, token }: PhotoRequest): Promise<void> {
  if (!isUuid(quoteId)) throw new CodedError('not_found');
  const [quote] = await db
    .select({ photoState: quoteRequests.photoState })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, quoteId));
  if (!quote) throw new CodedError('not_found');
  if (!isPhotoToken(token, quoteId)) throw new CodedError('forbidden');
  if (quote.photoState !== 'expected') throw new CodedError('photo_not_expected');
}

/** Records the photo unless one was recorded in the meantime, and queues staff's mail. Returns whether it did. */
const recordPhoto = (db: Database, quoteId: string, photoKey: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const isExpected = and(eq(quoteRequests.id, quoteId), eq(quoteRequests.photoState, 'expected'));
    const [quote] = await tx
      .update(quoteRequests)
      .set({ photoState: 'stored', photoKey })
      .where(isExpected)
      .returning();
    if (!quote) return false;
    await announcePhoto(tx, quote, true);
    return true;
  });

/**
 * Stores the photo of a quote request. Only success uses up the token, so another picture may follow a refused
 * one. Throws not_found, forbidden, photo_not_expected, too_large, unsupported_media_type, unavailable.
 */
export async function addQuotePhoto(db: Database, photo: PhotoRequest): Promise<{ id: string }> {
  const { quoteId, request } = photo;
  assertPictureType(request);
  await assertExpected(db, photo);
  const jpeg = await jpegIn(request);
  const photoKey = `${quoteId}/${randomUUID()}.jpg`;
  await savePhoto(photoKey, jpeg);
  // The bytes stay even without a row: the answer to a commit may be lost, so they are not deleted, and a job that deletes
  // everything its database does not name would empty the store of anybody who connects another database.
  if (await recordPhoto(db, quoteId, photoKey)) return { id: quoteId };
  await removePhoto(photoKey);
  throw new CodedError('photo_not_expected');
}
