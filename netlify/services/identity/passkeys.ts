import { and, asc, eq, sql } from 'drizzle-orm';
import { STAFF_SIGN_INS } from '../../../src/business/constants.ts';
import type { StaffPasskey } from '../../../src/domain/admin/auth.api.ts';
import type { Assertion, Attestation } from '../../../src/domain/admin/staff.schema.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffPasskeys } from '../../database/schema/identity.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import type { createPasskeyAuth } from '../../lib/staff/passkey-auth.ts';
import { useAllowance } from '../../lib/http/rate-limit.ts';
import { PASSKEY_COOKIE } from '../../lib/staff/staff-cookies.ts';
import { findStaff } from '../../lib/staff/staff-session.ts';
import { askAuthOf, type Asker } from './ask-auth.ts';
import { auditAccount, auditFailure } from './audit-account.ts';
import { confirmPassword } from './passwords/confirm-password.ts';
import { recordSignIn } from './sign-in.ts';

type PasskeyApi = ReturnType<typeof createPasskeyAuth>['api'];

/** Like askAuth(), for the calls that passkeys add to better-auth. The first call loads the code that checks passkeys. */
const askPasskeys = askAuthOf<PasskeyApi>(async (tx) => {
  const { createPasskeyAuth } = await import('../../lib/staff/passkey-auth.ts');
  return createPasskeyAuth(tx);
});

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
