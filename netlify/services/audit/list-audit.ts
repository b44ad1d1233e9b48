import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { STAFF_PAGE_LENGTH } from '../../../src/business/staff-constants.ts';
import type { AuditEntry, AuditFilter } from '../../../src/domain/admin/admin-audit.api.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import type { Page } from '../../../src/domain/shared/page-cursor.ts';
import type { Database } from '../../database/client.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { EMPTY_PAGE, pageOf } from '../../lib/keyset.ts';

const { id, actorId, subjectKind, subjectId } = auditLog;

const COMMAND_LINE_PERSON = 'command-line';

const CURSOR = /^\d{1,15}$/;

/** A page of the audit log, newest first. An invalid cursor or id finds nothing. */
export async function listAudit(
  db: Database,
  { after, person, kind, subject }: AuditFilter,
): Promise<Page<AuditEntry>> {
  const isCommandLine = person === COMMAND_LINE_PERSON;
  if (after !== undefined && !CURSOR.test(after)) return EMPTY_PAGE;
  if (person !== undefined && !isCommandLine && !isUuid(person)) return EMPTY_PAGE;
  const found = await db
    .select()
    .from(auditLog)
    .where(
      and(
        after === undefined ? undefined : lt(id, Number(after)),
        isCommandLine ? isNull(actorId) : person ? eq(actorId, person) : undefined,
        kind && subject ? and(eq(subjectKind, kind), eq(subjectId, subject)) : undefined,
      ),
    )
    .orderBy(desc(id))
    .limit(STAFF_PAGE_LENGTH + 1);
  const entries = found.map(({ at, ...row }) => ({ ...row, id: String(row.id), at: at.toISOString() }));
  return pageOf(entries, STAFF_PAGE_LENGTH, (last) => last.id);
}
