import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { staffVerifications } from '../../database/schema/identity.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { linkIdentifier, linkToken } from './staff-link.ts';

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
