import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PushChoice } from '../../../src/domain/push/admin-push.api.ts';
import type { Executor } from '../../database/client.ts';
import { staffSessions } from '../../database/schema/identity.ts';
import { staffPushDevices } from '../../database/schema/push.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { config } from '../../lib/config.ts';
import type { Message } from '../outbox/enqueue.ts';

/** Its time is not over. */
export const IS_NOTIFIED = sql`${staffPushDevices.endsAt} > now()`;

/** The devices that may be notified: their owners are still staff. */
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
    .where(and(IS_NOTIFIED, isNull(staffUsers.disabledAt), yardId === null ? undefined : isOfYard, where));
  return rows.map(({ device }) => device);
}

/** Messages for the outbox, in the transaction of the news they carry; none if the site has no keys. */
export const pushMessages = (
  kind: 'quote_push' | 'offer_push' | 'stop_push',
  subjectId: string,
): readonly Message[] => (config().push === null ? [] : [{ kind, subjectId }]);

/** What a device is notified of, for the audit log: without its address, which is a secret. */
export const auditedChoice = ({ yards, hours }: PushChoice) => ({
  yards: yards ?? 'all',
  hours: hours === null ? 'any time' : `${hours.from} to ${hours.to}`,
});
