/** `<estimate-lines>`: loads its script once it scrolls into view. */
class EstimateLines extends HTMLElement {
  connectedCallback() {
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      import('./estimate-board.ts').then(
        ({ startEstimate }) => startEstimate(this),
        () => (this.dataset['state'] = 'error'),
      );
    });
    seen.observe(this);
  }
}

customElements.define('estimate-lines', EstimateLines);
