import { eq } from 'drizzle-orm';
import { pointsText } from '../../../src/domain/rewards/points.ts';
import type { Database } from '../../database/client.ts';
import { pointsChecks } from '../../database/schema/rewards.ts';
import { renderMail, type MailField } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { comparePoints, type PointsDifference } from './compare-points.ts';

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
    subject: `Points of ${counts} customers do not add up`,
    ...renderMail({
      heading: 'Points do not add up',
      paragraphs: [
        `The nightly check found ${counts} customers whose points do not match the ledger. Nothing was changed. Please forward this to the person who looks after the website.`,
        `There are ${pointsText(differences)} now. The first ${pointsText(shown.length)} are listed below by customer id.`,
      ],
      fields: shown.map(field),
    }),
  });
}
