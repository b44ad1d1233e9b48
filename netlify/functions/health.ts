import { sql } from 'drizzle-orm';
import { healthApi } from '../../src/domain/shared/health.api.ts';
import { config as settings, ConfigError } from '../lib/config.ts';
import { handle } from '../lib/handle.ts';
import { route } from '../lib/route.ts';

const check = route(healthApi, async ({ db }) => {
  const { problems } = settings();
  if (problems.length > 0) throw new ConfigError(problems);
  await db.execute(sql`select 1`);
  return { status: 'ok', database: 'ok' };
});

export default handle(check);

export const config = { path: '/api/health' };
