import { eq } from 'drizzle-orm';
import { STAFF_SIGN_INS } from '../../../src/business/constants.ts';
import type { Database, Executor } from '../../database/client.ts';
import { staffSessions } from '../../database/schema/identity.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { useAllowance } from '../../lib/http/rate-limit.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { attemptFor } from './passwords/account-lock.ts';
import { askAuth, type Asker } from './ask-auth.ts';

/** The person is known only after the sign-in, so their sessions already include the new one. */
export async function recordSignIn(tx: Executor, user: Pick<Staff, 'id' | 'name'>): Promise<void> {
  const sessions = await tx.$count(staffSessions, eq(staffSessions.userId, user.id));
  await recordAudit(tx, user, {
    action: 'sign_in',
    subjectKind: 'user',
    subjectId: user.id,
    before: { sessions: sessions - 1 },
    after: { sessions },
  });
}

/**
 * The first step of a sign-in, and the only one for somebody without an authenticator app. A wrong address gets the same answer as a
 * wrong password, after the same time. Throws wrong_password, passkey_needed for an account with a passkey and no app, too_many_requests.
 */
export async function signIn(
  db: Database,
  body: { readonly email: string; readonly password: string },
  asker: Asker,
  address: string,
): Promise<'signed_in' | 'second_step'> {
  await useAllowance(db, STAFF_SIGN_INS, address);
  const response = await attemptFor(db, { step: 'password', email: body.email, address }, () =>
    askAuth(
      db,
      asker,
      (api, headers) => api.signInEmail({ body, headers, returnHeaders: true }),
      async (tx, call) => {
        const answer = await call();
        if ('twoFactorRedirect' in answer.response) return answer;
        const { user } = answer.response;
        // Otherwise a stolen password would be enough despite the passkey.
        if (user.hasPasskey) throw new CodedError('passkey_needed');
        await recordSignIn(tx, user);
        return answer;
      },
    ),
  );
  return 'twoFactorRedirect' in response ? 'second_step' : 'signed_in';
}
