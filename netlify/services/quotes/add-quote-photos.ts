import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import {
  PHOTO_MAX_BYTES,
  QUOTE_PHOTO_GRACE_MS,
  QUOTE_PHOTOS_MAX,
  QUOTE_PHOTOS_WITHIN_MS,
} from '../../../src/business/constants.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { outbox } from '../../database/schema/outbox.ts';
import { quotePhotos, type QuoteRecord, quoteRequests } from '../../database/schema/quotes.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { mediaTypeOf, readBytes } from '../../lib/http/read-request.ts';
import { removePhoto, savePhoto } from '../../providers/photos/photo-store.ts';
import { reencodePhoto } from '../../providers/photos/reencode-photo.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { photosOf } from './rows.ts';
import { isPhotoToken } from './rules.ts';

const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'application/octet-stream']);

interface NewPhoto {
  readonly quoteId: string;
  /** The browser chose it: the same photo sent twice is one. */
  readonly photoId: string;
  /** The body is the picture. */
  readonly request: Request;
  /** Who took it; null: whoever sent the request. */
  readonly staff: Staff | null;
}

/** Whether the request has this photo already, and how many it has from that side. Throws no_more_photos if it takes no other. */
async function placeFor(
  db: Executor,
  quote: QuoteRecord,
  { photoId, staff }: NewPhoto,
  now: Date,
): Promise<{ readonly isThere: boolean; readonly count: number }> {
  const photos = await photosOf(db, quote.id);
  const isThere = photos.some(({ id }) => id === photoId);
  const count = photos.filter(({ by }) => (by === null) === (staff === null)).length;
  const isLate = now.getTime() - quote.createdAt.getTime() > QUOTE_PHOTOS_WITHIN_MS;
  const isOver = staff === null && (quote.photoState === 'none' || isLate);
  if (!isThere && (isOver || count >= QUOTE_PHOTOS_MAX)) throw new CodedError('no_more_photos');
  return { isThere, count };
}

/** Makes a waiting mail due, unless it is being sent. False: there is none. */
async function makeDue(tx: Executor, kind: 'quote_staff_mail' | 'quote_photo_mail', quoteId: string) {
  const isNotGoing = or(isNull(outbox.leasedUntil), lt(outbox.leasedUntil, sql`now()`));
  const due = await tx
    .update(outbox)
    .set({ availableAt: sql`now()` })
    .where(and(eq(outbox.kind, kind), eq(outbox.subjectId, quoteId), eq(outbox.state, 'pending'), isNotGoing))
    .returning({ id: outbox.subjectId });
  return due.length > 0;
}

const isWaiting = async (tx: Executor, quoteId: string): Promise<boolean> => {
  const isPending = and(
    eq(outbox.kind, 'quote_staff_mail'),
    eq(outbox.subjectId, quoteId),
    eq(outbox.state, 'pending'),
    isNull(outbox.leasedUntil),
  );
  return (await tx.select({ id: outbox.subjectId }).from(outbox).where(isPending)).length > 0;
};

/**
 * With the last photo, staff's mail stops waiting and includes them. If it has been sent or is being sent, one more mail follows, with the
 * last photo or after the usual wait.
 */
async function announcePhoto(
  tx: Executor,
  { id, suspectedSpam }: Pick<QuoteRecord, 'id' | 'suspectedSpam'>,
  isLast: boolean,
): Promise<void> {
  if (suspectedSpam) return;
  if (isLast ? await makeDue(tx, 'quote_staff_mail', id) : await isWaiting(tx, id)) return;
  if (isLast && (await makeDue(tx, 'quote_photo_mail', id))) return;
  const delayMs = isLast ? 0 : QUOTE_PHOTO_GRACE_MS;
  await enqueue(tx, [{ kind: 'quote_photo_mail', subjectId: id, delayMs }]);
}

/** Records the photo and queues staff's mail, unless it was recorded in the meantime. Returns whether it did. Throws no_more_photos. */
const record = (db: Database, photo: NewPhoto, photoKey: string, now: Date) =>
  inTransaction(db, async (tx) => {
    const { quoteId, photoId, staff } = photo;
    const isThis = eq(quoteRequests.id, quoteId);
    const [quote] = await tx.select().from(quoteRequests).where(isThis).for('update');
    if (!quote) throw new CodedError('not_found');
    const { isThere, count } = await placeFor(tx, quote, photo, now);
    if (isThere) return false;
    await tx.insert(quotePhotos).values({ quoteId, id: photoId, photoKey, addedById: staff?.id ?? null });
    if (quote.photoState !== 'stored')
      await tx.update(quoteRequests).set({ photoState: 'stored' }).where(isThis);
    if (staff)
      await recordAudit(tx, staff, {
        action: 'add_quote_photo',
        subjectKind: 'quote',
        subjectId: quoteId,
        after: { photos: count + 1 },
      });
    else await announcePhoto(tx, quote, count + 1 >= quote.photosAnnounced);
    return true;
  });

/** `isAllowed` is asked once there is a request. Throws as addQuotePhotos(). */
async function storePhoto(
  db: Database,
  photo: NewPhoto,
  now: Date,
  isAllowed: () => boolean,
): Promise<{ id: string }> {
  const { quoteId, photoId, request } = photo;
  if (!TYPES.has(mediaTypeOf(request))) throw new CodedError('unsupported_media_type');
  if (!isUuid(photoId)) throw new CodedError('invalid_input');
  const [quote] = isUuid(quoteId)
    ? await db.select().from(quoteRequests).where(eq(quoteRequests.id, quoteId))
    : [];
  if (!quote) throw new CodedError('not_found');
  if (!isAllowed()) throw new CodedError('forbidden');
  // Before the expensive part: photos that we have, or would refuse, are not decoded.
  if ((await placeFor(db, quote, photo, now)).isThere) return { id: photoId };
  const jpeg = await reencodePhoto(await readBytes(request, PHOTO_MAX_BYTES));
  const photoKey = `${quoteId}/${randomUUID()}.jpg`;
  await savePhoto(photoKey, jpeg);
  // After a lost commit the bytes stay, as a row may name them; and a job that deletes everything its database does not name would
  // empty the store of anybody who connects another database.
  const isNew = await record(db, photo, photoKey, now).catch(async (error: unknown) => {
    if (error instanceof CodedError && ['no_more_photos', 'not_found'].includes(error.code))
      await removePhoto(photoKey);
    throw error;
  });
  if (!isNew) await removePhoto(photoKey);
  return { id: photoId };
}

/**
 * Stores a photo that came with a request. Safe to repeat: a photo is known by its id. Throws invalid_input, not_found,
 * forbidden, no_more_photos, too_large, unsupported_media_type, unavailable.
 */
export const addQuotePhotos = (
  db: Database,
  { token, ...photo }: Omit<NewPhoto, 'staff'> & { readonly token: string },
  now: Date = new Date(),
): Promise<{ id: string }> =>
  storePhoto(db, { ...photo, staff: null }, now, () => isPhotoToken(token, photo.quoteId));

/** Stores a photo that staff took, as addQuotePhotos(), but nobody is mailed. Throws the same, without forbidden. */
export const addStaffPhoto = (
  db: Database,
  staff: Staff,
  photo: Omit<NewPhoto, 'staff'>,
  now: Date = new Date(),
): Promise<{ id: string }> => storePhoto(db, { ...photo, staff }, now, () => true);
