import type { Database } from '../../database/client.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import { attachedPhoto } from './attached-photo.ts';
import { findQuote } from './find-quote.ts';

/** The photo of a request as JPEG. Throws not_found, unavailable. */
export async function readQuotePhoto(db: Database, quoteId: string): Promise<Uint8Array> {
  const quote = isUuid(quoteId) ? await findQuote(db, quoteId) : null;
  const photo = quote && (await attachedPhoto(quote));
  if (!photo) throw new CodedError('not_found');
  return photo.jpeg;
}
