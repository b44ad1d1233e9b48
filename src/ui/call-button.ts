import { UI } from '../business/constants.ts';
import { track, trackConversion } from '../lib/analytics.ts';

/**
 * `<call-button placement>` around a tel: link. It reports and dials; where the link fails, call-fallback.ts adds a node
 * of its own with the number and hides the link beside it, so an island may render the link again.
 */
class CallButton extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', this.#onClick);
  }

  #onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.#dial(link);
  };

  #dial = (link: HTMLAnchorElement) => {
    track('call_click', { placement: this.getAttribute('placement') ?? '' });
    track('phone_call');
    trackConversion('call_conversion');
    try {
      window.open(link.href, '_self');
    } catch {
      void this.#showFallback(link);
      return;
    }
    if (matchMedia('(pointer: fine)').matches) this.#watchForSilence(link);
  };

  // A desktop without a telephone program does nothing at all with a tel: link: no error, and the page keeps focus.
  #watchForSilence(link: HTMLAnchorElement) {
    let left = false;
    window.addEventListener('blur', () => (left = true), { once: true });
    setTimeout(() => {
      if (!left && !document.hidden && document.hasFocus()) void this.#showFallback(link);
    }, UI.callSilenceMs);
  }

  async #showFallback(link: HTMLAnchorElement) {
    try {
      const { showCallFallback } = await import('./call-fallback.ts');
      showCallFallback(this, link, this.#dial);
    } catch {
      // Offline, and never needed before: the bare number can still be dialled elsewhere.
      link.textContent = link.href.slice('tel:'.length);
    }
  }
}

customElements.define('call-button', CallButton);
