import { UI_CALL_SILENCE_MS } from '../../business/constants.ts';
import { track, trackConversion } from '../../lib/measurement/analytics.ts';
import { clickedLink, isPlainClick } from '../clicked-link.ts';

/** Shows the number in place of a link that did nothing. `again` dials again. */
export type ShowFallback = (link: HTMLAnchorElement, again: (link: HTMLAnchorElement) => void) => void;

/**
 * `<call-button placement>` wraps a tel: link. The link reports the call and dials; if that fails, `showFallback` runs.
 */
export function startCallButtons(showFallback: ShowFallback): void {
  const dial = (link: HTMLAnchorElement) => {
    track('call_click', { placement: link.parentElement?.getAttribute('placement') ?? '' });
    track('phone_call');
    trackConversion('call_conversion');
    const fail = () => showFallback(link, dial);
    try {
      window.open(link.href, '_self');
    } catch {
      fail();
      return;
    }
    // A desktop without a phone app ignores a tel: link: no error, and the page keeps the focus.
    if (!matchMedia('(pointer: fine)').matches) return;
    let left = false;
    addEventListener('blur', () => (left = true), { once: true });
    setTimeout(() => {
      if (!left && !document.hidden && document.hasFocus()) fail();
    }, UI_CALL_SILENCE_MS);
  };
  document.addEventListener('click', (event) => {
    const link = clickedLink(event);
    if (!link?.matches('call-button > a') || !isPlainClick(event)) return;
    event.preventDefault();
    dial(link);
  });
}
