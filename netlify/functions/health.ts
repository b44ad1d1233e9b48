import { healthApi } from '../../src/domain/shared/health.api.ts';
import { config as settings, ConfigError } from '../lib/config.ts';
import { on, serve } from '../lib/serve.ts';
import { sql } from 'drizzle-orm';

export default serve(
  on(healthApi, async ({ db }) => {
    const { problems } = settings();
    if (problems.length > 0) throw new ConfigError(problems);
    await db.execute(sql`select 1`);
    return { status: 'ok', database: 'ok' } as const;
  }),
);

export const config = {
  path: '/api/health',
};
