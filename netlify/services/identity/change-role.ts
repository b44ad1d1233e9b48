import { and, eq, ne } from 'drizzle-orm';
import type { StaffRole } from '../../../src/domain/shared/roles.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import type { Staff } from '../../lib/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockUser } from './rows.ts';

/** Safe to repeat. Throws not_oneself, not_found. */
export async function changeRole(
  db: Database,
  actor: Staff,
  userId: string,
  role: StaffRole,
): Promise<{ role: StaffRole }> {
  return inTransaction(db, async (tx) => {
    const user = await lockUser(tx, actor, userId);
    const changed = await tx
      .update(staffUsers)
      .set({ role, updatedAt: new Date() })
      .where(and(eq(staffUsers.id, userId), ne(staffUsers.role, role)))
      .returning({ id: staffUsers.id });
    if (changed.length > 0) {
      const subject = { subjectKind: 'user', subjectId: userId };
      await recordAudit(tx, actor, {
        action: 'change_role',
        ...subject,
        before: { role: user.role },
        after: { role },
      });
    }
    return { role };
  });
}
