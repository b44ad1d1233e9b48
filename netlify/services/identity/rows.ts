import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { STAFF_SESSION_MAX_MS } from '../../../src/business/constants.ts';
import type { Executor } from '../../database/client.ts';
import { staffSessions } from '../../database/schema/identity.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { Staff } from '../../lib/http/call.ts';

/** For a query of sessions: this one has not ended, by the rules of findStaff(). */
export const IS_SESSION_LIVE = sql`(${staffSessions.expiresAt} > now()
  and ${staffSessions.createdAt} > now() - ${STAFF_SESSION_MAX_MS} * interval '1 millisecond')`;

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
