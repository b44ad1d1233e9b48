import { revokeSessionsApi } from '../../src/domain/admin/admin-sessions.api.ts';
import * as api from '../../src/domain/admin/auth.api.ts';
import { on, serve } from '../lib/http/serve.ts';
import { onStaff } from '../lib/staff/staff-routes.ts';
import {
  beginPasskey,
  challengePasskey,
  listPasskeys,
  removePasskey,
  savePasskey,
  signInByPasskey,
} from '../services/identity/passkeys.ts';
import { changePassword, requestLink, resetPassword } from '../services/identity/passwords/passwords.ts';
import { endSessions, signOut } from '../services/identity/sessions.ts';
import {
  enableSecondStep,
  renewBackupCodes,
  showSecondStepKey,
} from '../services/identity/second-step-secrets.ts';
import { signIn } from '../services/identity/sign-in.ts';
import { takeSecondStep } from '../services/identity/take-second-step.ts';
import { thenKickOutbox } from '../services/kick-outbox.ts';

const done = { done: true } as const;

export default serve(
  on(api.signInApi, async (call) => ({ next: await signIn(call.db, call.input, call, call.context.ip) })),
  on(api.signOutApi, async ({ db, context }) => {
    await signOut(db, context);
    return { left: true } as const;
  }),
  on(api.verifyTotpApi, async (call) => {
    await takeSecondStep(call.db, 'app', call.input.code, call, call.context.ip);
    return done;
  }),
  on(api.verifyBackupCodeApi, async (call) => {
    await takeSecondStep(call.db, 'backup_code', call.input.code, call, call.context.ip);
    return done;
  }),
  on(api.enableTwoFactorApi, (call) => enableSecondStep(call.db, call.input.password, call)),
  onStaff(api.generateBackupCodesApi, (call) =>
    renewBackupCodes(call.db, call.staff, call.input.password, call),
  ),
  onStaff(api.getTotpUriApi, (call) => showSecondStepKey(call.db, call.staff, call.input.password, call)),
  on(
    api.requestPasswordResetApi,
    thenKickOutbox(async ({ db, input, context }) => {
      await requestLink(db, input.email, context.ip);
      return { asked: true } as const;
    }),
  ),
  on(api.resetPasswordApi, (call) => resetPassword(call.db, call.input, call, call.context.ip)),
  onStaff(api.changePasswordApi, async (call) => {
    await changePassword(call.db, call.staff, call.input, call);
    return done;
  }),
  on(api.challengePasskeyApi, (call) => challengePasskey(call.db, call, call.context.ip)),
  on(api.signInWithPasskeyApi, async (call) => {
    await signInByPasskey(call.db, call.input.credential, call, call.context.ip);
    return done;
  }),
  on(api.beginPasskeyApi, (call) => beginPasskey(call.db, call.input.password, call)),
  on(api.addPasskeyApi, async (call) => {
    await savePasskey(call.db, call.input, call);
    return done;
  }),
  onStaff(revokeSessionsApi, async (call) => ({
    ended: await endSessions(call.db, call.staff, call.input, call),
  })),
  onStaff(api.listPasskeysApi, ({ db, staff }) => listPasskeys(db, staff)),
  onStaff(api.removePasskeyApi, async (call) => {
    await removePasskey(call.db, call.staff, call.input, call);
    return done;
  }),
);

export const config = {
  path: [
    '/api/auth/sign-in/email',
    '/api/auth/sign-out',
    '/api/auth/two-factor/verify-totp',
    '/api/auth/two-factor/verify-backup-code',
    '/api/auth/two-factor/enable',
    '/api/auth/two-factor/generate-backup-codes',
    '/api/auth/two-factor/get-totp-uri',
    '/api/auth/request-password-reset',
    '/api/auth/reset-password',
    '/api/auth/change-password',
    '/api/auth/passkey/generate-authenticate-options',
    '/api/auth/passkey/verify-authentication',
    '/api/auth/passkey/generate-register-options',
    '/api/auth/passkey/verify-registration',
    '/api/auth/revoke-sessions',
    '/api/auth/passkey/list-user-passkeys',
    '/api/auth/passkey/delete-passkey',
  ],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
