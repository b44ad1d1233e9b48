import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { KEEPER_NAME } from './keeper.ts';

export interface ProcessInfo {
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

export interface RunningPostgres {
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
