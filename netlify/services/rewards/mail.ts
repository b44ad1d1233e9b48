import { and, eq } from 'drizzle-orm';
import { pointsText } from '../../../src/domain/rewards/points/points.ts';
import { inLocale } from '../../../src/domain/shared/language/locales.ts';
import type { Database } from '../../database/client.ts';
import { customers, pointsChecks } from '../../database/schema/rewards.ts';
import { mailedCode } from '../../lib/sessions/mailed-code.ts';
import { type MailField, renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { callFields, sendVisitorMail } from '../outbox/visitor-mail.ts';
import { type PointsDifference, comparePoints } from './points/check-points.ts';
import { rewardsMailTexts as spanishTexts } from './texts.es.ts';
import { rewardsMailTexts } from './texts.ts';
import { HAS_OPEN_CODE, codeSubject } from './rows.ts';

const field = ({ customerId, ...points }: PointsDifference): MailField => ({
  label: customerId,
  value: [
    `balance ${pointsText(points.totalPoints)}, ledger ${pointsText(points.ledgerPoints)}`,
    `owed ${pointsText(points.pointsOwed)}, ledger ${pointsText(points.ledgerOwed)}`,
    `lifetime ${pointsText(points.lifetimePoints)}, earned ${pointsText(points.earnedPoints)}`,
  ].join('\n'),
});

/** Tells staff that points differ from the ledger: counts and customers' ids, no names or numbers. */
export async function mailPointsMismatch(db: Database, checkId: string): Promise<void> {
  const [check] = await db.select().from(pointsChecks).where(eq(pointsChecks.id, checkId));
  if (!check) return;
  const { differences, shown } = await comparePoints(db);
  const counts = `${pointsText(check.differences)} of ${pointsText(check.customers)}`;
  await sendMail({
    id: `points-mismatch.${checkId}`,
    to: staffAddress(),
    subject: `Points don’t add up for ${counts} customers`,
    ...renderMail({
      heading: 'Points don’t add up',
      paragraphs: [
        `The nightly check found ${counts} customers whose points don’t match their history. We changed nothing. Please forward this to whoever looks after the website.`,
        `Customers affected right now: ${pointsText(differences)}. The first ${pointsText(shown.length)} are below, by customer ID.`,
      ],
      fields: shown.map(field),
    }),
  });
}

/** Sends a customer's latest code; nothing if it was used or has expired. The address was proven, or is about to be, so an earlier refusal is not a reason. */
export async function mailRewardsCode(db: Database, customerId: string): Promise<void> {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.id, customerId), HAS_OPEN_CODE));
  const about = customer && codeSubject(customer);
  if (!about || customer.email === null) return;
  const texts = inLocale(customer.locale, rewardsMailTexts, spanishTexts);
  await sendVisitorMail(db, {
    id: `rewards-code.${customer.mailedCodeId}`,
    to: customer.email,
    replyTo: staffAddress(),
    subject: texts.subject,
    ...renderMail({
      heading: texts.heading,
      paragraphs: [texts.enter, texts.ifNotYou],
      fields: [{ label: texts.code, value: mailedCode(about) }, ...callFields(texts.callUs)],
      locale: customer.locale,
    }),
  });
}
