import type { Mail } from '../../providers/mail/send-mail.ts';
import { loadPhoto } from '../../providers/photos/photo-store.ts';
import type { QuoteRow } from './find-quote.ts';

/** The stored photo of a quote request as an attachment. Throws `unavailable` where the store does not answer. */
export async function attachedPhoto({ photoKey }: QuoteRow): Promise<Mail['photo']> {
  if (!photoKey) return undefined;
  const jpeg = await loadPhoto(photoKey);
  return jpeg ? { name: 'photo.jpg', jpeg } : undefined;
}
