import { readStored } from '../../lib/storage.ts';
import { draftKey } from '../../lib/storage-keys.ts';
import type { RequestKind } from '../quotes/request-kind.ts';

/** The forms whose requests may wait here. */
const FORMS: readonly RequestKind['name'][] = ['quote', 'pickup', 'callback'];

function look(event?: Event): void {
  const waiting = FORMS.filter((form) => readStored<{ readonly waiting?: boolean }>(draftKey(form))?.waiting);
  if (waiting.length > 0 && navigator.onLine) {
    void import('./send-waiting.ts').then(({ sendWaiting }) => sendWaiting(waiting, event !== undefined));
  }
}

/** A request that was submitted without a connection is sent from whatever page is open when there is one. */
export function sendWhenBack(): void {
  look();
  window.addEventListener('online', look);
}
