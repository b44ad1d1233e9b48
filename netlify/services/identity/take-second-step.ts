import { STAFF_SIGN_INS } from '../../../src/business/constants.ts';
import type { Database, Executor } from '../../database/client.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { hasAllowance, useAllowance } from '../../lib/http/rate-limit.ts';
import { readingAuth } from '../../lib/staff/auth.ts';
import { cookieHeader, STEP_COOKIE } from '../../lib/staff/staff-cookies.ts';
import { findStaff } from '../../lib/staff/staff-session.ts';
import { attemptFor } from './passwords/account-lock.ts';
import { askAuth, type Asker } from './ask-auth.ts';
import { auditAccount } from './audit-account.ts';
import { assertReadable, countBackupCodes } from './second-step-secrets.ts';

const SECOND_STEPS = { ...STAFF_SIGN_INS, scope: 'staff-second-steps' };

/** An app's code or a backup code, checked against the challenge that the first step left. */
type Kind = 'app' | 'backup_code';

/** As long as an app's code stays valid. */
const ONE_USE = { scope: 'staff-app-codes', limit: 1, windowMs: 90_000 };

/** A code that was read over somebody's shoulder, or intercepted, does not work a second time. */
async function useCode(tx: Executor, accountId: string, code: string): Promise<void> {
  if (!(await hasAllowance(tx, ONE_USE, `${accountId} ${code}`))) throw new CodedError('wrong_code');
}

async function finishSignIn(db: Database, kind: Kind, code: string, { request, context }: Asker) {
  const account = await readingAuth(db).api.challengedUser({ headers: cookieHeader(context, [STEP_COOKIE]) });
  if (!account) throw new CodedError('not_signed_in');
  await assertReadable(db, account.id, kind === 'app' ? 'secret' : 'backupCodes');
  await attemptFor(db, { step: 'code', email: account.email }, () =>
    askAuth<unknown>(
      db,
      // With a session, better-auth would check the signed-in person's code instead.
      { request, context, sends: [STEP_COOKIE] },
      (api, headers) =>
        kind === 'app'
          ? api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
          : api.verifyBackupCode({ body: { code }, headers, returnHeaders: true }),
      async (tx, call, api) => {
        if (kind === 'backup_code') {
          return auditAccount(tx, account, 'use_backup_code', call, () =>
            countBackupCodes(tx, api, account.id),
          );
        }
        const answer = await auditAccount(tx, account, 'sign_in', call);
        await useCode(tx, account.id, code);
        return answer;
      },
    ),
  );
}

async function finishSetUp(db: Database, code: string, asker: Asker) {
  const staff = await findStaff(db, asker.context);
  if (!staff) throw new CodedError('not_signed_in');
  // For an app that is already set up, checking a code would only tell whether it is right.
  if (staff.hasTwoFactor) throw new CodedError('already_done');
  await assertReadable(db, staff.id, 'secret');
  await attemptFor(db, { step: 'own', email: staff.email }, () =>
    askAuth(
      db,
      asker,
      (api, headers) => api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
      async (tx, call) => {
        const answer = await auditAccount(tx, staff, 'set_up_second_step', call);
        await useCode(tx, staff.id, code);
        return answer;
      },
    ),
  );
}

/**
 * The second step of a sign-in, or the last step of a setup if nobody is signing in. Throws wrong_code, not_signed_in,
 * already_done, two_factor_lost, too_many_requests.
 */
export async function takeSecondStep(
  db: Database,
  kind: Kind,
  code: string,
  asker: Asker,
  address: string,
): Promise<void> {
  if (asker.context.cookies.get(STEP_COOKIE)) {
    await useAllowance(db, SECOND_STEPS, address);
    return finishSignIn(db, kind, code, asker);
  }
  if (kind === 'backup_code') throw new CodedError('not_signed_in');
  return finishSetUp(db, code, asker);
}
