import type { Place } from '../../domain/locations/nearest.ts';

/** A yard's card (LocationCard.astro) on this page, and where the yard is. */
export interface YardCard extends Place {
  readonly id: string;
  readonly card: Element;
}

/** Those of the page: what they say a script need not carry again. */
export const yardCards = (): YardCard[] =>
  [...document.querySelectorAll<HTMLElement>('[data-yard]')].map((card) => {
    const { yard: id = '', at = '' } = card.dataset;
    const [lat = 0, lng = 0] = at.split(',').map(Number);
    return { id, lat, lng, card };
  });
