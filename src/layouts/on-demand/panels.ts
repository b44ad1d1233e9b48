import { track } from '../../lib/measurement/analytics.ts';
import {
  findNearestPath,
  locationPath,
  locationsOnHomePath,
  pickupPath,
  pricesPath,
  pricingPath,
  quotePath,
  topPath,
} from '../../paths.ts';
import { callNode } from '../../ui/call/call-node.ts';
import { make } from '../../ui/make.ts';
import { panelTexts } from '../texts.ts';
import { openSidePanel } from './side-panel.ts';

interface Item {
  readonly label: string;
  readonly href: string;
}

function linkTo({ label, href }: Item, className = 'panel-link'): HTMLAnchorElement {
  const link = make('a', className, label);
  link.href = href;
  return link;
}

function list(label: string, className: string, links: readonly Node[]): HTMLElement {
  const nav = make('nav', className, ...links);
  nav.ariaLabel = label;
  return nav;
}

/** The bar's links, which phones do not show, by their whole names. */
const navigation = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('header nav a:not([href^="#"])')].map((link) => {
    const copy = link.cloneNode() as HTMLAnchorElement;
    copy.className = 'panel-link';
    copy.text = link.ariaLabel || link.title || link.text;
    return copy;
  });

const yardsPath = locationPath('');

/** The footer's yards, each with whether it is open. */
const yards = () =>
  [...document.querySelectorAll<HTMLAnchorElement>(`footer a[href^="${yardsPath}"]`)].map((yard) => {
    const badge = document.createElement('open-badge');
    badge.setAttribute('yard', yard.href.split('/').pop() ?? '');
    const link = linkTo({ label: yard.text, href: yard.href });
    link.append(badge);
    return link;
  });

/** In the footer these two stand in other lists, by the names that were asked for. */
const SELLING = [
  { label: panelTexts.priceList, href: pricesPath },
  { label: panelTexts.requestPickup, href: pickupPath },
];

/** The footer's two groups of tasks, of which the first is what sells. */
const tasks = () =>
  [...document.querySelectorAll('#links .tasks')].map((group, index) => {
    const links = [...group.querySelectorAll('a')];
    const selling = index === 0 ? SELLING.map((item) => linkTo(item, links[0]?.className)) : [];
    const copies = [...group.querySelectorAll('h2'), ...links].map((part) => part.cloneNode(true));
    return make('div', 'tasks', ...copies.slice(0, 1), ...selling, ...copies.slice(1));
  });

function openMenu(opener: HTMLElement): void {
  const top = linkTo({ label: panelTexts.top, href: topPath });
  openSidePanel(
    opener,
    panelTexts.menu,
    list(panelTexts.menu, 'panel-large', [top, ...navigation()]),
    callNode('drawer'),
    ...tasks(),
    list(panelTexts.yards, '', yards()),
    linkTo({ label: panelTexts.findNearest, href: findNearestPath }, 'button button-line'),
  );
}

/** Below its arrow in the bar. */
function openServices(opener: HTMLElement): void {
  const panel = openSidePanel(opener, opener.ariaLabel ?? '', ...tasks());
  const { left, bottom } = opener.getBoundingClientRect();
  panel.className += ' services-panel';
  panel.style.margin = `${bottom}px auto auto ${left}px`;
}

function openQuickActions(opener: HTMLElement): void {
  track('quick_actions_open');
  const items = [
    { label: panelTexts.livePricing, href: pricingPath },
    { label: panelTexts.getQuote, href: quotePath },
    { label: panelTexts.findLocations, href: locationsOnHomePath },
  ];
  openSidePanel(
    opener,
    panelTexts.quickActions,
    list(
      panelTexts.quickActions,
      'panel-large panel-arrows',
      items.map((item) => linkTo(item)),
    ),
    callNode('quick-actions'),
  );
}

/** Opens here what a link of the header leads to. */
export function openPanel(opener: HTMLAnchorElement): void {
  // The button was pressed again before this file had loaded.
  if (document.querySelector('.side-panel')) return;
  if (opener.closest('nav')) openServices(opener);
  else if (opener.hash === '#links') openMenu(opener);
  else openQuickActions(opener);
}
