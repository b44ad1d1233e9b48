import { and, desc, eq, sql } from 'drizzle-orm';
import type { StaffDevice } from '../../../src/domain/admin/admin-sessions.api.ts';
import { STAFF_SESSION_MAX_MS } from '../../../src/business/staff-constants.ts';
import type { Database } from '../../database/client.ts';
import { prepared } from '../../database/prepared.ts';
import { staffSessions } from '../../database/schema/identity.ts';
import type { Staff } from '../../lib/staff-session.ts';

const find = prepared((db: Database) =>
  db
    .select({
      id: staffSessions.id,
      userAgent: staffSessions.userAgent,
      signedInAt: staffSessions.createdAt,
      lastUsedAt: staffSessions.updatedAt,
    })
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.userId, sql.placeholder('userId')),
        sql`${staffSessions.expiresAt} > now()
          and ${staffSessions.createdAt} > now() - ${STAFF_SESSION_MAX_MS} * interval '1 millisecond'`,
      ),
    )
    .orderBy(desc(staffSessions.updatedAt))
    .prepare('list_staff_sessions'),
);

/** Where this person is signed in. */
export async function listSessions(db: Database, staff: Staff): Promise<readonly StaffDevice[]> {
  const rows = await find(db).execute({ userId: staff.id });
  return rows.map(({ id, userAgent, signedInAt, lastUsedAt }) => ({
    id,
    userAgent: userAgent ?? '',
    signedInAt: signedInAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === staff.sessionId,
  }));
}
