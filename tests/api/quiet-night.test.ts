import { randomUUID } from 'node:crypto';
import { getStore } from '@netlify/blobs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase, type OpenDatabase } from '../../netlify/database/client.ts';
import { inTransaction } from '../../netlify/database/in-transaction.ts';
import { merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import { jobRuns } from '../../netlify/database/schema/jobs.ts';
import { orderLines, orders, stockHolds } from '../../netlify/database/schema/orders.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { priceBatches } from '../../netlify/database/schema/price-batches.ts';
import { metalPrices } from '../../netlify/database/schema/prices.ts';
import { announceDue } from '../../netlify/providers/next-due/next-due.ts';
import { DELIVERIES } from '../../netlify/services/deliveries.ts';
import { DUE_WORK, runDueWork } from '../../netlify/services/due-work.ts';
import { enqueue } from '../../netlify/services/outbox/enqueue.ts';
import { type Deliveries, workOutbox } from '../../netlify/services/outbox/work-outbox.ts';
import { attachPaypalPayment } from '../../netlify/services/payments/attach-payment.ts';
import { setPrices } from '../../netlify/services/prices/set-prices.ts';
import { releaseLapsed } from '../../netlify/services/stock/reserve-stock.ts';
import { setHold } from '../../netlify/services/stock/rows.ts';
import { QUOTE_PHOTO_GRACE_MS, STOCK_RESERVED_MS } from '../../src/business/constants.ts';
import { JOB_NAMES } from '../../src/domain/shared/jobs.ts';
import { newYorkLocal } from '../../src/domain/shared/from-new-york.ts';
import { unpaidOrder } from '../support/paid-order.ts';
import { isOverTcp, startServer, type TestServer } from '../support/server.ts';
import { actorOf, staffWith } from '../support/staff.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Midnight in Georgia, on a Tuesday. */
const MIDNIGHT = Date.parse('2026-12-01T05:00:00Z');
/** Neon's database sleeps this long after its last statement. */
const AWAKE_MS = 5 * MINUTE;

let server: TestServer;
/** With the clock of the test: it finds `now()` here before PostgreSQL's own. */
let open: OpenDatabase;
beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  await db.execute(sql`create schema sim`);
  await db.execute(sql`create table sim.clock (at timestamptz)`);
  await db.execute(sql`insert into sim.clock values (now())`);
  await db.execute(
    sql`create function sim.now() returns timestamptz language sql stable as 'select at from sim.clock'`,
  );
  await db.execute(sql`grant usage on schema sim to public`);
  await db.execute(sql`grant select on sim.clock to public`);
  const name = new URL(server.database.ownerUrl).pathname.slice(1);
  await db.execute(sql`alter database ${sql.raw(name)} set search_path = sim, public, pg_catalog`);
  open = createDatabase({ url: server.database.ownerUrl, overTcp: isOverTcp() });
});
afterAll(async () => {
  await open.close();
  await server.stop();
});

let usedAt: number[] = [];
let isMailDown = false;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  usedAt = [];
  await setClock(MIDNIGHT);
  for (const table of [outbox, stockHolds, orderLines, orders, jobRuns]) await server.db.delete(table);
  const [since, endedAt] = [new Date(), new Date()];
  await server.db.insert(jobRuns).values(JOB_NAMES.map((job) => ({ job, since, endedAt })));
  await minute();
});
afterEach(() => vi.useRealTimers());

async function setClock(atMs: number): Promise<void> {
  vi.setSystemTime(atMs);
  await server.db.execute(sql`update sim.clock set at = ${new Date(atMs).toISOString()}`);
}

/** Somebody's call reads or writes. */
const awake = () => {
  usedAt.push(Date.now());
  return open.db;
};

const send = async () => {
  if (isMailDown) throw new Error('The mail server is down.');
};
const deliveries: Deliveries = { ...DELIVERIES, quote_staff_mail: send, order_receipt_mail: send };
const WORK = {
  'work-outbox': async () => ({
    released: await releaseLapsed(open.db),
    sent: await workOutbox(open.db, deliveries),
  }),
  // The providers have nothing to say.
  'reconcile-payments': async () => ({}),
  'fetch-funding': async () => ({}),
};
const JOBS = DUE_WORK.map((job) => ({
  ...job,
  ...(job.name in WORK && { work: WORK[job.name as keyof typeof WORK] }),
}));

const minute = () => runDueWork(awake, JOBS);
/** Nobody waits for what is announced, except this clock. */
const announced = () => announceDue(Infinity);

/** How late the latest of all due rows is, in ms. */
async function lateness(): Promise<number> {
  const { rows } = await open.db.execute<{ ms: number | null }>(sql`select (extract(epoch from now() - least(
      (select min(greatest(available_at, leased_until)) from outbox where state = 'pending'),
      (select min(publish_at) from price_batches where state = 'scheduled'),
      (select min(expires_at) from stock_holds where state = 'reserved'),
      (select min(greatest(created_at + interval '2 minutes',
          (select began_at + interval '5 minutes' from job_runs where job = 'reconcile-payments')))
        from orders where payment = 'pending' and created_at > now() - interval '30 minutes')
    )) * 1000)::float8 as ms`);
  return rows[0]?.ms ?? 0;
}

const kick = () => workOutbox(awake(), deliveries);

async function quote(delayMs = 0): Promise<void> {
  await inTransaction(awake(), (tx) =>
    enqueue(tx, [{ kind: 'quote_staff_mail', subjectId: randomUUID(), delayMs }]),
  );
  await kick();
}

/** Holds its pieces, and is paid with PayPal or never. */
async function order(): Promise<{ readonly pay: () => Promise<void> }> {
  const row = await unpaidOrder({ db: awake() }, 'packed', { method: 'paypal', createdAt: new Date() });
  const [line] = await open.db.select().from(orderLines).where(eq(orderLines.orderId, row.id));
  const variantId = line?.variantId ?? '';
  await open.db.update(merchandiseVariants).set({ stock: 9 }).where(eq(merchandiseVariants.id, variantId));
  const lease = {
    expiresAt: new Date(Date.now() + STOCK_RESERVED_MS),
    firstHeldAt: new Date(),
    heldBy: 'somebody',
  };
  await inTransaction(open.db, (tx) => setHold(tx, row.id, { variantId, quantity: 2 }, lease));
  await attachPaypalPayment(open.db, row.id, { paymentId: randomUUID(), former: null });
  return {
    async pay() {
      await inTransaction(awake(), async (tx) => {
        await tx.update(orders).set({ payment: 'paid', paidAt: new Date() }).where(eq(orders.id, row.id));
        await setHold(tx, row.id, { variantId, quantity: 2 }, 'taken');
        await enqueue(tx, [{ kind: 'order_receipt_mail', subjectId: row.id }]);
      });
      await kick();
    },
  };
}

async function pricesFor(publishAtMs: number): Promise<void> {
  const owner = actorOf(await staffWith(open.db, 'owner'), 'owner');
  const [steel] = await open.db.select().from(metalPrices).where(eq(metalPrices.metalType, 'steel'));
  const price = (steel?.price ?? '0').replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
  await setPrices(awake(), owner, {
    id: randomUUID(),
    publishAt: newYorkLocal(new Date(publishAtMs)),
    prices: [{ metalType: 'steel', yardId: null, price, seen: steel?.price ?? '0' }],
    confirmed: [],
  } as unknown as Parameters<typeof setPrices>[2]);
}

/** How long the database is awake within the day. */
function awakeMs(times: readonly number[]): number {
  let [sum, until] = [0, 0];
  for (const at of times.toSorted((a, b) => a - b)) {
    sum += at + AWAKE_MS - Math.max(at, until);
    until = Math.max(until, at + AWAKE_MS);
  }
  return sum;
}

const at = (hour: number, minutes = 0) => hour * 60 + minutes;

test('in a yard’s day the database sleeps eleven hours, and nothing is late by more than a minute', async () => {
  const dayMs = 24 * HOUR;
  const evening: { pay?: () => Promise<void> } = {};
  const events = new Map<number, () => Promise<unknown>>([
    // Netlify runs each night's jobs by themselves.
    ...[at(2, 17), at(2, 37), at(2, 47)].map((when) => [when, async () => awake()] as const),
    ...[at(6, 40), at(9, 10), at(11, 45), at(13, 20), at(21, 15)].map(
      (when) => [when, () => quote()] as const,
    ),
    // Somebody reads a ticket or their points.
    ...[at(7, 10), at(17, 30), at(19), at(20, 45)].map((when) => [when, async () => awake()] as const),
    [at(7, 55), () => pricesFor(MIDNIGHT + at(12) * MINUTE)],
    [at(16, 20), () => pricesFor(MIDNIGHT + at(17, 45) * MINUTE)],
    // Mail is down for twelve minutes.
    [
      at(18, 4),
      async () => {
        isMailDown = true;
        await quote();
      },
    ],
    [at(18, 16), async () => (isMailDown = false)],
    // With photos that never come.
    [at(19, 30), () => quote(QUOTE_PHOTO_GRACE_MS)],
    [at(12, 15), async () => (evening.pay = (await order()).pay)],
    [at(12, 17), async () => evening.pay?.()],
    [at(20, 10), async () => (evening.pay = (await order()).pay)],
    [at(20, 12), async () => evening.pay?.()],
    // This one is never paid.
    [at(21, 40), order],
  ]);
  let [latest, looks] = [0, 0];
  for (let now = 1; now < dayMs / MINUTE; now += 1) {
    await setClock(MIDNIGHT + now * MINUTE);
    latest = Math.max(latest, await lateness());
    const before = usedAt.length;
    await minute();
    if (usedAt.length > before) looks += 1;
    // Staff's pages ask each minute while the yard is open.
    if (now >= at(8) && now < at(16, 30)) awake();
    await setClock(MIDNIGHT + now * MINUTE + 20 * SECOND);
    await events.get(now)?.();
    await announced();
  }
  const awakeHours = awakeMs(usedAt) / HOUR;
  expect(await open.db.$count(priceBatches, eq(priceBatches.state, 'published'))).toBe(2);
  expect(await open.db.$count(outbox, eq(outbox.state, 'pending'))).toBe(0);
  expect(latest).toBeLessThanOrEqual(MINUTE);
  // 12.7 h, with 64 looks; docs/operations.md says what that costs.
  expect(awakeHours).toBeLessThan(13);
  expect(looks).toBeLessThan(80);
  // Without the mark, a look each minute keeps it awake all day.
  expect(awakeMs(Array.from({ length: dayMs / MINUTE }, (_, now) => now * MINUTE)) / HOUR).toBeGreaterThan(
    24,
  );
}, 120_000);

/** How many minutes a message waits that becomes due in two. */
async function minutesUntilSent(spoil: () => Promise<unknown>): Promise<number> {
  await inTransaction(open.db, (tx) =>
    enqueue(tx, [{ kind: 'quote_staff_mail', subjectId: randomUUID(), delayMs: 2 * MINUTE }]),
  );
  await announced();
  await spoil();
  for (let now = 1; now < 60; now += 1) {
    await setClock(MIDNIGHT + now * MINUTE);
    await minute();
    if ((await open.db.$count(outbox, eq(outbox.state, 'pending'))) === 0) return now - 2;
  }
  return Infinity;
}

const marks = () => getStore({ name: 'next-due', consistency: 'strong' });
const writeMark = (text: string | null): Promise<unknown> =>
  text === null ? marks().delete('at') : marks().set('at', text);
const readMark = () => marks().get('at');

test.each([
  ['as it was announced', async () => {}, 0],
  ['lost', () => writeMark(null), 0],
  ['unreadable', () => writeMark('soon'), 0],
  ['far too late', () => writeMark(String(MIDNIGHT + 400 * 24 * HOUR)), 0],
  ['half an hour too late', () => writeMark(String(MIDNIGHT + 29.5 * MINUTE)), 28],
])('with a mark that is %s, what is due waits for half an hour at most', async (_, spoil, minutes) => {
  expect(await minutesUntilSent(spoil)).toBe(minutes);
});

test('where the mark cannot be written, the call is answered all the same, and the next look finds what it queued', async () => {
  const { NETLIFY_BLOBS_CONTEXT: context } = process.env;
  process.env['NETLIFY_BLOBS_CONTEXT'] = '';
  const spoil = async () => (process.env['NETLIFY_BLOBS_CONTEXT'] = context);
  expect(await minutesUntilSent(spoil)).toBe(28);
  expect(server.logged().some((line) => line.includes('due_not_announced'))).toBe(true);
});

/** The minutes until the 12th in which the database is looked at, after a look in the 6th during which `deed` happens. */
async function looksAfter(deed: () => Promise<unknown>): Promise<readonly number[]> {
  await writeMark(String(MIDNIGHT + 6 * MINUTE));
  await setClock(MIDNIGHT + 6 * MINUTE);
  const during = async () => {
    await deed();
    return {};
  };
  await runDueWork(awake, [{ name: 'work-outbox', work: during }]);
  const looks: number[] = [];
  for (let now = 7; now < 12; now += 1) {
    await setClock(MIDNIGHT + now * MINUTE);
    const before = usedAt.length;
    await minute();
    if (usedAt.length > before) looks.push(now);
  }
  return looks;
}

test('what is announced during a look is not forgotten when it ends', async () => {
  expect(await looksAfter(async () => {})).toEqual([]);
  expect(await looksAfter(() => announceDue(MIDNIGHT + 8 * MINUTE))).toEqual([7]);
  // Written again, but not changed.
  expect(await looksAfter(() => writeMark(String(MIDNIGHT + 6 * MINUTE)))).toEqual([]);
});

test('of two times that are announced, the earlier stands', async () => {
  await writeMark(String(MIDNIGHT + 20 * MINUTE));
  await announceDue(MIDNIGHT + 10 * MINUTE);
  await Promise.all([announceDue(MIDNIGHT + 15 * MINUTE), announceDue(MIDNIGHT + 5 * MINUTE)]);
  await announceDue(MIDNIGHT + 9 * MINUTE);
  expect(await readMark()).toBe(String(MIDNIGHT + 5 * MINUTE));
});
