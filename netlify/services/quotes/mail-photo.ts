import type { Database } from '../../database/client.ts';
import { findQuote } from './find-quote.ts';
import { QUOTE_KIND_NAMES } from '../../../src/domain/quotes/quote-state.ts';
import { sendStaffMail } from './send-staff-mail.ts';

/** Sends staff the photo that came after their mail had gone. */
export async function mailPhoto(db: Database, quoteId: string): Promise<void> {
  const quote = await findQuote(db, quoteId);
  if (!quote) return;
  await sendStaffMail(db, quote, {
    id: `quote-photo.${quoteId}`,
    heading: `Photo for ${QUOTE_KIND_NAMES[quote.kind].toLowerCase()} request`,
    paragraph: 'The photo arrived after the mail about this request had gone out.',
  });
}
