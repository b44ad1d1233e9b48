import { expect, test } from 'vitest';
import { LAUNCH_CONFIRMATIONS, LAUNCH_GROUPS } from '../../../src/domain/launch/launch-rows.ts';
import { parseConfig } from '../../lib/config.ts';
import { confirmedRows, contentRows, databaseRows, type LaunchContent, settingRows } from './rules.ts';

const own: LaunchContent = {
  phones: ['+17709871234'],
  email: 'hello@yard.net',
  partnerUrl: 'https://prices.yard.net/',
  socialPages: ['https://facebook.com/yard', 'https://instagram.com/yard'],
  yards: (['griffin', 'newnan', 'atlanta'] as const).map((id) => ({
    id,
    street: '1 Real Road',
    phone: '+17709871234',
    entrance: 'By the flag',
  })),
  holidays: [{ date: '2027-12-25' }],
  memberships: [{ confirmed: true }],
  reviewsAreSamples: false,
  sampleAuthors: [],
  rewardsComingSoon: false,
  legalReadOn: '2027-02-01',
  spanishReadOn: '2027-02-02',
  confirmed: {},
};
/** Made for this test. */
const VAPID = {
  VAPID_PUBLIC_KEY: 'BLD4uUzoSssJgyrJDDaE5_tnHqjYbP1OK3gtWJk4nDMSXg6fscgIlazz0mTtxFUV0FBOxAxoJaNzaLUQHWlzzP0',
  VAPID_PRIVATE_KEY: 'c-SlcrxCw0YyeRLWSeBZHjBxbto7V9SFJ8V4eW4ukvw',
  VAPID_SUBJECT: 'mailto:web@yard.net',
};
const TODAY = '2027-03-01';
const left = (rows: Readonly<Record<string, boolean>>) => Object.keys(rows).filter((id) => !rows[id]);
const yardsWith = (changes: object) =>
  own.yards.map((yard) => (yard.id === 'newnan' ? { ...yard, ...changes } : yard));

// Asked: 341
test('nothing is left where everything is the business’s own', () => {
  expect(left(contentRows(own, TODAY))).toEqual([]);
});

// Asked: 341, 348, 349
test.each<[string, Partial<LaunchContent>, string]>([
  ['a number reserved for fiction', { phones: ['+17709871234', '+17705550177'] }, 'phones'],
  ['an address at example.com', { email: 'hello@example.com' }, 'email'],
  ['a partner at example.com', { partnerUrl: 'https://app.example.com/' }, 'partner'],
  ['one social page of two', { socialPages: [null, 'https://instagram.com/yard'] }, 'social'],
  ['a sample street', { yards: yardsWith({ street: '480 Millard Works Drive' }) }, 'newnan'],
  ['a sample gate', { yards: yardsWith({ entrance: 'Second gate on Millard Works Drive' }) }, 'newnan'],
  ['a yard’s sample phone', { yards: yardsWith({ phone: '+17705550143' }) }, 'newnan'],
  ['holidays that end in half a year', { holidays: [{ date: '2027-08-27' }] }, 'holidays'],
  ['a membership that nobody confirmed', { memberships: [{ confirmed: false }] }, 'memberships'],
  ['sample reviews', { reviewsAreSamples: true }, 'reviews'],
  ['an invented author', { sampleAuthors: ['Anne Pruitt'] }, 'authors'],
  ['rewards that come soon', { rewardsComingSoon: true }, 'rewardsOpen'],
  ['a privacy notice that no lawyer has read', { legalReadOn: null }, 'privacy'],
  ['Spanish pages that nobody has compared', { spanishReadOn: null }, 'spanishTexts'],
])('%s is left', (_, changes, id) => {
  expect(left(contentRows({ ...own, ...changes }, TODAY))).toEqual([id]);
});

test('mock servers, test keys and a domain of Netlify’s are not done; live ones are', () => {
  const live = {
    DATABASE_URL: 'postgres://db.example/site',
    AUTH_SECRET: 'x'.repeat(32),
    URL: 'https://www.yard.net',
    SMTP_URL: 'smtps://mail.yard.net',
    MAIL_FROM: 'site@yard.net',
    STAFF_MAIL_TO: 'staff@yard.net',
    STAFF_MAIL_TO_GRIFFIN: 'griffin@yard.net',
    STAFF_MAIL_TO_NEWNAN: 'newnan@yard.net',
    STAFF_MAIL_TO_ATLANTA: 'atlanta@yard.net',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    GITHUB_TOKEN: 'token',
    GITHUB_REPOSITORY: 'yard/site',
    BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/1',
    ...VAPID,
    CONTEXT: 'production',
  };
  expect(left(settingRows(parseConfig(live)))).toEqual(['paypal', 'printful', 'smarty']);
  const trial = {
    ...live,
    URL: 'https://yard.netlify.app',
    STAFF_MAIL_TO: '',
    STAFF_MAIL_TO_NEWNAN: '',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    GITHUB_TOKEN: '',
    BUILD_HOOK_URL: 'http://localhost:9999/build_hooks/1',
    VAPID_SUBJECT: 'mailto:web@example.com',
  };
  expect(left(settingRows(parseConfig(trial)))).toEqual([
    'domain',
    'mail',
    'yardMail',
    'stripe',
    'paypal',
    'printful',
    'smarty',
    'editor',
    'buildHook',
    'push',
  ]);
});

test('samples in the database, and an owner alone, are left', () => {
  const counts = { samplePrices: 0, sampleProducts: 0, sampleCustomers: 0, owners: 2 };
  expect(left(databaseRows(counts))).toEqual([]);
  expect(left(databaseRows({ samplePrices: 1, sampleProducts: 1, sampleCustomers: 1, owners: 1 }))).toEqual([
    'prices',
    'products',
    'sampleCustomers',
    'owners',
  ]);
});

test('what an owner confirmed is done, and nothing else that nobody can see', () => {
  const rows = confirmedRows({ ...own, confirmed: { law: true, tax: false } });
  expect(left(rows)).toHaveLength(LAUNCH_CONFIRMATIONS.length - 1);
  expect(rows.law).toBe(true);
});

test('each row is in one group', () => {
  const shown = LAUNCH_GROUPS.flatMap(({ rows }) => rows.map(({ id }) => id));
  const known = [
    ...Object.keys(contentRows(own, TODAY)),
    ...Object.keys(settingRows(parseConfig({}))),
    ...Object.keys(databaseRows({ samplePrices: 0, sampleProducts: 0, sampleCustomers: 0, owners: 0 })),
    ...Object.keys(confirmedRows(own)),
  ];
  expect(shown.toSorted()).toEqual(known.toSorted());
});
