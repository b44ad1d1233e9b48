import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { BUSINESS_NAME } from '../../../src/business/business.ts';
import { STAFF_INVITE_VALID_MS, STAFF_LINKS } from '../../../src/business/constants.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import { adminPasswordPath } from '../../../src/paths.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffAccounts, staffVerifications } from '../../database/schema/identity.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { useAllowance } from '../../lib/http/rate-limit.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail } from '../../providers/mail/send-mail.ts';
import { type Actor, recordAudit } from '../audit/record-audit.ts';
import { addLink, tokenOfLink } from './staff-link.ts';

/** Mails another link to a colleague; returns its id. Throws not_found, also for a disabled account, and too_many_requests. */
export async function mailLinkTo(db: Database, actor: Actor, userId: string): Promise<string> {
  if (!isUuid(userId)) throw new CodedError('not_found');
  return inTransaction(db, async (tx) => {
    const [user] = await tx
      .select({ email: staffUsers.email })
      .from(staffUsers)
      .where(and(eq(staffUsers.id, userId), isNull(staffUsers.disabledAt)));
    if (!user) throw new CodedError('not_found');
    await useAllowance(tx, STAFF_LINKS, user.email);
    const subject = { subjectKind: 'user', subjectId: userId };
    await recordAudit(tx, actor, { action: 'mail_link', ...subject, after: { mailedTo: user.email } });
    return addLink(tx, userId, STAFF_INVITE_VALID_MS);
  });
}

/** After the #, so that the token reaches no server's log and no other page. */
export const linkAddress = (token: string): string => siteAddress(`${adminPasswordPath}#token=${token}`);

const find = (db: Database, linkId: string) =>
  db
    .select({
      identifier: staffVerifications.identifier,
      name: staffUsers.name,
      email: staffUsers.email,
      hours: sql<number>`ceil(extract(epoch from ${staffVerifications.expiresAt} - now()) / 3600)::int`,
      hasPassword: sql<boolean>`exists (select from ${staffAccounts} where ${staffAccounts.userId} = ${staffUsers.id})`,
    })
    .from(staffVerifications)
    .innerJoin(staffUsers, eq(sql`${staffUsers.id}::text`, staffVerifications.value))
    .where(
      and(
        eq(staffVerifications.id, linkId),
        gt(staffVerifications.expiresAt, sql`now()`),
        isNull(staffUsers.disabledAt),
      ),
    );

/** Sends a link that sets a password; nothing if nobody was found by the address, or if the link has been used. */
export async function mailStaffLink(db: Database, linkId: string): Promise<void> {
  const [found] = await find(db, linkId);
  if (!found) return;
  const { identifier, name, email, hours, hasPassword } = found;
  const heading = hasPassword ? 'Set a new password' : `Your account at ${BUSINESS_NAME}`;
  const href = linkAddress(tokenOfLink(linkId, identifier));
  await sendMail({
    id: `staff-link.${linkId}`,
    to: email,
    subject: heading,
    ...renderMail({
      heading,
      paragraphs: [
        hasPassword
          ? `Hi ${name}, someone asked to reset the password for your staff account at ${BUSINESS_NAME}.`
          : `Hi ${name}, you’ve been invited to the staff site of ${BUSINESS_NAME}. Choose a password to get started.`,
        `The link works once and expires in ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
        'If you didn’t ask for this, you can ignore this email. Nothing changes unless someone uses the link. We’ll never ask you for it by phone.',
      ],
      button: { label: hasPassword ? 'Set a new password' : 'Choose a password', href },
      fields: [],
    }),
  });
}
