import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffSessions, staffVerifications } from '../../database/schema/identity.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import type { Staff } from '../../lib/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockUser } from './rows.ts';

/** Disables an account with its sessions and links, or enables it again. Safe to repeat. Throws not_oneself, not_found. */
export async function disableUser(
  db: Database,
  actor: Staff,
  userId: string,
  isDisabled: boolean,
): Promise<{ isDisabled: boolean }> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, actor, userId);
    const isOtherwise = isDisabled ? isNull(staffUsers.disabledAt) : isNotNull(staffUsers.disabledAt);
    const changed = await tx
      .update(staffUsers)
      .set({ disabledAt: isDisabled ? new Date() : null, updatedAt: new Date() })
      .where(and(eq(staffUsers.id, userId), isOtherwise))
      .returning({ id: staffUsers.id });
    let ended = 0;
    if (isDisabled) {
      const { rowCount } = await tx.delete(staffSessions).where(eq(staffSessions.userId, userId));
      ended = rowCount ?? 0;
      await tx.delete(staffVerifications).where(eq(staffVerifications.value, userId));
    }
    if (changed.length > 0) {
      await recordAudit(tx, actor, {
        action: isDisabled ? 'disable_user' : 'enable_user',
        subjectKind: 'user',
        subjectId: userId,
        before: { isDisabled: !isDisabled, sessions: ended },
        after: { isDisabled, sessions: 0 },
      });
    }
    return { isDisabled };
  });
}
