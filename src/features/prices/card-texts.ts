// Apart from texts.ts: the cards are for visitors who scroll to them, and the other texts for pages that load little.

/** The price cards of the home page, and what is in their place. */
export const cardTexts = {
  differs: 'Differs by yard',
  other: "Don't see your metal?",
  all: 'All Prices',
  complete: 'Call for Complete Price List',
  worth: 'What Is My Load Worth?',
  notUpdated: 'Prices Not Updated',
  pricesOf: (time: string) => `We couldn't get new prices. These are from ${time}.`,
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
  checking: "Checking today's prices…",
  lastChecked: (time: string) => `last checked ${time}`,
  checked: (time: string) => `checked ${time}`,
  daily: 'Updated Daily',
  changed: (time: string | null) => time && `Last change: ${time}`,
  latest: 'Get the latest prices',
  refresh: 'Refresh',
};
