/** What the estimator's script writes. */
export const estimateBoardTexts = {
  at: (yard: string) => ` at ${yard}`,
  differ: ', some differ by yard',
  saved: (time: string) => `Last saved prices, ${time}`,
  asOf: (time: string | null) => `Prices as of ${time ?? 'today'}`,
  error: (message: string) => `Error: ${message}`,
  changed: (before: string, now: string) =>
    `Prices have changed: your estimate was ${before} and is now ${now}.`,
  spoken: (total: string) => `Estimate ${total}`,
  line: (number: number) => `Line ${number}`,
  remove: (number: number) => `Remove line ${number}`,
  choose: 'Please choose a metal',
};

/** The estimator's page. Where a sentence holds a link, it stands between its parts. */
export const estimatePageTexts = {
  hold: 'Hold a Price',
  pageTitle: 'Scrap Metal Payout Estimator',
  description:
    'What is your load worth? Enter metals and weights and see the total at today’s prices of our three Georgia yards.',
  heading: 'What is your load worth?',
  updated: (minutes: number) => `Updated every ${minutes} minutes.`,
  load: 'Your load',
  withoutScript: [
    'The estimator needs JavaScript. Please turn it on, or call ',
    ' and we’ll work it out with you.',
  ],
  getting: 'Getting today’s prices…',
  ton: (pounds: string) => `. A ton is ${pounds} lb.`,
  add: 'Add Another Metal',
  sellCar: 'A whole car? See what it’s worth',
  estimate: 'Estimate',
  stays: 'The form won’t carry your estimate over, so please write it down.',
  only: 'Estimate only. Call to lock in a price; final payout depends on grade and condition.',
  call: (phone: string) => `Call ${phone}`,
  quote: 'Get a Quote for This Load',
  metal: 'Metal',
  choose: 'Choose a metal',
  weight: 'Weight',
  unit: 'Unit',
};
