import { LOOK_UPS_RATE_LIMIT } from '../../business/rate-limits.ts';
import { answer, endpoint } from '../shared/endpoint.ts';
import {
  backupCodeSchema,
  changePasswordSchema,
  emailSchema,
  passwordSchema,
  resetPasswordSchema,
  signInSchema,
  totpSchema,
} from './staff.schema.ts';

/** too_many_requests: the address tries too often, or the account is locked; Retry-After says for how long. */
export const signInApi = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  input: signInSchema,
  output: answer<{ next: 'signed_in' | 'second_step' }>(),
  errors: ['wrong_password', 'forbidden'],
  isClosedInPreviews: true,
});

/** Safe to repeat, and without a session. */
export const signOutApi = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  output: answer<{ left: true }>(),
  errors: ['forbidden'],
  isClosedInPreviews: true,
});

/**
 * The second step of a sign-in, or the last one of a set-up. not_signed_in: it took too long, begin again. two_factor_lost: the
 * secret that the app was encrypted with is gone, so another owner resets the second step.
 */
export const verifyTotpApi = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/verify-totp',
  input: totpSchema,
  output: answer<{ done: true }>(),
  errors: ['wrong_code', 'two_factor_lost', 'not_signed_in', 'forbidden'],
  isClosedInPreviews: true,
});

/** The second step without the app. Each code works once. */
export const verifyBackupCodeApi = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/verify-backup-code',
  input: backupCodeSchema,
  output: answer<{ done: true }>(),
  errors: ['wrong_code', 'two_factor_lost', 'not_signed_in', 'forbidden'],
  isClosedInPreviews: true,
});

/**
 * Begins the set-up of an authenticator app, which the first right code ends. Also for an owner who may do nothing else yet.
 * already_done: there is one.
 */
export const enableTwoFactorApi = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/enable',
  input: passwordSchema,
  output: answer<{ uri: string; backupCodes: readonly string[] }>(),
  errors: ['wrong_password', 'already_done', 'not_signed_in', 'forbidden'],
  isClosedInPreviews: true,
});

/** Voids the backup codes there are. */
export const generateBackupCodesApi = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/generate-backup-codes',
  input: passwordSchema,
  output: answer<{ backupCodes: readonly string[] }>(),
  access: 'staff',
  errors: ['wrong_password', 'two_factor_lost', 'two_factor_needed', 'not_signed_in', 'forbidden'],
});

/** For another phone: the same key again. */
export const getTotpUriApi = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/get-totp-uri',
  input: passwordSchema,
  output: answer<{ uri: string }>(),
  access: 'staff',
  errors: ['wrong_password', 'two_factor_lost', 'two_factor_needed', 'not_signed_in', 'forbidden'],
});

/** Answers 202 for every address, and mails a link where it is somebody's. */
export const requestPasswordResetApi = endpoint({
  method: 'POST',
  path: '/api/auth/request-password-reset',
  input: emailSchema,
  output: answer<{ asked: true }>(),
  errors: ['forbidden'],
  status: 202,
  isClosedInPreviews: true,
  verbLimit: { scope: 'staff-link-requests', ...LOOK_UPS_RATE_LIMIT },
});

/** Takes the token of a mailed link, once, and ends all sessions. wrong_code: the link is used or too old. */
export const resetPasswordApi = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  input: resetPasswordSchema,
  output: answer<{ done: true }>(),
  errors: ['wrong_code', 'forbidden'],
  isClosedInPreviews: true,
});

/** Ends all other sessions. */
export const changePasswordApi = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  input: changePasswordSchema,
  output: answer<{ done: true }>(),
  access: 'staff',
  errors: ['wrong_password', 'two_factor_needed', 'not_signed_in', 'forbidden'],
});
