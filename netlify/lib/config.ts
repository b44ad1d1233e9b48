import { STAFF_MAIL } from '../../src/business/business.ts';
import {
  parseProviders,
  type Environment,
  type PaypalConfig,
  type PrintfulConfig,
  type SmartyConfig,
  type StripeConfig,
} from './provider-config.ts';

export interface DatabaseConfig {
  /** postgres://… */
  readonly url: string;
  /** Set only if PostgreSQL is reached directly, without Neon's WebSocket in front of it. */
  readonly overTcp: boolean;
}

interface AuthConfig {
  /** Protects cookies, links, codes and authenticator apps. */
  readonly secret: string;
  /** The previous secret; both are accepted during a rotation. */
  readonly previousSecret: string | null;
}

interface MailConfig {
  /** smtp://… or smtps://… */
  readonly smtpUrl: string;
  readonly from: string;
  readonly staffTo: string;
}

export interface Config {
  /** Our own origin, "https://www.example.com"; undefined if the environment does not say. */
  readonly siteOrigin: string | undefined;
  /** A preview whose address may be shared: it must not ask for anybody's personal data. */
  readonly isPublicPreview: boolean;
  /** null if its settings are missing or invalid: the other parts still work. */
  readonly database: DatabaseConfig | null;
  readonly auth: AuthConfig | null;
  readonly mail: MailConfig | null;
  /** These four are null if nothing is set for them, which is not a problem in itself. */
  readonly stripe: StripeConfig | null;
  readonly paypal: PaypalConfig | null;
  readonly printful: PrintfulConfig | null;
  readonly smarty: SmartyConfig | null;
  /** Everything missing or invalid, without any values. */
  readonly problems: readonly string[];
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(problems: readonly string[]) {
    super(`The server is not set up: ${problems.join(', ')}`);
  }
}

const isUrl = (protocol: RegExp) => (text: string) =>
  URL.canParse(text) && protocol.test(new URL(text).protocol);
const SECRET_MIN_BYTES = 32;
const isSecret = (text: string) => Buffer.byteLength(text) >= SECRET_MIN_BYTES;
const isEmail = (text: string) => /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text);

/** Netlify's names for the site itself and for a developer's own machine; anybody can reach all others. */
const OWN_CONTEXTS = new Set(['production', 'dev']);

/** Reads the whole environment, so that one message lists everything that is wrong. */
export function parseConfig(env: Environment): Config {
  const problems: string[] = [];
  const read = (name: string, text: string | undefined, isValid: (text: string) => boolean) => {
    if (text && isValid(text)) return text;
    if (text) problems.push(`${name} is invalid`);
    return undefined;
  };
  const need = (name: string, text: string | undefined, isValid: (text: string) => boolean) => {
    if (!text) problems.push(`${name} is missing`);
    return read(name, text, isValid);
  };
  const url = need('DATABASE_URL', env['DATABASE_URL'] || env['NETLIFY_DB_URL'], isUrl(/^postgres(ql)?:$/));
  const transport = read('DATABASE_TRANSPORT', env['DATABASE_TRANSPORT'], (text) => text === 'tcp');
  const secret = need('AUTH_SECRET', env['AUTH_SECRET'], isSecret);
  const previous = read('AUTH_SECRET_PREVIOUS', env['AUTH_SECRET_PREVIOUS'], isSecret);
  const smtpUrl = need('SMTP_URL', env['SMTP_URL'], isUrl(/^smtps?:$/));
  const from = read('MAIL_FROM', env['MAIL_FROM'] || STAFF_MAIL.from, isEmail);
  const staffTo = read('STAFF_MAIL_TO', env['STAFF_MAIL_TO'] || STAFF_MAIL.to, isEmail);
  const providers = parseProviders(env, problems);
  const site = read('SITE_URL', env['SITE_URL'] || env['URL'], isUrl(/^https?:$/));
  return {
    siteOrigin: site && new URL(site).origin,
    isPublicPreview: !OWN_CONTEXTS.has(env['CONTEXT'] ?? 'production'),
    database: url ? { url, overTcp: transport === 'tcp' } : null,
    auth: secret ? { secret, previousSecret: previous && previous !== secret ? previous : null } : null,
    mail: smtpUrl && from && staffTo ? { smtpUrl, from, staffTo } : null,
    ...providers,
    problems,
  };
}

let parsed: Config | undefined;

export function config(): Config {
  // A function's environment does not name its deploy's context; only the request's own context does.
  parsed ??= parseConfig({ CONTEXT: globalThis.Netlify?.context?.deploy.context, ...process.env });
  return parsed;
}

/** One part of the config. Throws a ConfigError that lists everything wrong if that part cannot be used. */
export function required<
  Part extends 'database' | 'auth' | 'mail' | 'stripe' | 'paypal' | 'printful' | 'smarty',
>(part: Part): NonNullable<Config[Part]> {
  const { [part]: value, problems } = config();
  if (!value) throw new ConfigError(problems.length > 0 ? problems : [`${part} is not set up`]);
  return value;
}
