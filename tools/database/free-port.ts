import { randomInt } from 'node:crypto';
import { requireFreePort } from '../host/listen.ts';

// Below the ephemeral range: the system could give a port of that range to another program before it is listened on, or
// again after an outage.
const [FIRST, END] = [20_000, 32_000];
const TRIES = 20;

/** A TCP port that is free now. */
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
