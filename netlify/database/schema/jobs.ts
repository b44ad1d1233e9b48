import { text, timestamp } from 'drizzle-orm/pg-core';
import type { JobName } from '../../../src/domain/shared/jobs.ts';
import { impersonalTable } from '../personal-columns.ts';

/** How each scheduled piece of work last went: one row for each, no history. */
export const jobRuns = impersonalTable('job_runs', {
  job: text().$type<JobName>().primaryKey(),
  /** Since when it is expected to run. */
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  beganAt: timestamp('began_at', { withTimezone: true }),
  /** When it last ended well. */
  endedAt: timestamp('ended_at', { withTimezone: true }),
  failedAt: timestamp('failed_at', { withTimezone: true }),
  /** The kind of the last error, without its message, which may quote a row. */
  failure: text(),
});
