import { cpSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../../netlify/database/client.ts';
import { startServices, type Services } from '../../tools/services.ts';
import { captureLog } from './log-capture.ts';
import { settled } from './wait-until.ts';

export const SITE = 'http://localhost:9999';

export interface TestServer extends Services {
  /** For looking at rows: a connection of the test's own. */
  readonly db: Database;
  /** What the functions have logged so far. */
  logged(): readonly string[];
  /** All mail so far as it came over the wire, headers included. */
  rawMails(): Promise<readonly string[]>;
}

/**
 * PostgreSQL with its seed, mail and photo storage for one test file, and the environment that the functions read.
 * stop() waits for what the functions left to do, and fails where a log line told a phone number, an e-mail address or a token.
 */
export async function startServer(): Promise<TestServer> {
  const directory = await mkdtemp(join(tmpdir(), 'api-'));
  const postgres = join(directory, 'postgres');
  cpSync(inject('madeCluster'), postgres, { recursive: true });
  // PostgreSQL refuses what others may read.
  await chmod(postgres, 0o700);
  const log = captureLog();
  const services = await startServices(SITE, { dataDirectory: directory, throwAway: true });
  const { db, close } = createDatabase({ ...services.database, overTcp: true });
  return {
    ...services,
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
      log.stop();
    },
  };
}
