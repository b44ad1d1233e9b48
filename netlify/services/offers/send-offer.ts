import { isDeepStrictEqual } from 'node:util';
import { desc, eq, sql } from 'drizzle-orm';
import { OFFER_REMINDER_HOURS } from '../../../src/business/constants.ts';
import type { NewestOffer, SentOffer } from '../../../src/domain/offers/admin-offers.api.ts';
import type { NewOffer } from '../../../src/domain/offers/offer.schema.ts';
import { defaultEnd } from '../../../src/domain/offers/offer-end.ts';
import { offerCents } from '../../../src/domain/offers/lines/offer-sum.ts';
import { unusualInOffer } from '../../../src/domain/offers/lines/unusual-in-offer.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import { inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { offers } from '../../database/schema/offers.ts';
import { type QuoteRecord, quoteRequests } from '../../database/schema/quotes.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { assertConfirmed } from '../../lib/http/assert-confirmed.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { alreadyDone } from '../audit/changed-since.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { readYardHours } from '../locations/rows.ts';
import { enqueue, type Message } from '../outbox/enqueue.ts';
import { hasRefusedMail } from '../outbox/visitor-mail.ts';
import { postedPrices } from '../prices/posted-prices.ts';
import { ensureRequestToken, offerLink } from './request-token.ts';
import { endSentOffers, findOffer, type OfferRecord } from './rows.ts';

const MINUTE_MS = 60_000;
const REMINDER_MS = OFFER_REMINDER_HOURS * 60 * MINUTE_MS;

const wrong = (field: string, message: string) =>
  new CodedError('invalid_input', { fields: { [field]: message } });

/** The columns that a repeat must have in common with the first try. The end by default depends on when it was sent. */
const contentOf = (input: NewOffer) => ({
  lines: input.lines,
  totalCents: offerCents(input.lines, input.sumCents),
  pickupFeeCents: input.pickupFeeCents,
  yardId: input.yardId,
  conditions: input.conditions,
  message: input.message,
  untilClosing: input.validMinutes === null,
  channel: input.channel,
});

/** Two clocks said when it was sent, so seconds may lie between them. */
const validMinutesOf = ({ validUntil, sentAt }: OfferRecord): number =>
  Math.round((validUntil.getTime() - sentAt.getTime()) / MINUTE_MS);

/** The offer with this id, if the same person sent the same before. Throws idempotency_key_reused. */
async function earlierOffer(tx: Executor, actor: Staff, quoteId: string, input: NewOffer) {
  const offer = await findOffer(tx, input.id);
  if (!offer) return null;
  const isSame =
    offer.quoteId === quoteId &&
    offer.createdBy === actor.id &&
    offer.version === input.from + 1 &&
    (input.validMinutes === null || validMinutesOf(offer) === input.validMinutes) &&
    Object.entries(contentOf(input)).every(([name, value]) =>
      isDeepStrictEqual(offer[name as keyof OfferRecord], value),
    );
  if (!isSame) throw new CodedError('idempotency_key_reused');
  return offer;
}

/** Throws changed_since if the newest offer is not the one that the person saw, already_done if it was accepted. */
async function assertNewest(tx: Executor, quoteId: string, from: number): Promise<void> {
  const [newest] = await tx
    .select({ offer: offers, by: staffUsers.name })
    .from(offers)
    .innerJoin(staffUsers, eq(staffUsers.id, offers.createdBy))
    .where(eq(offers.quoteId, quoteId))
    .orderBy(desc(offers.version))
    .limit(1)
    .for('update', { of: offers });
  if (newest?.offer.state === 'accepted') {
    const figures = { by: 'The customer', at: newest.offer.decidedAt?.toISOString() ?? null };
    throw new CodedError('already_done', { figures });
  }
  if ((newest?.offer.version ?? 0) !== from) {
    const { version = 0, totalCents = null, pickupFeeCents = 0, yardId = null, sentAt } = newest?.offer ?? {};
    const now: NewestOffer = { version, totalCents, pickupFeeCents, yardId };
    const figures = { by: newest?.by ?? null, at: sentAt?.toISOString() ?? null, now };
    throw new CodedError('changed_since', { figures });
  }
}

async function assertAllowed(
  tx: Executor,
  actor: Staff,
  { vehicle }: QuoteRecord,
  input: NewOffer,
  now: Date,
): Promise<void> {
  const posted = await postedPrices(tx, input.yardId, now);
  for (const [index, { metalType }] of input.lines.entries()) {
    if (metalType !== null && !posted.some((grade) => grade.metalType === metalType)) {
      throw wrong(`lines.${index}.metalType`, 'Please choose a grade we buy');
    }
  }
  assertConfirmed(actor.role, unusualInOffer(input, posted, vehicle, now), input.confirmed);
}

async function assertMailable(tx: Executor, { email }: QuoteRecord): Promise<void> {
  if (email === null) throw wrong('channel', 'We don’t have an email address for this customer');
  if (await hasRefusedMail(tx, email)) {
    throw wrong('channel', 'Our last email to this address bounced. Please choose another way');
  }
}

/** When the offer ends. Special hours that are entered later do not move it. */
async function endOf(tx: Executor, { yardId, validMinutes }: NewOffer, now: Date): Promise<Date> {
  if (validMinutes !== null) return new Date(now.getTime() + validMinutes * MINUTE_MS);
  const yard = (await readYardHours(tx, inNewYork(now).date)).find(({ id }) => id === yardId);
  if (!yard) throw wrong('yardId', 'Please choose a yard');
  return defaultEnd(yard, now);
}

/** The mail with the offer, and one reminder for who asked for email and has days to decide. */
function mailsAbout({ id, channel, validUntil }: OfferRecord, { email, emailMe }: QuoteRecord, now: Date) {
  const messages: Message[] = channel === 'mail' ? [{ kind: 'offer_customer_mail', subjectId: id }] : [];
  const validMs = validUntil.getTime() - now.getTime();
  if (email !== null && emailMe && validMs >= 2 * REMINDER_MS) {
    messages.push({ kind: 'offer_reminder_mail', subjectId: id, delayMs: validMs - REMINDER_MS });
  }
  return messages;
}

const sent = ({ id, version, validUntil, locale }: OfferRecord, token: string): SentOffer => ({
  id,
  version,
  validUntil: validUntil.toISOString(),
  link: offerLink(token, locale),
});

/**
 * Sends an offer for a request, in place of the one before. Safe to repeat. Throws not_found, invalid_input, changed_since,
 * already_done, idempotency_key_reused, not_confirmed, needs_owner, offer_to_spam.
 */
export async function sendOffer(
  db: Database,
  actor: Staff,
  quoteId: string,
  input: NewOffer,
  now: Date = new Date(),
): Promise<SentOffer> {
  if (!isUuid(quoteId)) throw new CodedError('not_found');
  return inTransaction(db, async (tx) => {
    const validUntil = await endOf(tx, input, now);
    const [quote] = await tx.select().from(quoteRequests).where(eq(quoteRequests.id, quoteId)).for('update');
    if (!quote) throw new CodedError('not_found');
    const earlier = await earlierOffer(tx, actor, quoteId, input);
    if (earlier) return sent(earlier, await ensureRequestToken(tx, quote));
    if (quote.state === 'won') {
      const win = { subjectKind: 'quote', subjectId: quoteId, actions: ['change_quote_state'] };
      throw await alreadyDone(tx, win);
    }
    if (quote.suspectedSpam) throw new CodedError('offer_to_spam');
    await assertNewest(tx, quoteId, input.from);
    await assertAllowed(tx, actor, quote, input, now);
    if (input.channel === 'mail') await assertMailable(tx, quote);

    await endSentOffers(tx, quoteId, 'replaced');
    const [offer] = await tx
      .insert(offers)
      .values({
        ...contentOf(input),
        id: input.id,
        quoteId,
        locale: quote.locale,
        version: input.from + 1,
        validUntil,
        createdBy: actor.id,
        sentAt: sql`clock_timestamp()`,
      })
      .onConflictDoNothing({ target: offers.id })
      .returning();
    // The same id at the same moment, for another request.
    if (!offer) throw new CodedError('idempotency_key_reused');
    await tx
      .update(quoteRequests)
      .set({
        state: 'answered',
        answeredAt: sql`coalesce(${quoteRequests.answeredAt}, now())`,
      })
      .where(eq(quoteRequests.id, quoteId));
    await enqueue(tx, mailsAbout(offer, quote, now));
    await recordAudit(tx, actor, {
      action: 'send_offer',
      subjectKind: 'offer',
      subjectId: offer.id,
      before: { quote: quoteId, state: quote.state },
      after: {
        ...contentOf(input),
        version: offer.version,
        validUntil,
        state: 'answered',
        ...(input.confirmed.length > 0 && { confirmed: input.confirmed }),
      },
    });
    return sent(offer, await ensureRequestToken(tx, quote));
  });
}
