import type { createPasskeyAuth } from '../../lib/passkey-auth.ts';
import { askAuthOf } from './ask-auth.ts';

type PasskeyApi = ReturnType<typeof createPasskeyAuth>['api'];

/** As askAuth(), for the calls that passkeys add to better-auth. What checks passkeys is loaded by the first of them. */
export const askPasskeys = askAuthOf<PasskeyApi>(async (tx) => {
  const { createPasskeyAuth } = await import('../../lib/passkey-auth.ts');
  return createPasskeyAuth(tx);
});
