import type { QuoteRecord } from '../../database/schema/quotes.ts';
import type { Mail } from '../../providers/mail/send-mail.ts';
import { loadPhoto } from '../../providers/photos/photo-store.ts';
import { findQuote, photosOf } from './rows.ts';
import type { Database } from '../../database/client.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';

/** The first photo of a quote request as an attachment. Throws `unavailable` if the store does not answer. */
export async function attachedPhoto({ photoKey }: QuoteRecord): Promise<Mail['photo']> {
  if (!photoKey) return undefined;
  const jpeg = await loadPhoto(photoKey);
  return jpeg ? { name: 'photo.jpg', jpeg } : undefined;
}

/** One photo of a request as JPEG. Throws not_found, unavailable. */
export async function readQuotePhoto(
  db: Database,
  { id, photo }: { readonly id: string; readonly photo: string },
): Promise<Uint8Array> {
  const quote = isUuid(id) ? await findQuote(db, id) : null;
  const photos = quote ? await photosOf(db, quote) : [];
  const stored = photos.find((one) => one.id === photo);
  const jpeg = stored && (await loadPhoto(stored.photoKey));
  if (!jpeg) throw new CodedError('not_found');
  return jpeg;
}
