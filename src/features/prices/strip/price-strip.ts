/** `<price-strip>`: the prices that the page was built with. Its script brings them up to date once the page has been shown. */
class PriceStrip extends HTMLElement {
  connectedCallback() {
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      import('./price-strip-view.ts')
        .then(({ refreshStrip }) => refreshStrip(this))
        .catch(() => {
          const when = this.querySelector<HTMLElement>('[data-when]');
          when?.replaceChildren(when.dataset['built'] ?? '');
        });
    });
    seen.observe(this);
  }
}

customElements.define('price-strip', PriceStrip);
