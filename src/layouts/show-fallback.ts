import type { ShowFallback } from '../ui/call-button.ts';
import { loadParts } from './load-parts.ts';

/** The number in place of a call button whose link did nothing. */
export const showFallback: ShowFallback = async (link, again) => {
  try {
    (await loadParts()).showCallFallback(link, again);
  } catch {
    // Offline, and never needed before: the bare number can still be dialled elsewhere.
    link.textContent = link.href.slice('tel:'.length);
  }
};
