import { createECDH } from 'node:crypto';

export interface StripeConfig {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** null: webhooks are answered 503, and only the return page and the reconcile job finish orders. */
  readonly webhookSecret: string | null;
  /** Set only for a mock server on the developer's own machine. */
  readonly mockUrl: string | null;
}

export interface PaypalConfig {
  readonly clientId: string;
  readonly secret: string;
  readonly environment: 'sandbox' | 'production';
  readonly webhookId: string | null;
  readonly mockUrl: string | null;
}

export interface PrintfulConfig {
  readonly token: string;
  readonly storeId: string | null;
  readonly webhookSecret: string | null;
  readonly mockUrl: string | null;
}

export interface SmartyConfig {
  readonly authId: string;
  readonly authToken: string;
  readonly mockUrl: string | null;
}

export interface VehiclesConfig {
  /** Set only for a mock server on the developer's own machine. */
  readonly mockUrl: string | null;
}

export interface GithubConfig {
  readonly token: string;
  /** "owner/name" */
  readonly repository: string;
  readonly branch: string;
  readonly mockUrl: string | null;
}

export interface BuildHookConfig {
  /** Anybody who knows it can start builds. */
  readonly url: string;
}

export interface ErrorsConfig {
  /** Takes Sentry's envelopes. */
  readonly url: string;
  /** The public key of the project: it lets one report, and read nothing. */
  readonly key: string;
}

export interface PushConfig {
  /** The key pair that names this site to push services (VAPID, RFC 8292), as base64url. Browsers subscribe with the public one. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Where a push service reaches us: "mailto:…" or "https://…". */
  readonly subject: string;
  /** Set only for a mock push service on the developer's own machine. */
  readonly mockUrl: string | null;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;
const BRANCH = /^[\w-][\w./-]*$/;
const DEFAULT_BRANCH = 'main';

/** Whether a key of Stripe's moves money. */
export const isLive = (key: string) => /^[a-z]+_live_/.test(key);

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host name means this machine. */
export const isThisMachine = (host: string): boolean => LOCAL.has(host);

/** Whether these are a key pair of the curve P-256. */
function isKeyPair(publicKey: string, privateKey: string): boolean {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(privateKey, 'base64url');
    const isWhole = Buffer.from(privateKey, 'base64url').length === 32;
    return isWhole && curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/** "https://key@o1.ingest.sentry.io/42": https://docs.sentry.io/concepts/key-terms/dsn-explainer/ */
function parseDsn(dsn: string): ErrorsConfig | null {
  if (!URL.canParse(dsn)) return null;
  const { protocol, host, hostname, username: key, password, pathname } = new URL(dsn);
  const [, prefix = '', project] = /^(.*)\/(\w+)$/.exec(pathname) ?? [];
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
  if (!isSafe || !key || password || !project) return null;
  return { url: `${protocol}//${host}${prefix}/api/${project}/envelope/`, key };
}

/** Netlify names each deploy's context. Any other name, or none, is not production. */
export const isProduction = (env: Environment): boolean => env['CONTEXT'] === 'production';

/**
 * The shop's outside systems. Each is null if none of its settings are set; a half-set one is a problem. A mock
 * server's address is accepted only on this machine.
 */
export function parseProviders(env: Environment, problems: string[]) {
  const mock = (name: string): string | null => {
    const url = env[name];
    if (!url) return null;
    if (URL.canParse(url) && isThisMachine(new URL(url).hostname)) return url.replace(/\/$/, '');
    problems.push(`${name} is invalid`);
    return null;
  };
  /** All values of the named settings, or null if they are missing; a half-set group is a problem. */
  const together = <Name extends string>(
    ...names: readonly Name[]
  ): Readonly<Record<Name, string>> | null => {
    const missing = names.filter((name) => !env[name]);
    if (missing.length === 0)
      return Object.fromEntries(names.map((name) => [name, env[name]])) as Record<Name, string>;
    if (missing.length < names.length) problems.push(...missing.map((name) => `${name} is missing`));
    return null;
  };
  const isPreview = !isProduction(env);
  const anyStripe = together('STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY');
  const stripe = anyStripe && isPreview && isLive(anyStripe.STRIPE_SECRET_KEY) ? null : anyStripe;
  const isLivePaypal = env['PAYPAL_ENVIRONMENT'] === 'production';
  const anyPaypal = together('PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET');
  const paypal = isPreview && isLivePaypal ? null : anyPaypal;
  // Printful has no test keys: it makes and bills everything it is sent.
  const printful = isPreview && !env['PRINTFUL_MOCK_URL'] ? null : together('PRINTFUL_TOKEN');
  const smarty = together('SMARTY_AUTH_ID', 'SMARTY_AUTH_TOKEN');
  // A preview has no staff who could write.
  const anyGithub =
    isPreview && !env['GITHUB_MOCK_URL'] ? null : together('GITHUB_TOKEN', 'GITHUB_REPOSITORY');
  const hook = env['BUILD_HOOK_URL'] || null;
  const isHook =
    hook !== null &&
    URL.canParse(hook) &&
    (new URL(hook).protocol === 'https:' || isThisMachine(new URL(hook).hostname));
  if (hook !== null && !isHook) problems.push('BUILD_HOOK_URL is invalid');
  // A real hook builds what visitors see, which no other deploy may start.
  const isHookAllowed = isHook && (!isPreview || isThisMachine(new URL(hook).hostname));
  const branch = env['GITHUB_BRANCH'] || DEFAULT_BRANCH;
  const wrong = [
    ...(anyGithub && !REPOSITORY.test(anyGithub.GITHUB_REPOSITORY) ? ['GITHUB_REPOSITORY'] : []),
    ...(anyGithub && !BRANCH.test(branch) ? ['GITHUB_BRANCH'] : []),
  ];
  problems.push(...wrong.map((name) => `${name} is invalid`));
  const github = wrong.length > 0 ? null : anyGithub;
  const dsn = env['SENTRY_DSN'];
  const errors = dsn ? parseDsn(dsn) : null;
  if (dsn && !errors) problems.push('SENTRY_DSN is invalid');
  // A preview has no staff who could be notified.
  const vapid =
    isPreview && env['CONTEXT'] !== 'dev'
      ? null
      : together('VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT');
  const wrongVapid = vapid && [
    ...(isKeyPair(vapid.VAPID_PUBLIC_KEY, vapid.VAPID_PRIVATE_KEY)
      ? []
      : ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']),
    ...(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(vapid.VAPID_SUBJECT) ? [] : ['VAPID_SUBJECT']),
  ];
  problems.push(...(wrongVapid ?? []).map((name) => `${name} is invalid`));
  return {
    stripe: stripe && {
      secretKey: stripe.STRIPE_SECRET_KEY,
      publishableKey: stripe.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: env['STRIPE_WEBHOOK_SECRET'] || null,
      mockUrl: mock('STRIPE_MOCK_URL'),
    },
    paypal: paypal && {
      clientId: paypal.PAYPAL_CLIENT_ID,
      secret: paypal.PAYPAL_CLIENT_SECRET,
      environment: isLivePaypal ? 'production' : 'sandbox',
      webhookId: env['PAYPAL_WEBHOOK_ID'] || null,
      mockUrl: mock('PAYPAL_MOCK_URL'),
    },
    printful: printful && {
      token: printful.PRINTFUL_TOKEN,
      storeId: env['PRINTFUL_STORE_ID'] || null,
      webhookSecret: env['PRINTFUL_WEBHOOK_SECRET'] || null,
      mockUrl: mock('PRINTFUL_MOCK_URL'),
    },
    smarty: smarty && {
      authId: smarty.SMARTY_AUTH_ID,
      authToken: smarty.SMARTY_AUTH_TOKEN,
      mockUrl: mock('SMARTY_MOCK_URL'),
    },
    // It needs no key, and only the real site asks it.
    vehicles: isPreview && !env['VPIC_MOCK_URL'] ? null : { mockUrl: mock('VPIC_MOCK_URL') },
    github: github && {
      token: github.GITHUB_TOKEN,
      repository: github.GITHUB_REPOSITORY,
      branch,
      mockUrl: mock('GITHUB_MOCK_URL'),
    },
    buildHook: isHookAllowed ? { url: hook } : null,
    errors,
    push:
      vapid && wrongVapid?.length === 0
        ? {
            publicKey: vapid.VAPID_PUBLIC_KEY,
            privateKey: vapid.VAPID_PRIVATE_KEY,
            subject: vapid.VAPID_SUBJECT,
            mockUrl: mock('PUSH_MOCK_URL'),
          }
        : null,
    githubMissing: github
      ? []
      : [...['GITHUB_TOKEN', 'GITHUB_REPOSITORY'].filter((name) => !env[name]), ...wrong],
  } satisfies {
    stripe: StripeConfig | null;
    paypal: PaypalConfig | null;
    printful: PrintfulConfig | null;
    smarty: SmartyConfig | null;
    vehicles: VehiclesConfig | null;
    github: GithubConfig | null;
    buildHook: BuildHookConfig | null;
    errors: ErrorsConfig | null;
    push: PushConfig | null;
    githubMissing: readonly string[];
  };
}
