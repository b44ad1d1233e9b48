import { database, type Database } from '../database/client.ts';
import { describeError, log } from '../lib/log.ts';
import { lateJobs, tellLateJobs } from './jobs/late-jobs.ts';
import { type Job, runJob } from './jobs/run-job.ts';
import { kickOutbox } from './kick-outbox.ts';

/**
 * Mails owners that jobs are late, once a day. Whatever still runs calls this: the look of each half hour, each night's jobs, and /api/health.
 * So a job is told of by the others, and where no schedule runs at all, by whoever probes the site. The mail is sent from here, because the
 * job that sends mail may be the one that is late. Never rejects.
 */
export async function tellOwners(db: Database): Promise<void> {
  try {
    if (await tellLateJobs(db)) await kickOutbox(db);
  } catch (error) {
    log({ event: 'late_jobs_not_told', error: describeError(error) });
  }
}

/** Tells owners if a job is late. */
export async function watchJobs(db: Database): Promise<void> {
  if ((await lateJobs(db)).length > 0) await tellOwners(db);
}

/** A function that Netlify runs on a schedule for one job. */
export const runScheduled = (name: Job['name'], work: Job['work']) => async (): Promise<Response> => {
  const isDone = await runJob(database, { name, work });
  try {
    await watchJobs(database());
  } catch (error) {
    log({ event: 'late_jobs_not_read', error: describeError(error) });
  }
  return new Response(null, { status: isDone ? 204 : 500 });
};
