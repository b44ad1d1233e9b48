import { sql } from 'drizzle-orm';
import { STAFF_SIGN_INS } from '../../../src/business/staff-constants.ts';
import type { Assertion } from '../../../src/domain/admin/staff.schema.ts';
import type { Database } from '../../database/client.ts';
import { staffPasskeys } from '../../database/schema/identity.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { CodedError } from '../../lib/errors.ts';
import { useAllowance } from '../../lib/rate-limit.ts';
import { PASSKEY_COOKIE } from '../../lib/staff-cookies.ts';
import type { Asker } from './ask-auth.ts';
import { askPasskeys } from './ask-passkeys.ts';
import { auditFailure } from './audit-failure.ts';
import { recordSignIn } from './sign-in.ts';

// Each sign-in makes two calls.
const CHALLENGES = { ...STAFF_SIGN_INS, scope: 'staff-passkey-challenges' };
const SIGN_INS = { ...STAFF_SIGN_INS, scope: 'staff-passkey-sign-ins' };

/** A challenge for any of our passkeys; the device knows whose passkey it has. Throws too_many_requests. */
export async function challengePasskey(db: Database, { request, context }: Asker, address: string) {
  await useAllowance(db, CHALLENGES, address);
  const options = await askPasskeys(
    db,
    // With a session, only that person's passkeys would work.
    { request, context, sends: [] },
    (api, headers) => api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true }),
  );
  return { ...options, userVerification: 'required' as const };
}

const hasPasskey = (credentialId: string) =>
  sql`${staffUsers.id} = (select ${staffPasskeys.userId} from ${staffPasskeys} where ${staffPasskeys.credentialID} = ${credentialId})`;

/** Signs in the owner of the passkey. Throws not_signed_in if that took too long, wrong_passkey, too_many_requests. */
export async function signInByPasskey(
  db: Database,
  credential: Assertion,
  { request, context }: Asker,
  address: string,
): Promise<void> {
  await useAllowance(db, SIGN_INS, address);
  const signingIn = askPasskeys(
    db,
    { request, context, sends: [PASSKEY_COOKIE] },
    (api, headers) =>
      api.verifyPasskeyAuthentication({ body: { response: credential }, headers, returnHeaders: true }),
    async (tx, call) => {
      const answer = await call();
      await recordSignIn(tx, answer.response.user);
      return answer;
    },
  );
  try {
    await signingIn;
  } catch (error) {
    if (error instanceof CodedError && error.code === 'wrong_passkey')
      await auditFailure(db, hasPasskey(credential.id), 'fail_to_sign_in', error);
    throw error;
  }
}
