import { passkey, PASSKEY_ERROR_CODES } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import type { Executor } from '../../database/client.ts';
import { authOptions } from './auth.ts';
import { config } from '../config.ts';

/** A passkey replaces password and code only if the device has asked for a finger, a face or a PIN. */
function assertUserVerified(info: { readonly userVerified: boolean } | undefined) {
  if (!info?.userVerified) throw APIError.from('UNAUTHORIZED', PASSKEY_ERROR_CODES.AUTHENTICATION_FAILED);
}

/** Like createAuth(), with passkeys. Separate, because only the calls that make or use one need the 450 KB that check them. */
export function createPasskeyAuth(db: Executor) {
  const options = authOptions(db);
  return betterAuth({
    ...options,
    plugins: [
      ...options.plugins,
      passkey({
        origin: config().siteOrigin ?? null,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: ({ verification }) => assertUserVerified(verification.registrationInfo),
        },
        authentication: {
          afterVerification: ({ verification }) => assertUserVerified(verification.authenticationInfo),
        },
        advanced: { webAuthnChallengeCookie: 'passkey' },
      }),
    ],
  });
}
