import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PrivacyKind } from '../../../src/domain/privacy/privacy-request.schema.ts';
import { PRIVACY_LINK_VALID_DAYS } from '../../../src/domain/privacy/retention.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { privacyRequests } from '../../database/schema/privacy.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { tokenHash } from '../../lib/secret.ts';
import { assertOwnRepeat } from '../audit/changed-since.ts';
import { CUSTOMER_BY_LINK, recordAudit } from '../audit/record-audit.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { findPrivacyRequest, type PrivacyRecord } from './rows.ts';

const answerOf = ({ kind, dueAt }: PrivacyRecord) => ({ kind, dueAt: dueAt.toISOString() });

/**
 * Confirms the email of a request by the token of its link, and tells staff. Safe to repeat. Throws not_found for a token that is wrong or
 * has expired, or of another kind than was said.
 */
export function confirmPrivacyRequest(
  db: Database,
  { token, kind }: { readonly token: string; readonly kind?: PrivacyKind | undefined },
): Promise<{ kind: PrivacyKind; dueAt: string }> {
  const isIt = and(
    eq(privacyRequests.tokenHash, tokenHash(token)),
    kind && eq(privacyRequests.kind, kind),
    sql`${privacyRequests.createdAt} > now() - ${PRIVACY_LINK_VALID_DAYS}::int * interval '1 day'`,
  );
  return inTransaction(db, async (tx) => {
    const [confirmed] = await tx
      .update(privacyRequests)
      .set({ emailConfirmedAt: sql`now()`, state: 'confirmed' })
      .where(
        and(
          isIt,
          isNull(privacyRequests.emailConfirmedAt),
          inArray(privacyRequests.state, ['unconfirmed', 'confirmed']),
        ),
      )
      .returning();
    if (confirmed) {
      await enqueue(tx, [{ kind: 'privacy_staff_mail', subjectId: confirmed.id }]);
      await recordAudit(tx, CUSTOMER_BY_LINK, {
        action: 'confirm_privacy_request',
        subjectKind: 'privacy_request',
        subjectId: confirmed.id,
        after: { kind: confirmed.kind, by: 'link' },
      });
      return answerOf(confirmed);
    }
    const [earlier] = await tx.select().from(privacyRequests).where(isIt);
    if (!earlier?.emailConfirmedAt) throw new CodedError('not_found');
    return answerOf(earlier);
  });
}

/**
 * Staff have seen an ID at the counter, or have called the number: it is theirs. The email stays unconfirmed, as only its link shows whose it
 * is. Safe to repeat. Throws not_found, changed_since, privacy_no_phone.
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
    else await assertOwnRepeat(tx, staff, entry, { isAsAsked: state === 'confirmed', now: state });
    return { state: 'confirmed' };
  });
}
