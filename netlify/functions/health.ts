import { healthApi } from '../../src/domain/shared/health.api.ts';
import { SchemaError } from '../database/require-schema.ts';
import { config as settings, ConfigError } from '../lib/config.ts';
import { CodedError } from '../lib/errors.ts';
import { on, serve } from '../lib/serve.ts';
import { sql } from 'drizzle-orm';

export default serve(
  on(healthApi, async ({ db }) => {
    const { problems } = settings();
    if (problems.length > 0) throw new ConfigError(problems);
    try {
      await db.execute(sql`select 1`);
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      if (!(cause instanceof SchemaError)) throw error;
      const figures = { reason: cause.reason };
      throw new CodedError('unavailable', { cause, figures, retryAfterSeconds: 5 });
    }
    return { status: 'ok', database: 'ok' } as const;
  }),
);

export const config = {
  path: ['/api/health'],
};
