import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 30_000;

/** Asks until there is an answer. Throws what was waited for. */
export async function waitFor<Value>(
  what: string,
  ask: () => Value | undefined | Promise<Value | undefined>,
): Promise<Value> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await ask();
    if (found !== undefined) return found;
    if (Date.now() > until) throw new Error(`Waited in vain for ${what}`);
    await pause(200);
  }
}
