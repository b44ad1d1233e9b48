import { spawn, type ChildProcess } from 'node:child_process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ROOT } from '../root.ts';

export interface Run {
  readonly code: number;
  /** Standard output and error together, if it was quiet. */
  readonly output: string;
  /** Standard output alone, if it was quiet. */
  readonly stdout: string;
  readonly isLate: boolean;
}

export interface RunOptions {
  /** Collects its output instead of showing it. */
  readonly quiet?: boolean;
  /** Shows the output that it collects. */
  readonly isShown?: boolean;
  /** Starts children that it does not end itself, as npm does: the whole process group is ended. */
  readonly isGroup?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** By default the repository's folder. */
  readonly cwd?: string;
  /** It is ended if it takes longer. */
  readonly timeoutMs?: number;
}

interface Child {
  readonly process: ChildProcess;
  readonly isGroup: boolean;
}

const children = new Set<Child>();

/** Runs a program without a shell; a program that does not exist ends with 127. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const { quiet = false, isShown = false, isGroup = false, env = {}, cwd = ROOT, timeoutMs } = options;
  const child = spawn(command, args, {
    cwd,
    detached: isGroup,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  const running = { process: child, isGroup };
  children.add(running);
  const output: Buffer[] = [];
  const stdout: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => stdout.push(chunk));
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output.push(chunk);
      if (isShown) process.stdout.write(chunk);
    });
  let isLate = false;
  const onLate = () => {
    isLate = true;
    void ended(running, PATIENCE_MS);
  };
  const timer = timeoutMs === undefined ? undefined : setTimeout(onLate, timeoutMs);
  return new Promise((resolve) => {
    const end = (code: number) => {
      clearTimeout(timer);
      children.delete(running);
      const [all, out] = [output, stdout].map((chunks) => Buffer.concat(chunks).toString());
      resolve({ code, output: all ?? '', stdout: out ?? '', isLate });
    };
    child.once('error', () => end(127));
    child.once('close', (code) => end(code ?? 1));
  });
}

/** Longer than any of our programs takes to clean up. */
const PATIENCE_MS = 10_000;

function signal({ process: child, isGroup }: Child, name: NodeJS.Signals): void {
  if (!isGroup || child.pid === undefined) return void child.kill(name);
  try {
    process.kill(-child.pid, name);
  } catch {
    // The group has just ended.
  }
}

function ended(running: Child, patienceMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const killing = setTimeout(() => signal(running, 'SIGKILL'), patienceMs);
  running.process.once('close', () => {
    clearTimeout(killing);
    resolve();
  });
  signal(running, 'SIGTERM');
  return promise;
}

/** Ends every program that still runs, and kills those that do not react. */
export async function endRuns(patienceMs = PATIENCE_MS): Promise<void> {
  while (children.size > 0) {
    await Promise.all([...children].map((running) => ended(running, patienceMs)));
    // A caller that waited for one of them may start the next.
    await nextTurn();
  }
}
