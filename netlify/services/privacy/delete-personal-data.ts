import { and, eq, gt, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { PAYMENT_GIVE_UP_AFTER_MS } from '../../../src/business/constants.ts';
import { SENDABLE } from '../../../src/domain/orders/order-status.ts';
import type {
  DeletionHold,
  DeletionPart,
  DeletionPreview,
} from '../../../src/domain/privacy/admin-privacy.api.ts';
import type { Database, Executor } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { privacyRequests } from '../../database/schema/privacy.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { legalHolds } from '../../database/schema/retention.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { inCustomerTransaction } from '../rewards/rows.ts';
import { type About, findAbout, holdAbout } from './about.ts';
import { among } from '../rewards/numbers.ts';
import { PERSONAL_TABLES, type PersonalTable, tablesFor } from './personal-data.ts';
import { findAnswerable, findPrivacyRequest } from './rows.ts';
import { HAS_OPEN_DISPUTE, HAS_OPEN_REFUND, HAS_WRONG_PAYMENT } from './rules.ts';

/** A declined payment can be tried again for a day; the reconcile job looks an hour longer. */
const RETRIED_MS = PAYMENT_GIVE_UP_AFTER_MS + 3_600_000;

/** Why a person's data cannot be deleted yet. Call it with the orders locked, or for a preview. */
async function deletionHolds(tx: Executor, about: About): Promise<readonly DeletionHold[]> {
  const mayBePaid = or(
    inArray(orders.payment, ['pending', 'processing']),
    and(
      eq(orders.payment, 'failed'),
      gt(orders.createdAt, sql`now() - ${RETRIED_MS}::int * interval '1 millisecond'`),
      or(isNotNull(orders.stripePaymentIntentId), isNotNull(orders.paypalOrderId)),
    ),
  );
  const isToSend = and(
    inArray(orders.payment, [...SENDABLE]),
    or(ne(orders.fulfillment, 'shipped'), eq(orders.toPack, true), eq(orders.stockShort, true)),
  );
  const isTheirs = among(orders.id, about.orderIds);
  const checks: readonly (readonly [DeletionHold, PgTable, SQL | undefined])[] = [
    [
      'legal_hold',
      legalHolds,
      among(legalHolds.subjectId, [...about.quoteIds, ...about.inquiryIds, ...about.orderIds]),
    ],
    ['order_open', orders, and(isTheirs, mayBePaid)],
    ['order_to_send', orders, and(isTheirs, isToSend)],
    ['dispute_open', orders, and(isTheirs, HAS_OPEN_DISPUTE)],
    ['refund_open', orders, and(isTheirs, HAS_OPEN_REFUND)],
    ['refund_open', orders, and(isTheirs, gt(orders.overpaidCents, 0))],
    ['wrong_payment', orders, and(isTheirs, HAS_WRONG_PAYMENT)],
    [
      'request_open',
      privacyRequests,
      and(
        among(privacyRequests.id, about.otherRequestIds),
        eq(privacyRequests.state, 'confirmed'),
        ne(privacyRequests.kind, 'deletion'),
      ),
    ],
  ];
  const found: DeletionHold[] = [];
  for (const [hold, table, where] of checks) {
    if (!found.includes(hold) && (await tx.$count(table, where)) > 0) found.push(hold);
  }
  return found;
}

/**
 * What a deletion would do with each kind of rows that this person may see, and what stands in an owner's way. It changes nothing. Throws
 * not_found, privacy_not_confirmed, privacy_second_person.
 */
export async function previewDeletion(
  db: Database,
  staff: Staff,
  requestId: string,
  leftOut: readonly string[],
): Promise<DeletionPreview> {
  const request = await findAnswerable(db, staff, requestId);
  if (request.kind !== 'deletion') throw new CodedError('privacy_not_confirmed');
  const about = await findAbout(db, request, leftOut);
  const parts: DeletionPart[] = [];
  for (const { table, what, rows, deletion } of tablesFor(staff.role)) {
    for (const { how, why, only } of deletion) {
      const count = await db.$count(table, and(rows(about), only?.(about)));
      if (count > 0) parts.push({ what, how, why, rows: count });
    }
  }
  return { parts, holds: staff.role === 'owner' ? await deletionHolds(db, about) : [] };
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
