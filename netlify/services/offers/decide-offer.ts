import { and, eq, sql } from 'drizzle-orm';
import { agreesToAll, type OfferDecision } from '../../../src/domain/offers/decision.schema.ts';
import { decisionSentences } from '../../../src/domain/offers/texts.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { offers } from '../../database/schema/offers.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { assertOwnRepeat } from '../audit/changed-since.ts';
import { CUSTOMER_BY_LINK, recordAudit } from '../audit/record-audit.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { pushMessages } from '../push/rows.ts';
import { findOffer, type OfferRecord } from './rows.ts';

/** Why an offer can no longer be answered. */
function refusalOf({ state, version }: OfferRecord, asked: number): CodedError {
  if (state === 'replaced' || version !== asked) return new CodedError('offer_replaced');
  if (state === 'withdrawn') return new CodedError('offer_withdrawn');
  return new CodedError(state === 'sent' ? 'offer_expired' : 'already_done');
}

/**
 * Records what the customer answers to an offer, once, and queues staff's mail and notifications, and the customer's proof of an acceptance. The same answer again is answered the same, also after the
 * offer's end. Throws invalid_input, not_found, offer_expired, offer_replaced, offer_withdrawn, already_done.
 */
export async function decideOffer(
  db: Database,
  offerId: string,
  { version, decision, name, agreed, reason }: OfferDecision,
): Promise<{ standing: 'accepted' | 'declined' }> {
  const standing = decision === 'accept' ? 'accepted' : 'declined';
  const declineReason = decision === 'decline' ? (reason ?? 'none') : null;
  return inTransaction(db, async (tx) => {
    const offer = await findOffer(tx, offerId);
    if (!offer) throw new CodedError('not_found');
    const isMissing = decision === 'accept' && !agreesToAll(offer.conditions, agreed);
    if (isMissing && offer.version === version) {
      throw new CodedError('invalid_input', { fields: { agreed: decisionSentences.agreed } });
    }
    const [decided] = await tx
      .update(offers)
      .set({
        state: standing,
        decidedAt: sql`clock_timestamp()`,
        decidedName: decision === 'accept' ? name : null,
        declineReason,
      })
      .where(
        and(
          eq(offers.id, offerId),
          eq(offers.state, 'sent'),
          eq(offers.version, version),
          sql`clock_timestamp() < ${offers.validUntil}`,
        ),
      )
      .returning({ id: offers.id });
    if (decided) {
      await enqueue(tx, [
        { kind: 'offer_decision_mail', subjectId: offerId },
        ...(decision === 'accept' ? [{ kind: 'offer_accepted_mail', subjectId: offerId } as const] : []),
        ...pushMessages('offer_push', offerId),
      ]);
      await recordAudit(tx, CUSTOMER_BY_LINK, {
        action: `${decision}_offer`,
        subjectKind: 'offer',
        subjectId: offerId,
        before: { state: 'sent' },
        after: { state: standing, version, ...(declineReason === null ? {} : { reason: declineReason }) },
      });
      return { standing };
    }
    const there = await findOffer(tx, offerId);
    if (!there) throw new CodedError('not_found');
    if (there.state !== standing || there.version !== version) throw refusalOf(there, version);
    // Two tabs with two names: the second hears that its own is not the one that counts.
    const isSame = decision === 'accept' ? there.decidedName === name : there.declineReason === declineReason;
    if (!isSame) throw new CodedError('already_done');
    return { standing };
  });
}

/** Withdraws an offer that nobody has decided. Throws not_found, changed_since. */
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
      const figures = { by: 'The customer', at: offer.decidedAt.toISOString(), now: offer.state };
      throw new CodedError('changed_since', { figures });
    }
    await assertOwnRepeat(tx, actor, entry, {
      isAsAsked: offer.state === 'withdrawn',
      now: offer.state,
    });
    return { standing: 'withdrawn' };
  });
}
