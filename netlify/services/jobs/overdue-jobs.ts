import { JOB_NAMES, JOBS, type JobName } from '../../../src/domain/shared/jobs.ts';
import type { Database } from '../../database/client.ts';
import { isoTimeText } from '../../database/iso-time.ts';
import { runStatement } from '../../database/run-statement.ts';
import { jobRuns } from '../../database/schema/jobs.ts';

export interface OverdueJob {
  readonly job: JobName;
  /** When it last ended well; null: never. */
  readonly endedAt: string | null;
  /** When it last failed, if it has since. */
  readonly failedAt: string | null;
  readonly failure: string | null;
}

const KNOWN = JOB_NAMES.map((job) => `('${job}', interval '${JOBS[job].everyMinutes} minutes')`).join(', ');

/** For a FROM: the jobs that have missed twice their interval. */
export const LATE_JOBS = `(select job, ended_at,
      case when failed_at > coalesce(ended_at, '-infinity') then failed_at end as failed_at,
      case when failed_at > coalesce(ended_at, '-infinity') then failure end as failure
    from (values ${KNOWN}) as known(job, every) join job_runs using (job)
    where coalesce(ended_at, since) < now() - 2 * every) as late_jobs`;

const READ = {
  name: 'late_jobs',
  text: `select (select count(*)::int from job_runs) as known,
    coalesce((select json_agg(json_build_object('job', job, 'endedAt', ${isoTimeText('ended_at')},
      'failedAt', ${isoTimeText('failed_at')}, 'failure', failure) order by job) from ${LATE_JOBS}), '[]') as late`,
};

/** The jobs that have missed twice their interval. The first to ask also notes since when each is expected. */
export async function overdueJobs(db: Database): Promise<readonly OverdueJob[]> {
  const [read] = await runStatement<{ known: number; late: readonly OverdueJob[] }>(db, READ, []);
  if (!read) throw new Error('The jobs were not read.');
  if (read.known < JOB_NAMES.length)
    await db
      .insert(jobRuns)
      .values(JOB_NAMES.map((job) => ({ job })))
      .onConflictDoNothing();
  return read.late;
}
