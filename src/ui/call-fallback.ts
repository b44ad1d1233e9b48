import { UI } from '../business/constants.ts';
import { formatPhone } from '../domain/shared/phone.ts';
import { track } from '../lib/analytics.ts';
import { adoptStyles } from './adopt-styles.ts';
import css from './call-fallback.css?inline';
import { make, makeButton } from './make.ts';

adoptStyles(css);

async function copyNumber(number: string, button: HTMLButtonElement) {
  try {
    await navigator.clipboard.writeText(number);
  } catch (error) {
    console.error('Could not copy the phone number:', error);
    return;
  }
  track('phone_copied');
  track('call_fallback_used');
  button.replaceChildren('Copied!');
  setTimeout(() => button.replaceChildren('Copy'), UI.copiedLabelMs);
}

/** Puts the number, Copy and Try Again in place of a call button whose link did nothing. */
export function showCallFallback(
  button: HTMLElement,
  link: HTMLAnchorElement,
  dial: (link: HTMLAnchorElement) => void,
): void {
  if (!button.isConnected || button.querySelector('.call-fallback')) return;
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
