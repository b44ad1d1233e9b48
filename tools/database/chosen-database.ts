import { join } from 'node:path';
import { parseConfig, type DatabaseConfig } from '../../netlify/lib/config.ts';
import { ROOT } from '../root.ts';
import { databaseUrl } from './create-cluster.ts';
import { runningOn } from './running-on.ts';

/** The database a command works on: that of DATABASE_URL, or the one that `npm start` runs. Throws where there is neither. */
export async function chosenDatabase(
  env: Readonly<Record<string, string | undefined>> = process.env,
  dataDirectory: string = join(ROOT, '.data'),
): Promise<DatabaseConfig> {
  const { database, problems } = parseConfig(env);
  if (database) return database;
  if (env['DATABASE_URL']) throw new Error(problems.find((problem) => problem.startsWith('DATABASE_URL')));
  const running = await runningOn(join(dataDirectory, 'postgres'));
  if (!running) throw new Error('No database: set DATABASE_URL, or run `npm start` in another terminal.');
  return { url: databaseUrl(running.port), overTcp: true };
}
