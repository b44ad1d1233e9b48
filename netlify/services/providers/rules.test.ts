import { expect, test } from 'vitest';
import { PROVIDERS } from '../../../src/domain/providers/providers.ts';
import { parseConfig } from '../../lib/config.ts';
import type { Environment } from '../../lib/provider-config.ts';
import { settingsOf } from './rules.ts';

const read = (provider: (typeof PROVIDERS)[number], env: Environment) =>
  settingsOf(provider, parseConfig({ CONTEXT: 'production', ...env }), env);

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
const PAYPAL = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b' };

test.each([
  ['stripe', STRIPE, 'test'],
  ['stripe', { ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_1' }, 'live'],
  ['stripe', { ...STRIPE, STRIPE_MOCK_URL: 'http://localhost:1' }, 'local'],
  ['stripe', { STRIPE_SECRET_KEY: 'sk_test_1' }, null],
  // Live keys count in production only.
  ['stripe', { ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_1', CONTEXT: 'deploy-preview' }, null],
  ['paypal', PAYPAL, 'test'],
  ['paypal', { ...PAYPAL, PAYPAL_ENVIRONMENT: 'production' }, 'live'],
  // Needed or not, what is invalid is not used.
  ['mail', { SMTP_URL: 'smtps://a:b@mail.example.com', MAIL_FROM: 'nobody' }, null],
  ['paypal', {}, null],
  ['printful', { PRINTFUL_TOKEN: 'x' }, 'live'],
  ['photos', { NETLIFY_BLOBS_CONTEXT: 'x' }, 'live'],
  ['photos', { NETLIFY_BLOBS_CONTEXT: 'x', NETLIFY_LOCAL: 'true' }, 'local'],
  ['build', { BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/1' }, 'live'],
  ['build', {}, null],
  ['cdn', { NETLIFY_PURGE_API_TOKEN: 'x' }, 'live'],
  ['github', { GITHUB_TOKEN: 'x', GITHUB_REPOSITORY: 'yard/site' }, 'live'],
  ['github', { GITHUB_TOKEN: 'x' }, null],
  ['measurement', { PUBLIC_MEASUREMENT_IDS: 'G-1' }, 'live'],
  ['mail', { SMTP_URL: 'smtp://127.0.0.1:25' }, 'local'],
  ['mail', { SMTP_URL: 'smtps://a:b@mail.example.com' }, 'live'],
  ['mail', { SMTP_URL: 'mail.example.com' }, null],
  ['database', { NETLIFY_DB_URL: 'postgres://db.example.com/x' }, 'live'],
  ['database', { DATABASE_URL: 'x', NETLIFY_DB_URL: 'postgres://db.example.com/x' }, null],
  ['database', {}, null],
  ['measurement', {}, null],
] as const)('%s with %j is asked in the mode %s', (provider, env, mode) => {
  expect(read(provider, env)).toMatchObject({ mode, isConfigured: mode !== null });
});

test('what is missing or invalid is named, and whether it is needed', () => {
  const env = { STRIPE_SECRET_KEY: 'sk_test_1', SMTP_URL: 'mail.example.com' };
  expect(read('stripe', env).settings).toEqual([
    { name: 'STRIPE_SECRET_KEY', state: 'set', isNeeded: true },
    { name: 'STRIPE_PUBLISHABLE_KEY', state: 'missing', isNeeded: true },
    { name: 'STRIPE_WEBHOOK_SECRET', state: 'missing', isNeeded: false },
  ]);
  expect(read('stripe', { ...STRIPE, STRIPE_WEBHOOK_SECRET: 'whsec_1' }).settings[2]?.state).toBe('set');
  expect(read('smarty', {}).settings.map(({ name }) => name)).toEqual([
    'SMARTY_AUTH_ID',
    'SMARTY_AUTH_TOKEN',
  ]);
  expect(read('mail', env).settings[0]).toEqual({ name: 'SMTP_URL', state: 'invalid', isNeeded: true });
  expect(read('database', env).settings[0]?.name).toBe('DATABASE_URL or NETLIFY_DB_URL');
});

test('no value is in what is told', () => {
  const env = { ...STRIPE, ...PAYPAL, SMTP_URL: 'smtps://user:secret-word@mail.example.com' };
  const told = JSON.stringify(PROVIDERS.map((provider) => read(provider, env)));
  expect(Object.values(env).filter((value) => value.length > 3 && told.includes(value))).toEqual([]);
});
