import { database } from '../database/client.ts';
import { describeError, log } from '../lib/log.ts';
import { overdueJobs } from './jobs/overdue-jobs.ts';
import { tellOwners } from './jobs/mail.ts';
import { type Job, runJob } from './jobs/run-job.ts';

/** A function that Netlify runs on a schedule for these jobs, and that tells owners if any job is late: 204, or 500 if one of its own failed. */
export const runScheduled =
  (...jobs: readonly Job[]) =>
  async (): Promise<Response> => {
    const outcomes = await Promise.all(jobs.map((job) => runJob(database, job)));
    try {
      const db = database();
      if ((await overdueJobs(db)).length > 0) await tellOwners(db);
    } catch (error) {
      log({ event: 'late_jobs_not_read', error: describeError(error) });
    }
    return new Response(null, { status: outcomes.every(Boolean) ? 204 : 500 });
  };
