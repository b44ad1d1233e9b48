import { parseEnvelope } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { staffTwoFactors } from '../../database/schema/identity.ts';
import { CodedError } from '../../lib/errors.ts';
import { authSecrets } from '../../lib/secret.ts';

/** Throws two_factor_lost where an account's app, or its backup codes, were encrypted with a secret that is gone. */
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
