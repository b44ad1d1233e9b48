import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import type { Staff } from '../../lib/call.ts';

/**
 * Locks a user, and every current owner with it: if two owners demote each other at once, the second one finds out that
 * they are no longer an owner, so one always remains. Throws not_oneself, not_found, forbidden.
 */
export async function lockUser(tx: Executor, actor: Staff, userId: string) {
  if (userId === actor.id) throw new CodedError('not_oneself');
  if (!isUuid(userId)) throw new CodedError('not_found');
  const isOwner = and(eq(staffUsers.role, 'owner'), isNull(staffUsers.disabledAt));
  const held = await tx
    .select()
    .from(staffUsers)
    .where(or(isOwner, eq(staffUsers.id, userId)))
    .orderBy(asc(staffUsers.id))
    .for('update');
  if (!held.some(({ id, role, disabledAt }) => id === actor.id && role === 'owner' && disabledAt === null)) {
    throw new CodedError('forbidden');
  }
  const user = held.find(({ id }) => id === userId);
  if (!user) throw new CodedError('not_found');
  return user;
}
