import { replaceStalePage } from './replace-stale-page.ts';
import { sendWhenBack } from './send-when-back.ts';

/** What every page does about connections that fail, beside saying so. */
export function startOffline(): void {
  replaceStalePage();
  sendWhenBack();
}
