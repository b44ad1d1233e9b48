import { join } from 'node:path';
import { createDatabase, type Database } from '../../netlify/database/client.ts';
import { type DatabaseConfig, parseConfig } from '../../netlify/lib/config.ts';
import { ROOT } from '../root.ts';
import { tellError } from '../tell-error.ts';
import { databaseUrl } from './create-cluster.ts';
import { runningOn } from './running-postgres.ts';

/** The database of DATABASE_URL, or the one that `npm start` runs. Throws if there is neither. */
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

export async function withChosenDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = createDatabase(await chosenDatabase());
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Runs a whole command: prints what `work` returns, or the error. */
export async function onChosenDatabase(work: (db: Database) => Promise<string>): Promise<void> {
  try {
    console.log(await withChosenDatabase(work));
  } catch (error) {
    console.error(tellError(error));
    process.exitCode = 1;
  }
}
