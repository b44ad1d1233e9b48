import { and, desc, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { StaffDevice } from '../../../src/domain/admin/admin-sessions.api.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffSessions } from '../../database/schema/identity.ts';
import { staffPushDevices } from '../../database/schema/push.ts';
import type { CallContext, Staff } from '../../lib/http/call.ts';
import { findStaff } from '../../lib/staff/staff-session.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type Asker, askAuth, clearCookies } from './ask-auth.ts';
import { auditAccount } from './audit-account.ts';
import { confirmPassword } from './passwords/confirm-password.ts';
import { IS_SESSION_LIVE } from './rows.ts';

/** Ends this browser's session and any unfinished sign-in. Safe to repeat. */
export async function signOut(db: Database, context: Pick<CallContext, 'cookies'>): Promise<void> {
  const staff = await findStaff(db, context, true);
  if (staff) {
    await askAuth(
      db,
      { context },
      (api, headers) => api.signOut({ headers, returnHeaders: true }),
      (tx, call) =>
        auditAccount(tx, staff, 'sign_out', call, async () => ({
          sessions: await tx.$count(staffSessions, eq(staffSessions.userId, staff.id)),
        })),
    );
  }
  clearCookies(context);
}

const find = (db: Database, { userId }: { readonly userId: string }) =>
  db
    .select({
      id: staffSessions.id,
      userAgent: staffSessions.userAgent,
      signedInAt: staffSessions.createdAt,
      lastUsedAt: staffSessions.updatedAt,
      notifiedUntil: staffPushDevices.endsAt,
      isSignedIn: sql<boolean>`${IS_SESSION_LIVE}`,
    })
    .from(staffSessions)
    .leftJoin(
      staffPushDevices,
      and(eq(staffPushDevices.sessionId, staffSessions.id), gt(staffPushDevices.endsAt, new Date())),
    )
    .where(and(eq(staffSessions.userId, userId), or(IS_SESSION_LIVE, isNotNull(staffPushDevices.endsAt))))
    .orderBy(desc(staffSessions.updatedAt));

/** This person's sessions, with those that have expired on devices that are still notified. */
export async function listSessions(db: Database, staff: Staff): Promise<readonly StaffDevice[]> {
  const rows = await find(db, { userId: staff.id });
  return rows.map(({ id, userAgent, signedInAt, lastUsedAt, notifiedUntil, isSignedIn }) => ({
    id,
    userAgent: userAgent ?? '',
    signedInAt: signedInAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === staff.sessionId,
    isSignedIn,
    notifiedUntil: notifiedUntil?.toISOString() ?? null,
  }));
}

/**
 * Ends one of this person's sessions, or without `id` all but the one that asks. Returns how many. Throws wrong_password,
 * too_many_requests.
 */
export async function endSessions(
  db: Database,
  staff: Staff,
  { id, password }: { readonly id?: string; readonly password: string },
  asker: Asker,
): Promise<number> {
  await confirmPassword(db, staff, password, asker);
  const chosen = id === undefined ? ne(staffSessions.id, staff.sessionId) : eq(staffSessions.id, id);
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
