import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { PostgresUser } from './postgres-programs.ts';

// The keeper is a shell that ends with PostgreSQL and stops it when its standard input ends, which is when this process closes
// it or dies. It is a process group of its own, so Ctrl-C reaches this process alone.
const KEEPER =
  '"$@" & child=$!; exec 3<&0; { cat; kill -INT $child; } <&3 > /dev/null 2>&1 & watch=$!; wait $child; kill $watch 2> /dev/null';
const KEEPER_NAME = 'keep-postgres';

export interface Postgres {
  /** Settles when PostgreSQL is gone, by stop() or on its own. false: its keeper was killed, and another process runs it now. */
  readonly ended: Promise<boolean>;
  /** Settles when PostgreSQL is gone. */
  stop(): Promise<void>;
}

const READY = 'database system is ready to accept connections';

/** Resolves when PostgreSQL takes connections; rejects with its output if it ends first. */
export function keepPostgres(
  user: PostgresUser,
  program: string,
  args: readonly string[],
): Promise<Postgres> {
  const child = spawn('sh', ['-c', KEEPER, KEEPER_NAME, ...user.prefix, program, ...args], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
  const ended = new Promise<boolean>((resolve) => child.once('close', (code) => resolve(code !== null)));
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (chunk: string) => {
      said += chunk;
      if (!said.includes(READY)) return;
      // Later output is discarded.
      child.stderr.off('data', read).resume();
      resolve({ ended, stop });
    };
    child.stderr.setEncoding('utf8').on('data', read);
    child.once('error', reject);
    void ended.then(() => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
}

interface ProcessInfo {
  readonly parent: number;
  readonly commandLine: string;
}

/** A process by its id; undefined if it has ended or is a zombie. */
export async function processInfo(pid: number): Promise<ProcessInfo | undefined> {
  try {
    const info = existsSync('/proc/self/stat') ? await fromProc(pid) : await fromPs(pid);
    return info.commandLine ? info : undefined;
  } catch {
    return undefined;
  }
}

// Slim containers have no ps.
async function fromProc(pid: number): Promise<ProcessInfo> {
  const [commandLine, stat] = await Promise.all([
    readFile(`/proc/${pid}/cmdline`, 'utf8'),
    readFile(`/proc/${pid}/stat`, 'utf8'),
  ]);
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(afterName[1]), commandLine: commandLine.replaceAll('\0', ' ') };
}

async function fromPs(pid: number): Promise<ProcessInfo> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=,args=', '-p', String(pid)]);
  const [, parent, commandLine = ''] = /^\s*(\d+) (.*)$/m.exec(stdout) ?? [];
  return { parent: Number(parent), commandLine };
}

const pidFile = (directory: string) => join(directory, 'postmaster.pid');

interface RunningPostgres {
  readonly pid: number;
  readonly port: number;
  /** Its keeper process is alive. */
  readonly hasKeeper: boolean;
}

/** The PostgreSQL that runs on a data directory. */
export async function runningOn(directory: string): Promise<RunningPostgres | undefined> {
  // Its lines: process, directory, start time, port, …
  const lines = (await readFile(pidFile(directory), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  const postgres = pid ? await processInfo(pid) : undefined;
  if (!postgres?.commandLine.includes(`-D ${directory}`)) return undefined;
  const parent = await processInfo(postgres.parent);
  return { pid, port: Number(lines[3]), hasKeeper: parent?.commandLine.includes(KEEPER_NAME) ?? false };
}

const PATIENCE_MS = 10_000;

function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    // It ended before the signal.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Waits for a PostgreSQL that its keeper is stopping, stops one without a keeper, and cleans up after a
 * killed one. Throws if another running program uses the directory.
 */
export async function clearDirectory(directory: string, patienceMs = PATIENCE_MS): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (let running = await runningOn(directory); running; running = await runningOn(directory)) {
    if (!running.hasKeeper) interrupt(running.pid);
    if (Date.now() > deadline) {
      throw new Error(
        `The site runs from this folder already (its database is in ${directory}): stop that one, or start from a copy of the folder.`,
      );
    }
    await sleep(100);
  }
  // The process id in a stale file may be reused by now, and PostgreSQL would refuse to start.
  await rm(pidFile(directory), { force: true });
}
