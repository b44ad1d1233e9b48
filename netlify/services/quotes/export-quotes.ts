import { and, eq } from 'drizzle-orm';
import { STAFF_CSV_PART_ROWS } from '../../../src/business/staff-constants.ts';
import type { QuoteFilter } from '../../../src/domain/quotes/quote-filter.schema.ts';
import { openMinutes } from '../../../src/domain/offers/answer-by.ts';
import { STRIPPED_PHONE } from '../../../src/domain/privacy/retention.ts';
import {
  CHOICE_COLUMNS,
  choiceCells,
  FLAG_COLUMNS,
  flagCells,
} from '../../../src/domain/quotes/request-choices.ts';
import { csvLines, csvText } from '../../../src/domain/shared/csv.ts';
import { toDollars } from '../../../src/domain/shared/money.ts';
import { LOCALE_NAMES } from '../../../src/domain/shared/locales.ts';
import { inNewYork, sheetTime } from '../../../src/domain/shared/new-york-time.ts';
import { formatPhone } from '../../../src/domain/shared/phone.ts';
import type { Database } from '../../database/client.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { after, cursorOf, exactTime, newestFirst, pageOf } from '../../lib/keyset.ts';
import { readYardHours } from '../locations/rows.ts';
import { NEWEST_OFFER, PHOTO_COUNT, quoteConditions, WON_CENTS } from './rows.ts';

const HEAD = [
  'Received (Eastern)',
  'Kind',
  'State',
  'First name',
  'Last name',
  'Phone',
  'Email',
  ...CHOICE_COLUMNS,
  'Assignee',
  ...FLAG_COLUMNS,
  'Photos',
  'Suspected spam',
  'First answer (Eastern)',
  'Open minutes until then',
  'Offer',
  'Offer sent (Eastern)',
  'Offer in dollars',
  'Declined because',
  'Bought for',
  'Description',
  'Details',
  'Id',
  'Language',
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
      offer: NEWEST_OFFER,
      wonCents: WON_CENTS,
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

type Yards = Awaited<ReturnType<typeof readYardHours>>;

/** The hours that count for a request: of its yard, or of any. */
const yardsOf = (yards: Yards, location: string | null): Yards =>
  yards.filter(({ id }) => location === null || id === location);

const cells = (yards: Yards, { id, quote, assigneeName, photos, offer, wonCents }: Found) => [
  sheetTime(quote.createdAt),
  quote.kind,
  quote.state,
  quote.firstName,
  quote.lastName,
  quote.phone === STRIPPED_PHONE ? null : formatPhone(quote.phone),
  quote.email,
  ...choiceCells(quote),
  assigneeName,
  ...flagCells(quote),
  String(photos),
  quote.suspectedSpam ? 'yes' : 'no',
  quote.answeredAt && sheetTime(quote.answeredAt),
  quote.answeredAt && openMinutes(yardsOf(yards, quote.location), quote.createdAt, quote.answeredAt),
  offer?.standing ?? null,
  offer && sheetTime(new Date(offer.sentAt)),
  offer && toDollars(offer.totalCents),
  offer?.declineReason ?? null,
  wonCents === null ? null : toDollars(wonCents),
  quote.description,
  quote.details && Object.values(quote.details).join(', '),
  id,
  LOCALE_NAMES[quote.locale],
];

/** One part of the filtered list as CSV, newest first; only the first part has the header. */
export async function exportQuotes(db: Database, staffId: string, filter: QuoteFilter) {
  const found = await find(db, staffId, filter);
  if (!found) return { text: '', rows: 0, next: null };
  const { rows, next } = pageOf(found, STAFF_CSV_PART_ROWS);
  const oldest = rows.at(-1)?.quote.createdAt ?? new Date();
  const yards = await readYardHours(db, inNewYork(oldest).date);
  const lines = rows.map((row) => cells(yards, row));
  const text = filter.after === undefined ? csvText(HEAD, lines) : csvLines(lines);
  return { text, rows: rows.length, next };
}
