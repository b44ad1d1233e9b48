import * as z from 'zod/mini';
import {
  STAFF_EMAIL_MAX_LENGTH,
  STAFF_NAME_MAX_LENGTH,
  STAFF_PASSWORD_MAX_LENGTH,
  STAFF_PASSWORD_MIN_LENGTH,
} from '../../business/constants.ts';
import { codeCharacters } from '../shared/text/printed-number.ts';
import { cleaned, email, line } from '../shared/text/text.ts';
import { STAFF_ROLES } from '../shared/roles.ts';
import { cleanEmail } from '../shared/contact/typed-email.ts';

const CREDENTIAL_PART_MAX_LENGTH = 4_000;

const EMAIL_MESSAGE = 'Please enter a valid email address';
const NO_EMAIL = 'Please enter an email address';
const NO_PASSWORD = 'Please enter your password';
const NO_NEW_PASSWORD = 'Please choose a password';

/** In lower case, as stored. The sign-in (better-auth) accepts fewer characters than mail does. */
const staffEmail = z.pipe(
  email(STAFF_EMAIL_MAX_LENGTH, EMAIL_MESSAGE, NO_EMAIL, (text) => cleanEmail(text).toLowerCase()),
  z.email(EMAIL_MESSAGE),
);

/** An existing password, right or wrong. Never cleaned. */
const givenPassword = z
  .string(NO_PASSWORD)
  .check(z.minLength(1, NO_PASSWORD), z.maxLength(STAFF_PASSWORD_MAX_LENGTH, 'That’s not your password'));

/** A new password. */
export const chosenPassword = z
  .string(NO_NEW_PASSWORD)
  .check(
    z.minLength(1, { error: NO_NEW_PASSWORD, abort: true }),
    z.minLength(STAFF_PASSWORD_MIN_LENGTH, `Please use at least ${STAFF_PASSWORD_MIN_LENGTH} characters`),
    z.maxLength(STAFF_PASSWORD_MAX_LENGTH, `Please use at most ${STAFF_PASSWORD_MAX_LENGTH} characters`),
  );

export const signInSchema = z.strictObject({ email: staffEmail, password: givenPassword });

export const passwordSchema = z.strictObject({ password: givenPassword });

export const totpSchema = z.strictObject({
  code: cleaned(z.string().check(z.regex(/^\d{6}$/, 'Please enter all 6 digits')), codeCharacters),
});

export const backupCodeSchema = z.strictObject({
  code: cleaned(
    z.string().check(z.regex(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/, 'Please enter a backup code such as 7K3QX-M9D2T')),
    (text) => codeCharacters(text).replace(/^.{5}/, '$&-'),
  ),
});

export const emailSchema = z.strictObject({ email: staffEmail });

export const changePasswordSchema = z.strictObject({
  currentPassword: givenPassword,
  newPassword: chosenPassword,
});

export const resetPasswordSchema = z.strictObject({
  token: z.string().check(z.regex(/^[\w-]{43}$/, 'This link is incomplete')),
  newPassword: chosenPassword,
});

export const inviteSchema = z.strictObject({
  /** Chosen by the browser: the same invitation sent twice is one. */
  id: z.uuid(),
  name: line(1, STAFF_NAME_MAX_LENGTH, 'Please enter a name'),
  email: staffEmail,
  role: z.enum(STAFF_ROLES),
});

/** `from` is the role that the owner saw. */
export const roleSchema = z.strictObject({ from: z.enum(STAFF_ROLES), to: z.enum(STAFF_ROLES) });

export const requiredSchema = z.strictObject({ isRequired: z.boolean() });

// What a browser's PublicKeyCredential says as JSON (WebAuthn level 3); the sign-in checks what is in it.
const base64url = z.string().check(z.minLength(1), z.maxLength(CREDENTIAL_PART_MAX_LENGTH));
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** A passkey's signature. */
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.exactOptional(base64url),
  }),
});
export type Assertion = z.output<typeof assertion>;

/** A passkey that was just made. */
const attestation = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
});
export type Attestation = z.output<typeof attestation>;

export const passkeySchema = z.strictObject({ credential: assertion });

export const newPasskeySchema = z.strictObject({
  name: line(1, STAFF_NAME_MAX_LENGTH, 'Please enter the name'),
  credential: attestation,
});

export const removePasskeySchema = z.strictObject({ id: z.uuid(), password: givenPassword });

export const revokeSessionsSchema = z.strictObject({
  /** Absent: all but the caller's own. */
  id: z.exactOptional(z.uuid()),
  password: givenPassword,
});

export const disabledSchema = z.strictObject({ isDisabled: z.boolean() });
