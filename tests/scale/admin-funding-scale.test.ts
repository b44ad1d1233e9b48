import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../netlify/database/client.ts';
import { inTransaction } from '../../netlify/database/in-transaction.ts';
import { paymentMovements } from '../../netlify/database/schema/payments.ts';
import { fetchFees } from '../../netlify/services/funding/fetch-fees.ts';
import { knownMovements, listBookGaps } from '../../netlify/services/funding/provider-gap.ts';
import { readFunding } from '../../netlify/services/funding/read-funding.ts';
import { latestDays } from '../../src/domain/shared/time/day-range.schema.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { countReads, eightTimes } from '../support/count-reads.ts';
import { useServer } from '../support/server.ts';

const ORDERS = 100_000;
const TABLES = ['orders', 'payment_movements', 'payouts', 'outbox'];

// Six years of realistic books: all paid, some refunded, hardly anything wrong.
const FILL = [
  sql`set local statement_timeout = 0`,
  sql`insert into orders (id, number, created_at, paid_at, method, payment, fulfillment, checkout_key, customer_name, customer_email,
      customer_phone, shipping_address, shipping_city, shipping_state, shipping_zip, billing_address, billing_city, billing_state,
      billing_zip, address_unchecked, subtotal_cents, shipping_cents, tax_cents, total_cents, overpaid_cents)
    select gen_random_uuid(), 'GS-' || lpad(i::text, 8, '0'), at, at, method, 'paid',
      case when i % 10000 = 0 then 'none' when i % 10000 = 1 then 'failed' when i % 1000 = 3 then 'manual' else 'shipped' end,
      i::text, 'Ada Wright', 'buyer' || i || '@example.com', '+17705550199', '1 Main St', 'Griffin', 'GA', '30223', '1 Main St',
      'Griffin', 'GA', '30223', false, 2000, 899, 0, 2899, case when i % 10000 = 2 then 2899 else 0 end
    from generate_series(1, ${ORDERS}) i,
      lateral (select now() - i * interval '32 minutes' as at, (array['card', 'paypal'])[1 + i % 2] as method) as facts`,
  sql`insert into payment_movements (order_id, provider, kind, reference, amount_cents, fee_cents, moved_at)
    select id, case method when 'card' then 'stripe' else 'paypal' end, 'capture', 'ch_' || number, total_cents, 114, paid_at from orders`,
  sql`insert into payment_movements (order_id, provider, kind, reference, capture, amount_cents, fee_cents, moved_at)
    select id, case method when 'card' then 'stripe' else 'paypal' end, 'refund', 're_' || number, 'ch_' || number, -500, 0, paid_at
    from orders where number like '%7'`,
  sql`insert into payouts (provider, reference, amount_cents, arrives_on, state)
    select 'stripe', 'po_' || i, 40000, (now() - i * interval '1 day')::date, 'paid' from generate_series(1, 2200) i`,
  sql`insert into outbox (kind, subject_id, state, finished_at) select 'order_fulfillment', id, 'done', paid_at from orders`,
];

const server = useServer();
beforeAll(async () => {
  await inTransaction(server.db, async (tx) => {
    for (const statement of FILL) await tx.execute(statement);
  });
  const client = await server.db.$client.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum (analyze) orders, payment_movements, payouts, outbox');
  client.release(true);
}, 600_000);

const readsOf = (work: (db: Database) => Promise<unknown>) => countReads(server, TABLES, eightTimes(work));

const { date: today } = inNewYork(new Date());

test('a table that is read whole would be seen', async () => {
  const { whole } = await readsOf((db) => db.$count(paymentMovements, sql`reference like '%none'`));
  expect(whole).toBeGreaterThan(0);
});

test.each([
  ['the days that are shown', latestDays(today)],
  ['a month of years ago', { from: addDays(today, -1_000), to: addDays(today, -970) }],
  ['a quarter', { from: addDays(today, -400), to: addDays(today, -310) }],
])('%s are read by an index among 100,000 orders', async (_, range) => {
  const { whole } = await readsOf((db) => readFunding(db, range));
  expect(whole).toBe(0);
});

test('a year is told well within an answer’s time', async () => {
  const { fastestMs } = await readsOf((db) => readFunding(db, { from: addDays(today, -365), to: today }));
  expect(fastestMs).toBeLessThan(1_000);
});

test('gaps are found by indexes that hold hardly more than them', async () => {
  const { whole, rowsEach } = await readsOf(listBookGaps);
  const kinds = new Set((await listBookGaps(server.db)).map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['captured_twice', 'not_sent', 'fulfillment_failed']));
  expect([whole, rowsEach < 500 ? 'few' : rowsEach]).toEqual([0, 'few']);
});

test('what providers list is looked up by an index, and so are fees that are missing', async () => {
  const references = Array.from({ length: 600 }, (_, index) => `ch_GS-${String(index * 2).padStart(8, '0')}`);
  const looked = await readsOf((db) => knownMovements(db, 'stripe', 'capture', references));
  expect([looked.whole, looked.rowsEach < 1_300]).toEqual([0, true]);
  const missing = await readsOf(fetchFees);
  expect([missing.whole, missing.rowsEach < 10]).toEqual([0, true]);
});
