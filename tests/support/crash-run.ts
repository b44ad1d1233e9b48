import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { inThisSlice } from '../../tools/checks/slices.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { reconcilePayments as reconcile } from './due-work.ts';
import { differences, grownSince, made, NO_DIFFERENCES, readBooks, type Books } from './crash-books.ts';
import type { Flow, Stage, Step } from './crash-flow.ts';
import { copiesIn, withoutCopies } from './crash-stage.ts';
import { haveTrouble, insist, troublesOf, type Deed, type Moment, type Trouble } from './crash-trouble.ts';
import { sendAll } from './paid-order.ts';
import { settled } from './wait-until.ts';

interface Played {
  readonly moments: readonly Moment[];
  /** How often the trouble happened. */
  readonly fired: number;
  /** How many mails may have come a second time because of it. */
  readonly copies: number;
  readonly grown: Books;
}

/** Plays a flow to its end, with or without trouble, and compares all books with those before. */
async function play(stage: Stage, flow: Flow, trouble?: Trouble): Promise<Played> {
  const { server } = stage;
  const steps = await flow.prepare(stage);
  const before = await readBooks(server);
  const now = haveTrouble(stage, trouble);
  /** Nobody asks anymore: the scheduled functions do the rest, and run until nothing goes wrong. */
  const schedule: Step = {
    async ask() {
      const { fired } = now;
      const waits = () => server.db.$count(outbox, eq(outbox.state, 'pending'));
      const { ok } = await reconcile();
      if ((await waits()) > 0) await sendAll(server, 1);
      return ok && now.fired === fired && (await waits()) === 0;
    },
    rival: async () => (await reconcile()).ok,
  };
  /** One try, until everything it triggered has ended. After a crash the next process starts. */
  const once = async () => {
    const outcome = await now.step.ask().catch((error: unknown) => error);
    await settled();
    now.isDead = false;
    if (outcome instanceof Error) throw outcome;
    return outcome === true;
  };
  try {
    for (const [at, step] of [...steps, schedule].entries()) {
      Object.assign(now, { at, step });
      do {
        now.isLost = false;
        await insist(once);
        for (const rival of now.rivals.splice(0)) await rival();
        await settled();
      } while (now.isLost);
    }
  } finally {
    now.end();
  }
  const { moments, fired, copies } = now;
  return { moments, fired, copies, grown: grownSince(before, await readBooks(server)) };
}

function some<T>(all: readonly T[], most: number): readonly T[] {
  const length = Math.min(all.length, most);
  return fc.sample(fc.shuffledSubarray([...all], { minLength: length, maxLength: length }), 1).flat();
}

/**
 * Plays a flow undisturbed, and then with each deed around some of its moments: the result must be the same.
 * Returns how often each deed was played.
 */
export async function playDeeds(
  stage: Stage,
  flow: Flow,
  deeds: readonly Deed[],
  most: number,
): Promise<ReadonlyMap<Deed, number>> {
  // In its first run, the process caches what it looks up.
  await play(stage, flow);
  const { moments: all, grown: expected } = await play(stage, flow);
  // What is done once in a while, such as work that has just become due, is in one of them alone.
  const again = new Set((await play(stage, flow)).moments.map(({ what, nth }) => `${what} ${nth}`));
  const moments = all.filter(({ what, nth }) => again.has(`${what} ${nth}`));
  expect(made(expected).toSorted()).toEqual(flow.makes.toSorted());
  expect(differences(expected)).toEqual(NO_DIFFERENCES);

  const played = new Map<Deed, number>();
  for (const deed of deeds) {
    const troubles = some(inThisSlice(troublesOf(deed, moments)), most);
    for (const trouble of troubles) {
      const { fired, copies, grown } = await play(stage, flow, trouble).catch((cause: unknown) => {
        throw new Error(`with ${JSON.stringify(trouble)}: ${String(cause)}`, { cause });
      });
      const found = { hasHappened: fired > 0, books: withoutCopies(grown), differences: differences(grown) };
      expect({ trouble, ...found }).toEqual({
        trouble,
        hasHappened: true,
        books: withoutCopies(expected),
        differences: NO_DIFFERENCES,
      });
      expect({ trouble, isBeyond: copiesIn(grown) > copies }).toEqual({ trouble, isBeyond: false });
    }
    played.set(deed, troubles.length);
  }
  return played;
}
