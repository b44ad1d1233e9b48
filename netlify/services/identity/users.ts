import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { StaffUser } from '../../../src/domain/admin/admin-users.api.ts';
import type { YardId } from '../../../src/business/yards.ts';
import type { StaffRole } from '../../../src/domain/shared/roles.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { isoTimeText } from '../../database/iso-time.ts';
import {
  staffPasskeys,
  staffSessions,
  staffTwoFactors,
  staffVerifications,
} from '../../database/schema/identity.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { calendarFeeds } from '../../database/schema/trucks.ts';
import type { Staff } from '../../lib/http/call.ts';
import { assertOwnRepeat, assertSeen } from '../audit/changed-since.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockUser } from './rows.ts';

const find = (db: Database) =>
  db
    .select({
      id: staffUsers.id,
      name: staffUsers.name,
      email: staffUsers.email,
      role: staffUsers.role,
      yards: staffUsers.yards,
      hasTwoFactor: staffUsers.twoFactorEnabled,
      hasPasskey: staffUsers.hasPasskey,
      secondStepRequired: staffUsers.secondStepRequired,
      disabledAt: staffUsers.disabledAt,
      // Names in full: Drizzle leaves out the table if a select has only one.
      hasPassword: sql<boolean>`exists (select from staff_accounts a where a.user_id = staff_users.id)`,
      lastUsedAt: sql<string | null>`(select ${sql.raw(isoTimeText('max(s.updated_at)'))}
        from staff_sessions s where s.user_id = staff_users.id)`,
    })
    .from(staffUsers)
    .orderBy(asc(sql`lower(${staffUsers.name})`), asc(staffUsers.id));

/** Everybody with an account, including disabled ones. */
export async function listUsers(db: Database): Promise<readonly StaffUser[]> {
  const rows = await find(db);
  return rows.map(({ disabledAt, ...user }) => ({ ...user, isDisabled: disabledAt !== null }));
}

/** Everybody with an active account, by name. */
export const listAssignees = (db: Database): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: staffUsers.id, name: staffUsers.name })
    .from(staffUsers)
    .where(isNull(staffUsers.disabledAt))
    .orderBy(asc(sql`lower(${staffUsers.name})`), asc(staffUsers.id));

/** Safe to repeat; changed_since tells who was first. Throws not_oneself, not_found. */
export async function changeRole(
  db: Database,
  actor: Staff,
  userId: string,
  { from, to: role }: { readonly from: StaffRole; readonly to: StaffRole },
): Promise<{ role: StaffRole }> {
  return inTransaction(db, async (tx) => {
    const user = await lockUser(tx, actor, userId);
    const changed = await tx
      .update(staffUsers)
      .set({ role, updatedAt: new Date() })
      .where(and(eq(staffUsers.id, userId), eq(staffUsers.role, from), ne(staffUsers.role, role)))
      .returning({ id: staffUsers.id });
    const entry = { action: 'change_role', subjectKind: 'user', subjectId: userId };
    if (changed.length === 0)
      await assertOwnRepeat(tx, actor, entry, { isAsAsked: user.role === role, now: user.role });
    else await recordAudit(tx, actor, { ...entry, before: { role: user.role }, after: { role } });
    return { role };
  });
}

/** Where somebody works while they are staff; none is all yards. Safe to repeat; changed_since tells who was first. Throws not_oneself, not_found. */
export async function changeYards(
  db: Database,
  actor: Staff,
  userId: string,
  { from, to: yards }: { readonly from: readonly YardId[]; readonly to: readonly YardId[] },
): Promise<{ yards: readonly YardId[] }> {
  return inTransaction(db, async (tx) => {
    const user = await lockUser(tx, actor, userId);
    const entry = { action: 'change_yards', subjectKind: 'user', subjectId: userId } as const;
    if (isDeepStrictEqual(user.yards, yards)) {
      await assertOwnRepeat(tx, actor, entry, { isAsAsked: true, now: yards });
      return { yards };
    }
    await assertSeen(tx, entry, { seen: from, now: user.yards });
    await tx
      .update(staffUsers)
      .set({ yards: [...yards], updatedAt: new Date() })
      .where(eq(staffUsers.id, userId));
    await recordAudit(tx, actor, { ...entry, before: { yards: user.yards }, after: { yards } });
    return { yards };
  });
}

/** Disables an account with its sessions, links and calendars' addresses, or enables it again. Safe to repeat; changed_since tells who was first. Throws not_oneself, not_found. */
export async function disableUser(
  db: Database,
  actor: Staff,
  userId: string,
  isDisabled: boolean,
): Promise<{ isDisabled: boolean }> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, actor, userId);
    const isOtherwise = isDisabled ? isNull(staffUsers.disabledAt) : isNotNull(staffUsers.disabledAt);
    const changed = await tx
      .update(staffUsers)
      .set({ disabledAt: isDisabled ? new Date() : null, updatedAt: new Date() })
      .where(and(eq(staffUsers.id, userId), isOtherwise))
      .returning({ id: staffUsers.id });
    let ended = 0;
    if (isDisabled) {
      const { rowCount } = await tx.delete(staffSessions).where(eq(staffSessions.userId, userId));
      ended = rowCount ?? 0;
      await tx.delete(calendarFeeds).where(eq(calendarFeeds.staffId, userId));
      await tx.delete(staffVerifications).where(eq(staffVerifications.value, userId));
    }
    const action = isDisabled ? 'disable_user' : 'enable_user';
    const entry = { action, subjectKind: 'user', subjectId: userId };
    if (changed.length === 0) await assertOwnRepeat(tx, actor, entry, { isAsAsked: true, now: isDisabled });
    else {
      const before = { isDisabled: !isDisabled, sessions: ended };
      await recordAudit(tx, actor, { ...entry, before, after: { isDisabled, sessions: 0 } });
    }
    return { isDisabled };
  });
}

/** Whether this person must have an authenticator app or a passkey. Safe to repeat; changed_since tells who was first. Throws not_oneself, not_found. */
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
    const entry = { action: 'require_second_step', subjectKind: 'user', subjectId: userId };
    if (changed.length === 0) await assertOwnRepeat(tx, actor, entry, { isAsAsked: true, now: isRequired });
    else {
      const before = { secondStepRequired: user.secondStepRequired };
      await recordAudit(tx, actor, { ...entry, before, after: { secondStepRequired: isRequired } });
    }
    return { isRequired };
  });
}

/** Removes the authenticator app and all passkeys from an account and ends its sessions. Safe to repeat. Throws not_oneself, not_found. */
export async function resetSecondStep(db: Database, actor: Staff, userId: string): Promise<{ done: true }> {
  return inTransaction(db, async (tx) => {
    const user = await lockUser(tx, actor, userId);
    const keys = await tx.delete(staffTwoFactors).where(eq(staffTwoFactors.userId, userId));
    const { rowCount: passkeys } = await tx.delete(staffPasskeys).where(eq(staffPasskeys.userId, userId));
    // An unfinished setup has a key as well.
    if (!user.twoFactorEnabled && !keys.rowCount && !passkeys) return { done: true };
    await tx
      .update(staffUsers)
      .set({ twoFactorEnabled: false, hasPasskey: false })
      .where(eq(staffUsers.id, userId));
    const { rowCount: sessions } = await tx.delete(staffSessions).where(eq(staffSessions.userId, userId));
    await recordAudit(tx, actor, {
      action: 'reset_second_step',
      subjectKind: 'user',
      subjectId: userId,
      before: { hasTwoFactor: user.twoFactorEnabled, hasAppKey: Boolean(keys.rowCount), passkeys, sessions },
      after: { hasTwoFactor: false, hasAppKey: false, passkeys: 0, sessions: 0 },
    });
    return { done: true };
  });
}
