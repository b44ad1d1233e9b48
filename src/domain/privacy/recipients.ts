import type { Provider } from '../providers/providers.ts';
import { recipientTexts } from './texts.ts';

export interface DataRecipient {
  readonly name: string;
  readonly when: string;
  readonly gets: string;
  /** What a visitor's browser itself asks there: `*.` stands for any host below. */
  readonly hosts: readonly string[];
}

const { stripe, paypal, printful, smarty, mail, push, database, measurement, errors, netlify, carriers } =
  recipientTexts;

/** Null: learns nothing about visitors. A system without an entry does not compile. */
const OF_PROVIDERS: Readonly<Record<Provider, DataRecipient | null>> = {
  stripe: { ...stripe, hosts: ['*.stripe.com', '*.stripe.network'] },
  paypal: { ...paypal, hosts: ['*.paypal.com', '*.paypalobjects.com', '*.venmo.com'] },
  printful: { ...printful, hosts: [] },
  smarty: { ...smarty, hosts: [] },
  vehicles: null,
  mail: { ...mail, hosts: [] },
  push: { ...push, hosts: [] },
  photos: null,
  cdn: null,
  build: null,
  github: null,
  database: { ...database, hosts: [] },
  measurement: {
    ...measurement,
    hosts: ['www.googletagmanager.com', '*.google-analytics.com', '*.analytics.google.com'],
  },
  errors: { ...errors, hosts: [] },
};

interface Build {
  readonly measures: boolean;
  /** SENTRY_DSN is set. */
  readonly reportsErrors: boolean;
}

/** Who gets what about visitors; the measurement service and Sentry only in a build that uses them. */
export const recipients = ({ measures, reportsErrors }: Build): readonly DataRecipient[] => [
  { ...netlify, hosts: [] },
  ...Object.values({
    ...OF_PROVIDERS,
    ...(measures ? {} : { measurement: null }),
    ...(reportsErrors ? {} : { errors: null }),
  }).flatMap((recipient) => recipient ?? []),
  { ...carriers, hosts: [] },
];

const covers = (pattern: string, host: string) =>
  pattern.startsWith('*.') ? host === pattern.slice(2) || host.endsWith(pattern.slice(1)) : host === pattern;

/** Whether the privacy page names who is behind a host that a visitor's browser asked. */
export const isListedHost = (host: string): boolean =>
  recipients({ measures: true, reportsErrors: true }).some(({ hosts }) =>
    hosts.some((pattern) => covers(pattern, host)),
  );
