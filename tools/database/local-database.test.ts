import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalDatabase, openDatabase } from './local-database.ts';
import { clearDirectory, processInfo } from './running-postgres.ts';

let parent: string;
let directory: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'database-'));
  await chmod(parent, 0o700);
  directory = join(parent, 'a path with spaces');
});
afterAll(() => rm(parent, { recursive: true, force: true }));

async function ask({ url }: Pick<LocalDatabase, 'url'>, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(sql);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}

const postgresId = async () =>
  Number((await readFile(join(directory, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

async function untilGone(pid: number): Promise<void> {
  while (await processInfo(pid)) await sleep(20);
}

/** Another process of ours that opens the database and then waits to be killed. */
async function openElsewhere() {
  const code = `
    const { openDatabase } = await import(${JSON.stringify(import.meta.resolve('./local-database.ts'))});
    await openDatabase({ directory: ${JSON.stringify(directory)}, throwAway: true });
    console.log('open');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('rows outlive a stop, and an outage ends on the same port', { timeout: 30_000 }, async () => {
  const database = await openDatabase({ directory, throwAway: true });
  await ask(database, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await database.stop();
  await expect(ask(database, 'SELECT 1 AS answer')).rejects.toBeDefined();
  await database.start();
  expect(await ask(database, 'SELECT answer FROM kept')).toBe(42);
  await database.stop();
});

test('the role is no superuser and a slow statement is cut off', { timeout: 30_000 }, async () => {
  const database = await openDatabase({ directory, throwAway: true });
  expect(await ask(database, 'SELECT rolsuper AS answer FROM pg_roles WHERE rolname = current_user')).toBe(
    false,
  );
  expect(await ask(database, "SELECT current_setting('statement_timeout') AS answer")).toBe('5s');
  expect(await ask(database, "SELECT upper('é') AS answer")).toBe('É');
  await database.stop();
});

test(
  'PostgreSQL ends with a parent that is killed, and starts again after it',
  { timeout: 30_000 },
  async () => {
    const child = await openElsewhere();
    const pid = await postgresId();
    child.kill('SIGKILL');
    const database = await openDatabase({ directory, throwAway: true });
    expect(await processInfo(pid)).toBeUndefined();
    expect(await ask(database, 'SELECT answer FROM kept')).toBe(42);
    await database.stop();
  },
);

test('a PostgreSQL that is killed is started again on its port', { timeout: 30_000 }, async () => {
  const database = await openDatabase({ directory, throwAway: true });
  process.kill(await postgresId(), 'SIGKILL');
  await expect
    .poll(() => ask(database, 'SELECT answer FROM kept').catch(() => 'down'), { timeout: 20_000 })
    .toBe(42);
  await database.stop();
  await expect(ask(database, 'SELECT 1 AS answer')).rejects.toBeDefined();
});

test('a PostgreSQL that lost its keeper too is stopped before a start', { timeout: 30_000 }, async () => {
  const child = await openElsewhere();
  const pid = await postgresId();
  const keeper = (await processInfo(pid))?.parent;
  expect(keeper).toBeGreaterThan(1);
  process.kill(keeper ?? 0, 'SIGKILL');
  const database = await openDatabase({ directory, throwAway: true });
  child.kill('SIGKILL');
  expect(await processInfo(pid)).toBeUndefined();
  await database.stop();
});

test('a directory that another living program uses is refused in words', { timeout: 30_000 }, async () => {
  const child = await openElsewhere();
  const pid = await postgresId();
  await expect(clearDirectory(join(directory, 'postgres'), 300)).rejects.toThrow(
    'The site runs from this folder',
  );
  child.kill('SIGTERM');
  await untilGone(pid);
});
