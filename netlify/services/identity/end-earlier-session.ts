import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { staffSessions } from '../../database/schema/identity.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { auditAccount } from './audit-account.ts';

/**
 * Ends the session with this token, if there is one: its browser has a new one, and a copy of the old cookie opens nothing. It may be
 * a colleague's, where two people share a computer.
 */
export async function endEarlierSession(tx: Executor, token: string): Promise<void> {
  const isIt = eq(staffSessions.token, token);
  const [user] = await tx
    .select({ id: staffUsers.id, name: staffUsers.name })
    .from(staffSessions)
    .innerJoin(staffUsers, eq(staffUsers.id, staffSessions.userId))
    .where(isIt)
    .for('update');
  if (!user) return;
  await auditAccount(
    tx,
    user,
    'sign_out',
    () => tx.delete(staffSessions).where(isIt),
    async () => ({ sessions: await tx.$count(staffSessions, eq(staffSessions.userId, user.id)) }),
  );
}
