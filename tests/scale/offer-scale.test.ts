import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../netlify/database/client.ts';
import { offers } from '../../netlify/database/schema/offers.ts';
import { staffUsers } from '../../netlify/database/schema/staff-users.ts';
import { offersEndingOn } from '../../netlify/services/locations/rows.ts';
import { readOfferFigures } from '../../netlify/services/offers/read-offer-figures.ts';
import { findOffer, offersOf, requestByToken } from '../../netlify/services/offers/rows.ts';
import { exportQuotes } from '../../netlify/services/quotes/export-quotes.ts';
import { listQuotes } from '../../netlify/services/quotes/list-quotes.ts';
import { readQuote } from '../../netlify/services/quotes/read-quote.ts';
import { OFFER_FIGURE_DAYS, STAFF_CSV_PART_ROWS, STAFF_PAGE_LENGTH } from '../../src/business/constants.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { fillTables } from '../support/fill-tables.ts';
import { addManyQuotes } from '../support/many-quotes.ts';
import { countReads, eightTimes } from '../support/count-reads.ts';
import { useServer } from '../support/server.ts';

const TABLES = ['quote_requests', 'offers', 'tickets'];

const server = useServer();
let clerk = '';
let newest: { readonly id: string; readonly quoteId: string } | undefined;
beforeAll(async () => {
  await addManyQuotes(server.db);
  const [user] = await server.db.select().from(staffUsers).where(eq(staffUsers.name, 'Clerk 2'));
  clerk = user?.id ?? '';
  // One for each request: most have expired, a few of the newest stand.
  await fillTables(
    server.db,
    [
      sql`update quote_requests set token_hash = 'hash of ' || id`,
      sql`insert into offers (id, quote_id, version, state, lines, total_cents, pickup_fee_cents, yard_id, conditions, message,
          valid_until, until_closing, channel, created_by, sent_at, decided_at, decided_name, decline_reason)
        select gen_random_uuid(), id, 1, state, '[]', 24000, 0, coalesce(location, 'griffin'), '{}', '',
          created_at + interval '30 hours', true, 'link', ${clerk}, created_at,
          case when state <> 'sent' then created_at end, case state when 'accepted' then 'Ada Wright' end,
          case state when 'declined' then 'price' end
        from (select id, location, created_at, (array['sent', 'sent', 'accepted', 'declined'])[1 + row_number() over () % 4] as state
          from quote_requests) as asked`,
    ],
    TABLES,
  );
  [newest] = await server.db
    .select({ id: offers.id, quoteId: offers.quoteId })
    .from(offers)
    .orderBy(desc(offers.sentAt))
    .limit(1);
}, 600_000);

const reads = (work: (db: Database) => Promise<unknown>) => countReads(server, TABLES, eightTimes(work));

test('a table that is read whole would be seen', async () => {
  const { whole } = await reads((db) => db.$count(offers, eq(offers.message, 'none')));
  expect(whole).toBeGreaterThan(0);
});

test('Today’s figures read the requests and offers of 30 days, and those that wait', async () => {
  const days = (OFFER_FIGURE_DAYS * 24 * 60) / 7;
  const { whole, rowsEach } = await reads(readOfferFigures);
  expect([whole, rowsEach < 3 * days ? 'few' : rowsEach]).toEqual([0, 'few']);
});

test('a link finds its request and its offers', async () => {
  const { whole, rowsEach } = await reads((db) => requestByToken(db, 'none'));
  expect([whole, rowsEach]).toEqual([0, 0]);
  const found = await reads((db) => offersOf(db, newest?.quoteId ?? ''));
  expect([found.whole, found.rowsEach]).toEqual([0, 1]);
  const one = await reads((db) => findOffer(db, newest?.id ?? ''));
  expect([one.whole, one.rowsEach]).toEqual([0, 1]);
});

test('special hours find the offers that end on their day', async () => {
  const { whole, rowsEach } = await reads((db) =>
    offersEndingOn(db, ['griffin'], inNewYork(new Date()).date),
  );
  expect([whole, rowsEach < 500 ? 'few' : rowsEach]).toEqual([0, 'few']);
});

test('the inbox, one request and the CSV find each request’s newest offer', async () => {
  const list = await reads((db) => listQuotes(db, clerk, { state: 'won' }));
  expect([list.whole, list.rowsEach < 20 * STAFF_PAGE_LENGTH ? 'few' : list.rowsEach]).toEqual([0, 'few']);
  const one = await reads((db) => readQuote(db, newest?.quoteId ?? ''));
  expect([one.whole, one.rowsEach < 20 ? 'few' : one.rowsEach]).toEqual([0, 'few']);
  const { whole, rowsEach } = await reads((db) => exportQuotes(db, clerk, {}));
  expect([whole, rowsEach < 4 * STAFF_CSV_PART_ROWS]).toEqual([0, true]);
});
