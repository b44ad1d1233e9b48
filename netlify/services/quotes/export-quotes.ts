import { and, eq } from 'drizzle-orm';
import { STAFF_CSV_PART_ROWS } from '../../../src/business/staff-constants.ts';
import type { QuoteFilter } from '../../../src/domain/quotes/quote-filter.schema.ts';
import { csvLines, csvText } from '../../../src/domain/shared/csv.ts';
import { formatPhone } from '../../../src/domain/shared/phone.ts';
import type { Database } from '../../database/client.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { after, cursorOf, exactTime, newestFirst, pageOf } from '../../lib/keyset.ts';
import { PHOTO_COUNT, quoteConditions } from './rows.ts';

const HEAD = [
  'Received',
  'Kind',
  'State',
  'First name',
  'Last name',
  'Phone',
  'Email',
  'Yard',
  'Assignee',
  'Call me',
  'Email me',
  'Photos',
  'Suspected spam',
  'Description',
  'Details',
  'Id',
];

async function find(db: Database, staffId: string, filter: QuoteFilter) {
  const cursor = cursorOf(filter.after);
  if (cursor === 'nowhere') return null;
  return db
    .select({
      id: quoteRequests.id,
      createdAt: exactTime(quoteRequests.createdAt),
      quote: quoteRequests,
      assigneeName: staffUsers.name,
      photos: PHOTO_COUNT,
    })
    .from(quoteRequests)
    .leftJoin(staffUsers, eq(staffUsers.id, quoteRequests.assigneeId))
    .where(
      and(
        quoteConditions(filter, staffId),
        cursor ? after(quoteRequests.createdAt, quoteRequests.id, cursor) : undefined,
      ),
    )
    .orderBy(newestFirst(quoteRequests.createdAt, quoteRequests.id))
    .limit(STAFF_CSV_PART_ROWS + 1);
}

type Found = NonNullable<Awaited<ReturnType<typeof find>>>[number];

const yesNo = (value: boolean) => (value ? 'yes' : 'no');

const cells = ({ id, createdAt, quote, assigneeName, photos }: Found) => [
  createdAt,
  quote.kind,
  quote.state,
  quote.firstName,
  quote.lastName,
  formatPhone(quote.phone),
  quote.email,
  quote.location,
  assigneeName,
  yesNo(quote.callMe),
  yesNo(quote.emailMe),
  String(photos),
  yesNo(quote.suspectedSpam),
  quote.description,
  quote.details && Object.values(quote.details).join(', '),
  id,
];

/** One part of the filtered list as CSV, newest first; only the first part has the header. */
export async function exportQuotes(db: Database, staffId: string, filter: QuoteFilter) {
  const found = await find(db, staffId, filter);
  if (!found) return { text: '', rows: 0, next: null };
  const { rows, next } = pageOf(found, STAFF_CSV_PART_ROWS);
  const lines = rows.map(cells);
  const text = filter.after === undefined ? csvText(HEAD, lines) : csvLines(lines);
  return { text, rows: rows.length, next };
}
