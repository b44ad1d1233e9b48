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
    `lifetime ${pointsText(points.lifetimePoints)}, earned ${pointsText(points.earnedPoints)}`,
  ].join('\n'),
});

/** Tells staff that points are not what the ledger says: counts and customers' ids, nobody's name or number. */
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
        `The nightly check found ${counts} customers whose points are not what the ledger says. Nothing was changed. Please hand this to whoever looks after the website.`,
        `Now there are ${pointsText(differences)}. The first ${pointsText(shown.length)} are named below by their ids.`,
      ],
      fields: shown.map(field),
    }),
  });
}
