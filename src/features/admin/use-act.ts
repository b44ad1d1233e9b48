import { useState } from 'react';
import { act } from './act.ts';

/**
 * For the buttons of one thing: a press does its work by act(), or by actFirst(), and then `after`, done or not. Presses
 * meanwhile do nothing. `run` answers whether it was done.
 */
export function useAct(after: () => Promise<void>, by: typeof act = act) {
  const [isBusy, setBusy] = useState(false);
  async function run(work: () => Promise<unknown>, done: string): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    const isDone = await by(work, done);
    await after();
    setBusy(false);
    return isDone;
  }
  return { isBusy, run };
}
