import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { FUNCTIONS_ROLE } from '../../tools/database/create-cluster.ts';
import { openDatabase } from '../../tools/database/local-database.ts';
import { migrateAndSeed } from '../../tools/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's one PostgreSQL, as its superuser. Its database `site` is a template: migrated, seeded, never connected to. */
    readonly postgresUrl: string;
    /** The data directory of a stopped PostgreSQL with the same database, copied by tests that need a separate server. */
    readonly stoppedCluster: string;
    /** Where the driver finds the WebSocket relay (relayed-postgres.ts); absent if it talks to PostgreSQL itself. */
    readonly relayAddress?: string;
  }
}

// Tests create and drop databases, which the site's own roles must not do. Those have a password, sent in clear text within the
// connection, as to Neon. Roles whose names begin with password_ must not send it so.
const SITE_ROLES = ['site', FUNCTIONS_ROLE];
const ANYBODY_ON_THIS_MACHINE = [
  'host all "/^password_" 127.0.0.1/32 scram-sha-256',
  `host all ${SITE_ROLES.join(',')} 127.0.0.1/32 password`,
  'host all all 127.0.0.1/32 trust',
  '',
].join('\n');

async function givePasswords(superuserUrl: string): Promise<void> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  for (const role of SITE_ROLES) await client.query(`alter role ${role} password '${role}'`);
  await client.end();
}

/** Starts one PostgreSQL for all test files of a run: copying a template database takes 50 ms, starting a server two seconds. */
export default async function startTestPostgres({ vitest }: TestProject): Promise<() => Promise<void>> {
  // The project that started it stops it, as the last one.
  if ('postgresUrl' in vitest.getProvidedContext()) return async () => {};
  const directory = await mkdtemp(join(tmpdir(), 'test-postgres-'));
  const stopped = join(directory, 'stopped');
  const database = await openDatabase({ directory: stopped, throwAway: true });
  await migrateAndSeed(database, { withSamples: false });
  await database.stop();
  const shared = join(directory, 'shared');
  await cp(stopped, shared, { recursive: true, preserveTimestamps: true });
  await writeFile(join(shared, 'postgres', 'pg_hba.conf'), ANYBODY_ON_THIS_MACHINE);
  const postgres = await openDatabase({ directory: shared, throwAway: true });
  const superuser = new URL(postgres.url);
  superuser.username = 'postgres';
  superuser.pathname = '/postgres';
  await givePasswords(superuser.href);
  vitest.provide('postgresUrl', superuser.href);
  vitest.provide('stoppedCluster', join(stopped, 'postgres'));
  return async () => {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
