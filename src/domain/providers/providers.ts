/** The outside systems whose calls are watched, by the names under which provider_health keeps them. */
const WATCHED = ['stripe', 'paypal', 'printful', 'smarty', 'mail', 'photos', 'cdn'] as const;
export type Watched = (typeof WATCHED)[number];

/** All that stand on /admin/providers, in its order. */
export const PROVIDERS = [...WATCHED, 'database', 'measurement'] as const;
export type Provider = (typeof PROVIDERS)[number];

const NAMES: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  printful: 'Printful',
  smarty: 'Smarty',
  mail: 'Mail',
  photos: 'Photo store',
  cdn: 'CDN purge',
  database: 'Database',
  measurement: 'Measurement',
} satisfies Record<Provider, string>;

/** "Stripe" of "stripe"; what is none of these stays as it is. */
export const providerName = (provider: string): string => NAMES[provider] ?? provider;

/** Those that can be asked something harmless at the press of a button. */
export const TESTABLE = ['stripe', 'paypal', 'printful', 'smarty', 'mail', 'photos'] as const;
export type Testable = (typeof TESTABLE)[number];

export const isTestable = (name: string): name is Testable => (TESTABLE as readonly string[]).includes(name);
