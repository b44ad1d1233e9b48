import { and, eq, isNull } from 'drizzle-orm';
import { RATE_LIMITS } from '../../../src/business/constants.ts';
import { STAFF } from '../../../src/business/staff-constants.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { CodedError } from '../../lib/errors.ts';
import { useAllowance } from '../../lib/rate-limit.ts';
import { addLink } from './add-link.ts';

/** Whether one link more may be mailed, so that nobody can flood a colleague from many addresses. */
async function mayMail(tx: Executor, email: string): Promise<boolean> {
  try {
    await useAllowance(tx, 'staff-links', email, STAFF.links);
    return true;
  } catch (error) {
    if (error instanceof CodedError && error.code === 'too_many_requests') return false;
    throw error;
  }
}

/**
 * Has a link mailed that sets a password. Every address takes the same steps, known or not: neither the answer nor its time
 * tells which. Throws too_many_requests by the caller's address.
 */
export async function requestLink(db: Database, email: string, address: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await useAllowance(tx, 'staff-link-requests', address, RATE_LIMITS.lookUps);
    const [user] = await tx
      .select({ id: staffUsers.id })
      .from(staffUsers)
      .where(and(eq(staffUsers.email, email), isNull(staffUsers.disabledAt)));
    const isMailed = await mayMail(tx, email);
    await addLink(tx, isMailed && user ? user.id : null, STAFF.linkValidMs);
  });
}
