import { and, asc, eq, sql } from 'drizzle-orm';
import type { StaffPasskey } from '../../../src/domain/admin/auth.api.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffPasskeys } from '../../database/schema/identity.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import type { Staff } from '../../lib/call.ts';
import type { Asker } from './ask-auth.ts';
import { auditAccount } from './audit-account.ts';
import { confirmPassword } from './confirm-password.ts';

/** This person's passkeys, oldest first. */
export async function listPasskeys(db: Database, staff: Staff): Promise<readonly StaffPasskey[]> {
  const { id, name, createdAt } = staffPasskeys;
  const rows = await db
    .select({ id, name, createdAt })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.userId, staff.id))
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) => ({ id: row.id, name: row.name ?? '', addedAt: row.createdAt.toISOString() }));
}

/** Safe to repeat; another person's passkey is left alone. Throws wrong_password, too_many_requests. */
export async function removePasskey(
  db: Database,
  staff: Staff,
  { id: passkeyId, password }: { readonly id: string; readonly password: string },
  asker: Asker,
): Promise<void> {
  await confirmPassword(db, staff, password, asker);
  const isOwn = eq(staffPasskeys.userId, staff.id);
  await inTransaction(db, async (tx) => {
    const isThere = await tx.$count(staffPasskeys, and(isOwn, eq(staffPasskeys.id, passkeyId)));
    if (isThere === 0) return;
    await auditAccount(tx, staff, 'remove_passkey', async () => {
      await tx.delete(staffPasskeys).where(and(isOwn, eq(staffPasskeys.id, passkeyId)));
      await tx
        .update(staffUsers)
        .set({ hasPasskey: sql`exists (select from ${staffPasskeys} where ${isOwn})` })
        .where(eq(staffUsers.id, staff.id));
    });
  });
}
