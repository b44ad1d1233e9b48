import { randomInt } from 'node:crypto';
import { requireFreePort } from '../host/listen.ts';

// Below those that a system gives to whoever asks for any: one of them might be another's by the time it is listened on, or
// listened on again after an outage.
const [FIRST, END] = [20_000, 32_000];
const TRIES = 20;

/** A TCP port that nothing uses at this moment. */
export async function freePort(): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const port = randomInt(FIRST, END);
    try {
      await requireFreePort(port);
      return port;
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}
