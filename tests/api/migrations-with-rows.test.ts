import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/neon-serverless/migrator';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../netlify/database/client.ts';
import { stockHolds } from '../../netlify/database/schema/orders.ts';
import { customers, pointsLedger } from '../../netlify/database/schema/rewards.ts';
import { comparePoints } from '../../netlify/services/rewards/compare-points.ts';
import { ROOT } from '../../tools/root.ts';
import { createEmptyDatabase } from '../support/test-database.ts';

const FOLDER = join(ROOT, 'netlify/database/migrations');

let db: Database;
let stop: () => Promise<void>;
beforeEach(async () => {
  const database = await createEmptyDatabase();
  const opened = createDatabase({ url: database.ownerUrl, overTcp: true });
  db = opened.db;
  stop = async () => {
    await opened.close();
    await database.stop();
  };
});
afterEach(() => stop());

/** Makes the tables as they were before a migration. */
async function migrateUpTo(number: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    await cp(FOLDER, folder, { recursive: true });
    const file = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: readonly { idx: number }[] };
    const entries = journal.entries.filter(({ idx }) => idx < number);
    await writeFile(file, JSON.stringify({ ...journal, entries }));
    await migrate(db, { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}
const migrateAll = () => migrate(db, { migrationsFolder: FOLDER });

/** A void took at most what was left, and lifetime points with it. */
async function voidedOnce(name: string, earned: number, spent: number): Promise<void> {
  const [customer, ticket, staff] = [randomUUID(), randomUUID(), randomUUID()];
  const taken = earned - spent;
  await db.execute(
    sql`insert into staff_users (id, name, email) values (${staff}, ${name}, ${`${name}@example.com`})`,
  );
  await db.execute(sql`insert into customers (id, first_name, last_name, phone, total_points, lifetime_points)
    values (${customer}, ${name}, 'Wright', ${`+1404${String(spent).padStart(7, '0')}`}, 0, ${earned - taken})`);
  await db.execute(sql`insert into tickets (id, sold_at, sold_on, customer_id, total_cents, source, voided_at, void_reason, voided_by)
    values (${ticket}, now(), current_date, ${customer}, ${earned * 10}, 'counter', now(), 'Twice', ${staff})`);
  const entries = [
    ['earn', earned, ticket],
    ['redeem', -spent, null],
    ['void', -taken, ticket],
  ] as const;
  for (const [kind, points, of] of entries.filter((entry) => entry[1] !== 0))
    await db.execute(sql`insert into points_ledger (customer_id, kind, points, description, ticket_id)
      values (${customer}, ${kind}, ${points}, 'Before', ${of})`);
}

test('points that voids forgot stay with their customers, and a void ticket gives none any more', async () => {
  await migrateUpTo(40);
  await voidedOnce('All', 4_500, 0);
  await voidedOnce('Some', 4_500, 2_000);
  await voidedOnce('None', 4_500, 4_500);
  await migrateAll();
  const kept = await db
    .select({ name: customers.firstName, lifetime: customers.lifetimePoints, owed: customers.pointsOwed })
    .from(customers)
    .orderBy(asc(customers.lifetimePoints));
  expect(kept).toEqual([
    { name: 'All', lifetime: 0, owed: 0 },
    { name: 'Some', lifetime: 2_000, owed: 0 },
    { name: 'None', lifetime: 4_500, owed: 0 },
  ]);
  const ofTickets = await db
    .select({ points: sql<number>`sum(${pointsLedger.points})::int` })
    .from(pointsLedger)
    .where(sql`${pointsLedger.ticketId} is not null`)
    .groupBy(pointsLedger.ticketId);
  expect(ofTickets).toEqual([{ points: 0 }, { points: 0 }, { points: 0 }]);
  expect(await comparePoints(db)).toMatchObject({ customers: 3, differences: 0 });
});

test('what was held before an hour was the most counts from when it was first held', async () => {
  await migrateUpTo(39);
  // The order and the kind do not matter.
  for (const column of ['order_id_orders', 'variant_id_merchandise_variants'])
    await db.execute(sql.raw(`alter table stock_holds drop constraint stock_holds_${column}_id_fk`));
  const until = new Date('2026-11-20T15:40:00Z');
  for (const state of ['reserved', 'taken'])
    await db.execute(sql`insert into stock_holds (order_id, variant_id, quantity, state, expires_at)
      values (${randomUUID()}, ${randomUUID()}, 2, ${state}, ${until})`);
  await migrateAll();
  const holds = await db.select().from(stockHolds).orderBy(asc(stockHolds.state));
  expect(holds).toMatchObject([
    {
      state: 'reserved',
      quantity: 2,
      expiresAt: until,
      firstHeldAt: new Date('2026-11-20T15:10:00Z'),
      heldBy: null,
    },
    { state: 'taken', quantity: 2, expiresAt: until, heldBy: null },
  ]);
});
