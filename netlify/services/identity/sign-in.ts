import { STAFF } from '../../../src/business/staff-constants.ts';
import type { Database } from '../../database/client.ts';
import { useAllowance } from '../../lib/rate-limit.ts';
import { attemptFor } from './account-lock.ts';
import { askAuth, type Asker } from './ask-auth.ts';

/**
 * The first step of a sign-in, and the only one for whoever has no authenticator app. A wrong address is answered as a wrong
 * password is, and as late. Throws wrong_password, too_many_requests.
 */
export async function signIn(
  db: Database,
  body: { readonly email: string; readonly password: string },
  asker: Asker,
  address: string,
): Promise<'signed_in' | 'second_step'> {
  await useAllowance(db, 'staff-sign-ins', address, STAFF.signIns);
  const response = await attemptFor(db, body.email, () =>
    askAuth(db, asker, (api, headers) => api.signInEmail({ body, headers, returnHeaders: true })),
  );
  return 'twoFactorRedirect' in response ? 'second_step' : 'signed_in';
}
