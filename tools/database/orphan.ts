import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { KEEPER_NAME } from './keeper.ts';
import { processInfo } from './process-info.ts';

const PATIENCE_MS = 10_000;

const pidFile = (directory: string) => join(directory, 'postmaster.pid');

/** Which PostgreSQL runs on the directory, and whether its keeper lives. */
async function runningOn(directory: string): Promise<{ pid: number; kept: boolean } | undefined> {
  const pid = Number((await readFile(pidFile(directory), 'utf8').catch(() => '')).split('\n')[0]);
  const postgres = pid ? await processInfo(pid) : undefined;
  if (!postgres?.commandLine.includes(`-D ${directory}`)) return undefined;
  const parent = await processInfo(postgres.parent);
  return { pid, kept: parent?.commandLine.includes(KEEPER_NAME) ?? false };
}

function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    // It ended between the look and the signal.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Waits for a PostgreSQL that its keeper is just stopping, stops one that has lost its keeper, and clears what a
 * killed one left. Throws when another living program of ours holds the directory.
 */
export async function clearDirectory(directory: string, patienceMs = PATIENCE_MS): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (let running = await runningOn(directory); running; running = await runningOn(directory)) {
    if (!running.kept) interrupt(running.pid);
    if (Date.now() > deadline) throw new Error(`Another program uses the database in ${directory}.`);
    await sleep(100);
  }
  // The id in a stale file may by now be somebody else's, and PostgreSQL would refuse to start.
  await rm(pidFile(directory), { force: true });
}
