import { sql } from 'drizzle-orm';
import { createDatabase, type Database } from '../../netlify/database/client.ts';
import { isOverTcp, type TestServer } from './server.ts';

type Work = (db: Database) => Promise<unknown>;

/** More than five times: after five PostgreSQL may plan a prepared statement for all values alike. */
export const eightTimes = (work: Work): readonly Work[] => Array.from({ length: 8 }, () => work);

/** A connection reports what it has read only now and then. The pause makes all of a pool report at once. */
const tellReads = (db: Database) =>
  Promise.all(
    Array.from({ length: 5 }, () => db.execute(sql`select pg_stat_force_next_flush(), pg_sleep(0.02)`)),
  );

/** What all connections have read of the tables, as far as they have reported. */
async function readsSoFar({ db }: TestServer, tables: readonly string[]) {
  const { rows } = await db.execute<{ whole: number; byIndex: number }>(
    sql`select sum(seq_tup_read)::float8 as whole, sum(idx_tup_fetch)::float8 as "byIndex" from pg_stat_user_tables
      where relname in ${tables}`,
  );
  return rows[0] ?? { whole: Number.NaN, byIndex: Number.NaN };
}

/**
 * What `works` read of these tables, done one after the other over a separate pool: `whole` are rows read without an index, in
 * total, `rowsEach` those read by one, for each work. `fastestMs` is the fastest of them, because a busy machine slows down the others.
 */
export async function countReads(server: TestServer, tables: readonly string[], works: readonly Work[]) {
  // What the test itself has read must not count.
  await tellReads(server.db);
  const before = await readsSoFar(server, tables);
  const { db, close } = createDatabase({ ...server.database, overTcp: isOverTcp() });
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
