import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { pidFile, runningOn } from './running-on.ts';

const PATIENCE_MS = 10_000;

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
