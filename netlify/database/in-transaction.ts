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

const afterwards = new WeakMap<Executor, (() => void)[]>();

/** Runs `work` once the transaction of `tx` is committed, or may be; at once if it is no transaction. */
export function afterCommit(tx: Executor, work: () => void): void {
  const waiting = afterwards.get(tx);
  if (waiting) waiting.push(work);
  else work();
}

/**
 * Runs `work` in one transaction. Unlike Drizzle's own, it releases the connection if BEGIN fails, and discards
 * one that broke: with only five connections, an outage would otherwise use them up for good.
 */
export async function inTransaction<T>(db: Database, work: (tx: Executor) => Promise<T>): Promise<T> {
  const client = await connect(db);
  const tx = executorOf(client);
  let isBroken = true;
  const waiting: (() => void)[] = [];
  afterwards.set(tx, waiting);
  try {
    await tx.execute(sql`begin`);
    const result = await work(tx);
    await tx.execute(sql`commit`);
    isBroken = false;
    return result;
  } catch (error) {
    if (!isOutage(error)) {
      waiting.length = 0;
      await tx.execute(sql`rollback`);
      isBroken = false;
    }
    throw error;
  } finally {
    afterwards.delete(tx);
    client.release(isBroken);
    for (const each of waiting) each();
  }
}
