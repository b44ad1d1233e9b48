import { spawn } from 'node:child_process';
import type { PostgresUser } from './postgres-programs.ts';

// The keeper is a shell that ends with PostgreSQL and stops it when its standard input ends, which is when this process closes
// it or dies. It is a process group of its own, so Ctrl-C reaches this process alone.
const KEEPER =
  '"$@" & child=$!; exec 3<&0; { cat; kill -INT $child; } <&3 > /dev/null 2>&1 & watch=$!; wait $child; kill $watch 2> /dev/null';
export const KEEPER_NAME = 'keep-postgres';

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
