import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { ChangedSince, FirstChange } from '../../../src/domain/shared/contract/changed-since.ts';
import type { Executor } from '../../database/client.ts';
import { auditLog } from '../../database/schema/audit.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';

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
    .select({ by: auditLog.actorName, at: auditLog.at, actorId: auditLog.actorId })
    .from(auditLog)
    .where(fits)
    .orderBy(desc(auditLog.id))
    .limit(1);
  return { by: last?.by ?? null, at: last?.at.toISOString() ?? null, actorId: last?.actorId ?? null };
}

/** The same of a subject. */
const lastChangeOf = (tx: Executor, { subjectKind, subjectId, actions }: Subject) =>
  lastChange(
    tx,
    and(
      eq(auditLog.subjectKind, subjectKind),
      eq(auditLog.subjectId, subjectId),
      actions && inArray(auditLog.action, [...actions]),
    ),
  );

const refusalFor = <Now>({ by, at }: FirstChange, now: Now) =>
  new CodedError('changed_since', { figures: { by, at, now } satisfies ChangedSince<Now> });

/** The refusal of a change to something that is not what the person saw. */
export const changedSince = async <Now>(tx: Executor, subject: Subject, now: Now): Promise<CodedError> =>
  refusalFor(await lastChangeOf(tx, subject), now);

/** The refusal of what has no second time: whoever asks has nothing to choose, and is told who was first. */
export async function alreadyDone(tx: Executor, subject: Subject): Promise<CodedError> {
  const { by, at } = await lastChangeOf(tx, subject);
  return new CodedError('already_done', { figures: { by, at } satisfies FirstChange });
}

/** For a locked row that somebody is about to change. Throws changed_since, if it is no longer what they saw. */
export async function assertSeen<Now>(
  tx: Executor,
  subject: Subject,
  { seen, now }: { readonly seen: Now; readonly now: Now },
): Promise<void> {
  if (!isDeepStrictEqual(seen, now)) throw await changedSince(tx, subject, now);
}

interface Found<Now> {
  /** Whether it is what the person asks for. */
  readonly isAsAsked: boolean;
  readonly now: Now;
}

/** For a write that found nothing to change. Throws changed_since, unless this person has already done what they ask. */
export async function assertOwnRepeat<Now>(
  tx: Executor,
  actor: Pick<Staff, 'id'>,
  { action, ...subject }: Omit<Subject, 'actions'> & { readonly action: string },
  { isAsAsked, now }: Found<Now>,
): Promise<void> {
  const last = await lastChangeOf(tx, { ...subject, actions: [action] });
  const isOwn = last.at === null || last.actorId === actor.id;
  if (!isAsAsked || !isOwn) throw refusalFor(last, now);
}
