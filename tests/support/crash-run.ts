import { eq } from 'drizzle-orm';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import reconcile from '../../netlify/functions/reconcile-payments.ts';
import type { FaultPoint } from '../../netlify/lib/fault.ts';
import { grownSince, readBooks, type Books } from './crash-books.ts';
import type { Ask, Flow, Stage } from './crash-flow.ts';
import { armPoints, cutOff, type Progress, type Trouble } from './crash-trouble.ts';
import { sendAll } from './paid-order.ts';
import { settled } from './wait-until.ts';

const MOST_TRIES = 5;

async function insist(ask: Ask): Promise<void> {
  let cause: unknown;
  for (let left = MOST_TRIES; left > 0; left -= 1) {
    const outcome = await ask().catch((error: unknown) => error);
    if (outcome === true) return;
    cause = outcome;
  }
  throw new Error('asked again and again, and never got it', { cause });
}

/** Nobody is at it any more; what is left over is for the scheduled functions. */
async function settle({ server }: Stage): Promise<void> {
  await reconcile();
  const waits = () => server.db.$count(outbox, eq(outbox.state, 'pending'));
  for (let left = MOST_TRIES; left > 0 && (await waits()) > 0; left -= 1) await sendAll(server, 1);
}

export interface Played {
  readonly reached: readonly FaultPoint[];
  /** How often the trouble happened. */
  readonly fired: number;
  /** Whether they got what they asked for. */
  readonly rivals: readonly boolean[];
  readonly grown: Books;
  /** How many the functions sent, where they go over a link. */
  readonly statements: number;
}

/** Plays a flow to its end, with trouble or without, and compares all books with those before. */
export async function play(stage: Stage, flow: Flow, trouble?: Trouble): Promise<Played> {
  const { server } = stage;
  const steps = await flow.prepare(stage);
  const before = await readBooks(server);
  const progress: Progress = { step: { ask: async () => true }, isLost: false };
  const points = armPoints(stage, trouble, progress);
  const sentBefore = stage.link?.sent() ?? 0;
  const restore = cutOff(stage, trouble);
  const rivals: boolean[] = [];
  let answersLost = 0;
  try {
    for (const step of steps) {
      progress.step = step;
      do {
        progress.isLost = false;
        await insist(step.ask);
        await settled();
        rivals.push(...(await Promise.all(points.rivals.splice(0))));
        await settled();
      } while (progress.isLost);
    }
    await settle(stage);
  } finally {
    points.end();
    answersLost = restore();
  }
  return {
    reached: [...points.reached].toSorted(),
    fired: points.fired() + answersLost,
    rivals,
    grown: grownSince(before, await readBooks(server)),
    statements: (stage.link?.sent() ?? 0) - sentBefore,
  };
}
