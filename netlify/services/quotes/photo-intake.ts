import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { PHOTO_MAX_BYTES, QUOTE_PHOTO_GRACE_MS } from '../../../src/business/constants.ts';
import type { Executor } from '../../database/client.ts';
import { outbox } from '../../database/schema/outbox.ts';
import type { QuoteRecord } from '../../database/schema/quotes.ts';
import { CodedError } from '../../lib/errors.ts';
import { mediaTypeOf, readBytes } from '../../lib/read-request.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { reencodePhoto } from '../../providers/photos/reencode-photo.ts';

const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'application/octet-stream']);

/** Throws unsupported_media_type. */
export function assertPictureType(request: Request): void {
  if (!TYPES.has(mediaTypeOf(request))) throw new CodedError('unsupported_media_type');
}

/** The picture in a request's body, re-encoded. Throws too_large, unsupported_media_type. */
export const jpegIn = async (request: Request): Promise<Buffer> =>
  reencodePhoto(await readBytes(request, PHOTO_MAX_BYTES));

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
export async function announcePhoto(
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
