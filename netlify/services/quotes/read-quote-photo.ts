import type { Mail } from '../../providers/mail/send-mail.ts';
import { loadPhoto } from '../../providers/photos/photo-store.ts';
import { photosOf, sentPhotosOf } from './rows.ts';
import type { Database, Executor } from '../../database/client.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';

/** The first photo of a quote request as an attachment. Throws `unavailable` if the store does not answer. */
export async function attachedPhoto(db: Executor, quoteId: string): Promise<Mail['photo']> {
  const [first] = await sentPhotosOf(db, quoteId);
  const jpeg = first && (await loadPhoto(first.photoKey));
  return jpeg ? { name: 'photo.jpg', jpeg } : undefined;
}

/** One photo of a request as JPEG. Throws not_found, unavailable. */
export async function readQuotePhoto(
  db: Database,
  { id, photo }: { readonly id: string; readonly photo: string },
): Promise<Uint8Array> {
  const photos = isUuid(id) ? await photosOf(db, id) : [];
  const stored = photos.find((one) => one.id === photo);
  const jpeg = stored && (await loadPhoto(stored.photoKey));
  if (!jpeg) throw new CodedError('not_found');
  return jpeg;
}
