import { BUSINESS_NAME } from '../business/business.ts';

/** What a path's first segment is called where its words alone would read wrong, by the segment. */
export const crumbTexts: Readonly<Record<string, string>> = {
  location: 'Locations',
  merch: 'Merchandise',
  'admin/funding': 'Money',
  'admin/quotes': 'Requests',
};

/** What is around every page, in its HTML. */
export const frameTexts = {
  skip: 'Skip to content',
  breadcrumbs: 'Breadcrumbs',
  home: 'Home',
  main: 'Main',
  search: 'Search',
  menu: 'Menu',
  quote: 'Quote',
  blogFeed: `${BUSINESS_NAME} blog`,
  privacyChoices: 'Privacy choices',
  services: 'Services',
  autoRecycling: 'Auto Recycling',
  scrapMetal: 'Scrap Metal',
  pickup: 'Pickup',
  blog: 'Blog',
  quickLinks: 'Quick Links',
  prices: 'Prices',
  pricing: 'Pricing',
  locations: 'Locations',
  contact: 'Contact',
  rewards: 'Rewards',
  merch: 'Merch',
  /** In the bar, which has little room. */
  merchShort: 'Merch',
  privacy: 'Privacy',
  terms: 'Terms',
  accessibility: 'Accessibility',
  siteLinks: 'Site links',
  moreServices: 'More services',
  sell: 'Sell',
  estimate: 'Estimate',
  sellCar: 'Sell a Junk Car',
  whatToBring: 'What to Bring',
  requestCall: 'Request a Callback',
  lookUp: 'Look Up',
  myRewards: 'My Rewards',
  myTicket: 'My Ticket',
  myRequest: 'My Request',
  myOrder: 'My Order',
};

/** In the frame of privacy, terms and accessibility. */
export const legalPageTexts = {
  contents: 'On this page',
  changed: (day: string) => `Last changed on ${day}.`,
  reviewed: (day: string) => ` Last reviewed on ${day}.`,
};

/** On pages in a language that the original is not in. The law is read in English until somebody has compared both. */
export const translationTexts = {
  reviewed: (by: string, day: string) => `Translation reviewed by ${by} on ${day}.`,
  englishHolds: {
    link: 'The English version',
    after: ' is the one that counts; this translation is for your convenience.',
  },
};

/** Beside the business's name on paper. */
/** "Printed Nov 21, 2026, 9:30 AM Eastern time" */
export const printTexts = {
  printed: (time: string, year: string) => `Printed ${time.replace(',', `, ${year},`)}`,
};

/** What hangs below the header. */
export const noticeTexts = {
  loading: 'Loading…',
  offline: 'You’re offline. Calls still work.',
};

/** The panels of the header and the offer to install, which load when they are first needed. */
export const panelTexts = {
  menu: 'Menu',
  top: 'Top',
  priceList: 'Price List',
  requestPickup: 'Request a Pickup',
  yards: 'Yards',
  findNearest: 'Find Nearest Location',
  quickActions: 'Quick Actions',
  livePricing: 'Live Pricing',
  getQuote: 'Get Quote',
  findLocations: 'Find Locations',
  close: (panel: string) => `Close ${panel}`,
  installAsks: 'Keep our prices and yards on your home screen?',
  install: 'Install',
  notNow: 'Not now',
};

/** On Find Nearest Location while its script cannot be loaded. */
export const openerTexts = { noConnection: 'No connection. Try Again' };

/** On the pictures that messengers show for a page: lines in capitals, and one below them. */
export const socialTexts = {
  home: {
    headline: ['Get in', 'Get out', 'Get paid'],
    line: (minutes: number) => `Paid in ${minutes} minutes or less`,
  },
  locations: ['Three yards.', 'One honest', 'scale.'],
  rewards: { headline: ['Your scrap', 'earns', 'points'], line: 'Rewards by phone number' },
  sellCar: { headline: ['What is', 'your car', 'worth?'], line: 'Its weight, our price, and the papers' },
  pickup: { headline: ['We’ll', 'come', 'get it'], line: 'Scrap pickup by truck' },
  callback: { headline: ['We call', 'you', 'back'], line: 'On the day, at the time you choose' },
  prices: { headline: ['Complete', 'price', 'list'], line: 'Every grade, with what we pay today' },
  estimate: { headline: ['What is', 'your load', 'worth?'], line: 'Estimate it at live prices' },
  bring: { headline: ['What', 'to bring'], line: 'And what we can’t accept' },
  privacy: { headline: ['What', 'we keep'], line: 'And how to have it deleted' },
  terms: { headline: ['What you', 'can count', 'on'], line: 'Prices, offers, points and orders' },
  accessibility: { headline: ['For', 'everybody'], line: 'What we check, and whom to tell' },
  yard: {
    headline: (city: string) => ['Scrap yard', city],
    line: (weekdays: string, saturday: string) => `Mon-Fri ${weekdays}, Sat ${saturday}`,
  },
  material: {
    headline: (slug: string) => ['Sell your', ...(slug === 'auto-bodies' ? ['junk car'] : slug.split('-'))],
    line: 'How to tell it, and what we pay today',
  },
};
