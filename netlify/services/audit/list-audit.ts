import { and, desc, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { STAFF_PAGE_LENGTH } from '../../../src/business/staff-constants.ts';
import type { AuditEntry } from '../../../src/domain/admin/admin-audit.api.ts';
import type { Page } from '../../../src/domain/shared/page-cursor.ts';
import { atMost } from '../../database/at-most.ts';
import type { Database } from '../../database/client.ts';
import { prepared } from '../../database/prepared.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';

/** What of the log is asked for. */
export interface AuditQuery {
  readonly after: string | null;
  /** An actor's id, or COMMAND_LINE_PERSON. */
  readonly person: string | null;
  /** Both or neither. */
  readonly kind: string | null;
  readonly subject: string | null;
}

const COMMAND_LINE_PERSON = 'command-line';

/** One more than a page: it tells whether there is another. */
const list = (name: string, filter: SQL | undefined) =>
  prepared((db: Database) =>
    db
      .select()
      .from(auditLog)
      .where(and(lt(auditLog.id, sql.placeholder('before')), filter))
      .orderBy(desc(auditLog.id))
      .limit(atMost(STAFF_PAGE_LENGTH + 1))
      .prepare(name),
  );

const isPerson = eq(auditLog.actorId, sql.placeholder('person'));
const isCommandLine = isNull(auditLog.actorId);
const isSubject = and(
  eq(auditLog.subjectKind, sql.placeholder('kind')),
  eq(auditLog.subjectId, sql.placeholder('subject')),
);

// A statement for each set of filters, so that each has the plan of its index.
const STATEMENTS = {
  all: { any: list('audit', undefined), subject: list('audit_subject', isSubject) },
  person: { any: list('audit_person', isPerson), subject: list('audit_both', and(isPerson, isSubject)) },
  line: {
    any: list('audit_line', isCommandLine),
    subject: list('audit_line_s', and(isCommandLine, isSubject)),
  },
};

/** A page of the audit log, newest first. What is no cursor or no id finds nothing. */
export async function listAudit(
  db: Database,
  { after, person, kind, subject }: AuditQuery,
): Promise<Page<AuditEntry>> {
  const who = person === null ? 'all' : person === COMMAND_LINE_PERSON ? 'line' : 'person';
  if (who === 'person' && !isUuid(person ?? '')) return { rows: [], next: null };
  const what = kind !== null && subject !== null ? 'subject' : 'any';
  const before = after === null ? Number.MAX_SAFE_INTEGER : Number(/^\d{1,15}$/.exec(after)?.[0] ?? 0);
  const found = await STATEMENTS[who][what](db).execute({ before, person, kind, subject });
  const rows = found.slice(0, STAFF_PAGE_LENGTH);
  const last = found.length > rows.length ? rows.at(-1) : undefined;
  return {
    rows: rows.map(({ id, at, ...row }) => ({ ...row, id: String(id), at: at.toISOString() })),
    next: last ? String(last.id) : null,
  };
}
