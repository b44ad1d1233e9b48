import { fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

type Close = () => Promise<unknown>;

const open = new Set<Close>();

/** Closes it when the returned function is called, or when the bench is stopped from outside. */
export function closeLater(close: Close): Close {
  const closeOnce = () => {
    open.delete(closeOnce);
    return close();
  };
  open.add(closeOnce);
  return closeOnce;
}

export const closeAll = (): Promise<unknown> => Promise.all([...open].map((close) => close()));

export interface ForkedTool<First> {
  /** The message it sent when it was ready. */
  readonly first: First;
  /** Sends a message. Returns what is answered. Throws if the process ends instead. */
  ask(message: string): Promise<unknown>;
  stop(): Promise<unknown>;
}

/** Runs a file of this folder in its own process, which stops itself when it is disconnected. Its log is dropped. */
export async function forkTool<First>(
  file: string,
  args: readonly string[] = [],
  options: Pick<ForkOptions, 'env' | 'execArgv'> = {},
): Promise<ForkedTool<First>> {
  const child = fork(resolve(import.meta.dirname, file), args, {
    ...options,
    // Ctrl-C is for the parent, which then lets it clean up.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const stop = closeLater(async () => {
    if (child.connected) child.disconnect();
    await exited;
  });
  const nextMessage = (): Promise<unknown> =>
    Promise.race([
      once(child, 'message').then(([message]) => message as unknown),
      exited.then(([code, signal]) => {
        throw new Error(`${file} ended with ${signal ?? code} before it answered.`);
      }),
    ]);
  const ask = (message: string) => {
    const answered = nextMessage();
    child.send(message);
    return answered;
  };
  return { first: (await nextMessage()) as First, ask, stop };
}
