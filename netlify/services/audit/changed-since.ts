import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { ChangedSince } from '../../../src/domain/shared/changed-since.ts';
import type { Executor } from '../../database/client.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { CodedError } from '../../lib/errors.ts';

/** Whose entries of the audit log say who changed it last. */
interface Subject {
  readonly subjectKind: string;
  readonly subjectId: string;
  /** Without them any entry counts. */
  readonly actions?: readonly string[];
}

/** Who made the newest such entry of the audit log, and when. */
export async function lastChange(tx: Executor, fits: SQL | undefined) {
  const [last] = await tx
    .select({ by: auditLog.actorName, at: auditLog.at })
    .from(auditLog)
    .where(fits)
    .orderBy(desc(auditLog.id))
    .limit(1);
  return { by: last?.by ?? null, at: last?.at.toISOString() ?? null };
}

/** The refusal of a change to something that is not what the person saw. */
export async function changedSince<Now>(
  tx: Executor,
  { subjectKind, subjectId, actions }: Subject,
  now: Now,
): Promise<CodedError> {
  const last = await lastChange(
    tx,
    and(
      eq(auditLog.subjectKind, subjectKind),
      eq(auditLog.subjectId, subjectId),
      actions && inArray(auditLog.action, [...actions]),
    ),
  );
  const figures: ChangedSince<Now> = { ...last, now };
  return new CodedError('changed_since', { figures });
}

/** For a locked row that somebody is about to change. Throws changed_since, if it is no longer what they saw. */
export async function assertSeen<Now>(
  tx: Executor,
  subject: Subject,
  { seen, now }: { readonly seen: Now; readonly now: Now },
): Promise<void> {
  if (!isDeepStrictEqual(seen, now)) throw await changedSince(tx, subject, now);
}
