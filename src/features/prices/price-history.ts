/** `<price-history>` around a frame for each metal: what draws it comes when it is about to be seen. */
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
