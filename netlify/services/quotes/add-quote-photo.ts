import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { PHOTO_MAX_BYTES } from '../../../src/business/constants.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import { mediaTypeOf, readBytes } from '../../lib/read-request.ts';
import { removePhoto, savePhoto } from '../../providers/photos/photo-store.ts';
import { isPhotoToken } from './rules.ts';
import { reencodePhoto } from './reencode-photo.ts';
import { outbox } from '../../database/schema/outbox.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { QuoteRecord } from './rows.ts';

/** Staff's mail stops waiting and includes the photo. If it has been sent or is being sent, a second mail follows. */
async function announcePhoto(
  tx: Executor,
  { id, suspectedSpam }: Pick<QuoteRecord, 'id' | 'suspectedSpam'>,
): Promise<void> {
  if (suspectedSpam) return;
  const isNotGoing = or(isNull(outbox.leasedUntil), lt(outbox.leasedUntil, sql`now()`));
  const waiting = await tx
    .update(outbox)
    .set({ availableAt: sql`now()` })
    .where(
      and(
        eq(outbox.kind, 'quote_staff_mail'),
        eq(outbox.subjectId, id),
        eq(outbox.state, 'pending'),
        isNotGoing,
      ),
    )
    .returning({ id: outbox.subjectId });
  if (waiting.length === 0) await enqueue(tx, [{ kind: 'quote_photo_mail', subjectId: id }]);
}

export interface PhotoRequest {
  readonly quoteId: string;
  readonly token: string;
  /** The body is the picture. */
  readonly request: Request;
}

const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'application/octet-stream']);

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

/** Records the photo unless one was recorded meanwhile, and queues staff's mail. Returns whether it did. */
const recordPhoto = (db: Database, quoteId: string, photoKey: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const isExpected = and(eq(quoteRequests.id, quoteId), eq(quoteRequests.photoState, 'expected'));
    const [quote] = await tx
      .update(quoteRequests)
      .set({ photoState: 'stored', photoKey })
      .where(isExpected)
      .returning();
    if (!quote) return false;
    await announcePhoto(tx, quote);
    return true;
  });

/**
 * Stores the photo of a quote request. Only success uses up the token, so another picture may follow a refused
 * one. Throws not_found, forbidden, photo_not_expected, too_large, unsupported_media_type, unavailable.
 */
export async function addQuotePhoto(db: Database, photo: PhotoRequest): Promise<{ id: string }> {
  const { quoteId, request } = photo;
  if (!TYPES.has(mediaTypeOf(request))) throw new CodedError('unsupported_media_type');
  await assertExpected(db, photo);
  const jpeg = await reencodePhoto(await readBytes(request, PHOTO_MAX_BYTES));
  const photoKey = `${quoteId}/${randomUUID()}.jpg`;
  await savePhoto(photoKey, jpeg);
  // The bytes stay even without a row: the answer to a commit may be lost, so they are not deleted, and a job that deletes
  // everything its database does not name would empty the store of anybody who connects another database.
  if (await recordPhoto(db, quoteId, photoKey)) return { id: quoteId };
  await removePhoto(photoKey);
  throw new CodedError('photo_not_expected');
}
