import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';

/** Whoever was waited for had been merged by then. Waiting for the one who stays, with the other held, would be a deadlock. */
export class MergedMeanwhile extends Error {
  override readonly name = 'MergedMeanwhile';
}

const DEADLOCK = '40P01';
const TRIES = 4;

const passes = (error: unknown): boolean =>
  error instanceof MergedMeanwhile ||
  (error instanceof DrizzleQueryError &&
    error.cause !== undefined &&
    'code' in error.cause &&
    error.cause.code === DEADLOCK);

/** As inTransaction(), for what holds a customer; begun anew where a merge came in between. */
export async function inCustomerTransaction<T>(
  db: Database,
  work: (tx: Executor) => Promise<T>,
  tries = TRIES,
): Promise<T> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (tries <= 1 || !passes(error)) throw error;
    return inCustomerTransaction(db, work, tries - 1);
  }
}
