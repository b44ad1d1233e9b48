// ASVS: 13.2.4
import { expect, test } from 'vitest';
import { parseProviders, type Environment } from './provider-config.ts';

function parse(env: Environment) {
  const problems: string[] = [];
  return { ...parseProviders(env, problems), problems };
}

const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
const PAYPAL = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_ENVIRONMENT: 'production' };

test('nothing set is no problem, and nothing works', () => {
  expect(parse({})).toEqual({
    stripe: null,
    paypal: null,
    printful: null,
    smarty: null,
    vehicles: null,
    github: null,
    buildHook: null,
    errors: null,
    push: null,
    githubMissing: ['GITHUB_TOKEN', 'GITHUB_REPOSITORY'],
    problems: [],
  });
});

test('half of a provider’s settings is a problem', () => {
  expect(parse({ STRIPE_SECRET_KEY: 'sk_test_1' })).toMatchObject({
    stripe: null,
    problems: ['STRIPE_PUBLISHABLE_KEY is missing'],
  });
});

test('live keys are used in production', () => {
  const { stripe, paypal } = parse({ CONTEXT: 'production', ...STRIPE, ...PAYPAL });
  expect(stripe).toMatchObject({ secretKey: 'sk_live_1', webhookSecret: null, mockUrl: null });
  expect(paypal).toMatchObject({ environment: 'production' });
});

// Asked: 311
test.each(['deploy-preview', 'branch-deploy', 'dev', 'staging', '', undefined])(
  'live keys count as not set in a %s deploy',
  (CONTEXT) => {
    expect(parse({ CONTEXT, ...STRIPE, ...PAYPAL })).toMatchObject({ stripe: null, paypal: null });
    const restricted = { ...STRIPE, STRIPE_SECRET_KEY: 'rk_live_1' };
    expect(parse({ CONTEXT, ...restricted }).stripe).toBeNull();
  },
);

test('no preview has anything made at Printful, but for a mock server', () => {
  const env = { PRINTFUL_TOKEN: 'token', CONTEXT: 'deploy-preview' };
  expect(parse(env)).toMatchObject({ printful: null, problems: [] });
  expect(parse({ ...env, CONTEXT: 'production' }).printful).toMatchObject({ token: 'token' });
  const mock = parse({ ...env, PRINTFUL_MOCK_URL: 'http://127.0.0.1:4242' });
  expect(mock.printful).toMatchObject({ mockUrl: 'http://127.0.0.1:4242' });
});

test('keys for tests are used anywhere', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
  const paypal = { ...PAYPAL, PAYPAL_ENVIRONMENT: 'sandbox' };
  const parsed = parse({ CONTEXT: 'deploy-preview', ...stripe, ...paypal });
  expect(parsed.stripe).toMatchObject({ secretKey: 'sk_test_1' });
  expect(parsed.paypal).toMatchObject({ environment: 'sandbox' });
});

test('a mock server is believed on this very machine alone', () => {
  const here = parse({ ...STRIPE, CONTEXT: 'production', STRIPE_MOCK_URL: 'http://127.0.0.1:4242/' });
  expect(here.stripe?.mockUrl).toBe('http://127.0.0.1:4242');
  const there = parse({ ...STRIPE, CONTEXT: 'production', STRIPE_MOCK_URL: 'https://stripe.example.com' });
  expect(there).toMatchObject({
    stripe: { mockUrl: null },
    problems: ['STRIPE_MOCK_URL is invalid'],
  });
});

test.each([
  ['https://api.netlify.com/build_hooks/1', 'production', true, []],
  // A preview must not start a build of what visitors see.
  ['https://api.netlify.com/build_hooks/1', 'deploy-preview', false, []],
  ['http://127.0.0.1:4242/build_hooks/1', 'dev', true, []],
  ['http://api.netlify.com/build_hooks/1', 'production', false, ['BUILD_HOOK_URL is invalid']],
  ['build_hooks/1', 'production', false, ['BUILD_HOOK_URL is invalid']],
])('the build hook %s counts in %s: %s', (url, context, counts, problems) => {
  expect(parse({ CONTEXT: context, BUILD_HOOK_URL: url })).toMatchObject({
    buildHook: counts ? { url } : null,
    problems,
  });
});

test('posts are written to the repository and branch that are named', () => {
  const set = { CONTEXT: 'production', GITHUB_TOKEN: 'token', GITHUB_REPOSITORY: 'owner/site.io' };
  expect(parse(set)).toMatchObject({
    github: { token: 'token', repository: 'owner/site.io', branch: 'main', mockUrl: null },
    githubMissing: [],
  });
  expect(parse({ ...set, GITHUB_BRANCH: 'release/2' }).github?.branch).toBe('release/2');
  expect(parse({ ...set, CONTEXT: 'deploy-preview' }).github).toBeNull();
});

test.each([
  [{ GITHUB_REPOSITORY: 'owner/site' }, ['GITHUB_TOKEN'], ['GITHUB_TOKEN is missing']],
  [
    { GITHUB_TOKEN: 'token', GITHUB_REPOSITORY: 'https://github.com/owner/site' },
    ['GITHUB_REPOSITORY'],
    ['GITHUB_REPOSITORY is invalid'],
  ],
  [
    { GITHUB_TOKEN: 'token', GITHUB_REPOSITORY: 'owner/site', GITHUB_BRANCH: '../x' },
    ['GITHUB_BRANCH'],
    ['GITHUB_BRANCH is invalid'],
  ],
])('with %j posts cannot be written, for lack of %j', (env, missing, problems) => {
  expect(parse({ CONTEXT: 'production', ...env })).toMatchObject({
    github: null,
    githubMissing: missing,
    problems,
  });
});

const VAPID = {
  CONTEXT: 'production',
  // Made for this test.
  VAPID_PUBLIC_KEY: 'BLD4uUzoSssJgyrJDDaE5_tnHqjYbP1OK3gtWJk4nDMSXg6fscgIlazz0mTtxFUV0FBOxAxoJaNzaLUQHWlzzP0',
  VAPID_PRIVATE_KEY: 'c-SlcrxCw0YyeRLWSeBZHjBxbto7V9SFJ8V4eW4ukvw',
  VAPID_SUBJECT: 'mailto:web@example.com',
};

test('the keys of notifications are used in production and on this machine, and in no preview', () => {
  const push = { publicKey: VAPID.VAPID_PUBLIC_KEY, privateKey: VAPID.VAPID_PRIVATE_KEY, mockUrl: null };
  expect(parse(VAPID)).toMatchObject({ push, problems: [] });
  expect(parse({ ...VAPID, CONTEXT: 'dev' })).toMatchObject({ push, problems: [] });
  expect(parse({ ...VAPID, CONTEXT: 'deploy-preview' })).toMatchObject({ push: null, problems: [] });
});

test.each([
  [{ VAPID_SUBJECT: '' }, ['VAPID_SUBJECT is missing']],
  [{ VAPID_SUBJECT: 'web@example.com' }, ['VAPID_SUBJECT is invalid']],
  [{ VAPID_PUBLIC_KEY: '' }, ['VAPID_PUBLIC_KEY is missing']],
  [{ VAPID_PRIVATE_KEY: 'A'.repeat(43) }, ['VAPID_PUBLIC_KEY is invalid', 'VAPID_PRIVATE_KEY is invalid']],
  [{ PUSH_MOCK_URL: 'https://push.example.com' }, ['PUSH_MOCK_URL is invalid']],
])('keys of notifications with %j are a problem', (changes, problems) => {
  expect(parse({ ...VAPID, ...changes }).problems).toEqual(problems);
});

test.each([
  ['https://key@o1.ingest.us.sentry.io/42', 'https://o1.ingest.us.sentry.io/api/42/envelope/'],
  ['https://key@errors.example.com/with/prefix/7', 'https://errors.example.com/with/prefix/api/7/envelope/'],
  ['http://key@127.0.0.1:4242/7', 'http://127.0.0.1:4242/api/7/envelope/'],
])('%s takes reports at %s', (SENTRY_DSN, url) => {
  expect(parse({ SENTRY_DSN })).toMatchObject({ errors: { url, key: 'key' }, problems: [] });
});
