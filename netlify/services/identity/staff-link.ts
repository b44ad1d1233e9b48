import { keyedHash, keyedHashes, tokenHash } from '../../lib/secret.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { staffVerifications } from '../../database/schema/identity.ts';
import { enqueue } from '../outbox/enqueue.ts';

/** What the mail about a link carries: it follows from the row's id and is kept nowhere. */
export const linkToken = (linkId: string): string => keyedHash('staff-link', linkId);

/** Under which better-auth's resetPassword() finds the row by its token: see `storeIdentifier` in netlify/lib/auth.ts. */
export const linkIdentifier = (token: string): string => tokenHash(`reset-password:${token}`);

/** The token of a link that may have been made with the previous secret. Throws where both are others. */
export function tokenOfLink(linkId: string, identifier: string): string {
  const token = keyedHashes('staff-link', linkId).find((each) => linkIdentifier(each) === identifier);
  if (token === undefined) throw new Error('A link made with another AUTH_SECRET.');
  return token;
}

/**
 * A link that sets a password, and the mail that carries it. `userId` null leaves the same traces, and no mail goes out.
 * Answers the link's id, from which linkToken() follows.
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
