import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FUNCTIONS_ROLE } from './create-cluster.ts';
import { type LocalDatabase, openDatabase } from './local-database.ts';
import { clearDirectory, processInfo, runningOn } from './running-postgres.ts';

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

const asOwner = ({ ownerUrl: url }: LocalDatabase) => ({ url });

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

test('rows outlive a stop, and an outage ends on the same port', async () => {
  const database = await openDatabase({ directory, throwAway: true });
  await ask(asOwner(database), 'CREATE TABLE kept AS SELECT 42 AS answer');
  await database.stop();
  await expect(ask(database, 'SELECT 1 AS answer')).rejects.toBeDefined();
  await database.start();
  expect(await ask(asOwner(database), 'SELECT answer FROM kept')).toBe(42);
  await database.stop();
});

test('a directory with one role for everything gets the functions’ own', async () => {
  const hba = join(directory, 'postgres/pg_hba.conf');
  await writeFile(hba, `# ${FUNCTIONS_ROLE}\nhost all postgres 127.0.0.1/32 trust\n`);
  const before = await openDatabase({ directory, throwAway: true });
  const superuser = before.url.replace(FUNCTIONS_ROLE, 'postgres');
  await ask({ url: superuser }, `DROP ROLE ${FUNCTIONS_ROLE}`);
  await before.stop();
  await writeFile(hba, 'host site site 127.0.0.1/32 trust\n');
  const database = await openDatabase({ directory, throwAway: true });
  expect(await ask(database, 'SELECT current_user AS answer')).toBe(FUNCTIONS_ROLE);
  expect(await ask(asOwner(database), 'SELECT answer FROM kept')).toBe(42);
  await database.stop();
});

test('neither role is a superuser and a slow statement is cut off', async () => {
  const database = await openDatabase({ directory, throwAway: true });
  for (const url of [database.url, database.ownerUrl]) {
    const isSuper = 'SELECT rolsuper AS answer FROM pg_roles WHERE rolname = current_user';
    expect(await ask({ url }, isSuper)).toBe(false);
    expect(await ask({ url }, "SELECT current_setting('statement_timeout') AS answer")).toBe('5s');
  }
  expect(await ask(database, "SELECT upper('é') AS answer")).toBe('É');
  await database.stop();
});

test('PostgreSQL ends with a parent that is killed, and starts again after it', async () => {
  const child = await openElsewhere();
  const pid = await postgresId();
  child.kill('SIGKILL');
  const database = await openDatabase({ directory, throwAway: true });
  expect(await processInfo(pid)).toBeUndefined();
  expect(await ask(asOwner(database), 'SELECT answer FROM kept')).toBe(42);
  await database.stop();
});

test('a PostgreSQL that is killed is started again on its port', async () => {
  const database = await openDatabase({ directory, throwAway: true });
  process.kill(await postgresId(), 'SIGKILL');
  await expect
    .poll(() => ask(asOwner(database), 'SELECT answer FROM kept').catch(() => 'down'), { timeout: 20_000 })
    .toBe(42);
  await database.stop();
  await expect(ask(database, 'SELECT 1 AS answer')).rejects.toBeDefined();
});

// Asked: 396
test('a PostgreSQL that dies while it is stopped stays stopped', async () => {
  const database = await openDatabase({ directory, throwAway: true });
  const told = vi.spyOn(console, 'error').mockReturnValue();
  process.kill(await postgresId(), 'SIGKILL');
  await expect.poll(() => told.mock.calls.length, { interval: 5, timeout: 10_000 }).toBe(1);
  await database.stop();
  told.mockRestore();
  const end = Date.now() + 3_000;
  while (Date.now() < end) {
    expect(await runningOn(join(directory, 'postgres'))).toBeUndefined();
    await sleep(100);
  }
});

test('a PostgreSQL that lost its keeper too is stopped before a start', async () => {
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

test('a directory that another living program uses is refused in words', async () => {
  const child = await openElsewhere();
  const pid = await postgresId();
  await expect(clearDirectory(join(directory, 'postgres'), 300)).rejects.toThrow(
    'The site runs from this folder',
  );
  child.kill('SIGTERM');
  await untilGone(pid);
});
