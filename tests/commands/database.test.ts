import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { parse } from 'smol-toml';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase } from '../../netlify/database/client.ts';
import { metalPrices } from '../../netlify/database/schema/prices.ts';
import type { LocalDatabase } from '../../tools/database/local-database.ts';
import { ROOT } from '../../tools/root.ts';
import { runCommand } from '../support/run-command.ts';
import { createEmptyDatabase } from '../support/test-database.ts';

let database: LocalDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
  vi.stubEnv('DATABASE_TRANSPORT', 'tcp');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await database.stop();
});

const DONE = { code: 0, stdout: 'The tables are those of this version.\n', stderr: '' };

test.each(['one role for everything', 'a role for migrations alone'])(
  'an empty database gets its tables and its first rows from the command line, once, with %s',
  async (roles) => {
    const isOne = roles === 'one role for everything';
    vi.stubEnv('DATABASE_URL', isOne ? database.ownerUrl : database.url);
    if (!isOne) vi.stubEnv('MIGRATION_DATABASE_URL', database.ownerUrl);
    const { code, stderr } = await runCommand('seed.ts', []);
    expect(code).toBe(1);
    expect(stderr).toContain('relation "rewards" does not exist');
    expect(await runCommand('migrate.ts', [])).toEqual(DONE);
    expect(await runCommand('seed.ts', [])).toEqual({
      code: 0,
      stdout: 'Filled what was empty.\n',
      stderr: '',
    });
    const { db, close } = createDatabase({ url: database.ownerUrl, overTcp: true });
    expect(await db.$count(metalPrices)).toBeGreaterThan(0);
    await close();
    expect(await runCommand('migrate.ts', [])).toEqual(DONE);
    expect((await runCommand('seed.ts', [])).stdout).toBe('Nothing was empty.\n');
  },
  // Five processes, each of which takes a while on a busy machine.
  180_000,
);

test('of two who migrate at once the second waits, and both are told that it is done', async () => {
  vi.stubEnv('DATABASE_URL', database.ownerUrl);
  expect(await Promise.all([runCommand('migrate.ts', []), runCommand('migrate.ts', [])])).toEqual([
    DONE,
    DONE,
  ]);
});

test('the role of the functions cannot migrate, and is told which one can', async () => {
  vi.stubEnv('DATABASE_URL', database.url);
  const { code, stderr } = await runCommand('migrate.ts', []);
  expect(code).toBe(2);
  expect(stderr).toContain('set MIGRATION_DATABASE_URL');
});

test('a migration that fails says why, and takes those before it back', async () => {
  vi.stubEnv('DATABASE_URL', database.ownerUrl);
  const { db, close } = createDatabase({ url: database.ownerUrl, overTcp: true });
  // One of the later migrations makes it too.
  await db.execute(sql`create table day_sums ()`);
  await close();
  const { code, stderr } = await runCommand('migrate.ts', []);
  expect(code).toBe(2);
  expect(stderr).toContain(
    'relation "day_sums" already exists\nAll of the missing migrations apply, or none.\n',
  );
  expect(await tableCount()).toBe(1);
});

test.each(['tcp', undefined])(
  'a database that does not answer is told as that, over %s',
  async (transport) => {
    vi.stubEnv('DATABASE_TRANSPORT', transport);
    vi.stubEnv('DATABASE_URL', 'postgres://site:secret@localhost:1/site');
    for (const command of ['migrate.ts', 'seed.ts'])
      expect((await runCommand(command, [])).stderr).toContain('The database does not answer.');
  },
);

test('tables that Netlify made are left to Netlify, and brought to nothing twice', async () => {
  vi.stubEnv('DATABASE_URL', database.ownerUrl);
  await runCommand('migrate.ts', []);
  const { db, close } = createDatabase({ url: database.ownerUrl, overTcp: true });
  await db.execute(sql`drop schema drizzle cascade`);
  expect(await runCommand('migrate.ts', [])).toEqual(DONE);
  await db.execute(sql`update schema_version set version = version - 1`);
  await close();
  const { code, stderr } = await runCommand('migrate.ts', []);
  expect(code).toBe(2);
  expect(stderr).toContain('Netlify migrates a Netlify Database itself');
});

/** How many tables there are, of ours. */
async function tableCount(): Promise<number> {
  const { db, close } = createDatabase({ url: database.ownerUrl, overTcp: true });
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_tables where schemaname = 'public'`,
  );
  await close();
  return rows[0]?.count ?? 0;
}

test.each([
  ['a preview', { CONTEXT: 'deploy-preview' }, 'no production deploy'],
  ['a branch', { CONTEXT: 'branch-deploy' }, 'no production deploy'],
  ['a build that does not say what it is', { CONTEXT: '' }, 'no production deploy'],
  [
    'a Netlify Database',
    { CONTEXT: 'production', NETLIFY_DB_URL: 'postgres://db.example.com/x' },
    'Netlify migrates',
  ],
  ['no database', { CONTEXT: 'production', DATABASE_URL: '' }, 'No DATABASE_URL'],
])('the deploy of %s leaves the tables alone, and says why', async (_, env, reason) => {
  for (const [name, value] of Object.entries({ DATABASE_URL: database.ownerUrl, ...env }))
    vi.stubEnv(name, value);
  const { code, stdout } = await runCommand('migrate.ts', ['--deploy']);
  expect(code).toBe(0);
  expect(stdout).toContain(reason);
  expect(await tableCount()).toBe(0);
});

test('a production deploy migrates as the owner, and stops where that fails', async () => {
  vi.stubEnv('CONTEXT', 'production');
  vi.stubEnv('DATABASE_URL', database.url);
  expect((await runCommand('migrate.ts', ['--deploy'])).code).toBe(2);
  vi.stubEnv('MIGRATION_DATABASE_URL', database.ownerUrl);
  expect(await runCommand('migrate.ts', ['--deploy'])).toEqual(DONE);
  expect(await tableCount()).toBeGreaterThan(30);
});

test('Netlify migrates in the production context alone, before the pages are built from the tables', async () => {
  const toml = parse(await readFile(join(ROOT, 'netlify.toml'), 'utf8')) as unknown as {
    readonly build: { readonly command: string };
    readonly context: Readonly<Record<string, { readonly command?: string }>>;
  };
  expect(toml.build.command).toBe('npm run build');
  expect(Object.entries(toml.context).map(([name, { command }]) => [name, command])).toEqual([
    ['production', 'node tools/migrate.ts --deploy && npm run build'],
  ]);
});
