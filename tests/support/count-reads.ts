import { sql } from 'drizzle-orm';
import { createDatabase, type Database } from '../../netlify/database/client.ts';
import type { TestServer } from './server.ts';

type Work = (db: Database) => Promise<unknown>;

/** As often as five and more: after five PostgreSQL may plan a prepared statement for all values alike. */
export const eightTimes = (work: Work): readonly Work[] => Array.from({ length: 8 }, () => work);

/** A connection tells what it read now and then: here all of a pool do at once, as the pause makes each take one. */
const tellReads = (db: Database) =>
  Promise.all(
    Array.from({ length: 5 }, () => db.execute(sql`select pg_stat_force_next_flush(), pg_sleep(0.02)`)),
  );

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
 * all, `rowsEach` those read by one, for each work. `fastestMs` is the fastest of them: a busy machine slows the others.
 */
export async function countReads(server: TestServer, tables: readonly string[], works: readonly Work[]) {
  // What the test itself has read is not counted with the works.
  await tellReads(server.db);
  const before = await readsSoFar(server, tables);
  const { db, close } = createDatabase({ ...server.database, overTcp: true });
  let fastestMs = Number.POSITIVE_INFINITY;
  for (const work of works) {
    const start = performance.now();
    await work(db);
    fastestMs = Math.min(fastestMs, performance.now() - start);
  }
  await tellReads(db);
  await close();
  const after = await readsSoFar(server, tables);
  return {
    whole: after.whole - before.whole,
    rowsEach: (after.byIndex - before.byIndex) / works.length,
    fastestMs,
  };
}
