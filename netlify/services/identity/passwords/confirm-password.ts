import type { Database } from '../../../database/client.ts';
import type { Staff } from '../../../lib/http/call.ts';
import { attemptFor } from './account-lock.ts';
import { askAuth, type Asker } from '../ask-auth.ts';

/** Required before a change to an account's protection: an unlocked computer is not enough. Throws wrong_password, too_many_requests. */
export async function confirmPassword(
  db: Database,
  staff: Staff,
  password: string,
  asker: Asker,
): Promise<void> {
  await attemptFor(db, { step: 'own', email: staff.email }, () =>
    askAuth(db, asker, async (api, headers) => {
      const response = await api.verifyPassword({ body: { password }, headers });
      return { response, headers: new Headers() };
    }),
  );
}
