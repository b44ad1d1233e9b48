import { useState } from 'react';
import type { FirstChange } from '../../domain/shared/contract/changed-since.ts';
import { hasCode } from '../../lib/requests/request.ts';
import { showToast } from '../../ui/toast/toast.store.ts';
import { staffFailure } from './staff-failure.ts';
import { staffTime } from './staff-text.ts';

/** The server may have done it. The page is read again after each press, and a button may now do the opposite. */
const UNANSWERED = {
  title: 'We didn’t get an answer',
  description: 'It may have gone through. Check what the page says now.',
} as const;

/** fetch() ended without an answer, or waited for one for too long. */
const isUnanswered = (error: unknown) =>
  navigator.onLine &&
  (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'));

const notDone = (error: unknown) =>
  isUnanswered(error) ? UNANSWERED : { title: 'That didn’t go through', description: staffFailure(error) };

/** Runs what a button does and shows a toast that says it is done, unless the page shows it, or why not. Returns why not, for the page to keep saying it. */
async function act(
  work: () => Promise<unknown>,
  done: string | undefined,
  refusal: (error: unknown) => { readonly title: string; readonly description: string } = notDone,
): Promise<string | undefined> {
  try {
    await work();
    if (done) showToast({ title: done });
    return undefined;
  } catch (error) {
    const said = refusal(error);
    showToast({ ...said, variant: 'destructive', isSaidByPage: true });
    return `${said.title}. ${said.description}`;
  }
}

/** Who was first, of a changed_since or an already_done. */
export function firstText(figures: unknown): string {
  const { by, at } = (figures ?? {}) as Partial<FirstChange>;
  return by && at ? `${by} already changed this, ${staffTime(at)}.` : 'Someone else already changed this.';
}

const beaten = (error: unknown) =>
  hasCode(error, 'already_done') || hasCode(error, 'changed_since')
    ? { title: 'That didn’t go through', description: firstText(error.figures) }
    : notDone(error);

/** Like act(), for what two people may do at once: the second learns who was first. */
export const actFirst = (work: () => Promise<unknown>, done?: string): Promise<string | undefined> =>
  act(work, done, beaten);

/**
 * For a group of buttons: `run` does the work by act(), or by actFirst(), then calls `after`, and returns whether it was done.
 * Presses in the meantime do nothing. `refused` says why the last press was not done: show it near the buttons.
 */
export function useAct(after: () => Promise<void> = async () => {}, by: typeof act = act) {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  async function run(work: () => Promise<unknown>, done?: string): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setRefused(undefined);
    const refusal = await by(work, done);
    setRefused(refusal);
    await after();
    setBusy(false);
    return refusal === undefined;
  }
  return { isBusy, run, refused };
}
