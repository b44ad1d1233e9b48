import type { PageKind } from '../../domain/search/page-kind.ts';

export const searchPageTexts = {
  heading: 'Search',
  description: 'Search the pages, materials, blog posts, products and yards of this site.',
  withoutScript: "Search needs JavaScript. These pages don't:",
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
  notLoaded: 'The search did not load.',
  offline: 'You are offline: the search needs a connection, the telephone does not.',
  tryAgain: 'Try Again',
  show: 'Show',
  all: 'All',
  /** One page's kind. */
  kind: (kind: string) => KINDS[kind as PageKind] ?? kind,
  /** The filter of that kind. */
  kinds: (kind: PageKind) => `${KINDS[kind]}s`,
};
