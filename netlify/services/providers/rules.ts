import type { ProviderSetting, ProviderStatus } from '../../../src/domain/providers/admin-providers.api.ts';
import type { Provider } from '../../../src/domain/providers/providers.ts';
import { type Config, YARD_MAIL_SETTINGS } from '../../lib/config.ts';
import { isLive, type Environment } from '../../lib/provider-config.ts';

type Mode = ProviderStatus['mode'];

interface Rule {
  /** Each entry lists names, one of which is enough. */
  readonly needed: readonly (readonly string[])[];
  readonly optional?: readonly string[];
  readonly mode: (config: Config, env: Environment) => Mode;
}

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const modeOfUrl = (url: string | undefined): Mode =>
  url === undefined ? null : LOCAL.test(new URL(url).hostname) ? 'local' : 'live';
const modeOf = (part: { readonly mockUrl: string | null } | null, isTest = false): Mode =>
  part && (part.mockUrl !== null ? 'local' : isTest ? 'test' : 'live');

const RULES: Readonly<Record<Provider, Rule>> = {
  stripe: {
    needed: [['STRIPE_SECRET_KEY'], ['STRIPE_PUBLISHABLE_KEY']],
    optional: ['STRIPE_WEBHOOK_SECRET'],
    mode: ({ stripe }) => modeOf(stripe, !isLive(stripe?.secretKey ?? '')),
  },
  paypal: {
    needed: [['PAYPAL_CLIENT_ID'], ['PAYPAL_CLIENT_SECRET']],
    optional: ['PAYPAL_ENVIRONMENT', 'PAYPAL_WEBHOOK_ID'],
    mode: ({ paypal }) => modeOf(paypal, paypal?.environment === 'sandbox'),
  },
  printful: {
    needed: [['PRINTFUL_TOKEN']],
    optional: ['PRINTFUL_STORE_ID', 'PRINTFUL_WEBHOOK_SECRET'],
    mode: ({ printful }) => modeOf(printful),
  },
  smarty: {
    needed: [['SMARTY_AUTH_ID'], ['SMARTY_AUTH_TOKEN']],
    mode: ({ smarty }) => modeOf(smarty),
  },
  vehicles: { needed: [], mode: ({ vehicles }) => modeOf(vehicles) },
  mail: {
    needed: [['SMTP_URL']],
    optional: ['MAIL_FROM', 'STAFF_MAIL_TO', ...YARD_MAIL_SETTINGS],
    mode: ({ mail }) => modeOfUrl(mail?.smtpUrl),
  },
  photos: {
    needed: [['NETLIFY_BLOBS_CONTEXT']],
    mode: (_, env) => (env['NETLIFY_LOCAL'] ? 'local' : 'live'),
  },
  build: {
    needed: [['BUILD_HOOK_URL']],
    mode: ({ buildHook }) => modeOfUrl(buildHook?.url),
  },
  cdn: { needed: [['NETLIFY_PURGE_API_TOKEN']], mode: () => 'live' },
  github: {
    needed: [['GITHUB_TOKEN'], ['GITHUB_REPOSITORY']],
    optional: ['GITHUB_BRANCH'],
    mode: ({ github }) => modeOf(github),
  },
  push: {
    needed: [['VAPID_PUBLIC_KEY'], ['VAPID_PRIVATE_KEY'], ['VAPID_SUBJECT']],
    mode: ({ push }) => modeOf(push),
  },
  database: {
    needed: [['DATABASE_URL', 'NETLIFY_DB_URL']],
    mode: ({ database }) => modeOfUrl(database?.url),
  },
  measurement: { needed: [['PUBLIC_MEASUREMENT_IDS']], mode: () => 'live' },
  errors: { needed: [['SENTRY_DSN']], mode: ({ errors }) => modeOfUrl(errors?.url) },
};

/** How one system is set up, judged only by the names of its settings. */
export function settingsOf(
  provider: Provider,
  config: Config,
  env: Environment,
): Pick<ProviderStatus, 'isConfigured' | 'mode' | 'settings'> {
  const { needed, optional = [], mode } = RULES[provider];
  const stateOf = (names: readonly string[]): ProviderSetting['state'] => {
    if (names.some((name) => config.problems.includes(`${name} is invalid`))) return 'invalid';
    return names.some((name) => env[name]) ? 'set' : 'missing';
  };
  const settings = [
    ...needed.map((names) => ({ name: names.join(' or '), state: stateOf(names), isNeeded: true })),
    ...optional.map((name) => ({ name, state: stateOf([name]), isNeeded: false })),
  ];
  const found = settings.every(({ state, isNeeded }) => state === 'set' || (state === 'missing' && !isNeeded))
    ? mode(config, env)
    : null;
  return { isConfigured: found !== null, mode: found, settings };
}
