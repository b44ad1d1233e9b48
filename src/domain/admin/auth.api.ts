import { LOOK_UPS_RATE_LIMIT } from '../../business/constants.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import {
  backupCodeSchema,
  changePasswordSchema,
  emailSchema,
  newPasskeySchema,
  passkeySchema,
  passwordSchema,
  removePasskeySchema,
  resetPasswordSchema,
  signInSchema,
  totpSchema,
} from './staff.schema.ts';

/**
 * too_many_requests: the address tries too often, or the account is locked; Retry-After says for how long.
 * passkey_needed: the password is right, but the account is protected by a passkey and has no app.
 */
export const signInApi = endpoint('POST /api/auth/sign-in/email', {
  input: signInSchema,
  output: answer<{ next: 'signed_in' | 'second_step' }>(),
  errors: ['wrong_password', 'passkey_needed', 'forbidden'],
  isClosedInPreviews: true,
});

/** Safe to repeat, and without a session. */
export const signOutApi = endpoint('POST /api/auth/sign-out', {
  output: answer<{ left: true }>(),
  errors: ['forbidden'],
  isClosedInPreviews: true,
});

/**
 * The second step of a sign-in, or the last step of a setup. not_signed_in: it took too long, start again.
 * two_factor_lost: the key that encrypted the app's secret is gone, so another owner must reset the second step.
 */
export const verifyTotpApi = endpoint('POST /api/auth/two-factor/verify-totp', {
  input: totpSchema,
  output: answer<{ done: true }>(),
  errors: ['wrong_code', 'two_factor_lost', 'not_signed_in', 'forbidden'],
  isClosedInPreviews: true,
});

/** The second step without the app. Each code works once. */
export const verifyBackupCodeApi = endpoint('POST /api/auth/two-factor/verify-backup-code', {
  input: backupCodeSchema,
  output: answer<{ done: true }>(),
  errors: ['wrong_code', 'two_factor_lost', 'not_signed_in', 'forbidden'],
  isClosedInPreviews: true,
});

/**
 * Starts the setup of an authenticator app; the first right code completes it. Owners without an app can call only this.
 * already_done: the account has an app.
 */
export const enableTwoFactorApi = endpoint('POST /api/auth/two-factor/enable', {
  input: passwordSchema,
  output: answer<{ uri: string; backupCodes: readonly string[] }>(),
  errors: ['wrong_password', 'already_done', 'not_signed_in', 'forbidden'],
  isClosedInPreviews: true,
});

/** Replaces the existing backup codes. */
export const generateBackupCodesApi = endpoint('POST /api/auth/two-factor/generate-backup-codes', {
  input: passwordSchema,
  output: answer<{ backupCodes: readonly string[] }>(),
  access: 'staff',
  errors: ['wrong_password', 'two_factor_lost', 'two_factor_needed', 'not_signed_in', 'forbidden'],
});

/** The same key, to set up another phone. */
export const getTotpUriApi = endpoint('POST /api/auth/two-factor/get-totp-uri', {
  input: passwordSchema,
  output: answer<{ uri: string }>(),
  access: 'staff',
  errors: ['wrong_password', 'two_factor_lost', 'two_factor_needed', 'not_signed_in', 'forbidden'],
});

/** Answers 202 for every address, and mails a link if it belongs to an account. */
export const requestPasswordResetApi = endpoint('POST /api/auth/request-password-reset', {
  input: emailSchema,
  output: answer<{ asked: true }>(),
  errors: ['forbidden'],
  status: 202,
  isClosedInPreviews: true,
  verbLimit: { scope: 'staff-link-requests', ...LOOK_UPS_RATE_LIMIT },
});

/**
 * Accepts the token of a mailed link once, and ends all sessions; answers whose password it is. wrong_code: the link was used or
 * has expired.
 */
export const resetPasswordApi = endpoint('POST /api/auth/reset-password', {
  input: resetPasswordSchema,
  output: answer<{ email: string }>(),
  errors: ['wrong_code', 'forbidden'],
  isClosedInPreviews: true,
});

/** Ends all other sessions. */
export const changePasswordApi = endpoint('POST /api/auth/change-password', {
  input: changePasswordSchema,
  output: answer<{ done: true }>(),
  access: 'staff',
  errors: ['wrong_password', 'two_factor_needed', 'not_signed_in', 'forbidden'],
});

/** What a browser hands to `PublicKeyCredential.parseRequestOptionsFromJSON()`. */
export const challengePasskeyApi = endpoint('POST /api/auth/passkey/generate-authenticate-options', {
  output: answer<PublicKeyCredentialRequestOptionsJSON>(),
  errors: ['forbidden'],
  isClosedInPreviews: true,
});

/** A whole sign-in: a passkey is used with a finger, a face or a PIN. not_signed_in: it took too long, start again. */
export const signInWithPasskeyApi = endpoint('POST /api/auth/passkey/verify-authentication', {
  input: passkeySchema,
  output: answer<{ done: true }>(),
  errors: ['wrong_passkey', 'not_signed_in', 'forbidden'],
  isClosedInPreviews: true,
});

/** What a browser hands to `PublicKeyCredential.parseCreationOptionsFromJSON()`. Staff who still lack a second step can call it. */
export const beginPasskeyApi = endpoint('POST /api/auth/passkey/generate-register-options', {
  input: passwordSchema,
  output: answer<PublicKeyCredentialCreationOptionsJSON>(),
  errors: ['wrong_password', 'not_signed_in', 'forbidden'],
  isClosedInPreviews: true,
});

/** not_signed_in: signed out, or it took too long. wrong_passkey: the device asked for no finger, face or PIN. */
export const addPasskeyApi = endpoint('POST /api/auth/passkey/verify-registration', {
  input: newPasskeySchema,
  output: answer<{ done: true }>(),
  errors: ['wrong_passkey', 'not_signed_in', 'forbidden'],
  isClosedInPreviews: true,
});

/** One of the caller's passkeys. */
export interface StaffPasskey {
  readonly id: string;
  /** What the person calls the device. */
  readonly name: string;
  /** ISO time. */
  readonly addedAt: string;
}

/** The caller's passkeys, the oldest first. */
export const listPasskeysApi = endpoint('GET /api/auth/passkey/list-user-passkeys', {
  output: answer<readonly StaffPasskey[]>(),
  access: 'staff',
  errors: ['two_factor_needed', 'not_signed_in', 'forbidden'],
});

/** Safe to repeat. */
export const removePasskeyApi = endpoint('POST /api/auth/passkey/delete-passkey', {
  input: removePasskeySchema,
  output: answer<{ done: true }>(),
  access: 'staff',
  errors: ['wrong_password', 'two_factor_needed', 'not_signed_in', 'forbidden'],
});
