import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import type { Staff } from '../../lib/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockUser } from './rows.ts';

/** Whether this person must have an authenticator app or a passkey. Safe to repeat. Throws not_oneself, not_found. */
export async function requireSecondStep(
  db: Database,
  actor: Staff,
  userId: string,
  isRequired: boolean,
): Promise<{ isRequired: boolean }> {
  return inTransaction(db, async (tx) => {
    const user = await lockUser(tx, actor, userId);
    const changed = await tx
      .update(staffUsers)
      .set({ secondStepRequired: isRequired, updatedAt: new Date() })
      .where(and(eq(staffUsers.id, userId), ne(staffUsers.secondStepRequired, isRequired)))
      .returning({ id: staffUsers.id });
    if (changed.length > 0) {
      await recordAudit(tx, actor, {
        action: 'require_second_step',
        subjectKind: 'user',
        subjectId: userId,
        before: { secondStepRequired: user.secondStepRequired },
        after: { secondStepRequired: isRequired },
      });
    }
    return { isRequired };
  });
}
