import { STAFF_FAILURES } from '../../../src/business/staff-constants.ts';
import { eq } from 'drizzle-orm';
import type { Database, Executor } from '../../database/client.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { CodedError } from '../../lib/errors.ts';
import { forgetUses, giveBackUse, useAllowance } from '../../lib/rate-limit.ts';
import { type FailureAction, auditFailure } from './audit-failure.ts';

const isFailure = (error: unknown): error is CodedError =>
  error instanceof CodedError && (error.code === 'wrong_password' || error.code === 'wrong_code');

/**
 * An attempt to prove that one is the person with this address, which need not exist. It is counted before it is made, so that
 * parallel attempts cannot exceed STAFF_FAILURES, and given back if it did not fail; a failure is recorded as `action`. Throws
 * too_many_requests while locked.
 */
export async function attemptFor<T>(
  db: Database,
  email: string,
  action: FailureAction,
  attempt: () => Promise<T>,
): Promise<T> {
  const name = email.toLowerCase();
  await useAllowance(db, STAFF_FAILURES, name);
  let result: T;
  try {
    result = await attempt();
  } catch (error) {
    if (isFailure(error)) await auditFailure(db, eq(staffUsers.email, name), action, error);
    else await giveBackUse(db, STAFF_FAILURES, name);
    throw error;
  }
  await giveBackUse(db, STAFF_FAILURES, name);
  return result;
}

/** For somebody who has proven their identity in another way. */
export const unlock = (tx: Executor, email: string): Promise<void> =>
  forgetUses(tx, STAFF_FAILURES, email.toLowerCase());
