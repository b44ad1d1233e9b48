import { spawn, type ChildProcess } from 'node:child_process';
import type { PostgresUser } from './postgres-user.ts';

// The keeper is a shell that waits for the end of its standard input, which comes when we close it or when we die
// in whatever way; then it stops PostgreSQL. It is a process group of its own: Ctrl-C reaches us alone.
const KEEPER = '"$@" & child=$!; cat > /dev/null; kill -INT $child 2> /dev/null; wait $child';
export const KEEPER_NAME = 'keep-postgres';

export interface Postgres {
  /** Settles when PostgreSQL is gone. */
  stop(): Promise<void>;
}

const READY = 'database system is ready to accept connections';

/** Resolves when PostgreSQL takes connections; rejects with what it said when it ends before. */
export function keepPostgres(
  user: PostgresUser,
  program: string,
  args: readonly string[],
  log: (line: string) => void,
): Promise<Postgres> {
  const child = spawn('sh', ['-c', KEEPER, KEEPER_NAME, ...user.prefix, program, ...args], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  let isReady = false;
  return new Promise((resolve, reject) => {
    watchLines(child, (line) => {
      log(line);
      if (line.includes(READY)) {
        isReady = true;
        resolve({ stop });
      }
      // Later on it only means that one connection was refused or ended.
      if (!isReady && (line.includes('FATAL:') || line.includes('not found'))) {
        void stop().then(() => reject(new Error(`PostgreSQL did not start: ${line}`)));
      }
    });
    child.once('error', reject);
  });
}

function watchLines(child: ChildProcess, onLine: (line: string) => void): void {
  let rest = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
}
