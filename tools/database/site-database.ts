import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { isThisMachine } from '../../netlify/lib/provider-config.ts';
import { SetupError } from '../setup-error.ts';
import { type DatabaseOptions, type LocalDatabase, openDatabase } from './local-database.ts';
import { findBinaries, THIS_PLATFORM } from './postgres-programs.ts';

interface Machine {
  readonly platform?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

function isDatabaseHere(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, searchParams } = new URL(url);
  // pg also accepts a host in the query, which wins.
  return /^postgres(ql)?:$/.test(protocol) && isThisMachine(searchParams.get('host') ?? hostname);
}

/**
 * The address of the PostgreSQL to use where the packages have none for this platform; undefined where they have one, which is then
 * used whatever DATABASE_URL says. Throws a SetupError if there is neither.
 */
export async function findPostgres(machine: Machine = {}): Promise<string | undefined> {
  const { platform = THIS_PLATFORM, env = process.env } = machine;
  if (await findBinaries(platform).catch(() => undefined)) return undefined;
  const url = env['DATABASE_URL'];
  if (!url)
    throw new SetupError(
      `The packages have no PostgreSQL for ${platform}: run \`docker compose up -d\`, which starts the one of compose.yaml, or another one, and set DATABASE_URL to its address on this machine.`,
    );
  // Sample customers are written into it, and it is reached unencrypted.
  if (!isDatabaseHere(url))
    throw new SetupError('DATABASE_URL must be postgres://… with a host of this machine, such as localhost.');
  return url;
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The site's own PostgreSQL, or the one of findPostgres(), in which what is thrown away is a database of its own. */
export async function openSiteDatabase(options: DatabaseOptions, machine?: Machine): Promise<LocalDatabase> {
  const url = await findPostgres(machine);
  if (url === undefined) return openDatabase(options);
  const rest = { start: async () => {} };
  if (!options.throwAway) return { url, ownerUrl: url, stop: async () => {}, ...rest };
  const name = `site_${randomUUID().replaceAll('-', '_')}`;
  await ask(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = name;
  const stop = () => ask(url, `drop database if exists ${name} with (force)`);
  return { url: own.href, ownerUrl: own.href, stop, ...rest };
}
