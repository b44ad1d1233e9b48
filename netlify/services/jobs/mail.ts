import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { JOBS } from '../../../src/domain/shared/jobs.ts';
import type { Database } from '../../database/client.ts';
import { outbox } from '../../database/schema/outbox.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { describeError, log } from '../../lib/log.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { DUE_AGAIN } from '../outbox/enqueue.ts';
import { overdueJobs, type OverdueJob } from './overdue-jobs.ts';

/** "2026-11-27 16:05 UTC" */
const timeText = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

const stateText = ({ endedAt, failedAt, failure }: OverdueJob): string =>
  [
    endedAt ? `Last done ${timeText(endedAt)}` : 'Never done',
    ...(failedAt ? [`failed ${timeText(failedAt)}: ${failure ?? ''}`] : []),
  ].join('; ');

/** The owners; before there are any, the address that staff read. */
export async function ownersAddress(db: Database): Promise<string> {
  const owners = await db
    .select({ email: staffUsers.email })
    .from(staffUsers)
    .where(and(eq(staffUsers.role, 'owner'), isNull(staffUsers.disabledAt)))
    .orderBy(asc(staffUsers.email));
  return owners.map(({ email }) => email).join(', ') || staffAddress();
}

/** Tells owners which scheduled work is late; nothing if it has caught up by then. */
export async function mailOverdueJobs(db: Database): Promise<void> {
  const late = await overdueJobs(db);
  if (late.length === 0) return;
  const titles = late.map(({ job }) => JOBS[job].title).join(', ');
  await sendMail({
    // One a day.
    id: `jobs-late.${new Date().toISOString().slice(0, 10)}`,
    to: await ownersAddress(db),
    subject: `Scheduled work is late: ${titles}`,
    ...renderMail({
      heading: 'Scheduled work is late',
      paragraphs: [
        'The website should have done the work below by now. Please forward this to whoever looks after the website. docs/operations.md says what to look for, under "Scheduled work is late".',
        'You’ll get one email a day until it’s fixed.',
      ],
      fields: late.map((job) => ({ label: JOBS[job.job].title, value: stateText(job) })),
    }),
  });
}

/** The jobs are one subject: so is their message in the outbox. */
const JOBS_ID = '10b50000-0000-4000-8000-000000000001';

const IS_MESSAGE = and(
  eq(outbox.kind, 'jobs_late_mail'),
  eq(outbox.subjectId, JOBS_ID),
  eq(outbox.state, 'pending'),
);

/** Queues the mail at most once a day, as one that is being sent. Whether it was queued now. */
async function claimMail(db: Database): Promise<boolean> {
  const mine = { leasedUntil: sql`now() + interval '60 seconds'` };
  const claimed = await db
    .insert(outbox)
    .values({ kind: 'jobs_late_mail', subjectId: JOBS_ID, ...mine })
    .onConflictDoUpdate({
      target: [outbox.kind, outbox.subjectId],
      set: { ...DUE_AGAIN, createdAt: sql`now()`, ...mine },
      setWhere: sql`${outbox.state} <> 'pending' and ${outbox.createdAt} < now() - interval '1 day'`,
    })
    .returning({ kind: outbox.kind });
  return claimed.length > 0;
}

/**
 * Mails owners that jobs are late, once a day. Whatever still runs calls this: the work that is due, each night's jobs, and /api/health. So the other jobs
 * report a late one, and where no schedule runs at all, whoever probes the site does. The mail is sent from here, because the job that sends mail may be the
 * one that is late; if that fails, the outbox tries again. Never rejects.
 */
export async function tellOwners(db: Database): Promise<void> {
  try {
    if (!(await claimMail(db))) return;
    await mailOverdueJobs(db);
    await db
      .update(outbox)
      .set({ state: 'done', finishedAt: sql`now()`, leasedUntil: null })
      .where(IS_MESSAGE);
  } catch (error) {
    log({ event: 'late_jobs_not_told', error: describeError(error) });
  }
}
