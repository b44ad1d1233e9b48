import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { CodedError } from '../../lib/errors.ts';
import type { Staff } from '../../lib/staff-session.ts';
import type { AuditEntry } from './record-audit.ts';

/**
 * For a write that found nothing to change: returns where this person has already done what they ask, and tells them
 * otherwise who was first (`already_done` with `{ by, at }`).
 */
export async function assertOwnRepeat(
  tx: Executor,
  actor: Pick<Staff, 'id'>,
  { action, subjectKind, subjectId }: AuditEntry,
  isAsWanted: boolean,
): Promise<void> {
  const [last] = await tx
    .select({ actorId: auditLog.actorId, by: auditLog.actorName, at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, subjectKind),
        eq(auditLog.subjectId, subjectId),
        eq(auditLog.action, action),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  if (isAsWanted && (!last || last.actorId === actor.id)) return;
  throw new CodedError('already_done', {
    figures: { by: last?.by ?? null, at: last?.at.toISOString() ?? null },
  });
}
