import { expect, test } from 'vitest';
import { LAUNCH_CONFIRMATIONS, LAUNCH_GROUPS, LAUNCH_SEEN } from '../../../src/domain/launch/launch-rows.ts';
import { parseConfig } from '../../lib/config.ts';
import { type EnteredFacts, filledRows, type LaunchCounts, type LaunchFacts, seenRows } from './rules.ts';

const LIVE = {
  DATABASE_URL: 'postgres://db.example/site',
  AUTH_SECRET: 'x'.repeat(32),
  URL: 'https://www.yard.net',
  CONTEXT: 'production',
  SMTP_URL: 'smtps://mail.yard.net',
  MAIL_FROM: 'site@yard.net',
  STAFF_MAIL_TO: 'staff@yard.net',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'hook',
  PAYPAL_ENVIRONMENT: 'production',
  PRINTFUL_TOKEN: 'token',
  PRINTFUL_WEBHOOK_SECRET: 'secret',
  SMARTY_AUTH_ID: 'id',
  SMARTY_AUTH_TOKEN: 'token',
};
const own: LaunchFacts = {
  config: parseConfig(LIVE),
  email: 'hello@yard.net',
  phones: ['+17709871234'],
  reviewsAreSamples: false,
  yards: [
    { street: '1 Real Road', phone: '+17709871234', entrance: 'By the flag' },
    { street: '2 Real Road', phone: '+17709871235', entrance: undefined },
  ],
};
const NONE: LaunchCounts = { samplePrices: 0, sampleProducts: 0, sampleCustomers: 0, owners: 2 };
const left = (facts: Partial<LaunchFacts>, counts: Partial<LaunchCounts> = {}) => {
  const rows = seenRows({ ...own, ...facts }, { ...NONE, ...counts });
  return LAUNCH_SEEN.filter((id) => !rows[id]);
};
const yardsWith = (changes: object) => ({
  yards: own.yards.map((yard, index) => (index === 1 ? { ...yard, ...changes } : yard)),
});
const configWith = (changes: object) => ({ config: parseConfig({ ...LIVE, ...changes }) });

// Asked: 341
test('nothing is left where everything is the business’s own', () => {
  expect(left({})).toEqual([]);
});

// Asked: 341
test.each<[string, Partial<LaunchFacts>, string]>([
  ['a number reserved for fiction', { phones: ['+17709871234', '+17705550177'] }, 'phones'],
  ['an address at example.com', { email: 'hello@example.com' }, 'phones'],
  ['a sample street', yardsWith({ street: '480 Millard Works Drive' }), 'yards'],
  ['a sample gate', yardsWith({ entrance: 'Second gate on Millard Works Drive' }), 'yards'],
  ['a yard’s sample phone', yardsWith({ phone: '+17705550143' }), 'yards'],
  ['sample reviews', { reviewsAreSamples: true }, 'reviews'],
  ['no mail', configWith({ STAFF_MAIL_TO: '' }), 'mail'],
  ['mail at example.com', configWith({ MAIL_FROM: 'site@example.com' }), 'mail'],
  [
    'test keys of Stripe',
    configWith({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }),
    'keys',
  ],
  ['PayPal’s sandbox', configWith({ PAYPAL_ENVIRONMENT: 'sandbox' }), 'keys'],
  ['no key of Printful', configWith({ PRINTFUL_TOKEN: '' }), 'keys'],
  ['no key of Smarty', configWith({ SMARTY_AUTH_ID: '', SMARTY_AUTH_TOKEN: '' }), 'keys'],
])('%s is left', (_, facts, id) => {
  expect(left(facts)).toEqual([id]);
});

// Asked: 341
test.each<[Partial<LaunchCounts>, string]>([
  [{ samplePrices: 1 }, 'prices'],
  [{ sampleProducts: 1 }, 'database'],
  [{ sampleCustomers: 1 }, 'database'],
  [{ owners: 1 }, 'owners'],
])('%j is left', (counts, id) => {
  expect(left({}, counts)).toEqual([id]);
});

const COMPANY = { name: 'Yard LLC', address: '1 Real Road', record: 'https://a', scaleRecord: 'https://b' };
const YARD = { photo: '../../assets/yards/gate.webp', sheriff: 'No. 1', scalesInspectedOn: '2026-11-01' };
const given = { company: COMPANY, sellerAge: 18, court: 'a court', yards: [YARD, YARD] };

test.each<[Partial<EnteredFacts>, string | null]>([
  [{}, null],
  [{ company: { ...COMPANY, address: null } }, 'company'],
  [{ company: { ...COMPANY, scaleRecord: null } }, 'registers'],
  [{ sellerAge: null }, 'sellerTerms'],
  [{ court: null }, 'sellerTerms'],
  [{ yards: [YARD, { ...YARD, sheriff: undefined }] }, 'sheriff'],
  [{ yards: [YARD, { ...YARD, scalesInspectedOn: undefined }] }, 'scales'],
  [{ yards: [YARD, { ...YARD, photo: null }] }, 'gatePhotos'],
])('with %j this is still asked for: %s', (missing, id) => {
  const rows = filledRows({ ...given, ...missing });
  expect(filledRows(given).filter((each) => !rows.includes(each))).toEqual(id === null ? [] : [id]);
  expect(LAUNCH_CONFIRMATIONS.map((row) => row.id)).toEqual(expect.arrayContaining([...rows]));
});

test('a new yard lacks all of them', () =>
  expect(filledRows({ ...given, yards: [YARD, undefined] })).toEqual([
    'company',
    'registers',
    'sellerTerms',
  ]));

test('each row has an id of its own, and what the site sees has a row', () => {
  const ids = LAUNCH_GROUPS.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !LAUNCH_CONFIRMATIONS.some((row) => row.id === id)).toSorted()).toEqual(
    LAUNCH_SEEN.toSorted(),
  );
});
