import { UI_COPIED_LABEL_MS } from '../../business/constants.ts';
import { formatPhone } from '../../domain/shared/contact/phone.ts';
import { track } from '../../lib/measurement/analytics.ts';
import { callTexts } from '../texts.ts';
import { make, makeButton } from '../make.ts';

async function copyNumber(number: string, button: HTMLButtonElement, status: HTMLElement) {
  // A second press would shorten the time that "Copied!" shows.
  if (button.textContent !== callTexts.copy) return;
  try {
    await navigator.clipboard.writeText(number);
  } catch (error) {
    console.error('Could not copy the phone number:', error);
    status.textContent = callTexts.notCopied;
    return;
  }
  track('phone_copied');
  track('call_fallback_used');
  button.replaceChildren(callTexts.copied);
  setTimeout(() => button.replaceChildren(callTexts.copy), UI_COPIED_LABEL_MS);
}

/** Adds the number, Copy and Try Again to a call button whose link did nothing. parts.css hides the link. */
export function showCallFallback(link: HTMLAnchorElement, dial: (link: HTMLAnchorElement) => void): void {
  const button = link.parentElement;
  if (!button?.isConnected || button.querySelector('.call-fallback')) return;
  track('call_blocked');
  const hadFocus = button.contains(document.activeElement);
  const number = formatPhone(link.href.replace('tel:', ''));
  const status = make('p', 'call-status');
  status.role = 'status';
  const copy = makeButton('button button-line', callTexts.copy, () => void copyNumber(number, copy, status));
  copy.ariaLive = 'polite';
  const retry = makeButton('button button-line', callTexts.tryAgain, () => {
    fallback.remove();
    // An island may have re-rendered it.
    const again = button.querySelector('a');
    again?.focus();
    if (again) dial(again);
  });
  const fallback = make('div', 'call-fallback', status, make('strong', 'call-number', number), copy, retry);
  button.append(fallback);
  // A live region announces only changes after it is on the page.
  requestAnimationFrame(() => (status.textContent = callTexts.noCall));
  if (hadFocus) copy.focus();
}
