import { and, eq, isNull } from 'drizzle-orm';
import { STAFF_LINK_VALID_MS } from '../../../src/business/staff-constants.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffPasskeys, staffSessions, staffTwoFactors } from '../../database/schema/identity.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { CodedError } from '../../lib/errors.ts';
import { COMMAND_LINE, recordAudit } from '../audit/record-audit.ts';
import { unlock } from './account-lock.ts';
import { addLink } from './staff-link.ts';

/**
 * From the command line, for somebody who is locked out: lifts the lock, removes authenticator app and passkeys if asked,
 * and returns the id of a link that sets a password. Throws not_found, also for a disabled account.
 */
export async function recoverUser(
  db: Database,
  email: string,
  { withoutApp }: { readonly withoutApp: boolean },
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const [user] = await tx
      .select({
        id: staffUsers.id,
        hasTwoFactor: staffUsers.twoFactorEnabled,
        hasPasskey: staffUsers.hasPasskey,
      })
      .from(staffUsers)
      .where(and(eq(staffUsers.email, email), isNull(staffUsers.disabledAt)))
      .for('update');
    if (!user) throw new CodedError('not_found');
    const { id, hasTwoFactor, hasPasskey } = user;
    const isOwn = eq(staffSessions.userId, id);
    const sessions = await tx.$count(staffSessions, isOwn);
    await unlock(tx, email);
    if (withoutApp) {
      await tx.delete(staffTwoFactors).where(eq(staffTwoFactors.userId, id));
      await tx.delete(staffPasskeys).where(eq(staffPasskeys.userId, id));
      await tx
        .update(staffUsers)
        .set({ twoFactorEnabled: false, hasPasskey: false })
        .where(eq(staffUsers.id, id));
      await tx.delete(staffSessions).where(isOwn);
    }
    await recordAudit(tx, COMMAND_LINE, {
      action: 'recover_user',
      subjectKind: 'user',
      subjectId: id,
      before: { hasTwoFactor, hasPasskey, sessions },
      after: {
        hasTwoFactor: hasTwoFactor && !withoutApp,
        hasPasskey: hasPasskey && !withoutApp,
        sessions: withoutApp ? 0 : sessions,
      },
    });
    return addLink(tx, id, STAFF_LINK_VALID_MS);
  });
}
