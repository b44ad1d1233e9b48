import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../netlify/database/client.ts';
import { orders } from '../../netlify/database/schema/orders.ts';
import { exactTime } from '../../netlify/lib/http/keyset.ts';
import { listOrders } from '../../netlify/services/orders/list-orders.ts';
import { readStaffOrder } from '../../netlify/services/orders/read-staff-order.ts';
import { workRefunds } from '../../netlify/services/payments/refunds/work-refunds.ts';
import type { OrderFilter } from '../../src/domain/orders/order-filter.schema.ts';
import { cursorText } from '../../src/domain/shared/contract/page-cursor.ts';
import { addManyOrders, MANY_ORDERS, ORDER_TABLES, orderPhoneOf } from '../support/many-orders.ts';
import { countReads, eightTimes } from '../support/count-reads.ts';
import { readAllPages } from '../support/read-all-pages.ts';
import { useServer } from '../support/server.ts';

const TABLES = [...ORDER_TABLES, 'order_lines'];

const server = useServer();
let deep = '';
let deepId = '';
beforeAll(async () => {
  await addManyOrders(server.db);
  const [half] = await server.db
    .select({ id: orders.id, at: exactTime(orders.createdAt) })
    .from(orders)
    .where(eq(orders.customerPhone, orderPhoneOf(MANY_ORDERS / 2 + 3)));
  deepId = half?.id ?? '';
  deep = half ? cursorText(half) : '';
}, 600_000);

/** How many of 100,000 rows the pages of one filter may read: a state that is rare among the newest rows skips many others. */
const FEW = 1_500;

const readsOf = (work: (db: Database) => Promise<unknown>) => countReads(server, TABLES, eightTimes(work));

test('a table that is read whole would be seen', async () => {
  const { whole } = await readsOf((db) => db.select().from(orders).where(eq(orders.customerName, 'Nobody')));
  expect(whole).toBeGreaterThan(MANY_ORDERS);
});

test.each<OrderFilter>([
  {},
  { payment: 'paid' },
  { paid: 'yes' },
  { payment: 'pending' },
  { payment: 'failed' },
  { payment: 'refunded' },
  { payment: 'partially_refunded' },
  { fulfillment: 'none' },
  { fulfillment: 'queued' },
  { fulfillment: 'submitted' },
  { fulfillment: 'shipped' },
  { fulfillment: 'manual' },
  { fulfillment: 'failed' },
  { flag: 'disputed' },
  { flag: 'unchecked' },
  { toSend: 'yes' },
  { toSend: 'yes', flag: 'unchecked' },
  { payment: 'paid', flag: 'disputed' },
])('two pages of %o are read by an index among 100,000', async (filter) => {
  const found: number[] = [];
  const { whole, rowsEach } = await readsOf(async (db) => {
    for (const after of [undefined, deep]) {
      found.push((await listOrders(db, { ...filter, ...(after ? { after } : {}) })).rows.length);
    }
  });
  expect(Math.max(...found)).toBeGreaterThan(0);
  expect([whole, rowsEach < FEW ? 'few' : rowsEach]).toEqual([0, 'few']);
});

test.each<[string, string, number]>([
  ['a number', 'GS-00054321', 1],
  ['a phone number', '(471) 005-4321', 1],
  ['an email address', 'buyer54321@example.com', 1],
  ['how some begin', 'buyer5432', 11],
  ['nobody', 'nobody@', 0],
])('a search for %s reads by an index', async (_, q, count) => {
  const found: number[] = [];
  const { whole, rowsEach } = await readsOf(async (db) => {
    found.push((await listOrders(db, { q })).rows.length);
  });
  expect([new Set(found), whole, rowsEach < 50 ? 'few' : rowsEach]).toEqual([new Set([count]), 0, 'few']);
});

test('one order with all its events is read by indexes', async () => {
  const { whole, rowsEach } = await readsOf((db) => readStaffOrder(db, deepId));
  expect([whole, rowsEach < 50 ? 'few' : rowsEach]).toEqual([0, 'few']);
});

test('refunds that wait are found by an index', async () => {
  const { db } = server;
  await db.execute(sql`insert into staff_users (name, email) values ('Olive', 'olive@example.com')`);
  await db.execute(
    sql`insert into refund_requests (id, order_id, provider, capture, amount_cents, reason, state, reference, requested_by)
      select gen_random_uuid(), id, 'stripe', 'ch_' || number, 500, 'Torn', 'done', 're_' || number,
        (select id from staff_users limit 1) from orders where payment = 'paid' limit 20000`,
  );
  await db.execute(sql`analyze refund_requests`);
  const left: number[] = [];
  const work = eightTimes(async (own) => left.push(await workRefunds(own, () => false)));
  const { whole, rowsEach } = await countReads(server, ['refund_requests'], work);
  expect([new Set(left), whole, rowsEach < 10]).toEqual([new Set([0]), 0, true]);
});

test('all pages together have every order once', async () => {
  const ids = await readAllPages(server, (db, after) => listOrders(db, { payment: 'failed', ...after }));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(await server.db.$count(orders, eq(orders.payment, 'failed')));
});
