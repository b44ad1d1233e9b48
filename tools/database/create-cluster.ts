import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { giveTo, type PostgresBinaries, type PostgresUser } from './postgres-programs.ts';

const DATABASE = 'site';
/** Owns the database and its tables, and is not a superuser: migrations run as this role. */
const OWNER = 'site';
/** What the functions connect as, here as in production: it owns nothing (docs/decisions/0027). */
export const FUNCTIONS_ROLE = 'site_functions';

const urlFor = (role: string) => (port: number) => `postgres://${role}@localhost:${port}/${DATABASE}`;
export const functionsUrl = urlFor(FUNCTIONS_ROLE);
export const ownerUrl = urlFor(OWNER);

// Single-user mode takes one statement a line.
const DATABASE_SETUP = [
  `CREATE ROLE ${OWNER} LOGIN`,
  `ALTER ROLE ${OWNER} SET statement_timeout = '5s'`,
  `CREATE DATABASE ${DATABASE} OWNER ${DATABASE}`,
];
// The settings that migrations give to the owner, and no other role has.
const FUNCTIONS_SETUP = [
  `CREATE ROLE ${FUNCTIONS_ROLE} LOGIN`,
  `ALTER ROLE ${FUNCTIONS_ROLE} SET statement_timeout = '5s'`,
  `ALTER ROLE ${FUNCTIONS_ROLE} SET idle_in_transaction_session_timeout = '15s'`,
  `ALTER ROLE ${FUNCTIONS_ROLE} SET random_page_cost = 1.1`,
  // The owner may act as it, to look after its connections.
  `GRANT ${FUNCTIONS_ROLE} TO ${OWNER}`,
];

const INITDB = (
  '--username=postgres --auth=reject --encoding=UTF8 --no-sync --no-instructions ' +
  '--locale=C --locale-provider=builtin --builtin-locale=C.UTF-8'
).split(' ');

// Only the site's roles may connect, and only from this machine.
const HBA = `host ${DATABASE} ${OWNER},${FUNCTIONS_ROLE} 127.0.0.1/32 trust\n`;

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

/** Runs statements in a data directory whose PostgreSQL is stopped, as its superuser. */
const runIn = (directory: string, user: PostgresUser, bin: PostgresBinaries, statements: readonly string[]) =>
  run(user, bin.postgres, ['--single', '-D', directory, '-F', 'postgres'], `${statements.join('\n')}\n`);

const hbaOf = (directory: string) => join(directory, 'pg_hba.conf');

/** A directory of an earlier version has one role for everything: this adds the functions' own. */
async function addFunctionsRole(directory: string, user: PostgresUser, bin: PostgresBinaries): Promise<void> {
  if ((await readFile(hbaOf(directory), 'utf8')).includes(FUNCTIONS_ROLE)) return;
  await runIn(directory, user, bin, FUNCTIONS_SETUP);
  await writeFile(hbaOf(directory), HBA);
}

/**
 * Creates a PostgreSQL data directory unless there is one. Starts over if an earlier run was killed. No PostgreSQL
 * may run on it.
 */
export async function createCluster(
  directory: string,
  user: PostgresUser,
  bin: PostgresBinaries,
): Promise<void> {
  if (existsSync(directory)) {
    giveTo(user, directory);
    return addFunctionsRole(directory, user, bin);
  }
  const unfinished = `${directory}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await chmod(unfinished, 0o700);
  giveTo(user, unfinished);
  await run(user, bin.initdb, ['-D', unfinished, ...INITDB]);
  await runIn(unfinished, user, bin, [...DATABASE_SETUP, ...FUNCTIONS_SETUP]);
  await writeFile(hbaOf(unfinished), HBA);
  await rename(unfinished, directory);
}
