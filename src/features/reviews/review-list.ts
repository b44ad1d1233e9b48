import { REVIEWS_LOAD_MS } from '../../business/constants.ts';

/** `<review-list>`: covers the reviews with placeholders of the same size until they are loaded. */
class ReviewList extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback() {
    this.ariaBusy = 'true';
    this.#timer = setTimeout(() => {
      this.ariaBusy = 'false';
    }, REVIEWS_LOAD_MS);
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
  }
}

customElements.define('review-list', ReviewList);
