/** Where the prices of a strip hold. A yard's page shows what that yard pays. `differ`: some yard pays another price. */
export const placeText = (yard: string | undefined, differ: boolean): string =>
  yard ? 'at this yard' : differ ? 'at most yards (some differ)' : 'the same at all three yards';

/** When the prices of a strip took effect, and where they hold. */
export const stripTimeText = (time: string | null, place: string) => `As of ${time}, ${place}.`;

/** What the script of the board writes. */
export const boardTexts = {
  unit: (unit: string) => unit,
  ask: 'Ask us',
  asOf: (time: string, checked: string) => `Prices as of ${time}, checked ${checked}`,
  old: '. Please ask before you sell.',
  none: 'Please ask at the scale for today’s prices.',
  page: (page: number, pages: number) => `${page} of ${pages}`,
};

/** What a price history's script writes, and its HTML too. */
export const historyViewTexts = {
  asOf: (unit: string, time: string | null) => `${unit}${unit && ', '}as of ${time}`,
  high: (price: string) => `High $${price}`,
  low: (price: string) => `Low $${price}`,
  offline: 'You’re offline',
  saved: (time: string) => `Last saved prices ${time}.`,
  savedOffline: (time: string) => `You’re offline. Last saved prices ${time}.`,
  error: (message: string) => `Error: ${message}`,
  unknown: 'Unknown error',
};

/** What pages say around prices. Where a sentence holds a link, it stands between its parts. Scripts have texts of their own. */
export const pricesSectionTexts = {
  title: 'Live Scrap Metal Prices',
  guaranteed: 'Call ahead for guaranteed pricing',
  withoutScript: ['Prices change daily. Please call ', ' for today’s list.'],
  signs: '▲ ▼ vs. previous price',
  partner: 'Get Additional Prices with Our Partner',
  openPartner: 'Open Partner App',
  newTab: '(opens in a new tab)',
};

export const tickerTexts = {
  call: 'Call for today’s prices',
  latest: 'Our latest prices',
  all: 'All prices',
};

export const stripTexts = {
  title: 'What we pay',
  call: 'Call ',
  guaranteed: ' for guaranteed pricing, or see ',
  all: 'all prices',
};

export const savedPricesTexts = {
  title: 'Last saved prices',
  daily: '. Prices change daily: call ahead for guaranteed pricing.',
};

export const priceHistoryTexts = {
  title: 'Today’s price',
  titles: 'Today’s prices',
  withoutScript: ['Prices change daily. Please call ', ' for today’s price.'],
  daysAgo: (days: number) => `${days} days ago`,
  today: 'Today',
  history: 'Price history',
  since: 'Since',
  price: 'Price',
  change: 'Change',
};

export const pricesPageTexts = {
  pageTitle: 'Scrap Metal Price List',
  description:
    'Every grade our three Georgia yards buy, with today’s price per pound: copper, brass, aluminum, stainless, steel, vehicles, batteries and electronics.',
  heading: 'Complete price list',
  asOf: (time: string | null) =>
    time === null ? 'All yards: please call for today’s prices' : `All yards, prices as of ${time}`,
  qr: 'QR code of the live price list',
  confirm: 'Prices change: call to confirm.',
  hours: (weekdays: string, saturday: string, sunday: string) =>
    `Mon-Fri ${weekdays}, Sat ${saturday}, Sun ${sunday.toLowerCase()}.`,
  yard: 'Yard',
  allYards: 'All yards',
  groups: 'Groups',
  find: 'Find a metal',
  signs: '▲ ▼ vs. previous price. Final payout depends on grade and condition.',
  worth: 'What Is My Load Worth?',
  alerts: 'Email Me Price Changes',
  print: 'Print This List',
};

export const boardPageTexts = {
  pageTitle: (yard: string) => `Price Board ${yard}`,
  prices: 'Prices',
  getting: 'Getting prices…',
  withoutScript: (phone: string) => `This board needs JavaScript. For today’s prices call ${phone}.`,
};

/** What the scripts of the complete list and of the board write. */
export const priceListTexts = {
  /** Beside a price: leads to the form that holds it. Its grade's name follows for who cannot see it. */
  hold: 'Hold',
  atYard: ', this yard',
  byYard: ', by yard',
  asOf: (place: string, time: string | null) =>
    time === null ? `${place}: please call for today’s prices` : `${place}, prices as of ${time}`,
  saved: (time: string) => `. Last saved ${time}`,
  differ: '. Some prices differ by yard',
  failed: ' – Unable to load current pricing. Please call for the latest rates.',
  nothing: 'Nothing found. Please call us: we buy more than what’s on this list.',
  found: (count: number) => `${count} found`,
};

/** The strip under the hero, once its script has prices. */
export const tickerScriptTexts = {
  today: 'Today’s prices',
  saved: (time: string) => `Last saved prices\n${time}`,
};

/** The price cards of the home page, and what is in their place. */
export const cardTexts = {
  differs: 'Differs by yard',
  other: 'Don’t see your metal?',
  all: 'All Prices',
  complete: 'Call for Complete Price List',
  worth: 'What Is My Load Worth?',
  notUpdated: 'Prices Not Updated',
  pricesOf: (time: string) => `We couldn’t get new prices. These are from ${time}.`,
  updated: 'Prices Updated',
  refreshed: 'Metal prices have been refreshed with the latest data.',
  spoken: {
    error: 'We couldn’t load the prices.',
    empty: 'There are no prices to show.',
    saved: 'These are the last prices we could get.',
    updated: (at: Date) => `The price list was updated at ${at.toLocaleTimeString('en-US')}.`,
  },
  failed: 'Unable to load current pricing. Please call for the latest rates.',
  error: (message: string) => `Error: ${message}`,
  call: 'Call for Current Prices',
  retry: 'Try Again',
  none: 'No pricing data available',
  at: (yard: string) => `At ${yard}. `,
  /** Until the server has answered, in place of the date that the page was built with. */
  checking: 'Checking today’s prices…',
  lastChecked: (time: string) => `last checked ${time}`,
  checked: (time: string) => `checked ${time}`,
  daily: 'Updated Daily',
  changed: (time: string | null) => time && `Last change: ${time}`,
  latest: 'Get the latest prices',
  refresh: 'Refresh',
};
