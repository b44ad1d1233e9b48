import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { STAFF_PAGE_LENGTH } from '../../../src/business/constants.ts';
import {
  AUDIT_ACTORS,
  type AuditEntry,
  type AuditFilter,
} from '../../../src/domain/admin/admin-audit.api.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { Page } from '../../../src/domain/shared/contract/page-cursor.ts';
import type { Database, Executor } from '../../database/client.ts';
import { auditLog } from '../../database/schema/audit.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { EMPTY_PAGE, pageOf } from '../../lib/http/keyset.ts';

interface AuditRecord {
  /** A verb and its object: "change_price". */
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  /** What the write changed, before and after: plain data without secrets. */
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The actor of changes from the command line. */
export const COMMAND_LINE = { id: null, name: AUDIT_ACTORS['command-line'] } as const;

/** The actor of tickets that the yards' own system sends. */
export const POINT_OF_SALE = { id: null, name: AUDIT_ACTORS['point-of-sale'] } as const;

/** The actor of what is done through a request's link. */
export const CUSTOMER_BY_LINK = { id: null, name: AUDIT_ACTORS['customer-by-link'] } as const;

/** The actor of what is deleted because its time is over. */
export const NIGHTLY_JOB = { id: null, name: AUDIT_ACTORS['nightly-job'] } as const;

/** The actor of what follows from a mail that came back. */
export const MAIL_SERVER = { id: null, name: AUDIT_ACTORS['mail-server'] } as const;

export type Actor =
  | Pick<Staff, 'id' | 'name'>
  | typeof COMMAND_LINE
  | typeof POINT_OF_SALE
  | typeof CUSTOMER_BY_LINK
  | typeof NIGHTLY_JOB
  | typeof MAIL_SERVER;

/** Adds lines to the audit log, one for each subject: what is about two people is in nobody's copy. Call it in the transaction of the write, after it has changed a row. */
export async function recordAudit(
  tx: Executor,
  actor: Actor,
  ...records: readonly [AuditRecord, ...AuditRecord[]]
): Promise<void> {
  await tx.insert(auditLog).values(
    records.map(({ action, subjectKind, subjectId, before = null, after = null }) => ({
      actorId: actor.id,
      actorName: actor.name,
      action,
      subjectKind,
      subjectId,
      before,
      after,
    })),
  );
}

/** For a repeat of what added a record, which may have changed since. Throws idempotency_key_reused if other content was added. */
export async function assertAddedAs(
  tx: Executor,
  { action, subjectKind, subjectId, after }: AuditRecord,
): Promise<void> {
  const isIt = and(
    eq(auditLog.subjectKind, subjectKind),
    eq(auditLog.subjectId, subjectId),
    eq(auditLog.action, action),
  );
  const rows = await tx.select({ after: auditLog.after }).from(auditLog).where(isIt);
  const added: unknown = JSON.parse(JSON.stringify(after));
  if (!rows.some((row) => isDeepStrictEqual(row.after, added)))
    throw new CodedError('idempotency_key_reused');
}

const { id, actorId, actorName, subjectKind, subjectId } = auditLog;

const isActorKey = (person: string): person is keyof typeof AUDIT_ACTORS =>
  Object.hasOwn(AUDIT_ACTORS, person);

/** Entries of one person, or of one who is not staff. */
const isBy = (person: string) =>
  isActorKey(person) ? and(isNull(actorId), eq(actorName, AUDIT_ACTORS[person])) : eq(actorId, person);

const CURSOR = /^\d{1,15}$/;

/** A page of the audit log, newest first. An invalid cursor or id finds nothing. */
export async function listAudit(
  db: Database,
  { after, person, kind, subject }: AuditFilter,
): Promise<Page<AuditEntry>> {
  if (after !== undefined && !CURSOR.test(after)) return EMPTY_PAGE;
  if (person !== undefined && !isActorKey(person) && !isUuid(person)) return EMPTY_PAGE;
  const found = await db
    .select()
    .from(auditLog)
    .where(
      and(
        after === undefined ? undefined : lt(id, Number(after)),
        person === undefined ? undefined : isBy(person),
        kind && subject ? and(eq(subjectKind, kind), eq(subjectId, subject)) : undefined,
      ),
    )
    .orderBy(desc(id))
    .limit(STAFF_PAGE_LENGTH + 1);
  const entries = found.map(({ at, ...row }) => ({ ...row, id: String(row.id), at: at.toISOString() }));
  return pageOf(entries, STAFF_PAGE_LENGTH, (last) => last.id);
}
