import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { offers } from '../../database/schema/offers.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { MAIL_SERVER, recordAudit } from '../audit/record-audit.ts';

/**
 * Our mail did not reach the customer, so staff have to call. A request waits again if the mail was about an offer that
 * still stands.
 */
export async function turnToCall(
  db: Database,
  quoteId: string,
  offerId: string | null = null,
  why = 'our email bounced',
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [quote] = await tx.select().from(quoteRequests).where(eq(quoteRequests.id, quoteId)).for('update');
    if (!quote || !['new', 'answered'].includes(quote.state)) return;
    const standing =
      offerId === null ? 0 : await tx.$count(offers, and(eq(offers.id, offerId), eq(offers.state, 'sent')));
    const state = standing > 0 ? 'new' : quote.state;
    await tx
      .update(quoteRequests)
      .set({ state, callMe: true, emailMe: false, ...(state === 'new' ? { answeredAt: null } : {}) })
      .where(eq(quoteRequests.id, quoteId));
    await recordAudit(tx, MAIL_SERVER, {
      action: 'turn_to_call',
      subjectKind: 'quote',
      subjectId: quoteId,
      before: { state: quote.state, prefers: 'an email' },
      after: { state, prefers: `a call, because ${why}` },
    });
  });
}
