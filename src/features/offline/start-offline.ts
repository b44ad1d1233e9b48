import { draftKey, RELOADED_AT_KEY } from '../../lib/storage-keys.ts';
import { readInTab, readStored, writeInTab } from '../../lib/storage.ts';
import type { RequestKind } from '../quotes/request-kind.ts';

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

function replaceStalePage(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => onFailure(reason));
  window.addEventListener('astro:hydration-error', (event) =>
    onFailure((event as CustomEvent<{ error: unknown }>).detail.error),
  );
}

/** The forms whose requests may wait here. */
const FORMS: readonly RequestKind['name'][] = ['quote', 'pickup', 'callback'];

function look(event?: Event): void {
  const waiting = FORMS.filter((form) => readStored<{ readonly waiting?: boolean }>(draftKey(form))?.waiting);
  if (waiting.length > 0 && navigator.onLine) {
    void import('./send-waiting.ts').then(({ sendWaiting }) => sendWaiting(waiting, event !== undefined));
  }
}

/** A request that was submitted without a connection is sent from whatever page is open when there is one. */
function sendWhenBack(): void {
  look();
  window.addEventListener('online', look);
}

/** What every page does about connections that fail, beside saying so. */
export function startOffline(): void {
  replaceStalePage();
  sendWhenBack();
}
