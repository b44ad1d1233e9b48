import type { RemoteData } from '../../lib/requests/remote-data.ts';
import { $staff, $staffChanges } from './staff.store.ts';

const RELOAD_MS = 60_000;

/** Loads figures now, each minute or as often as is said, when the page is shown again or the connection is back, and after each change made on it, until the returned function is called. A page that is out of sight asks nothing. */
export function keepFresh({ reload }: Pick<RemoteData<unknown>, 'reload'>, everyMs = RELOAD_MS): () => void {
  const refresh = () => {
    const isShown = document.visibilityState === 'visible' && $staff.get().step === 'signed-in';
    if (isShown) void reload();
  };
  refresh();
  const timer = setInterval(refresh, everyMs);
  document.addEventListener('visibilitychange', refresh);
  window.addEventListener('online', refresh);
  const unlisten = $staffChanges.listen(refresh);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refresh);
    window.removeEventListener('online', refresh);
    unlisten();
  };
}
