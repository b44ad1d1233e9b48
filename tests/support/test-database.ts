import { randomUUID } from 'node:crypto';
import { chmod, cp } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openDatabase, type LocalDatabase } from '../../tools/database/local-database.ts';

async function asSuperuser(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A new database in the run's PostgreSQL, with all tables and the seed. stop() drops it; it cannot be started again. */
export async function createTestDatabase(): Promise<LocalDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asSuperuser(`create database ${name} template site owner site`);
  const url = new URL(inject('postgresUrl'));
  url.username = 'site';
  url.password = 'site';
  url.pathname = `/${name}`;
  return {
    url: url.href,
    stop: () => asSuperuser(`drop database if exists ${name} with (force)`),
    start: () => Promise.reject(new Error('Ask startServer for a PostgreSQL of its own to stop and start.')),
  };
}

/** The same in a separate PostgreSQL, which a test may stop and start. */
export async function startOwnPostgres(directory: string): Promise<LocalDatabase> {
  const postgres = join(directory, 'postgres');
  await cp(inject('stoppedCluster'), postgres, { recursive: true });
  // PostgreSQL refuses a data directory that others can read.
  await chmod(postgres, 0o700);
  return openDatabase({ directory, throwAway: true });
}
