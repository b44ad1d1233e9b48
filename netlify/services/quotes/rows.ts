import { and, asc, eq, type SQL, sql, or, isNull, not } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { isoTime } from '../../database/iso-time.ts';
import { offers } from '../../database/schema/offers.ts';
import { tickets } from '../../database/schema/rewards.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { pickups, trucks } from '../../database/schema/trucks.ts';
import { quotePhotos, type QuoteRecord, quoteRequests } from '../../database/schema/quotes.ts';
import type { QuoteRow, QuoteRowOffer } from '../../../src/domain/quotes/admin-quotes.api.ts';
import type { DeclineReason } from '../../../src/domain/offers/offer-state.ts';
import { nameSearch } from '../../../src/domain/shared/text/name-search.ts';
import { IS_STANDING, IS_TOLD } from '../truck/stop-of.ts';
import { emailBegins, idHasCode, nameHas } from '../../lib/http/keyset.ts';
import type { QuoteFilter } from '../../../src/domain/quotes/quote-filter.schema.ts';

interface NewestOffer extends QuoteRowOffer {
  /** ISO time. */
  readonly sentAt: string;
  readonly totalCents: number;
  readonly declineReason: DeclineReason | null;
}

/** The day on which a truck comes, or came, in a query of requests; null: none does. */
const STOP_DAY = sql<string | null>`(select ${pickups.day} from ${pickups}
  where ${pickups.quoteId} = ${quoteRequests.id} and ${IS_STANDING})`;

/** The newest offer of a request, in a query of requests; null without one. */
export const NEWEST_OFFER = sql<NewestOffer | null>`(select json_build_object(
    'standing', case when ${offers.state} = 'sent' and ${offers.validUntil} <= now() then 'expired' else ${offers.state} end,
    'isSeen', ${offers.seenAt} is not null,
    'sentAt', ${isoTime(offers.sentAt)}, 'totalCents', ${offers.totalCents}, 'declineReason', ${offers.declineReason},
    'expectedOn', case when ${offers.state} = 'accepted' then case when ${quoteRequests.kind} = 'pickup'
      then coalesce(${STOP_DAY}::text, ${quoteRequests.details} ->> 'day') else to_char(${offers.validUntil} at time zone 'America/New_York', 'YYYY-MM-DD') end end)
  from ${offers} where ${offers.quoteId} = ${quoteRequests.id} order by ${offers.version} desc limit 1)`;

/** What the tickets of a request's offers paid, or else what staff stated, in a query of requests; null if neither is known. */
export const WON_CENTS = sql<number | null>`coalesce((select sum(${tickets.totalCents})::int from ${offers}
  join ${tickets} on ${tickets.offerId} = ${offers.id} where ${offers.quoteId} = ${quoteRequests.id} and ${tickets.voidedAt} is null),
  case when ${quoteRequests.state} = 'won' then ${quoteRequests.wonCents} end)`;

/** The day of a pickup or a call, and its window or time, in a query of requests; null for a plain quote. */
export const BOOKED_TIME = sql<
  QuoteRow['booked']
>`case when ${quoteRequests.details} is not null then json_build_object(
  'day', ${quoteRequests.details} ->> 'day', 'time', coalesce(${quoteRequests.details} ->> 'time', ${quoteRequests.details} ->> 'window')) end`;

/** The truck's stop of a request, as stopOf() finds it, in a query of requests; null without one. */
export const TRUCK_STOP = sql<
  QuoteRow['stop']
>`(select json_build_object('truck', ${trucks.name}, 'day', ${pickups.day},
    'startsAt', ${pickups.startsAt}, 'state', ${pickups.state}, 'isTold', ${IS_TOLD})
  from ${pickups} join ${trucks} on ${trucks.id} = ${pickups.truckId}
  where ${pickups.quoteId} = ${quoteRequests.id} and ${pickups.state} <> 'missed'
  order by ${pickups.state} = 'canceled', ${pickups.updatedAt} desc limit 1)`;

/** The quote request, or null if it was deleted in the meantime. */
export async function findQuote(db: Executor, id: string): Promise<QuoteRecord | null> {
  const [quote] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, id));
  return quote ?? null;
}

interface StoredPhoto {
  readonly id: string;
  readonly photoKey: string;
  readonly createdAt: Date;
  /** The name of the staff who took it; null: whoever asked sent it. */
  readonly by: string | null;
}

/** The photos of a request, in the order in which they came. */
export function photosOf(db: Executor, quoteId: string): Promise<readonly StoredPhoto[]> {
  return db
    .select({
      id: quotePhotos.id,
      photoKey: quotePhotos.photoKey,
      createdAt: quotePhotos.createdAt,
      by: staffUsers.name,
    })
    .from(quotePhotos)
    .leftJoin(staffUsers, eq(staffUsers.id, quotePhotos.addedById))
    .where(eq(quotePhotos.quoteId, quoteId))
    .orderBy(asc(quotePhotos.createdAt), asc(quotePhotos.id));
}

/** Those that came with the request. */
export const sentPhotosOf = async (db: Executor, quoteId: string): Promise<readonly StoredPhoto[]> =>
  (await photosOf(db, quoteId)).filter(({ by }) => by === null);

/** How many photosOf() finds, in SQL. */
export const PHOTO_COUNT = sql<number>`(select count(*)::int from ${quotePhotos} where ${quotePhotos.quoteId} = ${quoteRequests.id})`;

function searchFor(text: string): SQL | undefined {
  const search = nameSearch(text);
  switch (search.by) {
    case 'id':
      return eq(quoteRequests.id, search.id);
    case 'phone':
      return eq(quoteRequests.phone, search.phone);
    case 'email':
      return emailBegins(quoteRequests.email, search.email);
    case 'name':
      return or(
        idHasCode(quoteRequests.id, search.name),
        nameHas(sql`${quoteRequests.firstName} || ' ' || ${quoteRequests.lastName}`, search.name),
      );
  }
}

function assignedTo(assignee: string, staffId: string): SQL {
  if (assignee === 'none') return isNull(quoteRequests.assigneeId);
  return eq(quoteRequests.assigneeId, assignee === 'me' ? staffId : assignee);
}
/** The condition for a filter; "me" is `staffId`. Spam is left out unless the filter asks for it or searches. */
export const quoteConditions = (filter: QuoteFilter, staffId: string): SQL | undefined =>
  and(
    filter.state && eq(quoteRequests.state, filter.state),
    filter.kind && eq(quoteRequests.kind, filter.kind),
    filter.yard && eq(quoteRequests.location, filter.yard),
    filter.assignee ? assignedTo(filter.assignee, staffId) : undefined,
    filter.photo && eq(quoteRequests.photoState, 'stored'),
    filter.spam && eq(quoteRequests.suspectedSpam, true),
    filter.spam || filter.q ? undefined : not(quoteRequests.suspectedSpam),
    filter.q ? searchFor(filter.q) : undefined,
  );
