import { eq } from 'drizzle-orm';
import { STAFF_CSV_PART_ROWS } from '../../../src/business/constants.ts';
import type { QuoteFilter } from '../../../src/domain/quotes/quote-filter.schema.ts';
import { openMinutes } from '../../../src/domain/offers/request/answer-by.ts';
import { STRIPPED_PHONE } from '../../../src/domain/privacy/retention.ts';
import {
  CHOICE_COLUMNS,
  choiceCells,
  FLAG_COLUMNS,
  flagCells,
} from '../../../src/domain/quotes/request-choices.ts';
import { csvLines, csvText } from '../../../src/domain/shared/csv/csv.ts';
import { toDollars } from '../../../src/domain/shared/numbers/money.ts';
import { LOCALE_NAMES } from '../../../src/domain/shared/language/locales.ts';
import { inNewYork, sheetTime } from '../../../src/domain/shared/time/new-york-time.ts';
import { formatPhone } from '../../../src/domain/shared/contact/phone.ts';
import { QUOTE_STATE_NAMES } from '../../../src/domain/shared/quote-state.ts';
import { vehicleCell } from '../../../src/domain/vehicles/value/vehicle-facts.ts';
import type { Database } from '../../database/client.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { exactTime, readPage } from '../../lib/http/keyset.ts';
import { readYardHours } from '../locations/rows.ts';
import { NEWEST_OFFER, PHOTO_COUNT, quoteConditions, WON_CENTS } from './rows.ts';

const HEAD = [
  'Received (Eastern)',
  'Type',
  'Status',
  'First name',
  'Last name',
  'Phone',
  'Email',
  ...CHOICE_COLUMNS,
  'Assigned to',
  ...FLAG_COLUMNS,
  'Photos',
  'Suspected spam',
  'First answer (Eastern)',
  'Open minutes to first answer',
  'Offer',
  'Offer sent (Eastern)',
  'Offer ($)',
  'Decline reason',
  'Amount paid ($)',
  'Description',
  'Details',
  'ID',
  'Language',
  'Vehicle',
];

function findPart(db: Database, staffId: string, filter: QuoteFilter) {
  const { id, createdAt, assigneeId } = quoteRequests;
  const rows = db
    .select({
      id,
      createdAt: exactTime(createdAt),
      quote: quoteRequests,
      assigneeName: staffUsers.name,
      photos: PHOTO_COUNT,
      offer: NEWEST_OFFER,
      wonCents: WON_CENTS,
    })
    .from(quoteRequests)
    .leftJoin(staffUsers, eq(staffUsers.id, assigneeId));
  return readPage(rows.$dynamic(), {
    where: quoteConditions(filter, staffId),
    after: filter.after,
    at: createdAt,
    id,
    length: STAFF_CSV_PART_ROWS,
  });
}

type Found = Awaited<ReturnType<typeof findPart>>['rows'][number];

type Yards = Awaited<ReturnType<typeof readYardHours>>;

/** The hours that count for a request: of its yard, or of any. */
const yardsOf = (yards: Yards, location: string | null): Yards =>
  yards.filter(({ id }) => location === null || id === location);

const cells = (yards: Yards, { id, quote, assigneeName, photos, offer, wonCents }: Found) => [
  sheetTime(quote.createdAt),
  quote.kind,
  QUOTE_STATE_NAMES[quote.state].toLowerCase(),
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
  quote.vehicle && vehicleCell(quote.vehicle),
];

/** One part of the filtered list as CSV, newest first; only the first part has the header. */
export async function exportQuotes(db: Database, staffId: string, filter: QuoteFilter) {
  const { rows, next } = await findPart(db, staffId, filter);
  const oldest = rows.at(-1)?.quote.createdAt ?? new Date();
  const yards = await readYardHours(db, inNewYork(oldest).date);
  const lines = rows.map((row) => cells(yards, row));
  const text = filter.after === undefined ? csvText(HEAD, lines) : csvLines(lines);
  return { text, rows: rows.length, next };
}
