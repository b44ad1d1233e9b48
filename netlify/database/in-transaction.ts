import type { PoolClient } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-serverless';
import { sql } from 'drizzle-orm';
import type { Database, Executor } from './client.ts';
import { DatabaseOutage, isOutage } from './database-errors.ts';

const connect = async (db: Database) => {
  try {
    return await db.$client.connect();
  } catch (cause) {
    throw new DatabaseOutage('no connection', { cause });
  }
};

const executors = new WeakMap<PoolClient, Executor>();

/** Always the same one for a connection, because it holds the prepared statements. */
function executorOf(client: PoolClient): Executor {
  const executor = executors.get(client) ?? drizzle(client);
  executors.set(client, executor);
  return executor;
}

/**
 * Runs `work` in one transaction; `isTrial`: answers what it would, and takes back all that it wrote. Unlike Drizzle's
 * own, it releases the connection if BEGIN fails, and discards one that broke: with only five connections, an outage
 * would otherwise use them up for good.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Executor) => Promise<T>,
  isTrial = false,
): Promise<T> {
  const client = await connect(db);
  const tx = executorOf(client);
  let isBroken = true;
  try {
    await tx.execute(sql`begin`);
    const result = await work(tx);
    await tx.execute(isTrial ? sql`rollback` : sql`commit`);
    isBroken = false;
    return result;
  } catch (error) {
    if (!isOutage(error)) {
      await tx.execute(sql`rollback`);
      isBroken = false;
    }
    throw error;
  } finally {
    client.release(isBroken);
  }
}
