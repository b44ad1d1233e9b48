/** What pages say around prices. Where a sentence holds a link, it stands between its parts. Scripts have texts of their own. */
export const pricesSectionTexts = {
  title: 'Live Scrap Metal Prices',
  guaranteed: 'Call ahead for guaranteed pricing',
  withoutScript: ['Prices change daily. Please call ', " for today's list."],
  signs: '▲ ▼ from the last price',
  partner: 'Get Additional Prices with Our Partner',
  openPartner: 'Open Partner App',
  newTab: '(opens in a new tab)',
};

export const tickerTexts = {
  call: "Call for today's prices",
  latest: 'Our latest prices',
  all: 'All prices',
};

export const stripTexts = {
  title: 'What we pay',
  asOf: 'As of ',
  call: 'Call ',
  guaranteed: ' for guaranteed pricing, or see ',
  all: 'all prices',
};

export const savedPricesTexts = {
  title: 'Last saved prices',
  daily: '. Prices change daily: call ahead for guaranteed pricing.',
};

export const priceHistoryTexts = {
  title: "Today's price",
  titles: "Today's prices",
  withoutScript: ['Prices change daily. Please call ', " for today's."],
  daysAgo: (days: number) => `${days} days ago`,
  today: 'Today',
  getting: 'Getting prices…',
  history: 'Price history',
  since: 'Since',
  price: 'Price',
  change: 'Change',
};

export const pricesPageTexts = {
  pageTitle: 'Scrap Metal Price List',
  description:
    "Every grade our three Georgia yards buy, with today's price per pound: copper, brass, aluminum, stainless, steel, vehicles, batteries and electronics.",
  heading: 'Complete price list',
  asOf: (time: string | null) => `All yards, prices as of ${time ?? 'today'}`,
  qr: 'QR code of the live price list',
  confirm: 'Prices change: call to confirm.',
  hours: (weekdays: string, saturday: string, sunday: string) =>
    `Mon-Fri ${weekdays}, Sat ${saturday}, Sun ${sunday.toLowerCase()}.`,
  yard: 'Yard',
  allYards: 'All yards',
  groups: 'Groups',
  find: 'Find a metal',
  signs: '▲ ▼ from the last price. Final payout depends on grade and condition.',
  worth: 'What Is My Load Worth?',
  print: 'Print This List',
};

export const boardPageTexts = {
  pageTitle: (yard: string) => `Price Board ${yard}`,
  prices: 'Prices',
  getting: 'Getting prices…',
  withoutScript: (phone: string) => `This board needs JavaScript. For today's prices call ${phone}.`,
};
