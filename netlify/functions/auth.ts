import * as api from '../../src/domain/admin/auth.api.ts';
import { handlePaths } from '../lib/handle-paths.ts';
import { signInRoute } from '../lib/sign-in-route.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { changePassword } from '../services/identity/change-password.ts';
import { resetPassword } from '../services/identity/reset-password.ts';
import {
  enableSecondStep,
  renewBackupCodes,
  showSecondStepKey,
} from '../services/identity/second-step-secrets.ts';
import { signIn } from '../services/identity/sign-in.ts';
import { signOut } from '../services/identity/sign-out.ts';
import { takeSecondStep } from '../services/identity/take-second-step.ts';

const done = { done: true } as const;

export default handlePaths(
  signInRoute(api.signInApi, async (call) => ({
    next: await signIn(call.db, call.input, call, call.context.ip),
  })),
  signInRoute(api.signOutApi, async ({ db, context }) => {
    await signOut(db, context);
    return { left: true } as const;
  }),
  signInRoute(api.verifyTotpApi, async (call) => {
    await takeSecondStep(call.db, 'app', call.input.code, call, call.context.ip);
    return done;
  }),
  signInRoute(api.verifyBackupCodeApi, async (call) => {
    await takeSecondStep(call.db, 'backup_code', call.input.code, call, call.context.ip);
    return done;
  }),
  signInRoute(api.enableTwoFactorApi, (call) => enableSecondStep(call.db, call.input.password, call)),
  staffRoute(api.generateBackupCodesApi, (call, staff) =>
    renewBackupCodes(call.db, staff, call.input.password, call),
  ),
  staffRoute(api.getTotpUriApi, (call, staff) =>
    showSecondStepKey(call.db, staff, call.input.password, call),
  ),
  signInRoute(api.resetPasswordApi, async (call) => {
    await resetPassword(call.db, call.input, call);
    return done;
  }),
  staffRoute(api.changePasswordApi, async (call, staff) => {
    await changePassword(call.db, staff, call.input, call);
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
    '/api/auth/reset-password',
    '/api/auth/change-password',
  ],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
