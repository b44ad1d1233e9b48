import { readInTab, writeInTab } from '../../lib/storage.ts';
import { RELOADED_AT_KEY } from '../../lib/storage-keys.ts';

const PAUSE_MS = 60_000;

/** As Chromium, Firefox and Safari word it. */
const NO_MODULE = /dynamically imported|importing a module/i;

/** A deploy deletes the modules of pages that are still open: such a page is loaded anew, once in a minute at most. */
function onFailure(error: unknown): void {
  if (!NO_MODULE.test(String(error)) || !navigator.onLine) return;
  const since = Date.now() - (readInTab<number>(RELOADED_AT_KEY) ?? 0);
  // Where it cannot be remembered it could go on for ever.
  if (since > PAUSE_MS && writeInTab(RELOADED_AT_KEY, Date.now())) location.reload();
}

export function replaceStalePage(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => onFailure(reason));
  window.addEventListener('astro:hydration-error', (event) =>
    onFailure((event as CustomEvent<{ error: unknown }>).detail.error),
  );
}
