import type { Mail } from '../../providers/mail/send-mail.ts';
import { loadPhoto } from '../../providers/photos/photo-store.ts';
import { type QuoteRecord, findQuote } from './rows.ts';
import type { Database } from '../../database/client.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';

/** The stored photo of a quote request as an attachment. Throws `unavailable` if the store does not answer. */
export async function attachedPhoto({ photoKey }: QuoteRecord): Promise<Mail['photo']> {
  if (!photoKey) return undefined;
  const jpeg = await loadPhoto(photoKey);
  return jpeg ? { name: 'photo.jpg', jpeg } : undefined;
}

/** The photo of a request as JPEG. Throws not_found, unavailable. */
export async function readQuotePhoto(db: Database, quoteId: string): Promise<Uint8Array> {
  const quote = isUuid(quoteId) ? await findQuote(db, quoteId) : null;
  const photo = quote && (await attachedPhoto(quote));
  if (!photo) throw new CodedError('not_found');
  return photo.jpeg;
}
