import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../netlify/database/client.ts';
import { inTransaction } from '../../netlify/database/in-transaction.ts';

/** Runs slow statements in one transaction, then vacuums the tables that they filled. */
export async function fillTables(
  db: Database,
  statements: readonly SQL[],
  tables: readonly string[],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const statement of [sql`set local statement_timeout = 0`, ...statements])
      await tx.execute(statement);
  });
  // Autovacuum would have done it by then, and must not begin in the middle of a measurement.
  const client = await db.$client.connect();
  await client.query('set statement_timeout = 0');
  await client.query(`vacuum (analyze) ${tables.join(', ')}`);
  client.release(true);
}
