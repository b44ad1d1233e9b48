import type { createPasskeyAuth } from '../../lib/passkey-auth.ts';
import { askAuthOf } from './ask-auth.ts';

type PasskeyApi = ReturnType<typeof createPasskeyAuth>['api'];

/** Like askAuth(), for the calls that passkeys add to better-auth. The first call loads the code that checks passkeys. */
export const askPasskeys = askAuthOf<PasskeyApi>(async (tx) => {
  const { createPasskeyAuth } = await import('../../lib/passkey-auth.ts');
  return createPasskeyAuth(tx);
});
