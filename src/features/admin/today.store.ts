import { readTodayApi } from '../../domain/admin/admin-today.api.ts';
import { createRemoteData } from '../../lib/remote-data.ts';
import { $staff, $staffChanges, staffCall } from './staff.store.ts';

const RELOAD_MS = 60_000;

/** The day's figures: the menu's numbers, and the page Today. */
export const today = createRemoteData(() => staffCall(readTodayApi));

const reload = () => void today.reload();

/** Keeps them fresh until the returned function is called: each minute while the page is visible, and after each change made on it. */
export function followToday(): () => void {
  reload();
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible' && $staff.get().step === 'signed-in') reload();
  }, RELOAD_MS);
  const unlisten = $staffChanges.listen(reload);
  return () => {
    clearInterval(timer);
    unlisten();
  };
}
