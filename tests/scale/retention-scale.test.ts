import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { database } from '../../netlify/database/client.ts';
import { merchandiseInquiries } from '../../netlify/database/schema/inquiries.ts';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import { applyRetention } from '../../netlify/services/privacy/retention/apply-retention.ts';
import { fillTables } from '../support/fill-tables.ts';
import { countReads, eightTimes } from '../support/count-reads.ts';
import { useServer } from '../support/server.ts';

const OLD = 5_000;
/** Of the 30 s that a scheduled function has. */
const MOST_MS = 18_000;

const TABLES = ['quote_requests', 'offers', 'merchandise_inquiries', 'quote_notes', 'audit_log'];

const server = useServer();
beforeAll(async () => {
  // A request every ten minutes; the last five thousand are past their time, each with an offer, a note and what staff did.
  await fillTables(
    server.db,
    [
      sql`insert into staff_users (name, email) values ('Olive', 'olive@example.com')`,
      sql`insert into quote_requests (id, created_at, first_name, last_name, phone, description,
        call_me, email_me, suspected_spam, photo_state, state, answered_at)
      select md5('request' || n)::uuid, now() - interval '24 months 1 day' + (n - ${OLD}::int) * interval '10 minutes', 'Ann', 'Lee',
        '+17705550101', 'Copper wire', true, false, false, 'none', 'answered', now() from generate_series(1, 100000) n`,
      sql`insert into offers (id, quote_id, version, state, lines, total_cents, pickup_fee_cents, yard_id, conditions,
        message, valid_until, until_closing, channel, created_by, sent_at, decided_at, decline_reason)
      select md5('offer' || n)::uuid, md5('request' || n)::uuid, 1, 'declined', '[]', 100, 0, 'griffin', '{}', 'Ann',
        now() - interval '1 year', false, 'link', (select id from staff_users limit 1), now(), now(), 'price'
      from generate_series(1, 100000) n`,
      sql`insert into quote_notes (id, quote_id, author_id, text)
      select gen_random_uuid(), md5('request' || n)::uuid, (select id from staff_users limit 1), 'Ann' from generate_series(1, 100000) n`,
      sql`insert into audit_log (actor_name, action, subject_kind, subject_id, after)
      select 'Olive', 'add_quote_note', 'quote', md5('request' || n)::uuid::text, '{"text": "Ann"}' from generate_series(1, 100000) n`,
      sql`insert into merchandise_inquiries (id, created_at, name, email, inquiry_type, subject, message, suspected_spam)
      select gen_random_uuid(), now() - n * interval '2 hours', 'Ann', 'ann@example.com', 'other', 'Shirts', 'Forty', false
      from generate_series(1, 10000) n`,
    ],
    TABLES,
  );
});

const past = (months: string) => sql`created_at < now() - ${months}::interval`;

test('five thousand requests with all that belongs to them, and inquiries, go in one night', async () => {
  const startedAt = performance.now();
  const done = await applyRetention(database());
  expect(done).toMatchObject({ late: 0, held: 0, failed: 0 });
  expect(done['requests']).toBeGreaterThanOrEqual(OLD);
  expect(done['inquiries']).toBeGreaterThan(1_000);
  expect(performance.now() - startedAt).toBeLessThan(MOST_MS);
  const { db } = server;
  expect(await db.$count(quoteRequests, past('24 months'))).toBe(0);
  expect(await db.$count(merchandiseInquiries, past('24 months'))).toBe(0);
});

test('a night with nothing to do reads by indexes alone', async () => {
  await fillTables(server.db, [], ['quote_requests', 'offers', 'merchandise_inquiries']);
  const works = eightTimes((db) => applyRetention(db));
  const { whole, rowsEach, fastestMs } = await countReads(server, TABLES, works);
  expect([whole, rowsEach < 1_000 ? 'few' : rowsEach, fastestMs < 1_000]).toEqual([0, 'few', true]);
});
