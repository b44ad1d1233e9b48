import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { giveTo, type PostgresBinaries, type PostgresUser } from './postgres-programs.ts';

/** The one database and the one role, which owns it and is no superuser. */
const DATABASE = 'site';

export const databaseUrl = (port: number): string => `postgres://${DATABASE}@localhost:${port}/${DATABASE}`;

// Single-user mode takes one statement a line.
const SETUP = [
  `CREATE ROLE ${DATABASE} LOGIN`,
  `ALTER ROLE ${DATABASE} SET statement_timeout = '5s'`,
  `CREATE DATABASE ${DATABASE} OWNER ${DATABASE}`,
].join('\n');

const INITDB = (
  '--username=postgres --auth=reject --encoding=UTF8 --no-sync --no-instructions ' +
  '--locale=C --locale-provider=builtin --builtin-locale=C.UTF-8'
).split(' ');

// Only the site's role may connect, and only from this machine.
const HBA = `host ${DATABASE} ${DATABASE} 127.0.0.1/32 trust\n`;

async function run(user: PostgresUser, program: string, args: readonly string[], input = ''): Promise<void> {
  const [command = program, ...words] = [...user.prefix, program, ...args];
  const child = spawn(command, words, { cwd: '/', env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } });
  child.stdin.end(input);
  const [code, output, errors] = await Promise.all([
    new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject)),
    text(child.stdout),
    text(child.stderr),
  ]);
  // Single-user mode reports a failed statement and still ends with 0.
  if (code !== 0 || errors.includes('ERROR:')) throw new Error(`${program} failed:\n${output}${errors}`);
}

/** Creates a PostgreSQL data directory unless there is one. Starts over if an earlier run was killed. */
export async function createCluster(
  directory: string,
  user: PostgresUser,
  bin: PostgresBinaries,
): Promise<void> {
  if (existsSync(directory)) return giveTo(user, directory);
  const unfinished = `${directory}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await chmod(unfinished, 0o700);
  giveTo(user, unfinished);
  await run(user, bin.initdb, ['-D', unfinished, ...INITDB]);
  await run(user, bin.postgres, ['--single', '-D', unfinished, '-F', 'postgres'], `${SETUP}\n`);
  await writeFile(join(unfinished, 'pg_hba.conf'), HBA);
  await rename(unfinished, directory);
}
