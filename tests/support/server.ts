import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neonConfig } from '@neondatabase/serverless';
import { afterAll, beforeAll, inject } from 'vitest';
import { createDatabase, type Database } from '../../netlify/database/client.ts';
import { startServices, type Services } from '../../tools/services.ts';
import { count } from './count.ts';
import { captureLog } from './log-capture.ts';
import { createTestDatabase, startOwnPostgres } from './test-database.ts';
import { settled } from './wait-until.ts';

// A file that gets fresh modules comes here once more.
count('imports of all modules');

export const SITE = 'https://localhost:9999';

export interface TestServer extends Services {
  /** The test's own connections, as the owner of the tables, for looking at rows. The functions use another role. */
  readonly db: Database;
  /** The folder that the mock of GitHub has for a repository: empty, and no Git repository. */
  readonly repository: string;
  /** What the functions have logged so far. */
  logged(): readonly string[];
  /** All mail so far in its wire format, including headers. */
  rawMails(): Promise<readonly string[]>;
}

export interface ServerOptions {
  /** A separate PostgreSQL, which the test may stop and start, instead of a database in the run's shared one. */
  readonly ownPostgres?: boolean;
  /** No event of a payment provider arrives, unless the test delivers it. */
  readonly losesWebhooks?: boolean;
}

/** Absent if the driver talks to PostgreSQL itself. Asked for late: journeys import this file too, without Vitest. */
const relayAddress = () => inject('relayAddress');
/** A test opens its own connections as the functions do theirs, as the driver's settings hold for the process. */
export const isOverTcp = (): boolean => relayAddress() === undefined;

/**
 * The driver as it is on Neon, except for the address of its WebSocket, which has no TLS here. A file before may have reached PostgreSQL
 * itself, to migrate it: what that changed is set back.
 */
function useRelay(address: string): void {
  neonConfig.webSocketConstructor = WebSocket;
  neonConfig.pipelineTLS = false;
  neonConfig.pipelineConnect = 'password';
  neonConfig.wsProxy = (host, port) => `${address}?address=${host}:${port}`;
  neonConfig.useSecureWebSocket = false;
  delete process.env['DATABASE_TRANSPORT'];
}

/** The environment as it is now, for later: the same object, because only the process's own knows a time zone. */
function keepEnvironment(): () => void {
  const { env } = process;
  const before = { ...env };
  return () => {
    for (const name of Object.keys(env)) if (!(name in before)) delete env[name];
    process.env = Object.assign(env, before);
  };
}

/**
 * A seeded database, mail and photo storage for one test file, and the environment that the functions read.
 * stop() waits for the functions' remaining work, and fails if a log line contained a phone number, an email address or a token.
 */
export async function startServer({
  ownPostgres = false,
  losesWebhooks = false,
}: ServerOptions = {}): Promise<TestServer> {
  count('server starts');
  const restoreEnvironment = keepEnvironment();
  const directory = await mkdtemp(join(tmpdir(), 'api-'));
  const log = captureLog();
  const database = ownPostgres ? await startOwnPostgres(directory) : await createTestDatabase();
  const repository = join(directory, 'repository');
  await mkdir(repository);
  const services = await startServices(SITE, { dataDirectory: directory, database, repository });
  if (losesWebhooks)
    for (const { webhooks } of [services.mocks.stripe, services.mocks.paypal]) webhooks.use('lose');
  const relay = relayAddress();
  if (relay !== undefined) useRelay(relay);
  const { db, close } = createDatabase({ url: database.ownerUrl, overTcp: isOverTcp() });
  return {
    ...services,
    repository,
    db,
    logged: log.lines,
    async rawMails() {
      const folder = join(directory, 'mail');
      const names = await readdir(folder);
      return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    },
    async stop() {
      await settled();
      await close();
      await services.stop();
      await rm(directory, { recursive: true, force: true });
      restoreEnvironment();
      log.stop();
    },
  };
}

/** A server for the tests of a file: started before the first of them, stopped after the last. */
export function useServer<Server extends TestServer = TestServer>(
  start: () => Promise<TestServer | Server> = startServer,
): Server {
  const server = {} as Server;
  beforeAll(async () => void Object.assign(server, await start()));
  afterAll(() => server.stop());
  return server;
}
