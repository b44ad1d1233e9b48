import { STAFF_MAIL } from '../../src/business/business.ts';
import { YARDS, type YardId } from '../../src/business/yards.ts';
import { yardMailSetting } from '../../src/domain/locations/yard-mail-setting.ts';
import { clockMinutes } from '../../src/domain/shared/time/clock-minutes.ts';
import {
  isProduction,
  isThisMachine,
  parseProviders,
  type BuildHookConfig,
  type Environment,
  type ErrorsConfig,
  type GithubConfig,
  type PaypalConfig,
  type PrintfulConfig,
  type PushConfig,
  type SmartyConfig,
  type StripeConfig,
  type VehiclesConfig,
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
  /** The connection must be encrypted, by smtps:// or STARTTLS, before anything is sent. */
  readonly requireTls: boolean;
  readonly from: string;
  readonly staffTo: string;
  /** The yards that have an address of their own. */
  readonly staffToAt: Readonly<Partial<Record<YardId, string>>>;
}

interface PosConfig {
  /** The yards' own system signs its tickets with it. */
  readonly webhookSecret: string;
}

export interface Config {
  /** Our own origin, "https://www.example.com"; undefined if the environment does not say. */
  readonly siteOrigin: string | undefined;
  /** A developer's own machine, by plain http. */
  readonly isPlainLocal: boolean;
  /** A preview whose address may be shared: it must not ask for anybody's personal data. */
  readonly isPublicPreview: boolean;
  /** On a developer's machine, the minute of the day that the legal hours of a sale are checked against; null: the actual time. */
  readonly saleMinutes: number | null;
  /** null if its settings are missing or invalid: the other parts still work. */
  readonly database: DatabaseConfig | null;
  readonly auth: AuthConfig | null;
  readonly mail: MailConfig | null;
  /** These eight are null if nothing is set for them, which alone is not a problem. */
  readonly stripe: StripeConfig | null;
  readonly paypal: PaypalConfig | null;
  readonly printful: PrintfulConfig | null;
  readonly smarty: SmartyConfig | null;
  readonly github: GithubConfig | null;
  readonly buildHook: BuildHookConfig | null;
  readonly errors: ErrorsConfig | null;
  readonly push: PushConfig | null;
  /** null: a deploy that is not the real site; it asks nobody about VINs. */
  readonly vehicles: VehiclesConfig | null;
  /** null: tickets of a point of sale are answered 503. */
  readonly pos: PosConfig | null;
  /** The settings without which, or with which, posts cannot be written. */
  readonly githubMissing: readonly string[];
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
/** "jim@yard.com, ann@yard.com" */
const isEmailList = (text: string) => text.split(',').every((address) => isEmail(address.trim()));

/** A developer's own machine. Anybody can reach the deploys of all other contexts. */
const isDevelopment = (env: Environment) => env['CONTEXT'] === 'dev';

/** "14:30" */
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

const UNENCRYPTED = /^(database|mail)(,(database|mail))?$/;

/** pg also accepts a host in the query, which wins. */
const databaseHost = ({ hostname, searchParams }: URL) => searchParams.get('host') ?? hostname;

const isOff = (value: string) => value === 'false' || value === '0';

/** Whether a nodemailer option in the address turns off encryption or the check of the server's certificate. */
const turnsTlsOff = ({ searchParams }: URL): boolean =>
  [...searchParams].some(([name, value]) =>
    name === 'ignoreTLS' || name === 'opportunisticTLS'
      ? !isOff(value)
      : ['requireTLS', 'secure', 'tls.rejectUnauthorized'].includes(name) && isOff(value),
  );

export const YARD_MAIL_SETTINGS: readonly string[] = YARDS.map(({ id }) => yardMailSetting(id));

const addressIn = (env: Environment) => env['DATABASE_URL'] || env['NETLIFY_DB_URL'];

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
  const url = need('DATABASE_URL', addressIn(env), isUrl(/^postgres(ql)?:$/));
  const transport = read('DATABASE_TRANSPORT', env['DATABASE_TRANSPORT'], (text) => text === 'tcp');
  const unencrypted = read('ALLOW_UNENCRYPTED', env['ALLOW_UNENCRYPTED'], (text) => UNENCRYPTED.test(text));
  const mayBePlain = (what: 'database' | 'mail', host: string) =>
    isThisMachine(host) || (unencrypted?.split(',').includes(what) ?? false);
  const isRefusedTcp = url && transport === 'tcp' && !mayBePlain('database', databaseHost(new URL(url)));
  if (isRefusedTcp) problems.push('DATABASE_TRANSPORT is tcp, which would go to another machine unencrypted');
  const secret = need('AUTH_SECRET', env['AUTH_SECRET'], isSecret);
  const previous = read('AUTH_SECRET_PREVIOUS', env['AUTH_SECRET_PREVIOUS'], isSecret);
  const smtpUrl = need('SMTP_URL', env['SMTP_URL'], isUrl(/^smtps?:$/));
  const requireTls = smtpUrl !== undefined && !mayBePlain('mail', new URL(smtpUrl).hostname);
  const isRefusedMail = smtpUrl && requireTls && turnsTlsOff(new URL(smtpUrl));
  if (isRefusedMail) problems.push('SMTP_URL turns encryption off, for another machine');
  const from = read('MAIL_FROM', env['MAIL_FROM'] || STAFF_MAIL.from, isEmail);
  const staffTo = read('STAFF_MAIL_TO', env['STAFF_MAIL_TO'] || STAFF_MAIL.to, isEmailList);
  const staffToAt = Object.fromEntries(
    YARDS.flatMap(({ id }) => {
      const name = yardMailSetting(id);
      const address = read(name, env[name], isEmailList);
      return address === undefined ? [] : [[id, address]];
    }),
  );
  const clock = isDevelopment(env)
    ? read('SALE_CLOCK', env['SALE_CLOCK'], (text) => CLOCK.test(text))
    : undefined;
  const posSecret = read('POS_WEBHOOK_SECRET', env['POS_WEBHOOK_SECRET'], isSecret);
  const isPublicPreview = !isProduction(env) && !isDevelopment(env);
  const providers = parseProviders(env, problems);
  const site = read('SITE_URL', env['SITE_URL'] || env['URL'], isUrl(/^https?:$/));
  const siteUrl = site === undefined ? undefined : new URL(site);
  return {
    siteOrigin: siteUrl?.origin,
    isPlainLocal: isDevelopment(env) && siteUrl?.protocol === 'http:' && isThisMachine(siteUrl.hostname),
    isPublicPreview,
    saleMinutes: clock === undefined ? null : clockMinutes(clock),
    database: url && !isRefusedTcp ? { url, overTcp: transport === 'tcp' } : null,
    auth: secret ? { secret, previousSecret: previous && previous !== secret ? previous : null } : null,
    mail:
      smtpUrl && !isRefusedMail && from && staffTo ? { smtpUrl, requireTls, from, staffTo, staffToAt } : null,
    ...providers,
    // A preview takes no real sale.
    pos: posSecret && !isPublicPreview ? { webhookSecret: posSecret } : null,
    problems,
  };
}

interface Read {
  readonly config: Config;
  readonly env: Environment;
  /** Netlify may set these later, or change them while a function is warm. */
  readonly context: string | undefined;
  readonly databaseUrl: string | undefined;
}

let last: Read | undefined;

export function config(): Config {
  const { env } = process;
  // A function's environment does not name its deploy's context; only the request's own context does.
  const context = env['CONTEXT'] ?? globalThis.Netlify?.context?.deploy.context ?? last?.context;
  const databaseUrl = addressIn(env);
  if (last?.env !== env || last.context !== context || last.databaseUrl !== databaseUrl)
    last = { config: parseConfig({ ...env, CONTEXT: context }), env, context, databaseUrl };
  return last.config;
}

/** What a module remembers while the settings stay as they are: with other settings it starts over. */
export function perConfig<Memory>(start: () => Memory): () => Memory {
  const memories = new WeakMap<Config, Memory>();
  return () => {
    const settings = config();
    const memory = memories.get(settings) ?? start();
    memories.set(settings, memory);
    return memory;
  };
}

/** One part of the config. Throws a ConfigError that lists everything wrong if that part cannot be used. */
export function required<
  Part extends
    | 'database'
    | 'auth'
    | 'mail'
    | 'stripe'
    | 'paypal'
    | 'printful'
    | 'smarty'
    | 'github'
    | 'buildHook'
    | 'push',
>(part: Part): NonNullable<Config[Part]> {
  const { [part]: value, problems } = config();
  if (!value) throw new ConfigError(problems.length > 0 ? problems : [`${part} is not set up`]);
  return value;
}
