import { asOfText } from '../../domain/prices/price-list.ts';
import { listMetalPricesApi, type MetalPrice } from '../../domain/prices/prices.api.ts';
import { request } from '../../lib/request.ts';

/** `<price-strip>`: writes the prices of now over those that the page was built with, which stay with their time in an outage. */
class PriceStrip extends HTMLElement {
  connectedCallback() {
    this.#refresh().catch(() => {});
  }

  async #refresh() {
    const response = await request(listMetalPricesApi.method, listMetalPricesApi.path);
    const prices = (await response.json()) as readonly MetalPrice[];
    const shown = prices.filter(({ metalType, price, unit }) => {
      const tile = this.querySelector(`[data-metal="${CSS.escape(metalType)}"]`);
      tile?.querySelector('[data-price]')?.replaceChildren(`$${price}`);
      tile?.querySelector('[data-unit]')?.replaceChildren(unit);
      return tile;
    });
    const time = asOfText(shown);
    if (time) this.querySelector('[data-time]')?.replaceChildren(time);
  }
}

customElements.define('price-strip', PriceStrip);
