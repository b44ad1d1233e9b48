import { randomUUID } from 'node:crypto';
import { chmod, cp } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { FUNCTIONS_ROLE } from '../../tools/database/create-cluster.ts';
import { openDatabase, type LocalDatabase } from '../../tools/database/local-database.ts';

/** Runs a statement in the run's PostgreSQL, for example on roles, which all its databases share. */
export async function asSuperuser(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function createNamed(template: string): Promise<LocalDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // As files: a page at a time through the log, which is PostgreSQL's own choice, takes five times as long.
  await asSuperuser(`create database ${name} template ${template} owner site strategy file_copy`);
  const urlAs = (role: string) => {
    const url = new URL(inject('postgresUrl'));
    url.username = role;
    url.password = role;
    url.pathname = `/${name}`;
    return url.href;
  };
  return {
    url: urlAs(FUNCTIONS_ROLE),
    ownerUrl: urlAs('site'),
    stop: () => asSuperuser(`drop database if exists ${name} with (force)`),
    start: () => Promise.reject(new Error('Ask startServer for a PostgreSQL of its own to stop and start.')),
  };
}

/** A new database in the run's PostgreSQL, with all tables and the seed. stop() drops it; it cannot be started again. */
export const createTestDatabase = (): Promise<LocalDatabase> => createNamed('site');

/** The same without any table. */
export const createEmptyDatabase = (): Promise<LocalDatabase> => createNamed('template0');

/** A seeded database in a separate PostgreSQL, which a test may stop and start. */
export async function startOwnPostgres(directory: string): Promise<LocalDatabase> {
  const postgres = join(directory, 'postgres');
  await cp(inject('stoppedCluster'), postgres, { recursive: true });
  // PostgreSQL refuses a data directory that others can read.
  await chmod(postgres, 0o700);
  return openDatabase({ directory, throwAway: true });
}
