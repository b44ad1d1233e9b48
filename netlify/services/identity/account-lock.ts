import { STAFF_FAILURES } from '../../../src/business/staff-constants.ts';
import type { Database, Executor } from '../../database/client.ts';
import { CodedError } from '../../lib/errors.ts';
import { forgetUses, giveBackUse, useAllowance } from '../../lib/rate-limit.ts';

const isFailure = (error: unknown) =>
  error instanceof CodedError && (error.code === 'wrong_password' || error.code === 'wrong_code');

/**
 * An attempt to prove that one is the person with this address, existing or not. Each is counted before it is made, so that no
 * crowd of them gets past STAFF_FAILURES, and given back where it was no failure. Throws too_many_requests while locked.
 */
export async function attemptFor<T>(db: Database, email: string, attempt: () => Promise<T>): Promise<T> {
  const name = email.toLowerCase();
  await useAllowance(db, STAFF_FAILURES, name);
  let hasFailed = false;
  try {
    return await attempt();
  } catch (error) {
    hasFailed = isFailure(error);
    throw error;
  } finally {
    if (!hasFailed) await giveBackUse(db, STAFF_FAILURES, name);
  }
}

/** For whoever has proven another way who they are. */
export const unlock = (tx: Executor, email: string): Promise<void> =>
  forgetUses(tx, STAFF_FAILURES, email.toLowerCase());
