import type { FirstChange } from '../../domain/quotes/admin-quotes.api.ts';
import { showToast } from '../../ui/toast/toast.store.ts';
import { hasCode, staffFailure } from './staff-failure.ts';
import { staffTime } from './staff-time.ts';

function firstWords(figures: unknown): string {
  const { by, at } = (figures ?? {}) as Partial<FirstChange>;
  return by && at ? `${by} was first, ${staffTime(at)}.` : 'Somebody was first.';
}

/** As act(), for what two people may do at once: the second is told who was first. */
export async function actFirst(work: () => Promise<unknown>, done: string): Promise<boolean> {
  try {
    await work();
    showToast({ title: done });
    return true;
  } catch (error) {
    const isSecond = hasCode(error, 'already_done');
    showToast({
      title: isSecond ? 'Changed meanwhile' : 'Not done',
      description: isSecond ? firstWords(error.figures) : staffFailure(error),
      variant: 'destructive',
    });
    return false;
  }
}
