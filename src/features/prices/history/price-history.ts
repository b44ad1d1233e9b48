/** `<price-history>`: a frame for each metal. Its script loads when the element scrolls into view. */
class PriceHistory extends HTMLElement {
  connectedCallback() {
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      import('./price-history-view.ts').then(
        ({ showPriceHistory }) => showPriceHistory(this),
        () => (this.dataset['state'] = 'error'),
      );
    });
    seen.observe(this);
  }
}

customElements.define('price-history', PriceHistory);
