import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EFFORT } from '../support/effort.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { DEEDS, DEEDS_OF_OFFERS } from './deeds.ts';
import type { PlainBooks } from './plain-books.ts';
import { endWalk, openGround, openWalk, type Ground, type Walk } from './walk.ts';

let server: TestServer;
let ground: Ground;
beforeAll(async () => {
  server = await startServer({ losesWebhooks: true });
  ground = await openGround(server);
});
afterAll(() => server.stop());

const { steps } = EFFORT;
/** One walk in six keeps to requests, offers and tickets: several tickets of one offer seldom meet among all deeds. */
const ofOffers = Math.ceil(EFFORT.walks / 6);

// A failure prints its seed and its shortest walk.
test.each([
  ['all deeds', DEEDS, EFFORT.walks - ofOffers],
  ['offers and tickets', DEEDS_OF_OFFERS, ofOffers],
] as const)(
  `books agree with a plain model after each of up to ${steps} steps: %s`,
  async (_, deeds, walks) => {
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.commands<PlainBooks, Walk, false>([...deeds], { maxCommands: steps, size: 'max' }),
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
  30_000 + EFFORT.walks * steps * 200,
);
