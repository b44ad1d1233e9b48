import { useEffect } from 'react';
import { focusHeading } from '../../ui/focus-heading.ts';
import type { RewardsState } from './rewards.store.ts';

let shown: RewardsState['mode'] = 'sign-in';

/** Stands beside what a mode shows: when another mode takes its place, the page starts anew at the heading. */
export function ModeStart({ mode }: Pick<RewardsState, 'mode'>) {
  useEffect(() => {
    if (mode === shown) return;
    shown = mode;
    focusHeading();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [mode]);
  return null;
}
