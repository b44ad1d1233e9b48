import { ourWordTexts as texts } from './texts.ts';

/** `<our-word>`: how we kept our word, at a yard (`data-yard`) or at all. Its figures are fetched once it comes near. */
class OurWord extends HTMLElement {
  connectedCallback() {
    const { yard } = this.dataset;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        import('./our-word-view.ts')
          .then(({ showOurWord }) => showOurWord(this))
          .catch(() => {
            // A yard's page says nothing instead.
            if (yard === undefined) this.querySelector('[role=status]')?.replaceChildren(texts.failed);
          });
      },
      { rootMargin: '600px' },
    );
    // What is hidden is never seen: what stands before it is.
    seen.observe((this.hidden && this.previousElementSibling) || this);
  }
}

customElements.define('our-word', OurWord);
