import { and, asc, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { QuoteDetail } from '../../../src/domain/quotes/admin-quotes.api.ts';
import type { OfferPromise, StaffOffer } from '../../../src/domain/offers/admin-offers.api.ts';
import type { Database } from '../../database/client.ts';
import { inOneValue } from '../../database/in-one-value.ts';
import { isoTime } from '../../database/iso-time.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import { tickets } from '../../database/schema/rewards.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { offers } from '../../database/schema/offers.ts';
import { quoteNotes, quoteRequests } from '../../database/schema/quotes.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import { exactTime } from '../../lib/http/keyset.ts';
import { readyMade } from '../offers/ready-made.ts';
import { offerLink, requestTokenOf } from '../offers/request-token.ts';
import { promiseEnd, promiseLeft } from '../offers/promise-left.ts';
import { offerOf, type OfferRecord } from '../offers/rows.ts';
import { hasRefusedMail } from '../outbox/visitor-mail.ts';
import { calendarDayOf } from '../truck/rows.ts';
import { BOOKED_TIME, photosOf, WON_CENTS } from './rows.ts';

const CHANGES_LENGTH = 50;

const notesOf = (db: Database, quoteId: string) =>
  db
    .select({
      id: quoteNotes.id,
      authorName: staffUsers.name,
      text: quoteNotes.text,
      createdAt: exactTime(quoteNotes.createdAt),
    })
    .from(quoteNotes)
    .innerJoin(staffUsers, eq(staffUsers.id, quoteNotes.authorId))
    .where(eq(quoteNotes.quoteId, quoteId))
    .orderBy(asc(quoteNotes.createdAt), asc(quoteNotes.id));

/** The yard's own, or the site's. */
const TICKET_NUMBER = sql<string | null>`coalesce(${tickets.number}, ${tickets.siteNumber})`;

/** What a change came to; of a ticket, with its number, which it had only afterwards. */
const AFTER = sql<unknown>`case when ${auditLog.action} = 'change_quote_state' then ${auditLog.after} || coalesce((
  select jsonb_build_object('ticketNumber', ${TICKET_NUMBER}) from ${tickets}
  where ${tickets.id} = coalesce(${auditLog.after} ->> 'ticket', ${auditLog.after} ->> 'voidedTicket')::uuid), '{}')
  else ${auditLog.after} end`;

const changesOf = (db: Database, quoteId: string) =>
  db
    .select({
      id: sql<string>`${auditLog.id}::text`,
      at: isoTime(auditLog.at),
      actorName: auditLog.actorName,
      action: auditLog.action,
      before: auditLog.before,
      after: AFTER,
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, 'quote'),
        eq(auditLog.subjectId, quoteId),
        // Notes and photos stand on the page themselves.
        notInArray(auditLog.action, ['add_quote_note', 'add_quote_photo']),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(CHANGES_LENGTH);

const find = (db: Database, quoteId: string) =>
  db
    .select({
      quote: quoteRequests,
      createdAt: exactTime(quoteRequests.createdAt),
      dueAt: exactTime(quoteRequests.dueAt),
      booked: BOOKED_TIME,
      assigneeName: staffUsers.name,
      wonCents: WON_CENTS,
      notes: inOneValue(notesOf(db, quoteId)),
      changes: inOneValue(changesOf(db, quoteId)),
    })
    .from(quoteRequests)
    .leftJoin(staffUsers, eq(staffUsers.id, quoteRequests.assigneeId))
    .where(eq(quoteRequests.id, quoteId));

const offersOf = (db: Database, quoteId: string) =>
  db
    .select({ offer: offers, createdByName: staffUsers.name })
    .from(offers)
    .innerJoin(staffUsers, eq(staffUsers.id, offers.createdBy))
    .where(eq(offers.quoteId, quoteId))
    .orderBy(desc(offers.version));

const ticketsOf = (db: Database, offerId: string) =>
  db
    .select({ number: TICKET_NUMBER })
    .from(tickets)
    .where(and(eq(tickets.offerId, offerId), isNull(tickets.voidedAt)))
    .orderBy(asc(tickets.soldAt), asc(tickets.id));

async function promiseOfNewest(
  db: Database,
  offer: OfferRecord | undefined,
  details: QuoteDetail['details'],
  now: Date,
): Promise<OfferPromise | null> {
  if (offer?.state !== 'accepted') return null;
  const until = await promiseEnd(db, offer, details);
  const groups = await db
    .select({ metalType: metalPrices.metalType, group: metalPrices.group })
    .from(metalPrices);
  const groupOf = (metalType: string) => groups.find((grade) => grade.metalType === metalType)?.group;
  return {
    until: until.toISOString(),
    isOver: until <= now,
    left: await promiseLeft(db, offer, groupOf),
    tickets: (await ticketsOf(db, offer.id)).flatMap(({ number }) => number ?? []),
  };
}

/** One request with all its details. Throws not_found. */
export async function readQuote(db: Database, quoteId: string): Promise<QuoteDetail> {
  const [found] = isUuid(quoteId) ? await find(db, quoteId) : [];
  if (!found) throw new CodedError('not_found');
  const { quote, ...beside } = found;
  const { tokenHash: _hash, lostAt: _lostAt, lastName, location, answeredAt, ...facts } = quote;
  const token = requestTokenOf(quote);
  const photos = await photosOf(db, quote.id);
  const now = new Date();
  const rows = await offersOf(db, quoteId);
  const ownOffers = rows.map(({ offer, createdByName }): StaffOffer => ({
    ...offerOf(offer, now),
    channel: offer.channel,
    createdByName,
  }));
  return {
    ...facts,
    ...beside,
    name: `${facts.firstName} ${lastName}`,
    yard: location,
    isMailRefused: quote.email !== null && (await hasRefusedMail(db, quote.email)),
    photos: photos.map(({ id, by, createdAt }) => ({ id, by, at: createdAt.toISOString() })),
    answeredAt: answeredAt?.toISOString() ?? null,
    offer: ownOffers[0]?.standing ?? null,
    offers: ownOffers,
    calendar: await calendarDayOf(db, quote),
    promise: await promiseOfNewest(db, rows[0]?.offer, quote.details, now),
    readyMade: readyMade(quote, ownOffers[0], token === null ? null : offerLink(token, quote.locale)),
  };
}
