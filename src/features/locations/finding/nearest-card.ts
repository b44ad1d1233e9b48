import { milesText, type Nearest, type Place } from '../../../domain/locations/places/nearest.ts';
import { make, makeButton } from '../../../ui/make.ts';
import { nearestTexts } from '../texts.ts';

/** A yard's LocationCard.astro on this page, and where the yard is. */
export interface YardCard extends Place {
  readonly id: string;
  readonly card: Element;
}

export const yardCards = (): YardCard[] =>
  [...document.querySelectorAll<HTMLElement>('[data-yard]')].map((card) => {
    const { yard: id = '', at = '' } = card.dataset;
    const [lat = 0, lng = 0] = at.split(',').map(Number);
    return { id, lat, lng, card };
  });

/** The nearest yard's card, made of pieces of its LocationCard, so that it needs no more CSS. */
export function nearestCard(
  { place: { id, card: source }, miles }: Nearest<YardCard>,
  way: 'position' | 'zip',
  onDismiss: () => void,
): HTMLElement {
  const piece = (selector: string) => source.querySelector(selector)?.cloneNode(true) as HTMLElement;
  const name = piece('h3 a');
  Object.assign(name.dataset, { track: 'location_click', conversion: 'location_conversion', about: id });
  const distance = nearestTexts[way](milesText(miles));
  const call = piece('call-button');
  const link = call.querySelector('a');
  call.setAttribute('placement', `nearest-${id}`);
  // A cloned fallback would have dead buttons.
  call.querySelector('.call-fallback')?.remove();
  link?.removeAttribute('aria-label');
  link?.replaceChildren(nearestTexts.call(source.querySelector('address strong')?.textContent ?? ''));
  const card = make(
    'article',
    'flex flex-col gap-4 border-2 border-ink bg-surface p-4',
    make('div', '', make('h3', 'text-3xl', name), make('p', '', distance)),
    piece('open-badge'),
    make(
      'div',
      'actions',
      call,
      piece('a[target]'),
      makeButton('button button-line', nearestTexts.dismiss, onDismiss),
    ),
  );
  card.tabIndex = -1;
  card.ariaLabel = nearestTexts.card(name.textContent?.trim() ?? '', distance);
  return card;
}
