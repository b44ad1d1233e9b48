import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EFFORT } from '../support/effort.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { DEEDS } from './deeds.ts';
import type { PlainBooks } from './plain-books.ts';
import { endWalk, openGround, openWalk, type Ground, type Walk } from './walk.ts';

let server: TestServer;
let ground: Ground;
beforeAll(async () => {
  server = await startServer({ losesWebhooks: true });
  ground = await openGround(server);
});
afterAll(() => server.stop());

const { walks, steps } = EFFORT;

// A failure prints its seed and its shortest walk.
test(
  `books agree with a plain model after each of up to ${steps} steps, in ${walks} walks`,
  async () => {
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.commands<PlainBooks, Walk, false>([...DEEDS], { maxCommands: steps, size: 'max' }),
        async (commands) => {
          tried += 1;
          const walk = await openWalk(ground);
          try {
            await fc.asyncModelRun(() => walk, commands);
          } finally {
            await endWalk(walk.model, walk.real);
          }
        },
      ),
      { numRuns: walks },
    );
    expect(tried).toBe(walks);
  },
  30_000 + walks * steps * 200,
);
