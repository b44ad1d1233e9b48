import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { privacyRequests } from '../../database/schema/privacy.ts';
import type { Staff } from '../../lib/call.ts';
import { CodedError } from '../../lib/errors.ts';
import { assertOwnRepeat, recordAudit } from '../audit/record-audit.ts';
import { findPrivacyRequest } from './rows.ts';

/**
 * Staff have seen an ID at the counter, or have called the number: it is theirs. The email stays unconfirmed, as only its link shows whose it
 * is. Safe to repeat. Throws not_found, already_done, privacy_no_phone.
 */
export function confirmAtCounter(
  db: Database,
  staff: Staff,
  requestId: string,
  how: 'id' | 'call',
): Promise<{ state: 'confirmed' }> {
  const entry = {
    action: 'confirm_privacy_request',
    subjectKind: 'privacy_request',
    subjectId: requestId.toLowerCase(),
  };
  return inTransaction(db, async (tx) => {
    const { phone, state } = await findPrivacyRequest(tx, requestId, 'update');
    if (phone === null && state !== 'done') throw new CodedError('privacy_no_phone');
    const changed = await tx
      .update(privacyRequests)
      .set({ state: 'confirmed', phoneConfirmedAt: sql`now()`, confirmedBy: staff.id })
      .where(
        and(
          eq(privacyRequests.id, requestId),
          inArray(privacyRequests.state, ['unconfirmed', 'confirmed']),
          isNull(privacyRequests.phoneConfirmedAt),
        ),
      )
      .returning({ id: privacyRequests.id });
    if (changed.length > 0) await recordAudit(tx, staff, { ...entry, before: { state }, after: { by: how } });
    else await assertOwnRepeat(tx, staff, entry, state === 'confirmed');
    return { state: 'confirmed' };
  });
}
