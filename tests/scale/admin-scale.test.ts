import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../netlify/database/client.ts';
import { staffUsers } from '../../netlify/database/schema/staff-users.ts';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import { exactTime } from '../../netlify/lib/http/keyset.ts';
import { listInquiries } from '../../netlify/services/inquiries/read-inquiry.ts';
import { exportQuotes } from '../../netlify/services/quotes/export-quotes.ts';
import { listQuotes } from '../../netlify/services/quotes/list-quotes.ts';
import { STAFF_CSV_PART_ROWS, STAFF_PAGE_LENGTH } from '../../src/business/constants.ts';
import type { InquiryFilter } from '../../src/domain/inquiries/admin-inquiries.api.ts';
import type { QuoteFilter } from '../../src/domain/quotes/quote-filter.schema.ts';
import { cursorText } from '../../src/domain/shared/contract/page-cursor.ts';
import { addManyQuotes, MANY_QUOTES, quotePhoneOf } from '../support/many-quotes.ts';
import { countReads, eightTimes } from '../support/count-reads.ts';
import { readAllPages } from '../support/read-all-pages.ts';
import { startServer, type TestServer } from '../support/server.ts';

const TABLES = ['quote_requests', 'merchandise_inquiries'];

let server: TestServer;
let clerk = '';
let deep = '';
beforeAll(async () => {
  server = await startServer();
  await addManyQuotes(server.db);
  const [user] = await server.db.select().from(staffUsers).where(eq(staffUsers.name, 'Clerk 2'));
  clerk = user?.id ?? '';
  const [half] = await server.db
    .select({ id: quoteRequests.id, at: exactTime(quoteRequests.createdAt) })
    .from(quoteRequests)
    .where(eq(quoteRequests.phone, quotePhoneOf(MANY_QUOTES / 2)));
  deep = half ? cursorText(half) : '';
}, 600_000);
afterAll(() => server.stop());

const readsOf = (work: (db: Database) => Promise<unknown>) => countReads(server, TABLES, eightTimes(work));

/** All pages of a filter: the first, and one from the middle of the years. */
const pagesOf = async (filter: QuoteFilter) => {
  const found: number[] = [];
  const measured = await readsOf(async (db) => {
    for (const after of [undefined, deep]) {
      found.push((await listQuotes(db, clerk, { ...filter, ...(after ? { after } : {}) })).rows.length);
    }
  });
  return { ...measured, found: Math.max(...found) };
};

test('a table that is read whole would be seen', async () => {
  const { whole } = await readsOf((db) =>
    db.select().from(quoteRequests).where(eq(quoteRequests.description, 'none')),
  );
  expect(whole).toBeGreaterThan(0);
});

test.each<QuoteFilter>([
  {},
  { state: 'new' },
  { state: 'answered' },
  { state: 'lost' },
  { kind: 'quote' },
  { kind: 'pickup' },
  { kind: 'callback' },
  { yard: 'newnan' },
  { assignee: 'me' },
  { assignee: 'none' },
  { photo: 'yes' },
  { spam: 'yes' },
  { state: 'won', kind: 'pickup' },
  { state: 'new', assignee: 'me', yard: 'griffin' },
  { state: 'answered', kind: 'callback', yard: 'atlanta', assignee: 'me' },
  { kind: 'pickup', photo: 'yes', spam: 'yes' },
])('two pages of %o are read by an index among 100,000', async (filter) => {
  const { whole, rowsEach, found } = await pagesOf(filter);
  expect(found).toBeGreaterThan(0);
  // Four filters together match one row in 400, and skip rows that the best of their indexes finds: about 15 ms a page.
  const most = Object.keys(filter).length > 1 ? MANY_QUOTES / 2 : 20 * STAFF_PAGE_LENGTH;
  expect([whole, rowsEach < most ? 'few' : rowsEach]).toEqual([0, 'few']);
});

test.each([
  ['a phone number', { q: '(470) 001-2345' }, 5],
  ['an email address', { q: 'sender4321@' }, 5],
  ['a last name', { q: 'Last123' }, 3_000],
  ['how half of all names begin', { q: 'Last' }, 3_000],
  ['first and last name', { q: 'First5 Last4' }, 3_000],
  ['a name that nobody has', { q: 'Nobody' }, 5],
  ['a name within a filter', { q: 'Last77', state: 'won', yard: 'newnan' }, 3_000],
] satisfies [string, QuoteFilter, number][])(
  'a search for %s reads by an index',
  async (_what, filter, most) => {
    const { whole, rowsEach } = await readsOf((db) => listQuotes(db, clerk, filter));
    expect([whole, rowsEach < most ? 'few' : rowsEach]).toEqual([0, 'few']);
  },
);

test.each<InquiryFilter>([
  {},
  { state: 'open' },
  { state: 'answered' },
  { spam: 'yes' },
  { q: 'asker77@' },
  { q: 'Name12' },
  { q: 'Name' },
])('inquiries of %o are read by an index', async (filter) => {
  const { whole, rowsEach } = await readsOf((db) => listInquiries(db, clerk, filter));
  expect([whole, rowsEach < 3_000 ? 'few' : rowsEach]).toEqual([0, 'few']);
});

test('all pages together have every request once', async () => {
  const ids = await readAllPages(server, (db, after) => listQuotes(db, clerk, { state: 'won', ...after }));
  expect(new Set(ids).size).toBe(ids.length);
  const where = sql`state = 'won' and not suspected_spam`;
  expect(ids).toHaveLength(await server.db.$count(quoteRequests, where));
});

test('a part of the CSV is read by an index, whatever came before it', async () => {
  const { whole, rowsEach } = await readsOf((db) => exportQuotes(db, clerk, { after: deep }));
  expect([whole, rowsEach < 2 * STAFF_CSV_PART_ROWS]).toEqual([0, true]);
});

test('two filters together do not read past a busy week that fits neither', async () => {
  await server.db
    .execute(sql`insert into quote_requests (id, first_name, last_name, phone, location, description,
      call_me, email_me, suspected_spam, photo_state)
    select gen_random_uuid(), first_name, last_name, phone, location, description, true, false, false, 'none'
    from quote_requests order by created_at desc limit 3000`);
  const { whole, rowsEach } = await readsOf((db) => listQuotes(db, clerk, { state: 'won', kind: 'pickup' }));
  expect([whole, rowsEach < 20 * STAFF_PAGE_LENGTH ? 'few' : rowsEach]).toEqual([0, 'few']);
});
