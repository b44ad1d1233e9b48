/** The outside systems whose calls are watched, by their names in provider_health. */
const WATCHED = [
  'stripe',
  'paypal',
  'printful',
  'smarty',
  'vehicles',
  'mail',
  'photos',
  'cdn',
  'build',
  'github',
  'push',
] as const;
export type Watched = (typeof WATCHED)[number];

/** All systems on /admin/providers, in its order. */
export const PROVIDERS = [...WATCHED, 'database', 'measurement', 'errors'] as const;
export type Provider = (typeof PROVIDERS)[number];

const NAMES: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  printful: 'Printful',
  smarty: 'Smarty',
  vehicles: 'NHTSA, for VINs',
  mail: 'Email',
  photos: 'Photo storage',
  cdn: 'CDN purge',
  build: 'Site builds',
  github: 'GitHub, for posts and content',
  push: 'Notifications',
  database: 'Database',
  measurement: 'Google Analytics',
  errors: 'Sentry',
} satisfies Record<Provider, string>;

/** "Stripe" for "stripe". Unknown names stay as they are. */
export const providerName = (provider: string): string => NAMES[provider] ?? provider;

/** The systems with a Test button. */
export const TESTABLE = [
  'stripe',
  'paypal',
  'printful',
  'smarty',
  'mail',
  'photos',
  'github',
  'push',
] as const;
export type Testable = (typeof TESTABLE)[number];

export const isTestable = (name: string): name is Testable => (TESTABLE as readonly string[]).includes(name);
