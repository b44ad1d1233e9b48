import { milesText, type Nearest } from '../../domain/locations/nearest.ts';
import { paths } from '../../paths.ts';
import { make, makeButton } from '../../ui/make.ts';

function element(name: string, attribute: string, value: string, ...children: readonly Node[]): HTMLElement {
  const node = document.createElement(name);
  node.setAttribute(attribute, value);
  node.append(...children);
  return node;
}

/** It reports itself, as link-tracking.ts reads it. */
function reportedLink(className: string, text: string, href: string, about: string): HTMLAnchorElement {
  const link = make('a', className, text);
  link.href = href;
  Object.assign(link.dataset, { track: 'location_click', conversion: 'location_conversion', about });
  return link;
}

const DISTANCES = {
  position: (miles: string) => `${miles} from where you are`,
  zip: (miles: string) => `about ${miles} from your ZIP code`,
} as const;

/** The card of the nearest yard. Only classes that LocationCard and its neighbours use: no page has room for more CSS. */
export function nearestCard(
  { location, miles }: Nearest,
  way: keyof typeof DISTANCES,
  onDismiss: () => void,
): HTMLElement {
  const { id, name, phone, phoneFormatted, mapsUrl } = location;
  const title = make(
    'h3',
    'text-3xl',
    reportedLink('flex min-h-12 items-center uppercase hover:text-link', name, paths.location(id), id),
  );
  const distance = DISTANCES[way](milesText(miles));
  const call = make('a', 'button button-signal', `Call ${phoneFormatted}`);
  call.href = `tel:${phone}`;
  const directions = reportedLink('button button-line', 'Get Directions', mapsUrl, id);
  directions.target = '_blank';
  directions.rel = 'noopener';
  directions.ariaLabel = `Get Directions to ${name} (opens in a new tab)`;
  const card = make(
    'article',
    'flex flex-col gap-4 border-2 border-ink bg-surface p-4',
    make('div', '', title, make('p', '', distance)),
    element('open-badge', 'yard', id),
    make(
      'div',
      'actions',
      element('call-button', 'placement', `nearest-${id}`, call),
      directions,
      makeButton('button button-line', 'Dismiss', onDismiss),
    ),
  );
  card.tabIndex = -1;
  card.ariaLabel = `Nearest location: ${name}, ${distance}`;
  return card;
}
