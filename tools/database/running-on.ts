import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KEEPER_NAME } from './keeper.ts';
import { processInfo } from './process-info.ts';

export const pidFile = (directory: string) => join(directory, 'postmaster.pid');

export interface RunningPostgres {
  readonly pid: number;
  readonly port: number;
  /** Its keeper lives. */
  readonly kept: boolean;
}

/** Which PostgreSQL runs on a data directory. */
export async function runningOn(directory: string): Promise<RunningPostgres | undefined> {
  // Its lines: process, directory, start time, port, …
  const lines = (await readFile(pidFile(directory), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  const postgres = pid ? await processInfo(pid) : undefined;
  if (!postgres?.commandLine.includes(`-D ${directory}`)) return undefined;
  const parent = await processInfo(postgres.parent);
  return { pid, port: Number(lines[3]), kept: parent?.commandLine.includes(KEEPER_NAME) ?? false };
}
