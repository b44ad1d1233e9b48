import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { staffSessions } from '../../database/schema/identity.ts';
import { staffPushDevices } from '../../database/schema/push.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { IS_SESSION_LIVE } from '../identity/rows.ts';

/** The devices that may be notified: their owners are signed in, and still staff. */
export async function findDevices(
  db: Executor,
  { where, yardId }: { readonly where?: SQL | undefined; readonly yardId: string | null },
) {
  // What names no yard is everybody's.
  const isOfYard = or(isNull(staffPushDevices.yards), sql`${yardId} = any(${staffPushDevices.yards})`);
  const rows = await db
    .select({ device: staffPushDevices })
    .from(staffPushDevices)
    .innerJoin(staffSessions, eq(staffSessions.id, staffPushDevices.sessionId))
    .innerJoin(staffUsers, eq(staffUsers.id, staffSessions.userId))
    .where(
      and(IS_SESSION_LIVE, isNull(staffUsers.disabledAt), yardId === null ? undefined : isOfYard, where),
    );
  return rows.map(({ device }) => device);
}
