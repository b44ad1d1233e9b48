import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { YARD_MAIL_SETTINGS } from '../../netlify/lib/config.ts';
import { ROOT } from '../root.ts';

interface Setting {
  readonly name: string;
  /** When a deploy needs it: "always" begins what it cannot do without. */
  readonly needed?: string;
  readonly about: string;
}

/** Whatever a deploy may set, by what it is for. */
export const SETTINGS: Readonly<Record<string, readonly Setting[]>> = {
  'The site': [
    {
      name: 'DATABASE_URL',
      needed: 'always, unless Netlify sets NETLIFY_DB_URL',
      about: 'PostgreSQL connection string, for functions and builds',
    },
    { name: 'NETLIFY_DB_URL', about: 'what Netlify Database sets itself; DATABASE_URL takes precedence' },
    {
      name: 'MIGRATION_DATABASE_URL',
      needed: 'with a role for the functions',
      about: 'the owner of the tables, for builds only; without it DATABASE_URL migrates too',
    },
    {
      name: 'AUTH_SECRET',
      needed: 'always',
      about: 'at least 32 random bytes: openssl rand -base64 48; keep a copy where you keep passwords',
    },
    {
      name: 'AUTH_SECRET_PREVIOUS',
      needed: 'in a rotation',
      about: 'the secret that AUTH_SECRET replaces',
    },
    { name: 'URL', about: 'the address of the site, which Netlify sets itself' },
    { name: 'SITE_URL', about: 'overrides URL' },
    {
      name: 'BUILD_HOOK_URL',
      needed: 'recommended',
      about: 'a build hook of Netlify, called when an owner changes the shop; production only, secret',
    },
    {
      name: 'DATABASE_TRANSPORT',
      about: 'tcp for a plain PostgreSQL without the WebSocket of Neon; leave it out on Neon',
    },
    {
      name: 'ALLOW_UNENCRYPTED',
      about: 'database, mail or database,mail: what may leave the machine unencrypted',
    },
    { name: 'PUBLIC_SERVICE_WORKER', about: 'off removes the service worker from every browser' },
    {
      name: 'PUBLIC_MEASUREMENT_IDS',
      about: 'one or two measurement ids with a comma; without them no measuring script exists',
    },
    {
      name: 'SENTRY_DSN',
      about:
        'https://key@host/project: the DSN of Sentry, or of anything that takes its envelopes; without it nothing is reported',
    },
  ],
  Mail: [
    {
      name: 'SMTP_URL',
      needed: 'always',
      about:
        'smtps://user:password@host:465, or smtp://…:587, which waits for STARTTLS; percent-encode special characters',
    },
    {
      name: 'MAIL_FROM',
      needed: 'recommended',
      about: 'sender; its domain must allow your mail server (SPF, DKIM)',
    },
    {
      name: 'STAFF_MAIL_TO',
      needed: 'recommended',
      about: 'where quote requests and inquiries go; several addresses with commas',
    },
    ...YARD_MAIL_SETTINGS.map((name) => ({
      name,
      about: 'where mail about this yard goes instead of STAFF_MAIL_TO',
    })),
  ],
  'Notifications of staff’s devices, all three or none': [
    { name: 'VAPID_PUBLIC_KEY', needed: 'recommended', about: 'of a key pair' },
    { name: 'VAPID_PRIVATE_KEY', needed: 'recommended', about: 'of the same pair; secret' },
    {
      name: 'VAPID_SUBJECT',
      needed: 'recommended',
      about: 'where push services can reach you: mailto:… or https://…',
    },
  ],
  'Stripe, both keys or neither: without them the pay step says so': [
    { name: 'STRIPE_SECRET_KEY', needed: 'for cards', about: 'sk_test_… or sk_live_…' },
    {
      name: 'STRIPE_PUBLISHABLE_KEY',
      needed: 'for cards',
      about: 'of the same account and mode; the only one that a browser sees',
    },
    {
      name: 'STRIPE_WEBHOOK_SECRET',
      needed: 'strongly recommended',
      about:
        'whsec_… of the endpoint; without it events are answered 503, and only the reconcile job finds payments',
    },
    {
      name: 'APPLE_PAY_DOMAIN_ASSOCIATION',
      needed: 'for Apple Pay',
      about: 'the domain file of Apple, verbatim; scope it to builds: with its 9 KB no function would start',
    },
  ],
  'PayPal, id and secret or neither: without them its button says so': [
    { name: 'PAYPAL_CLIENT_ID', needed: 'for PayPal', about: 'of the REST app' },
    { name: 'PAYPAL_CLIENT_SECRET', needed: 'for PayPal', about: 'of the same app; never in a browser' },
    {
      name: 'PAYPAL_ENVIRONMENT',
      needed: 'for real money',
      about: 'production; anything else means the sandbox of PayPal',
    },
    {
      name: 'PAYPAL_WEBHOOK_ID',
      needed: 'strongly recommended',
      about: 'id of the webhook; without it events are answered 503',
    },
  ],
  Printful: [
    {
      name: 'PRINTFUL_TOKEN',
      needed: 'for automatic fulfillment',
      about:
        'private token that can read and write orders and read the products of the store; without it staff send everything',
    },
    { name: 'PRINTFUL_STORE_ID', needed: 'with an account-wide token', about: 'the store' },
    {
      name: 'PRINTFUL_WEBHOOK_SECRET',
      needed: 'for tracking mail',
      about: 'the secret_key of the webhook; without it events are answered 503',
    },
  ],
  'Smarty, both or neither': [
    { name: 'SMARTY_AUTH_ID', needed: 'for checked streets', about: 'of a secret key' },
    {
      name: 'SMARTY_AUTH_TOKEN',
      needed: 'for checked streets',
      about: 'of the same key; never in a browser: only our functions call Smarty',
    },
  ],
  'Point of sale': [
    {
      name: 'POS_WEBHOOK_SECRET',
      needed: 'for tickets that a yard’s system sends',
      about:
        'at least 32 characters, known to that system too; without it they are answered 503 (pos_not_set_up)',
    },
  ],
  'GitHub, token and repository or neither': [
    {
      name: 'GITHUB_TOKEN',
      needed: 'for posts',
      about: 'a fine-grained token for this repository alone, Contents: Read and write',
    },
    { name: 'GITHUB_REPOSITORY', needed: 'for posts', about: 'owner/name' },
    { name: 'GITHUB_BRANCH', about: 'the branch that Netlify builds; main where it is not set' },
  ],
};

const HEAD = `# What a deploy sets in Netlify, under Project configuration → Environment variables (docs/operations.md says how to get each).
# On your own machine \`npm start\` and \`npm test\` need none of it. Written by \`node tools/deploy/env-example.ts\`.
`;

const line = ({ name, needed, about }: Setting) =>
  `# ${about} (${needed ?? 'optional'})\n${needed?.startsWith('always') ? '' : '# '}${name}=\n`;

export const envExample = (): string =>
  [HEAD, ...Object.entries(SETTINGS).map(([of, all]) => `\n## ${of}\n\n${all.map(line).join('')}`)].join('');

/** Where it stands. */
export const ENV_EXAMPLE = join(ROOT, '.env.example');

if (import.meta.main) writeFileSync(ENV_EXAMPLE, envExample());
