import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase } from '../../netlify/database/client.ts';
import { metalPrices } from '../../netlify/database/schema/prices.ts';
import { openDatabase, type LocalDatabase } from '../../tools/database/local-database.ts';
import { runCommand } from '../support/run-command.ts';

let directory: string;
let database: LocalDatabase;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'empty-database-'));
  database = await openDatabase({ directory, throwAway: true });
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('DATABASE_TRANSPORT', 'tcp');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.stop();
  await rm(directory, { recursive: true, force: true });
});

test('an empty database gets its tables and its first rows from the command line, once', async () => {
  const tables = { code: 0, stdout: 'The tables are those of this version.\n', stderr: '' };
  expect(await runCommand('seed.ts', [])).toMatchObject({ code: 1, stdout: '' });
  expect(await runCommand('migrate.ts', [])).toEqual(tables);
  expect(await runCommand('seed.ts', [])).toEqual({
    code: 0,
    stdout: 'Filled what was empty.\n',
    stderr: '',
  });
  const { db, close } = createDatabase({ ...database, overTcp: true });
  expect(await db.$count(metalPrices)).toBeGreaterThan(0);
  await close();
  expect(await runCommand('migrate.ts', [])).toEqual(tables);
  expect((await runCommand('seed.ts', [])).stdout).toBe('Nothing was empty: nothing has changed.\n');
});
