import { isMissingModule } from '../../lib/requests/missing-module.ts';
import { savedTime } from '../../lib/storage/saved-time.ts';
import { draftKey, RELOADED_AT_KEY } from '../../lib/storage/storage-keys.ts';
import { readInTab, readStored, writeInTab } from '../../lib/storage/storage.ts';
import type { WaitingName } from './send-waiting.ts';

const PAUSE_MS = 60_000;

/** Reloads a page that lacks a module, at most once a minute. */
function onFailure(error: unknown): void {
  if (!isMissingModule(error) || !navigator.onLine) return;
  const now = Date.now();
  const since = now - (savedTime(readInTab(RELOADED_AT_KEY)) ?? 0);
  // If the time cannot be saved, or will not be believed, do not reload: it could loop.
  if (since > PAUSE_MS && savedTime(now) && writeInTab(RELOADED_AT_KEY, now)) location.reload();
}

function replaceStalePage(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => onFailure(reason));
  window.addEventListener('astro:hydration-error', (event) =>
    onFailure((event as CustomEvent<{ error: unknown }>).detail.error),
  );
}

/** The forms, and the photos of requests that have arrived. */
const FORMS: readonly WaitingName[] = ['quote', 'pickup', 'callback', 'vehicle', 'photos'];

type Waiting = { readonly waiting?: boolean } | null;

function look(event?: Event): void {
  const waiting = FORMS.filter((form) =>
    [readStored<readonly Waiting[]>(draftKey(form))].flat().some((each) => each?.waiting),
  );
  if (waiting.length > 0 && navigator.onLine) {
    void import('./send-waiting.ts').then(({ sendWaiting }) => sendWaiting(waiting, Boolean(event)));
  }
}

/** Any page sends the requests that were submitted offline, and photos that did not arrive. */
function sendWhenBack(): void {
  look();
  window.addEventListener('online', look);
}

/** Runs on every page. */
export function startOffline(): void {
  replaceStalePage();
  sendWhenBack();
}
