import { and, eq, sql } from 'drizzle-orm';
import { STAFF_PAGE_LENGTH } from '../../../src/business/staff-constants.ts';
import type { QuoteRow, QuoteRowOffer } from '../../../src/domain/quotes/admin-quotes.api.ts';
import type { QuoteFilter } from '../../../src/domain/quotes/quote-filter.schema.ts';
import type { Page } from '../../../src/domain/shared/page-cursor.ts';
import type { Database } from '../../database/client.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { offers } from '../../database/schema/offers.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { after, cursorOf, EMPTY_PAGE, exactTime, newestFirst, pageOf } from '../../lib/keyset.ts';
import { quoteConditions } from './rows.ts';

const EXCERPT_LENGTH = 140;

const { id, createdAt } = quoteRequests;

/** The newest offer; null without one. */
const NEWEST_OFFER = sql<QuoteRowOffer | null>`(select json_build_object(
    'standing', case when ${offers.state} = 'sent' and ${offers.validUntil} <= now() then 'expired' else ${offers.state} end,
    'isSeen', ${offers.seenAt} is not null,
    'expectedOn', case when ${offers.state} = 'accepted' then case when ${quoteRequests.kind} = 'pickup'
      then ${quoteRequests.details} ->> 'day' else to_char(${offers.validUntil} at time zone 'America/New_York', 'YYYY-MM-DD') end end)
  from ${offers} where ${offers.quoteId} = ${id} order by ${offers.version} desc limit 1)`;

/** A page of the inbox, newest first. "me" in the filter is the staff member who asks. */
export async function listQuotes(
  db: Database,
  staffId: string,
  filter: QuoteFilter,
): Promise<Page<QuoteRow>> {
  const cursor = cursorOf(filter.after);
  if (cursor === 'nowhere') return EMPTY_PAGE;
  const found = await db
    .select({
      id,
      createdAt: exactTime(createdAt),
      kind: quoteRequests.kind,
      name: sql<string>`${quoteRequests.firstName} || ' ' || ${quoteRequests.lastName}`,
      phone: quoteRequests.phone,
      yard: quoteRequests.location,
      state: quoteRequests.state,
      assigneeName: staffUsers.name,
      hasPhoto: sql<boolean>`${quoteRequests.photoState} = 'stored'`,
      suspectedSpam: quoteRequests.suspectedSpam,
      offer: NEWEST_OFFER,
      excerpt: sql<string>`left(${quoteRequests.description}, ${EXCERPT_LENGTH})`,
    })
    .from(quoteRequests)
    .leftJoin(staffUsers, eq(staffUsers.id, quoteRequests.assigneeId))
    .where(and(quoteConditions(filter, staffId), cursor ? after(createdAt, id, cursor) : undefined))
    .orderBy(newestFirst(createdAt, id))
    .limit(STAFF_PAGE_LENGTH + 1);
  return pageOf(found, STAFF_PAGE_LENGTH);
}
