import { database, type Database } from '../database/client.ts';
import { describeError, log } from '../lib/log.ts';
import { lateJobs } from './jobs/late-jobs.ts';
import { tellOwners } from './jobs/mail.ts';
import { type Job, runJob } from './jobs/run-job.ts';

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
