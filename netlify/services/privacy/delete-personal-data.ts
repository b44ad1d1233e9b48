import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DeletionPart } from '../../../src/domain/privacy/admin-privacy.api.ts';
import type { Database, Executor } from '../../database/client.ts';
import { privacyRequests } from '../../database/schema/privacy.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import type { Staff } from '../../lib/call.ts';
import { CodedError } from '../../lib/errors.ts';
import { removePhotosOf } from '../../providers/photos/photo-store.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { inCustomerTransaction } from '../rewards/rows.ts';
import { type About, holdAbout } from './about.ts';
import { deletionHolds } from './deletion-holds.ts';
import { among } from './numbers.ts';
import { PERSONAL_TABLES, type PersonalTable } from './personal-data.ts';
import { findPrivacyRequest } from './rows.ts';

/** Removes the pictures of a deletion from the store. Safe to repeat: what is gone already is gone. Throws unavailable. */
export async function removePhotos(db: Database, requestId: string): Promise<void> {
  const { photoQuoteIds } = await findPrivacyRequest(db, requestId);
  for (const quoteId of photoQuoteIds) await removePhotosOf(quoteId);
  await db.update(privacyRequests).set({ photoQuoteIds: [] }).where(eq(privacyRequests.id, requestId));
}

/** The requests whose pictures are to go, also those that were stored and whose row never came. */
async function withPhotos(tx: Executor, { quoteIds }: About): Promise<readonly string[]> {
  const requests = await tx
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(and(among(quoteRequests.id, quoteIds), inArray(quoteRequests.photoState, ['expected', 'stored'])));
  return requests.map(({ id }) => id);
}

type Step = PersonalTable['deletion'][number];

/** Returns how many rows it was done to. */
async function carryOut(
  tx: Executor,
  about: About,
  { table, rows }: PersonalTable,
  { how, only, set }: Step,
) {
  const where = and(rows(about), only?.(about));
  if (how === 'delete') return (await tx.delete(table).where(where)).rowCount ?? 0;
  if (set) return (await tx.update(table).set(set).where(where)).rowCount ?? 0;
  return tx.$count(table, where);
}

/**
 * Deletes what we know about the person behind a confirmed request, or takes out of it what names them, all in one transaction. What stays
 * and why is in personal-data.ts; so do the records that are left out. The pictures follow by the outbox, and so does the closing mail, after which its address goes too. Safe to
 * repeat, no matter who does. Throws not_found, privacy_not_confirmed, privacy_on_hold with the holds.
 */
export function deletePersonalData(
  db: Database,
  owner: Staff,
  requestId: string,
  leftOut: readonly string[],
): Promise<{ parts: readonly DeletionPart[] }> {
  return inCustomerTransaction(db, async (tx) => {
    const request = await findPrivacyRequest(tx, requestId, 'update');
    if (request.erased) return { parts: request.erased };
    if (request.kind !== 'deletion' || request.state !== 'confirmed')
      throw new CodedError('privacy_not_confirmed');
    const about = await holdAbout(tx, request, leftOut);
    const holds = await deletionHolds(tx, about);
    if (holds.length > 0) throw new CodedError('privacy_on_hold', { figures: { holds } });

    const photoQuoteIds = await withPhotos(tx, about);
    const parts: DeletionPart[] = [];
    for (const entry of PERSONAL_TABLES) {
      for (const step of entry.deletion) {
        const rows = await carryOut(tx, about, entry, step);
        if (rows > 0) parts.push({ what: entry.what, how: step.how, why: step.why, rows });
      }
    }
    const isMailed = request.email !== null && request.emailConfirmedAt !== null;
    await tx
      .update(privacyRequests)
      .set({
        state: 'done',
        closedAt: sql`now()`,
        closedBy: owner.id,
        erased: parts,
        photoQuoteIds,
        name: null,
        phone: null,
        details: '',
        ...(isMailed ? {} : { email: null }),
      })
      .where(and(eq(privacyRequests.id, request.id), eq(privacyRequests.state, 'confirmed')));
    await enqueue(tx, [
      ...(isMailed ? [{ kind: 'privacy_closed_mail', subjectId: request.id } as const] : []),
      ...(photoQuoteIds.length > 0 ? [{ kind: 'privacy_photos', subjectId: request.id } as const] : []),
    ]);
    await recordAudit(tx, owner, {
      action: 'delete_personal_data',
      subjectKind: 'privacy_request',
      subjectId: request.id,
      after: {
        parts: parts.map(({ what, how, rows }) => ({ what, how, rows })),
        leftOut: leftOut.length,
      },
    });
    return { parts };
  });
}
