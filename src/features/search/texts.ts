import type { MaterialSlug } from '../../domain/materials/material-slug.ts';
import type { PageKind } from '../../domain/search/page-kind.ts';
import { slugName } from '../../domain/shared/text/slug-name.ts';

interface Hours {
  readonly weekdays: string;
  readonly saturday: string;
  readonly sunday: string;
}

/** The name of a page, and what is there. */
type Said = readonly [name: string, about: string];

/** What /llms.txt says. */
export const llmsTexts = {
  who: (since: number, minutes: number) =>
    `Scrap metal and auto recycling yards in Georgia, USA, since ${since}. Walk in without an appointment; paid in ${minutes} minutes or less.`,
  reach: (phone: string, quotes: string, email: string) =>
    `Phone ${phone}; quotes and merchandise ${quotes}; email ${email}.`,
  prices:
    'Prices change: name the time of a price, and tell sellers to call ahead, as only a call guarantees one.',
  headings: { prices: 'Prices', yards: 'Yards', selling: 'Selling', more: 'More' },
  pricesJson: ['Prices as JSON', 'US dollars per unit, each with the time it took effect'] as Said,
  listJson: [
    'Complete price list as JSON',
    'every grade; ?yard= and the id of a yard for its prices',
  ] as Said,
  list: ['Complete price list', 'the same for people'] as Said,
  estimate: ['Estimate', 'what a load is worth at these prices'] as Said,
  yard: (address: string, phone: string, { weekdays, saturday, sunday }: Hours) =>
    `${address}; ${phone}; Mon-Fri ${weekdays}, Sat ${saturday}, Sun ${sunday}`,
  bring: ['What to bring', 'papers, and what we can’t accept'] as Said,
  quote: (hours: number): Said => ['Quote', `a request by form, answered within ${hours} hours`],
  sellCar: ['Sell your car', 'what a car is worth by weight, and which papers it needs'] as Said,
  pickup: ['Pickup', 'a truck for larger loads'] as Said,
  callback: ['Callback', 'a call at a chosen time'] as Said,
  material: (slug: MaterialSlug): Said => [
    slugName(slug),
    'how to recognize it, grades and what lowers its price',
  ],
  blog: ['Blog', 'how the trade works'] as Said,
  rewards: ['Rewards', 'points on each sale'] as Said,
  merch: ['Merchandise', 'shirts, caps, mugs and coffee'] as Said,
  privacy: ['Privacy', 'what is kept, for how long, and who receives it'] as Said,
  terms: ['Terms', 'prices, offers, rewards, orders and returns'] as Said,
  accessibility: ['Accessibility', 'the standard, known limits and whom to tell'] as Said,
  ourWord: ['Our word', 'how often posted, offered and held prices were paid'] as Said,
  openApi: ['OpenAPI', 'prices, products and rewards, for programs'] as Said,
  otherLanguage: ['En español', 'the same in Spanish'] as Said,
};

export const searchPageTexts = {
  heading: 'Search',
  description: 'Search the pages, materials, blog posts, products and yards of this site.',
  withoutScript: 'Search needs JavaScript. These pages don’t:',
  mostVisited: 'Most visited',
  prices: 'Prices',
  locations: 'Locations and hours',
  whatToBring: 'What to bring',
  pickup: 'Pickup',
  blog: 'Blog',
  merch: 'Merchandise',
};

const KINDS: Readonly<Record<PageKind, string>> = {
  Page: 'Page',
  Material: 'Material',
  Post: 'Post',
  Product: 'Product',
  Yard: 'Yard',
};

/** What `<site-search>` says. */
export const searchTexts = {
  label: 'Search this site',
  placeholder: 'Copper, pickup, hours …',
  scope: 'Pages, materials, posts, products and yards.',
  searching: 'Searching …',
  nothing: (query: string) => `Nothing found for “${query}”. Try fewer words, or ask us.`,
  results: (count: number, query: string) => `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`,
  showAll: 'Show all',
  notLoaded: 'Search didn’t load.',
  offline: 'You’re offline. Search needs a connection; the phone doesn’t.',
  tryAgain: 'Try Again',
  show: 'Show',
  all: 'All',
  /** One page's kind. */
  kind: (kind: string) => KINDS[kind as PageKind] ?? kind,
  /** The filter of that kind. */
  kinds: (kind: PageKind) => `${KINDS[kind]}s`,
};
