import { PROMISED_ANSWER_WITHIN_HOURS } from '../../../src/business/constants.ts';
import type { Database } from '../../database/client.ts';
import { findQuote } from './find-quote.ts';
import { QUOTE_KIND_NAMES } from '../../../src/domain/quotes/quote-state.ts';
import { sendStaffMail } from './send-staff-mail.ts';

/** Tells staff of a quote request, with the photo where it has arrived. */
export async function mailStaff(db: Database, quoteId: string): Promise<void> {
  const quote = await findQuote(db, quoteId);
  if (!quote) return;
  await sendStaffMail(db, quote, {
    id: `quote-staff.${quoteId}`,
    heading: `${QUOTE_KIND_NAMES[quote.kind]} request`,
    paragraph: `Sent from the website. An answer is promised within ${PROMISED_ANSWER_WITHIN_HOURS} hours.`,
  });
}
