import { eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { CodedError } from '../../lib/errors.ts';
import { findStaff } from '../../lib/staff-session.ts';
import type { Attestation } from '../../../src/domain/admin/staff.schema.ts';
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
