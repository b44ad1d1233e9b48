import { HOLD_MIN_OPEN_MINUTES, HOLDS_DAY_MAX, HOLDS_OPEN_MAX } from '../../business/constants.ts';

/** /hold. */
export const holdPageTexts = {
  pageTitle: 'Hold a Scrap Price',
  description:
    'Hold the scrap price posted at one of our yards until closing time, by phone number. If the price is higher when you come in, you get the higher one.',
  heading: 'Hold a price',
  crumb: 'Price hold',
  lead: 'Keep the posted price until closing time. If it’s higher when you come in, you get the higher one.',
  withoutScript: 'Holding a price needs JavaScript. Without it, please call us.',
  how: {
    heading: 'How it works',
    list: [
      `A hold is good until closing time today, or on the next open day if fewer than ${HOLD_MIN_OPEN_MINUTES / 60} hours are left.`,
      'Each hold covers the pounds shown with your code. We pay the posted price for anything over that.',
      'You can use a hold once, at the yard you choose.',
      `Each phone number can have ${HOLDS_OPEN_MAX} holds at a time and make ${HOLDS_DAY_MAX} a day.`,
    ],
  },
  ourWord: 'How often we kept our word',
  call: { heading: 'Rather call?', text: 'We can give you a price over the phone, too.' },
};

export const holdFormTexts = {
  yard: 'Yard *',
  chooseYard: 'Choose a yard',
  grade: 'Grade *',
  chooseGrade: 'Choose a grade',
  phone: 'Phone *',
  phoneHint: 'Give this number at the counter if you don’t have your code. We won’t text you.',
  email: 'Email (optional)',
  loading: 'Getting today’s prices…',
  failed: 'We couldn’t load the prices. Please try again or call us.',
  retry: 'Try again',
  chooseBoth: 'Choose a yard and a grade to see the price.',
  posted: (price: string, yard: string) => `Posted at ${yard}: ${price}`,
  submit: 'Hold this price',
  sending: 'Holding…',
  changed: (price: string) => `The price just changed to ${price}. Press again to hold that one.`,
};

export const heldCardTexts = {
  headings: {
    open: 'Your price is held',
    used: 'This hold was used',
    canceled: 'You canceled this hold',
    ended: 'This hold has ended',
  },
  /** Why it is no longer held. */
  over: {
    used: 'A ticket was paid with it. Hold another price anytime.',
    canceled: 'You can hold today’s price instead.',
    ended: 'You can hold today’s price instead.',
  },
  show: 'Show this code at the counter, or just give your phone number.',
  mailed: 'We’re emailing this to you.',
  notMailed: 'We can’t email this address right now, so please save your code.',
  bring: 'What to bring',
  calendar: 'Add to calendar',
  print: 'Print',
  cancel: 'Cancel this hold',
  question: {
    title: 'Cancel this hold?',
    text: 'You’d get the price posted when you come in.',
    yes: 'Yes, cancel it',
    no: 'Keep it',
  },
  another: 'Hold another price',
  /** Once this one is not held any longer. */
  today: 'Hold today’s price',
  opening: 'Looking up your hold…',
  missing: 'We couldn’t find this hold. The link may be incomplete or too old.',
};
