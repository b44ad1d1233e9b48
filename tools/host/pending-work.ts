import { setTimeout as sleep } from 'node:timers/promises';

async function allDone(pending: ReadonlySet<Promise<unknown>>): Promise<void> {
  while (pending.size > 0) await Promise.all(pending);
}

/** Work given to waitUntil: failures are logged, and a stopping host can wait for it. */
export function createPendingWork() {
  const pending = new Set<Promise<unknown>>();
  return {
    add(promise: Promise<unknown>): void {
      const work = Promise.resolve(promise).catch((error: unknown) =>
        console.error('waitUntil failed:', error),
      );
      pending.add(work);
      void work.then(() => pending.delete(work));
    },
    /** Settles when all work is done, including work it adds, or after `patienceMs`. */
    async settled(patienceMs: number): Promise<void> {
      const patience = new AbortController();
      const outOfPatience = sleep(patienceMs, undefined, { ref: false, signal: patience.signal }).catch(
        () => {},
      );
      await Promise.race([allDone(pending), outOfPatience]);
      patience.abort();
    },
  };
}

export type PendingWork = ReturnType<typeof createPendingWork>;
