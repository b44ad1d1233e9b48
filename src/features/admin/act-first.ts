import type { FirstChange } from '../../domain/quotes/admin-quotes.api.ts';
import { hasCode } from '../../lib/request.ts';
import { act, notDone } from './act.ts';
import { staffTime } from './staff-time.ts';

function firstWords(figures: unknown): string {
  const { by, at } = (figures ?? {}) as Partial<FirstChange>;
  return by && at ? `${by} was first, ${staffTime(at)}.` : 'Somebody was first.';
}

const refusal = (error: unknown) =>
  hasCode(error, 'already_done')
    ? { title: 'Changed meanwhile', description: firstWords(error.figures) }
    : notDone(error);

/** As act(), for what two people may do at once: the second is told who was first. */
export const actFirst = (work: () => Promise<unknown>, done: string): Promise<boolean> =>
  act(work, done, refusal);
