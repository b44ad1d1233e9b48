import { and, asc, eq, isNull } from 'drizzle-orm';
import { JOBS } from '../../../src/domain/shared/jobs.ts';
import type { Database } from '../../database/client.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { lateJobs, type LateJob } from './late-jobs.ts';

/** "2026-11-27 16:05 UTC" */
const timeText = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

const stateText = ({ endedAt, failedAt, failure }: LateJob): string =>
  [
    endedAt ? `Last done ${timeText(endedAt)}` : 'Never done',
    ...(failedAt ? [`failed ${timeText(failedAt)}: ${failure ?? ''}`] : []),
  ].join('; ');

/** The owners; before there are any, the address that staff read. */
async function ownersAddress(db: Database): Promise<string> {
  const owners = await db
    .select({ email: staffUsers.email })
    .from(staffUsers)
    .where(and(eq(staffUsers.role, 'owner'), isNull(staffUsers.disabledAt)))
    .orderBy(asc(staffUsers.email));
  return owners.map(({ email }) => email).join(', ') || staffAddress();
}

/** Tells owners which scheduled work is late; nothing if it has caught up by then. */
export async function mailLateJobs(db: Database): Promise<void> {
  const late = await lateJobs(db);
  if (late.length === 0) return;
  const titles = late.map(({ job }) => JOBS[job].title).join(', ');
  await sendMail({
    // One a day.
    id: `jobs-late.${new Date().toISOString().slice(0, 10)}`,
    to: await ownersAddress(db),
    subject: `Late on the website: ${titles}`,
    ...renderMail({
      heading: 'Scheduled work is late',
      paragraphs: [
        'The work below should have been done by now. Please forward this to the person who looks after the website: docs/operations.md says what to look for ("Scheduled work is late").',
        'While it lasts, you get one mail a day.',
      ],
      fields: late.map((job) => ({ label: JOBS[job.job].title, value: stateText(job) })),
    }),
  });
}
