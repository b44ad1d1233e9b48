import type { Provider } from '../providers/providers.ts';

export interface DataRecipient {
  readonly name: string;
  readonly when: string;
  readonly gets: string;
  /** What a visitor's browser itself asks there: `*.` stands for any host below. */
  readonly hosts: readonly string[];
}

/** Null: learns nothing about visitors. A system without an entry does not compile. */
const OF_PROVIDERS: Readonly<Record<Provider, DataRecipient | null>> = {
  stripe: {
    name: 'Stripe',
    when: 'If you pay by card',
    gets: 'Your card, the amount, and the name and address that the order goes to. Stripe sets cookies of its own against fraud.',
    hosts: ['*.stripe.com', '*.stripe.network'],
  },
  paypal: {
    name: 'PayPal',
    when: 'If you pay with PayPal',
    gets: 'The amount and the shipping address, and what you tell PayPal. PayPal sets cookies of its own.',
    hosts: ['*.paypal.com', '*.paypalobjects.com', '*.venmo.com'],
  },
  printful: {
    name: 'Printful',
    when: 'If you order something that is made to order',
    gets: 'What you ordered, and your name, address, email and phone for the delivery.',
    hosts: [],
  },
  smarty: {
    name: 'Smarty',
    when: 'If you enter an address for a delivery or a pickup',
    gets: 'The address, to check it against the postal service’s list.',
    hosts: [],
  },
  mail: {
    name: 'Our mail provider',
    when: 'If you ask for an answer by email, order something, or write to us',
    gets: 'The mails between you and us.',
    hosts: [],
  },
  push: {
    name: 'Push services of browsers (Apple, Google, Microsoft, Mozilla)',
    when: 'When our staff’s devices are told of your request',
    gets: 'An encrypted notice, which they cannot read.',
    hosts: [],
  },
  photos: null,
  cdn: null,
  build: null,
  github: null,
  database: {
    name: 'Neon',
    when: 'Always: it runs our database',
    gets: 'All that this page says we keep, except photos.',
    hosts: [],
  },
  measurement: {
    name: 'Google Analytics',
    when: 'Only after you accept, and never on pages where you pay',
    gets: 'Which pages and buttons are used, and the size and kind of your device and browser. Never your name, phone, email, search or place.',
    hosts: ['www.googletagmanager.com', '*.google-analytics.com', '*.analytics.google.com'],
  },
};

const NETLIFY: DataRecipient = {
  name: 'Netlify',
  when: 'Always: it serves this site and stores photos',
  gets: 'Each request with your internet address, in logs that it keeps for a few days, and the photos you send us.',
  hosts: [],
};

const OTHERS: readonly DataRecipient[] = [
  {
    name: 'Carriers such as USPS or UPS',
    when: 'If we ship your order ourselves',
    gets: 'Your name and address.',
    hosts: [],
  },
];

/** Who gets what about visitors; the measurement service only in a build that measures. */
export const recipients = (measures: boolean): readonly DataRecipient[] => [
  NETLIFY,
  ...Object.entries(OF_PROVIDERS).flatMap(([id, recipient]) =>
    recipient && (measures || id !== 'measurement') ? [recipient] : [],
  ),
  ...OTHERS,
];

const covers = (pattern: string, host: string) =>
  pattern.startsWith('*.') ? host === pattern.slice(2) || host.endsWith(pattern.slice(1)) : host === pattern;

/** Whether the privacy page names who is behind a host that a visitor's browser asked. */
export const isListedHost = (host: string): boolean =>
  recipients(true).some(({ hosts }) => hosts.some((pattern) => covers(pattern, host)));
