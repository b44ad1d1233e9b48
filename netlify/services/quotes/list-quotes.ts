import { eq, sql } from 'drizzle-orm';
import type { QuoteRow } from '../../../src/domain/quotes/admin-quotes.api.ts';
import type { QuoteFilter } from '../../../src/domain/quotes/quote-filter.schema.ts';
import type { Page } from '../../../src/domain/shared/contract/page-cursor.ts';
import type { Database } from '../../database/client.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { exactTime, readPage } from '../../lib/http/keyset.ts';
import { BOOKED_TIME, NEWEST_OFFER, PHOTO_COUNT, quoteConditions, TRUCK_STOP } from './rows.ts';

const EXCERPT_LENGTH = 140;

const { id, createdAt, dueAt } = quoteRequests;

/** A page of the inbox: those that wait by when they are due, others newest first. "me" in the filter is the staff member who asks. */
export function listQuotes(db: Database, staffId: string, filter: QuoteFilter): Promise<Page<QuoteRow>> {
  const rows = db
    .select({
      id,
      createdAt: exactTime(createdAt),
      kind: quoteRequests.kind,
      dueAt: exactTime(dueAt),
      booked: BOOKED_TIME,
      stop: TRUCK_STOP,
      name: sql<string>`${quoteRequests.firstName} || ' ' || ${quoteRequests.lastName}`,
      locale: quoteRequests.locale,
      phone: quoteRequests.phone,
      yard: quoteRequests.location,
      state: quoteRequests.state,
      assigneeName: staffUsers.name,
      photos: PHOTO_COUNT,
      suspectedSpam: quoteRequests.suspectedSpam,
      offer: NEWEST_OFFER,
      excerpt: sql<string>`left(${quoteRequests.description}, ${EXCERPT_LENGTH}) || case when length(${quoteRequests.description}) > ${EXCERPT_LENGTH} then '…' else '' end`,
    })
    .from(quoteRequests)
    .leftJoin(staffUsers, eq(staffUsers.id, quoteRequests.assigneeId));
  return readPage(rows.$dynamic(), {
    where: quoteConditions(filter, staffId),
    after: filter.after,
    at: createdAt,
    id,
    dueAt: filter.state === 'new' && dueAt,
  });
}
