import { UI } from '../business/constants.ts';
import { formatPhone } from '../domain/shared/phone.ts';
import { track, trackConversion } from '../lib/analytics.ts';
import { make, makeButton } from './make.ts';

/**
 * `<call-button placement>` around a tel: link. It reports and dials; where the link fails it adds a node of its own
 * with the number, Copy and Try Again. site.css hides the link beside it, so an island may render the link again.
 */
class CallButton extends HTMLElement {
  #fallback: HTMLElement | undefined;

  connectedCallback() {
    this.addEventListener('click', this.#onClick);
  }

  get #link() {
    return this.querySelector('a');
  }

  #onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.#dial(link);
  };

  #dial(link: HTMLAnchorElement) {
    track('call_click', { placement: this.getAttribute('placement') ?? '' });
    track('phone_call');
    trackConversion('call_conversion');
    try {
      window.open(link.href, '_self');
    } catch {
      this.#showFallback(link);
      return;
    }
    if (matchMedia('(pointer: fine)').matches) this.#watchForSilence(link);
  }

  // A desktop without a telephone program does nothing at all with a tel: link: no error, and the page keeps focus.
  #watchForSilence(link: HTMLAnchorElement) {
    let left = false;
    window.addEventListener('blur', () => (left = true), { once: true });
    setTimeout(() => {
      if (!left && !document.hidden && document.hasFocus()) this.#showFallback(link);
    }, UI.callSilenceMs);
  }

  #showFallback(link: HTMLAnchorElement) {
    if (this.#fallback || !this.isConnected) return;
    track('call_blocked');
    const hadFocus = this.contains(document.activeElement);
    const number = formatPhone(link.href.replace('tel:', ''));
    const status = make('p', 'call-status');
    status.role = 'status';
    const copy = makeButton('button button-line', 'Copy', () => void this.#copy(number, copy));
    copy.ariaLive = 'polite';
    const retry = makeButton('button button-line', 'Try Again', () => this.#tryAgain());
    this.#fallback = make('div', 'call-fallback', status, make('strong', 'call-number', number), copy, retry);
    this.append(this.#fallback);
    // A live region speaks only of what changes after it is on the page.
    requestAnimationFrame(() => (status.textContent = 'No call started. Please dial:'));
    if (hadFocus) copy.focus();
  }

  async #copy(number: string, button: HTMLButtonElement) {
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

  #tryAgain() {
    const link = this.#link;
    this.#fallback?.remove();
    this.#fallback = undefined;
    if (!link) return;
    link.focus();
    this.#dial(link);
  }
}

customElements.define('call-button', CallButton);
