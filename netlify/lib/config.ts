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
  /** Set only where PostgreSQL is reached itself, without Neon's WebSocket in front of it. */
  readonly overTcp: boolean;
}

interface AuthConfig {
  /** What cookies, links, codes and authenticator apps are protected with. */
  readonly secret: string;
  /** The one that `secret` replaces, while both are accepted. */
  readonly previousSecret: string | null;
}

interface MailConfig {
  /** smtp://… or smtps://… */
  readonly smtpUrl: string;
  readonly from: string;
  readonly staffTo: string;
}

export interface Config {
  /** Our own origin, "https://www.example.com"; undefined where the environment does not say. */
  readonly siteOrigin: string | undefined;
  /** A deploy beside the real one, with an address that gets around: nobody's details may be asked for there. */
  readonly isPublicPreview: boolean;
  /** null where its settings are missing or invalid: the other parts still work. */
  readonly database: DatabaseConfig | null;
  readonly auth: AuthConfig | null;
  readonly mail: MailConfig | null;
  /** These four are null where nothing is set for them, which is no problem by itself. */
  readonly stripe: StripeConfig | null;
  readonly paypal: PaypalConfig | null;
  readonly printful: PrintfulConfig | null;
  readonly smarty: SmartyConfig | null;
  /** Everything missing or invalid, never with a value in it. */
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

/** Netlify's names for the site itself and for a developer's own machine; all others can be reached by anybody. */
const OWN_CONTEXTS = new Set(['production', 'dev']);

/** Reads the environment in full, so that one message lists all that is wrong. */
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
  // A function's environment does not name its deploy's context, only the request's own context does.
  parsed ??= parseConfig({ CONTEXT: globalThis.Netlify?.context?.deploy.context, ...process.env });
  return parsed;
}

/** One part of the config. Throws a ConfigError that lists everything wrong where that part cannot be used. */
export function required<
  Part extends 'database' | 'auth' | 'mail' | 'stripe' | 'paypal' | 'printful' | 'smarty',
>(part: Part): NonNullable<Config[Part]> {
  const { [part]: value, problems } = config();
  if (!value) throw new ConfigError(problems.length > 0 ? problems : [`${part} is not set up`]);
  return value;
}
