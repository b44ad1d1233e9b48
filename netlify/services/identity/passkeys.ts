import { and, asc, eq, sql } from 'drizzle-orm';
import type { StaffPasskey } from '../../../src/domain/admin/auth.api.ts';
import type { Attestation } from '../../../src/domain/admin/staff.schema.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffPasskeys } from '../../database/schema/identity.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import type { Staff } from '../../lib/call.ts';
import { CodedError } from '../../lib/errors.ts';
import { findStaff } from '../../lib/staff-session.ts';
import type { Asker } from './ask-auth.ts';
import { askPasskeys } from './ask-passkeys.ts';
import { auditAccount } from './audit-account.ts';
import { confirmPassword } from './confirm-password.ts';

async function signedIn(db: Database, { context }: Asker) {
  const staff = await findStaff(db, context);
  if (!staff) throw new CodedError('not_signed_in');
  return staff;
}

/** What a device needs to make a passkey for the signed-in person. Throws not_signed_in, wrong_password, too_many_requests. */
export async function beginPasskey(db: Database, password: string, asker: Asker) {
  await confirmPassword(db, await signedIn(db, asker), password, asker);
  return askPasskeys(db, asker, (api, headers) =>
    api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true }),
  );
}

/** Saves the passkey that a device made. Throws not_signed_in if that took too long, wrong_passkey. */
export async function savePasskey(
  db: Database,
  { name, credential }: { readonly name: string; readonly credential: Attestation },
  asker: Asker,
): Promise<void> {
  const staff = await signedIn(db, asker);
  await askPasskeys(
    db,
    asker,
    (api, headers) =>
      api.verifyPasskeyRegistration({ body: { name, response: credential }, headers, returnHeaders: true }),
    (tx, call) =>
      auditAccount(tx, staff, 'add_passkey', async () => {
        const answer = await call();
        await tx.update(staffUsers).set({ hasPasskey: true }).where(eq(staffUsers.id, staff.id));
        return answer;
      }),
  );
}

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
