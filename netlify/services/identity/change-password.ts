import type { Database } from '../../database/client.ts';
import type { Staff } from '../../lib/call.ts';
import { attemptFor } from './account-lock.ts';
import { askAuth, type Asker } from './ask-auth.ts';
import { auditAccount } from './audit-account.ts';
import { refuseWeakPassword } from './weak-password.ts';

/** Ends all sessions and opens a new one for this browser. Throws invalid_input, wrong_password, too_many_requests. */
export async function changePassword(
  db: Database,
  staff: Staff,
  passwords: { readonly currentPassword: string; readonly newPassword: string },
  asker: Asker,
): Promise<void> {
  await refuseWeakPassword(passwords.newPassword, staff);
  await attemptFor(db, { step: 'own', email: staff.email }, () =>
    askAuth(
      db,
      asker,
      (api, headers) =>
        api.changePassword({
          body: { ...passwords, revokeOtherSessions: true },
          headers,
          returnHeaders: true,
        }),
      (tx, call) => auditAccount(tx, staff, 'change_password', call),
    ),
  );
}
