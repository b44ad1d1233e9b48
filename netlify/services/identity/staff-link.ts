import { keyedHash, keyedHashes, tokenHash } from '../../lib/secret.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { staffVerifications } from '../../database/schema/identity.ts';
import { enqueue } from '../outbox/enqueue.ts';

/** The token in the mailed link: derived from the row's id and stored nowhere. */
export const linkToken = (linkId: string): string => keyedHash('staff-link', linkId);

/** The key under which better-auth's resetPassword() finds the row by its token: see `storeIdentifier` in netlify/lib/auth.ts. */
export const linkIdentifier = (token: string): string => tokenHash(`reset-password:${token}`);

/** The token of a link that may have been made with the previous secret. Throws if neither secret fits. */
export function tokenOfLink(linkId: string, identifier: string): string {
  const token = keyedHashes('staff-link', linkId).find((each) => linkIdentifier(each) === identifier);
  if (token === undefined) throw new Error('A link made with another AUTH_SECRET.');
  return token;
}

/**
 * A link that sets a password, and the mail that carries it. With `userId` null it leaves the same traces, but no mail is sent.
 * Returns the link's id, from which linkToken() derives the token.
 */
export async function addLink(tx: Executor, userId: string | null, validMs: number): Promise<string> {
  const id = randomUUID();
  await tx.insert(staffVerifications).values({
    id,
    identifier: linkIdentifier(linkToken(id)),
    value: userId ?? '',
    expiresAt: sql`now() + ${validMs} * interval '1 millisecond'`,
  });
  await enqueue(tx, [{ kind: 'staff_link_mail', subjectId: id }]);
  return id;
}
