import { eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffPasskeys, staffSessions, staffTwoFactors } from '../../database/schema/identity.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import type { Staff } from '../../lib/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockUser } from './rows.ts';

/** Removes the authenticator app and all passkeys from an account and ends its sessions. Safe to repeat. Throws not_oneself, not_found. */
export async function resetSecondStep(db: Database, actor: Staff, userId: string): Promise<{ done: true }> {
  return inTransaction(db, async (tx) => {
    const user = await lockUser(tx, actor, userId);
    const keys = await tx.delete(staffTwoFactors).where(eq(staffTwoFactors.userId, userId));
    const { rowCount: passkeys } = await tx.delete(staffPasskeys).where(eq(staffPasskeys.userId, userId));
    // An unfinished setup has a key as well.
    if (!user.twoFactorEnabled && !keys.rowCount && !passkeys) return { done: true };
    await tx
      .update(staffUsers)
      .set({ twoFactorEnabled: false, hasPasskey: false })
      .where(eq(staffUsers.id, userId));
    const { rowCount: sessions } = await tx.delete(staffSessions).where(eq(staffSessions.userId, userId));
    await recordAudit(tx, actor, {
      action: 'reset_second_step',
      subjectKind: 'user',
      subjectId: userId,
      before: { hasTwoFactor: user.twoFactorEnabled, hasAppKey: Boolean(keys.rowCount), passkeys, sessions },
      after: { hasTwoFactor: false, hasAppKey: false, passkeys: 0, sessions: 0 },
    });
    return { done: true };
  });
}
