import { and, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { tickets } from '../../database/schema/rewards.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { promiseEnd } from './promise-left.ts';
import { findOffer, type OfferRecord } from './rows.ts';

/** One ticket at a time: the second sees whether the first one stands, and what it has left. */
const lockRequest = (tx: Executor, quoteId: string) =>
  tx
    .select({ details: quoteRequests.details })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, quoteId))
    .for('update');

interface AcceptedOffer extends OfferRecord {
  /** Until when it is paid. */
  readonly paidUntil: Date;
}

/** The offer that a ticket fulfills, with its request locked. Throws invalid_input unless it is accepted, which it then stays. */
export async function acceptedOffer(tx: Executor, offerId: string): Promise<AcceptedOffer> {
  const offer = await findOffer(tx, offerId);
  if (offer?.state !== 'accepted')
    throw new CodedError('invalid_input', { fields: { offerId: 'The customer hasn’t accepted this offer' } });
  const [request] = await lockRequest(tx, offer.quoteId);
  return { ...offer, paidUntil: await promiseEnd(tx, offer, request?.details ?? null) };
}

/** Marks the request of an accepted offer, which acceptedOffer() has locked, as won by a ticket; a load that comes in two trips has two. */
export async function winRequest(
  tx: Executor,
  staff: Staff,
  offer: OfferRecord,
  ticketId: string,
): Promise<void> {
  const won = await tx
    .update(quoteRequests)
    .set({
      state: 'won',
      wonFrom: quoteRequests.state,
      answeredAt: sql`coalesce(${quoteRequests.answeredAt}, now())`,
    })
    .where(
      and(eq(quoteRequests.id, offer.quoteId), inArray(quoteRequests.state, ['new', 'answered', 'lost'])),
    )
    .returning({ id: quoteRequests.id });
  if (won.length === 0) return;
  await recordAudit(tx, staff, {
    action: 'change_quote_state',
    subjectKind: 'quote',
    subjectId: offer.quoteId,
    after: { state: 'won', ticket: ticketId },
  });
}

/** Takes that back when the last ticket of an offer is voided; what was won otherwise stays so. Call it after the void. */
export async function reopenRequest(
  tx: Executor,
  staff: Staff,
  offerId: string,
  ticketId: string,
): Promise<void> {
  const offer = await findOffer(tx, offerId);
  if (!offer) return;
  await lockRequest(tx, offer.quoteId);
  const standing = tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.offerId, offerId), isNull(tickets.voidedAt)));
  const [reopened] = await tx
    .update(quoteRequests)
    .set({
      state: sql`${quoteRequests.wonFrom}`,
      wonFrom: null,
      answeredAt: sql`case when ${quoteRequests.wonFrom} <> 'new' then ${quoteRequests.answeredAt} end`,
    })
    .where(
      and(
        eq(quoteRequests.id, offer.quoteId),
        eq(quoteRequests.state, 'won'),
        isNotNull(quoteRequests.wonFrom),
        notExists(standing),
      ),
    )
    .returning({ id: quoteRequests.id, state: quoteRequests.state });
  if (!reopened) return;
  await recordAudit(tx, staff, {
    action: 'change_quote_state',
    subjectKind: 'quote',
    subjectId: reopened.id,
    before: { state: 'won' },
    after: { state: reopened.state, voidedTicket: ticketId },
  });
}
