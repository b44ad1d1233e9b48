import { eq, sql } from 'drizzle-orm';
import type { JobName } from '../../../src/domain/shared/jobs.ts';
import type { Database } from '../../database/client.ts';
import { jobRuns } from '../../database/schema/jobs.ts';
import { describeError, log, originOf } from '../../lib/log.ts';

export interface Job {
  readonly name: JobName;
  /** Does it, and returns what it did in figures. */
  readonly work: (db: Database) => Promise<Readonly<Record<string, number>>>;
  /** It is left out if it began less than this ago. */
  readonly restMs?: number;
}

/** Notes that a job begins. False: it began a short time ago. */
async function begin(db: Database, { name, restMs }: Job): Promise<boolean> {
  const hasRested = sql`coalesce(${jobRuns.beganAt} <= now() - ${restMs ?? 0}::int * interval '1 millisecond', true)`;
  const begun = await db
    .insert(jobRuns)
    .values({ job: name, beganAt: sql`now()` })
    .onConflictDoUpdate({ target: jobRuns.job, set: { beganAt: sql`now()` }, setWhere: hasRested })
    .returning({ job: jobRuns.job });
  return begun.length > 0;
}

const note = (db: Database, name: JobName, how: Partial<typeof jobRuns.$inferInsert> | object) =>
  db.update(jobRuns).set(how).where(eq(jobRuns.job, name));

/** Runs a scheduled piece of work, and notes in `job_runs` and in the log how it went. False: it failed, and the next run tries again. */
export async function runJob(database: () => Database, job: Job): Promise<boolean> {
  const { name, work } = job;
  try {
    const db = database();
    if (!(await begin(db, job))) return true;
    const figures = await work(db);
    log({ event: 'scheduled', name, ...figures });
    await note(db, name, { endedAt: sql`now()` });
    return true;
  } catch (error) {
    const failure = describeError(error);
    log({ event: 'scheduled_failed', name, error: failure, at: originOf(error) });
    try {
      await note(database(), name, { failedAt: sql`now()`, failure });
    } catch {
      // Without the database, the log alone says so; a job that cannot be noted is late before long.
    }
    return false;
  }
}
