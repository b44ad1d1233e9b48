import { reportErrorApi } from '../../src/domain/shared/contract/browser-errors.api.ts';
import { healthApi } from '../../src/domain/shared/contract/health.api.ts';
import { SchemaError } from '../database/require-schema.ts';
import { config as settings, ConfigError } from '../lib/config.ts';
import { CodedError } from '../lib/http/errors.ts';
import { on, serve } from '../lib/http/serve.ts';
import { overdueJobs } from '../services/jobs/overdue-jobs.ts';
import { tellOwners } from '../services/jobs/mail.ts';
import { today as browserErrorsToday } from '../services/browser-error-budget.ts';
import { noteBrowserError } from '../services/note-browser-error.ts';

export default serve(
  on(healthApi, async ({ db, context }) => {
    browserErrorsToday();
    const { problems } = settings();
    if (problems.length > 0) throw new ConfigError(problems);
    try {
      const late = await overdueJobs(db);
      if (late.length > 0) context.waitUntil(tellOwners(db));
      return { status: 'ok', database: 'ok', late: late.map(({ job }) => job) } as const;
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      if (!(cause instanceof SchemaError)) throw error;
      const figures = { reason: cause.reason };
      throw new CodedError('unavailable', { cause, figures, retryAfterSeconds: 5 });
    }
  }),
  on(reportErrorApi, async ({ input, sender }) => noteBrowserError(input, sender.address)),
);

export const config = {
  path: ['/api/health', '/api/errors'],
};
