/** The scheduled jobs, and how often each has to succeed at least. By day the first three run more often. */
export const JOBS = {
  'work-outbox': { title: 'Outgoing messages', everyMinutes: 15 },
  'publish-due-prices': { title: 'Scheduled prices', everyMinutes: 15 },
  'reconcile-payments': { title: 'Pending payments', everyMinutes: 15 },
  'fetch-funding': { title: 'Payouts and fees', everyMinutes: 60 },
  'clean-up': { title: 'Nightly cleanup', everyMinutes: 24 * 60 },
  'sum-days': { title: 'Nightly sums for reports', everyMinutes: 24 * 60 },
  'check-points': { title: 'Nightly points check', everyMinutes: 24 * 60 },
  'apply-retention': { title: 'Nightly deletion', everyMinutes: 24 * 60 },
} as const;

export type JobName = keyof typeof JOBS;

export const JOB_NAMES = Object.keys(JOBS) as readonly JobName[];
