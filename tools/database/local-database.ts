import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createCluster, functionsUrl, ownerUrl } from './create-cluster.ts';
import { freePort } from './free-port.ts';
import { clearDirectory, keepPostgres, type Postgres } from './running-postgres.ts';
import { findBinaries, findPostgresUser } from './postgres-programs.ts';

export interface DatabaseOptions {
  /** PostgreSQL's data goes into its folder `postgres`. */
  readonly directory: string;
  /** Faster, but lost when the machine stops. */
  readonly throwAway?: boolean;
}

export interface LocalDatabase {
  /** postgres://…@localhost:<port>/<database>; the server's DATABASE_URL. */
  readonly url: string;
  /** The same database as the role that owns the tables, for migrations. */
  readonly ownerUrl: string;
  /** Ends connections and refuses new ones until start(), as an outage would. */
  stop(): Promise<void>;
  /** Runs again on the same port. */
  start(): Promise<void>;
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=100',
  'timezone=UTC',
];
/** For tests: many files share the server, each with pools of its own. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

/** A real PostgreSQL that ends with this process, however that ends, and is restarted if it dies earlier. */
export async function openDatabase(options: DatabaseOptions): Promise<LocalDatabase> {
  const { directory, throwAway = false } = options;
  const data = join(resolve(directory), 'postgres');
  await mkdir(directory, { recursive: true });
  const user = findPostgresUser();
  const binaries = await findBinaries();
  await clearDirectory(data);
  await createCluster(data, user, binaries);

  const port = await freePort();
  const settings = [...SETTINGS, ...(throwAway ? FAST : [])].flatMap((setting) => ['-c', setting]);
  const args = ['-D', data, '-p', String(port), ...settings];
  let running: Postgres | undefined;
  let restarting: Promise<void> | undefined;
  /** From start() to stop(). */
  let isWanted = false;

  const run = async (): Promise<Postgres> => {
    const postgres = await keepPostgres(user, binaries.postgres, args);
    void restartAfter(postgres);
    return postgres;
  };
  // It was killed or crashed; after stop() this is unset.
  const restart = async () => {
    running = undefined;
    console.error('PostgreSQL stopped on its own and is being restarted.');
    await clearDirectory(data);
    if (isWanted) running ??= await run();
  };

  const restartAfter = async (postgres: Postgres) => {
    if ((await postgres.ended) && running === postgres) restarting = restart();
  };

  const database: LocalDatabase = {
    url: functionsUrl(port),
    ownerUrl: ownerUrl(port),
    async start() {
      isWanted = true;
      running ??= await run();
    },
    async stop() {
      isWanted = false;
      // A server that is just being restarted is stopped like any other.
      await restarting;
      const postgres = running;
      running = undefined;
      await postgres?.stop();
    },
  };
  await database.start();
  return database;
}
