import { UI_COPIED_LABEL_MS } from '../business/constants.ts';
import { formatPhone } from '../domain/shared/phone.ts';
import { track } from '../lib/analytics.ts';
import { make, makeButton } from './make.ts';

async function copyNumber(number: string, button: HTMLButtonElement) {
  // Copied already: a press more would cut the label's time short.
  if (button.textContent !== 'Copy') return;
  try {
    await navigator.clipboard.writeText(number);
  } catch (error) {
    console.error('Could not copy the phone number:', error);
    return;
  }
  track('phone_copied');
  track('call_fallback_used');
  button.replaceChildren('Copied!');
  setTimeout(() => button.replaceChildren('Copy'), UI_COPIED_LABEL_MS);
}

/** Puts the number, Copy and Try Again beside a call button's link that did nothing, which parts.css hides then. */
export function showCallFallback(link: HTMLAnchorElement, dial: (link: HTMLAnchorElement) => void): void {
  const button = link.parentElement;
  if (!button?.isConnected || button.querySelector('.call-fallback')) return;
  track('call_blocked');
  const hadFocus = button.contains(document.activeElement);
  const number = formatPhone(link.href.replace('tel:', ''));
  const status = make('p', 'call-status');
  status.role = 'status';
  const copy = makeButton('button button-line', 'Copy', () => void copyNumber(number, copy));
  copy.ariaLive = 'polite';
  const retry = makeButton('button button-line', 'Try Again', () => {
    fallback.remove();
    // An island may have rendered another one meanwhile.
    const again = button.querySelector('a');
    again?.focus();
    if (again) dial(again);
  });
  const fallback = make('div', 'call-fallback', status, make('strong', 'call-number', number), copy, retry);
  button.append(fallback);
  // A live region speaks only of what changes after it is on the page.
  requestAnimationFrame(() => (status.textContent = 'No call started. Please dial:'));
  if (hadFocus) copy.focus();
}
