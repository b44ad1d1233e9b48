import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { STAFF_INVITE_VALID_MS, STAFF_LINK_VALID_MS } from '../../../src/business/constants.ts';
import type { inviteSchema } from '../../../src/domain/admin/staff.schema.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import {
  staffPasskeys,
  staffSessions,
  staffTwoFactors,
  staffVerifications,
} from '../../database/schema/identity.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { keyedHash, keyedHashes, tokenHash } from '../../lib/secret.ts';
import { type Actor, COMMAND_LINE, recordAudit } from '../audit/record-audit.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { unlock } from './passwords/account-lock.ts';

/** The token in the mailed link: derived from the row's id and stored nowhere. */
export const linkToken = (linkId: string): string => keyedHash('staff-link', linkId);

/** The key under which better-auth's resetPassword() finds the row by its token: see `storeIdentifier` in netlify/lib/staff/auth.ts. */
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

type Invitation = z.output<typeof inviteSchema>;

/**
 * An account without a password, and the link that sets one. The same invitation again is the same account and sends no
 * second mail. Returns the link's id, or null for a repeat. Throws email_taken.
 */
export async function inviteUser(
  db: Database,
  actor: Actor,
  { id, name, email, role, yards: chosen }: Omit<Invitation, 'yards'> & Partial<Pick<Invitation, 'yards'>>,
): Promise<{ readonly id: string; readonly linkId: string | null }> {
  const yards = role === 'staff' ? (chosen ?? []) : [];
  return inTransaction(db, async (tx) => {
    const [made] = await tx
      .insert(staffUsers)
      .values({ id, name, email, role, yards })
      .onConflictDoNothing()
      .returning({ id: staffUsers.id });
    if (!made) {
      const [before] = await tx
        .select({ id: staffUsers.id })
        .from(staffUsers)
        .where(eq(staffUsers.email, email));
      if (before?.id !== id) throw new CodedError('email_taken');
      return { id, linkId: null };
    }
    const action = actor === COMMAND_LINE ? 'create_user' : 'invite_user';
    await recordAudit(tx, actor, {
      action,
      subjectKind: 'user',
      subjectId: id,
      after: { name, email, role, ...(yards.length > 0 ? { yards } : {}) },
    });
    return { id, linkId: await addLink(tx, id, STAFF_INVITE_VALID_MS) };
  });
}

/**
 * From the command line, for somebody who is locked out: lifts the lock, removes authenticator app and passkeys if asked,
 * and returns the id of a link that sets a password. Throws not_found, also for a disabled account.
 */
export async function recoverUser(
  db: Database,
  email: string,
  { withoutApp }: { readonly withoutApp: boolean },
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const [user] = await tx
      .select({
        id: staffUsers.id,
        hasTwoFactor: staffUsers.twoFactorEnabled,
        hasPasskey: staffUsers.hasPasskey,
      })
      .from(staffUsers)
      .where(and(eq(staffUsers.email, email), isNull(staffUsers.disabledAt)))
      .for('update');
    if (!user) throw new CodedError('not_found');
    const { id, hasTwoFactor, hasPasskey } = user;
    const isOwn = eq(staffSessions.userId, id);
    const sessions = await tx.$count(staffSessions, isOwn);
    await unlock(tx, email);
    if (withoutApp) {
      await tx.delete(staffTwoFactors).where(eq(staffTwoFactors.userId, id));
      await tx.delete(staffPasskeys).where(eq(staffPasskeys.userId, id));
      await tx
        .update(staffUsers)
        .set({ twoFactorEnabled: false, hasPasskey: false })
        .where(eq(staffUsers.id, id));
      await tx.delete(staffSessions).where(isOwn);
    }
    await recordAudit(tx, COMMAND_LINE, {
      action: 'recover_user',
      subjectKind: 'user',
      subjectId: id,
      before: { hasTwoFactor, hasPasskey, sessions },
      after: {
        hasTwoFactor: hasTwoFactor && !withoutApp,
        hasPasskey: hasPasskey && !withoutApp,
        sessions: withoutApp ? 0 : sessions,
      },
    });
    return addLink(tx, id, STAFF_LINK_VALID_MS);
  });
}
