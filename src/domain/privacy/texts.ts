/** What each cookie is for, and how long it stays. Times come as `lasting()` says them. */
export const cookieTexts = {
  checkout: { purpose: 'Lets the browser that placed an order see it in full and pay it.' },
  offer: { purpose: 'Lets the browser that opened the link to an offer accept or decline it.' },
  rewards: {
    purpose: 'Shows the rewards account whose phone number was entered.',
    life: (time: string) => `${time}, or until the browser is closed`,
  },
  rewardsDevice: {
    purpose:
      'Remembers that a ticket of a rewards account was looked up here, a code from our email entered, or a reward code redeemed.',
  },
  staff: {
    purpose: 'Keeps a member of our staff signed in.',
    life: (idle: string, longest: string) => `${idle} without use, ${longest} at most`,
  },
  staffStep: { purpose: 'Between the password and the code at sign-in.', life: 'a few minutes' },
  staffPasskey: { purpose: 'While a passkey is used.', life: 'a few minutes' },
  measurement: {
    purpose: 'Tells the measurement service which visits come from the same browser.',
    life: 'two years, or until you decline',
  },
};

export const privacyRequestTexts = {
  kind: 'Please choose what you want',
  name: 'Please enter your name',
  email: 'Please enter a valid email address',
  phone: 'Phone number must be 10 digits',
  yard: 'Please choose one of our yards',
  contact: 'Please enter an email address or a phone number',
  details: 'Please tell us what’s wrong',
};

/** Who learns something about visitors: when, and what. `when` and `gets` are sentences of their own. */
export const recipientTexts = {
  stripe: {
    name: 'Stripe',
    when: 'If you pay by card',
    gets: 'Your card, the amount, and the name and address the order goes to. Stripe sets its own cookies to prevent fraud.',
  },
  paypal: {
    name: 'PayPal',
    when: 'If you pay with PayPal',
    gets: 'The amount and the shipping address, and what you tell PayPal. PayPal sets its own cookies.',
  },
  printful: {
    name: 'Printful',
    when: 'If you order something made to order',
    gets: 'What you ordered, and your name, address, email and phone for the delivery.',
  },
  smarty: {
    name: 'Smarty',
    when: 'If you enter an address for a delivery or a pickup',
    gets: 'The address, to check it against the postal service’s list and, for a car, to measure how far it is.',
  },
  mail: {
    name: 'Our mail provider',
    when: 'If you ask for an answer by email, order something, or write to us',
    gets: 'The emails between you and us.',
  },
  push: {
    name: 'Browser push services (Apple, Google, Microsoft, Mozilla)',
    when: 'When our staff’s devices are notified of your request',
    gets: 'An encrypted notice they can’t read.',
  },
  database: {
    name: 'Neon',
    when: 'Always: it runs our database',
    gets: 'Everything this page says we keep, except photos.',
  },
  measurement: {
    name: 'Google Analytics',
    when: 'Only after you accept, and never on pages where you pay',
    gets: 'Which pages and buttons are used, and the size and kind of your device and browser. Never your name, phone number, email, searches or location.',
  },
  errors: {
    name: 'Sentry',
    when: 'When a part of this site fails',
    gets: 'Which part failed, where in our program, and on which page, kept for 90 days at most. We take out what you typed, and send neither your name nor your internet address.',
  },
  netlify: {
    name: 'Netlify',
    when: 'Always: it serves this site and stores photos',
    gets: 'Each visit with your internet address, in logs it keeps for a few days, and the photos you send us.',
  },
  carriers: {
    name: 'Carriers such as USPS or UPS',
    when: 'If we ship your order ourselves',
    gets: 'Your name and address.',
  },
};
