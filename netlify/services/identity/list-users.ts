import { asc, sql } from 'drizzle-orm';
import type { StaffUser } from '../../../src/domain/admin/admin-users.api.ts';
import type { Database } from '../../database/client.ts';
import { isoTimeText } from '../../database/iso-time.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';

const find = (db: Database) =>
  db
    .select({
      id: staffUsers.id,
      name: staffUsers.name,
      email: staffUsers.email,
      role: staffUsers.role,
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
