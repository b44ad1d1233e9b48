import { and, eq, inArray, sql } from 'drizzle-orm';
import { PRIVACY_NOTE_MIN_LENGTH } from '../../../src/business/constants.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { privacyRequests } from '../../database/schema/privacy.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { assertOwnRepeat } from '../audit/changed-since.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { findPrivacyRequest, needsSecondPerson } from './rows.ts';

interface Closing {
  readonly outcome: 'done' | 'refused';
  readonly note: string;
}

/**
 * Closes a request, and tells the person who confirmed it by email. A deletion is done only by delete-personal-data.ts. Safe to repeat. Throws
 * not_found, invalid_input, changed_since, privacy_not_confirmed, privacy_second_person.
 */
export function closePrivacyRequest(
  db: Database,
  staff: Staff,
  requestId: string,
  { outcome, note }: Closing,
): Promise<{ state: 'done' | 'refused' }> {
  const entry = {
    action: outcome === 'done' ? 'answer_privacy_request' : 'refuse_privacy_request',
    subjectKind: 'privacy_request',
    subjectId: requestId.toLowerCase(),
  };
  return inTransaction(db, async (tx) => {
    const request = await findPrivacyRequest(tx, requestId, 'update');
    const { kind, state, emailConfirmedAt } = request;
    if (state === 'done' || state === 'refused') {
      await assertOwnRepeat(tx, staff, entry, { isAsAsked: state === outcome, now: state });
      return { state: outcome };
    }
    if (outcome === 'done' && (kind === 'deletion' || state !== 'confirmed'))
      throw new CodedError('privacy_not_confirmed');
    if (outcome === 'done' && needsSecondPerson(staff, request))
      throw new CodedError('privacy_second_person');
    if (note.length < PRIVACY_NOTE_MIN_LENGTH && (outcome === 'refused' || kind === 'correction'))
      throw new CodedError('invalid_input', {
        fields: { note: 'Please note what you did, or why you didn’t' },
      });
    await tx
      .update(privacyRequests)
      .set({ state: outcome, note, closedAt: sql`now()`, closedBy: staff.id })
      .where(
        and(
          eq(privacyRequests.id, requestId),
          inArray(privacyRequests.state, outcome === 'done' ? ['confirmed'] : ['unconfirmed', 'confirmed']),
        ),
      );
    if (emailConfirmedAt !== null)
      await enqueue(tx, [{ kind: 'privacy_closed_mail', subjectId: request.id }]);
    await recordAudit(tx, staff, { ...entry, before: { state }, after: { kind, state: outcome, note } });
    return { state: outcome };
  });
}
