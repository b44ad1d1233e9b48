import { parseEnvelope } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import type { Executor, Database } from '../../database/client.ts';
import { staffTwoFactors } from '../../database/schema/identity.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { authSecrets } from '../../lib/secret.ts';
import type { Auth } from '../../lib/staff/auth.ts';
import type { Staff } from '../../lib/http/call.ts';
import { findStaff } from '../../lib/staff/staff-session.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { attemptFor } from './passwords/account-lock.ts';
import { askAuth, type Asker } from './ask-auth.ts';
import { auditAccount } from './audit-account.ts';

/** Throws two_factor_lost if an account's app or backup codes were encrypted with a secret that is gone. */
export async function assertReadable(
  tx: Executor,
  userId: string,
  what: 'secret' | 'backupCodes',
): Promise<void> {
  const [app] = await tx
    .select({ encrypted: staffTwoFactors[what] })
    .from(staffTwoFactors)
    .where(eq(staffTwoFactors.userId, userId));
  if (!app) return;
  const version = parseEnvelope(app.encrypted)?.version;
  if (!authSecrets().some((secret) => secret.version === version)) throw new CodedError('two_factor_lost');
}

/** How many backup codes an account has left; zero without an app. */
export async function countBackupCodes(
  tx: Executor,
  api: Auth['api'],
  userId: string,
): Promise<{ backupCodes: number }> {
  const hasSome = await tx.$count(staffTwoFactors, eq(staffTwoFactors.userId, userId));
  if (hasSome === 0) return { backupCodes: 0 };
  const { backupCodes } = await api.viewBackupCodes({ body: { userId } });
  return { backupCodes: backupCodes.length };
}

/**
 * A key for an authenticator app, and its backup codes; they take effect with the first right code. Throws
 * not_signed_in, wrong_password, already_done, too_many_requests.
 */
export async function enableSecondStep(db: Database, password: string, asker: Asker) {
  const staff = await findStaff(db, asker.context);
  if (!staff) throw new CodedError('not_signed_in');
  const answer = await attemptFor(db, { step: 'own', email: staff.email }, () =>
    askAuth(
      db,
      asker,
      (api, headers) =>
        api.enableTwoFactor({ body: { password, method: 'totp' }, headers, returnHeaders: true }),
      (tx, call) => auditAccount(tx, staff, 'begin_second_step', call),
    ),
  );
  if (!('totpURI' in answer)) throw new Error('an answer of another method');
  return { uri: answer.totpURI, backupCodes: answer.backupCodes };
}

/** Replaces the backup codes. Throws wrong_password, two_factor_lost, too_many_requests. */
export async function renewBackupCodes(db: Database, staff: Staff, password: string, asker: Asker) {
  await assertReadable(db, staff.id, 'backupCodes');
  const { backupCodes } = await attemptFor(db, { step: 'own', email: staff.email }, () =>
    askAuth(
      db,
      asker,
      (api, headers) => api.generateBackupCodes({ body: { password }, headers, returnHeaders: true }),
      (tx, call, api) =>
        auditAccount(tx, staff, 'renew_backup_codes', call, () => countBackupCodes(tx, api, staff.id)),
    ),
  );
  return { backupCodes };
}

/** The app's existing key, for another phone. Throws wrong_password, two_factor_lost, too_many_requests. */
export async function showSecondStepKey(db: Database, staff: Staff, password: string, asker: Asker) {
  await assertReadable(db, staff.id, 'secret');
  const { totpURI } = await attemptFor(db, { step: 'own', email: staff.email }, () =>
    askAuth(
      db,
      asker,
      (api, headers) => api.getTOTPURI({ body: { password }, headers, returnHeaders: true }),
      async (tx, call) => {
        const answer = await call();
        const subject = { subjectKind: 'user', subjectId: staff.id };
        await recordAudit(tx, staff, { action: 'show_second_step_key', ...subject });
        return answer;
      },
    ),
  );
  return { uri: totpURI };
}
