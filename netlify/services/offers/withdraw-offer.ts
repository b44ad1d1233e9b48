import { and, eq, sql } from 'drizzle-orm';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { offers } from '../../database/schema/offers.ts';
import type { Staff } from '../../lib/call.ts';
import { CodedError } from '../../lib/errors.ts';
import { assertOwnRepeat, recordAudit } from '../audit/record-audit.ts';
import { findOffer } from './rows.ts';

/** Withdraws an offer that nobody has decided. Throws not_found, already_done. */
export async function withdrawOffer(
  db: Database,
  actor: Staff,
  offerId: string,
): Promise<{ standing: 'withdrawn' }> {
  if (!isUuid(offerId)) throw new CodedError('not_found');
  const entry = { action: 'withdraw_offer', subjectKind: 'offer', subjectId: offerId };
  return inTransaction(db, async (tx) => {
    const withdrawn = await tx
      .update(offers)
      .set({ state: 'withdrawn', endedAt: sql`clock_timestamp()` })
      .where(and(eq(offers.id, offerId), eq(offers.state, 'sent')))
      .returning({ version: offers.version });
    const [{ version } = {}] = withdrawn;
    if (version !== undefined) {
      await recordAudit(tx, actor, {
        ...entry,
        before: { state: 'sent' },
        after: { state: 'withdrawn', version },
      });
      return { standing: 'withdrawn' };
    }
    const offer = await findOffer(tx, offerId);
    if (!offer) throw new CodedError('not_found');
    if (offer.decidedAt !== null) {
      const figures = { by: 'The customer', at: offer.decidedAt.toISOString() };
      throw new CodedError('already_done', { figures });
    }
    await assertOwnRepeat(tx, actor, entry, offer.state === 'withdrawn');
    return { standing: 'withdrawn' };
  });
}
