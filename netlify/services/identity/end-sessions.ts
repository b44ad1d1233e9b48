import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffSessions } from '../../database/schema/identity.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import type { Staff } from '../../lib/staff-session.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** Ends one of this person's sessions, or where `sessionId` is null all but the one that asks. Answers how many. */
export async function endSessions(db: Database, staff: Staff, sessionId: string | null): Promise<number> {
  if (sessionId !== null && !isUuid(sessionId)) return 0;
  const chosen = sessionId === null ? ne(staffSessions.id, staff.sessionId) : eq(staffSessions.id, sessionId);
  const isOwn = eq(staffSessions.userId, staff.id);
  return inTransaction(db, async (tx) => {
    const { rowCount } = await tx.delete(staffSessions).where(and(isOwn, chosen));
    const ended = rowCount ?? 0;
    if (ended > 0) {
      const sessions = await tx.$count(staffSessions, isOwn);
      await recordAudit(tx, staff, {
        action: 'end_sessions',
        subjectKind: 'user',
        subjectId: staff.id,
        before: { sessions: sessions + ended },
        after: { sessions },
      });
    }
    return ended;
  });
}
