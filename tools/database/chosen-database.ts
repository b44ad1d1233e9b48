import { join } from 'node:path';
import { createDatabase, type Database } from '../../netlify/database/client.ts';
import { type DatabaseConfig, parseConfig } from '../../netlify/lib/config.ts';
import { ROOT } from '../root.ts';
import { tellError } from '../tell-error.ts';
import { functionsUrl, ownerUrl } from './create-cluster.ts';
import { runningOn } from './running-postgres.ts';

type CommandEnvironment = Readonly<Record<string, string | undefined>>;

const LOCAL_DATA = join(ROOT, '.data');

/** The address of the database that `npm start` runs. Throws if it does not. */
async function localUrl(dataDirectory: string, urlFor: (port: number) => string): Promise<DatabaseConfig> {
  const running = await runningOn(join(dataDirectory, 'postgres'));
  if (!running) throw new Error('No database: set DATABASE_URL, or run `npm start` in another terminal.');
  return { url: urlFor(running.port), overTcp: true };
}

/** The database of DATABASE_URL, or the one that `npm start` runs. Throws if there is neither. */
export async function chosenDatabase(
  env: CommandEnvironment = process.env,
  dataDirectory: string = LOCAL_DATA,
): Promise<DatabaseConfig> {
  const { database, problems } = parseConfig(env);
  if (database) return database;
  if (env['DATABASE_URL']) throw new Error(problems.find((problem) => problem.startsWith('DATABASE_')));
  return localUrl(dataDirectory, functionsUrl);
}

/** The same database as the role that owns its tables: MIGRATION_DATABASE_URL, or else DATABASE_URL, as one role may do both. */
export function chosenOwner(
  env: CommandEnvironment = process.env,
  dataDirectory: string = LOCAL_DATA,
): Promise<DatabaseConfig> {
  const url = env['MIGRATION_DATABASE_URL'] || env['DATABASE_URL'] || env['NETLIFY_DB_URL'];
  return url ? chosenDatabase({ ...env, DATABASE_URL: url }) : localUrl(dataDirectory, ownerUrl);
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
