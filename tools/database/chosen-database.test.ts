import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chosenDatabase } from './chosen-database.ts';
import { openDatabase, type LocalDatabase } from './local-database.ts';

let directory: string;
let database: LocalDatabase;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'chosen-'));
  database = await openDatabase({ directory, throwAway: true });
});
afterAll(async () => {
  await database.stop();
  await rm(directory, { recursive: true, force: true });
});

test('the environment goes first', async () => {
  const url = 'postgres://u:p@db.example.com/site';
  expect(await chosenDatabase({ DATABASE_URL: url }, directory)).toEqual({ url, overTcp: false });
  await expect(chosenDatabase({ DATABASE_URL: 'x' }, directory)).rejects.toThrow('DATABASE_URL is invalid');
});

test('else it is the one that runs here, as long as it does', async () => {
  expect(await chosenDatabase({}, directory)).toEqual({ url: database.url, overTcp: true });
  await database.stop();
  await expect(chosenDatabase({}, directory)).rejects.toThrow('npm start');
  await database.start();
});
