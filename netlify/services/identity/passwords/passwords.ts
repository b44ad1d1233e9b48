import { and, eq, isNull, sql } from 'drizzle-orm';
import { BUSINESS_NAME } from '../../../../src/business/business.ts';
import {
  STAFF_LINK_VALID_MS,
  STAFF_LINKS,
  STAFF_PASSWORD_MIN_SCORE,
  STAFF_PASSWORD_OWN_PART_MIN,
} from '../../../../src/business/constants.ts';
import { requestPasswordResetApi } from '../../../../src/domain/admin/auth.api.ts';
import type { Database } from '../../../database/client.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { staffVerifications } from '../../../database/schema/identity.ts';
import { staffUsers } from '../../../database/schema/staff-users.ts';
import type { Staff } from '../../../lib/http/call.ts';
import { CodedError } from '../../../lib/http/errors.ts';
import { hasAllowance, useAllowance } from '../../../lib/http/rate-limit.ts';
import { attemptFor, unlock } from './account-lock.ts';
import { askAuth, type Asker } from '../ask-auth.ts';
import { auditAccount } from '../audit-account.ts';
import { addLink, linkIdentifier } from '../staff-link.ts';

interface Person {
  readonly name: string;
  readonly email: string;
}

const SHORT_WORD = 2;

/** The words an attacker tries first: the person's name, their email address, and the business's name. */
function ownWords({ name, email }: Person): readonly string[] {
  const words = `${name} ${email} ${BUSINESS_NAME}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words)].filter((word) => word.length > SHORT_WORD);
}

/** The rest of a password without those words. */
const withoutWords = (password: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase()).replaceAll(/\s/g, '');

/** 0 to 4. The library's lists are 400 KB, loaded only when somebody sets a password. */
async function strengthOf(password: string, words: readonly string[]): Promise<number> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }).check(password, [...words]).score;
}

/** Throws invalid_input, with a sentence for `newPassword`, if a password was stolen elsewhere, is common, a pattern, or mostly names. */
async function refuseWeakPassword(password: string, person: Person): Promise<void> {
  const words = ownWords(person);
  if (withoutWords(password, words).length < STAFF_PASSWORD_OWN_PART_MIN) {
    throw new CodedError('invalid_input', {
      fields: { newPassword: 'Please don’t use your name, your email address or our name' },
    });
  }
  const { isCommonPassword } = await import('./common-passwords.ts');
  if (isCommonPassword(password) || (await strengthOf(password, words)) < STAFF_PASSWORD_MIN_SCORE) {
    throw new CodedError('invalid_input', {
      fields: { newPassword: 'This password is easy to guess. Try a few unrelated words' },
    });
  }
}

/**
 * Mails a link that sets a password. Every address takes the same steps, known or not, so that neither the answer nor its time
 * reveals which. Throws too_many_requests for the caller's address.
 */
export async function requestLink(db: Database, email: string, address: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await useAllowance(tx, requestPasswordResetApi.verbLimit, address);
    const [user] = await tx
      .select({ id: staffUsers.id })
      .from(staffUsers)
      .where(and(eq(staffUsers.email, email), isNull(staffUsers.disabledAt)));
    // Otherwise somebody could flood a colleague from many addresses.
    const isMailed = await hasAllowance(tx, STAFF_LINKS, email);
    await addLink(tx, isMailed && user ? user.id : null, STAFF_LINK_VALID_MS);
  });
}

async function ownerOf(db: Database, token: string) {
  const [found] = await db
    .select({ id: staffUsers.id, name: staffUsers.name, email: staffUsers.email, off: staffUsers.disabledAt })
    .from(staffVerifications)
    .innerJoin(staffUsers, eq(sql`${staffUsers.id}::text`, staffVerifications.value))
    .where(eq(staffVerifications.identifier, linkIdentifier(token)));
  return found && found.off === null ? found : null;
}

/**
 * Sets the password of the person that a mailed link belongs to, once. Ends their sessions, voids their other links and lifts the lock.
 * Throws wrong_code if the link is used, expired or forged, and invalid_input if the password is weak: the link then stays valid.
 */
export async function resetPassword(
  db: Database,
  body: { readonly token: string; readonly newPassword: string },
  asker: Asker,
  address: string,
): Promise<{ readonly email: string }> {
  const user = await ownerOf(db, body.token);
  if (!user) throw new CodedError('wrong_code');
  await refuseWeakPassword(body.newPassword, user);
  await askAuth(
    db,
    asker,
    (api, headers) => api.resetPassword({ body, headers, returnHeaders: true }),
    async (tx, call) => {
      const answer = await auditAccount(tx, user, 'set_password', call);
      await tx.delete(staffVerifications).where(eq(staffVerifications.value, user.id));
      await unlock(tx, user.email, address);
      return answer;
    },
  );
  return { email: user.email };
}

/** Ends all sessions and opens a new one for this browser. Throws invalid_input, wrong_password, too_many_requests. */
export async function changePassword(
  db: Database,
  staff: Staff,
  passwords: { readonly currentPassword: string; readonly newPassword: string },
  asker: Asker,
): Promise<void> {
  await refuseWeakPassword(passwords.newPassword, staff);
  await attemptFor(db, { step: 'own', email: staff.email }, () =>
    askAuth(
      db,
      asker,
      (api, headers) =>
        api.changePassword({
          body: { ...passwords, revokeOtherSessions: true },
          headers,
          returnHeaders: true,
        }),
      (tx, call) => auditAccount(tx, staff, 'change_password', call),
    ),
  );
}
