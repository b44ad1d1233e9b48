import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that a system gives away by itself, so that nobody is given one whose owner is about to start, or stopped. */
const [LOWEST, HIGHEST] = [20_000, 32_000];
const MOST_TRIES = 100;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A TCP port that nothing uses at this moment. */
export async function freePort(): Promise<number> {
  for (let left = MOST_TRIES; left > 0; left -= 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found between ${LOWEST} and ${HIGHEST}.`);
}
