import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { staffTwoFactors } from '../../database/schema/identity.ts';
import type { Auth } from '../../lib/auth.ts';

/** How many backup codes an account has left; none where it has no app. */
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
