import { sql } from 'drizzle-orm';
import { createDatabase, type Database } from '../../netlify/database/client.ts';
import type { TestServer } from './server.ts';

type Work = (db: Database) => Promise<unknown>;

/** As often as five and more: after five PostgreSQL may plan a prepared statement for all values alike. */
export const eightTimes = (work: Work): readonly Work[] => Array.from({ length: 8 }, () => work);

/** What was read of the tables so far, by all connections that have told. */
async function readsSoFar({ db }: TestServer, tables: readonly string[]) {
  const { rows } = await db.execute<{ whole: number; byIndex: number }>(
    sql`select sum(seq_tup_read)::float8 as whole, sum(idx_tup_fetch)::float8 as "byIndex" from pg_stat_user_tables
      where relname in ${tables}`,
  );
  return rows[0] ?? { whole: Number.NaN, byIndex: Number.NaN };
}

/**
 * What works, done one after the other over a pool of their own, read of these tables: `whole` are rows read without an index, in
 * all, `rowsEach` those read by one, for each work. `slowestMs` is the slowest of them.
 */
export async function countReads(server: TestServer, tables: readonly string[], works: readonly Work[]) {
  const { db, close } = createDatabase({ ...server.database, overTcp: true });
  const before = await readsSoFar(server, tables);
  let slowestMs = 0;
  for (const work of works) {
    const start = performance.now();
    await work(db);
    slowestMs = Math.max(slowestMs, performance.now() - start);
  }
  // A connection tells what it read now and then: all of the pool at once, which the pause makes each take one.
  await Promise.all(
    Array.from({ length: 5 }, () => db.execute(sql`select pg_stat_force_next_flush(), pg_sleep(0.02)`)),
  );
  await close();
  const after = await readsSoFar(server, tables);
  return {
    whole: after.whole - before.whole,
    rowsEach: (after.byIndex - before.byIndex) / works.length,
    slowestMs,
  };
}
