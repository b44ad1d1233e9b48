import type { Database } from '../../database/client.ts';
import type { Staff } from '../../lib/call.ts';
import { attemptFor } from './account-lock.ts';
import { askAuth, type Asker } from './ask-auth.ts';
import { auditAccount } from './audit-account.ts';

/** Ends all sessions and opens a new one for this browser. Throws wrong_password, too_many_requests. */
export async function changePassword(
  db: Database,
  staff: Staff,
  passwords: { readonly currentPassword: string; readonly newPassword: string },
  asker: Asker,
): Promise<void> {
  await attemptFor(db, staff.email, () =>
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
