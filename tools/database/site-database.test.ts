import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { SetupError } from '../setup-error.ts';
import { openDatabase } from './local-database.ts';
import { findPostgres, openSiteDatabase } from './site-database.ts';

const UNKNOWN = 'freebsd-x64';
const find = (url: string, platform = UNKNOWN) => findPostgres({ platform, env: { DATABASE_URL: url } });

test('where the packages have a PostgreSQL, no address is looked at', async () => {
  expect(await findPostgres({ env: { DATABASE_URL: 'postgres://db.example.com/site' } })).toBeUndefined();
});

test.each([
  ['', 'The packages have no PostgreSQL for freebsd-x64'],
  ['nonsense', 'DATABASE_URL must be postgres://…'],
  ['mysql://localhost/site', 'DATABASE_URL must be postgres://…'],
  ['postgres://site@db.example.com/site', 'DATABASE_URL must be postgres://…'],
  ['postgres://site@localhost/site?host=db.example.com', 'DATABASE_URL must be postgres://…'],
])('elsewhere DATABASE_URL=%s is refused in words', async (url, words) => {
  await expect(find(url)).rejects.toThrow(SetupError);
  await expect(find(url)).rejects.toThrow(words);
});

test('elsewhere any PostgreSQL of this machine serves, and what is thrown away has a database of its own', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'any-postgres-'));
  const any = await openDatabase({ directory, throwAway: true });
  await any.stop();
  await writeFile(join(directory, 'postgres/pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n');
  await any.start();
  try {
    const address = new URL(any.url);
    address.username = 'postgres';
    const machine = { platform: UNKNOWN, env: { DATABASE_URL: address.href } };
    const databases = async () => {
      const client = new Client({ connectionString: address.href });
      await client.connect();
      const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
      await client.end();
      return rows.map(({ datname }) => datname);
    };
    expect(await openSiteDatabase({ directory }, machine)).toMatchObject({ url: address.href });
    const own = await openSiteDatabase({ directory, throwAway: true }, machine);
    const name = new URL(own.url).pathname.slice(1);
    expect(await databases()).toContain(name);
    await own.stop();
    expect(await databases()).not.toContain(name);
  } finally {
    await any.stop();
    await rm(directory, { recursive: true });
  }
});
