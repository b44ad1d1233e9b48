import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { auditLog } from '../../netlify/database/schema/audit.ts';
import { outbox, type OutboxKind } from '../../netlify/database/schema/outbox.ts';
import { providerEvents } from '../../netlify/database/schema/payments.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import addressesFunction from '../../netlify/functions/addresses.ts';
import { STAFF_PROVIDER_TESTS } from '../../src/business/constants.ts';
import { verifyAddressApi } from '../../src/domain/addresses/addresses.api.ts';
import * as api from '../../src/domain/providers/admin-providers.api.ts';
import { PROVIDERS, TESTABLE, type Provider } from '../../src/domain/providers/providers.ts';
import { turnOnPushApi } from '../../src/domain/push/admin-push.api.ts';
import { callApi } from '../support/call.ts';
import { pushDevice } from '../support/push-device.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';
import { staffCall } from '../support/staff-call.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();
let owner: Awaited<ReturnType<typeof staffWith>>;
// One of their own for each test: the tests that an owner may make are counted.
beforeEach(async () => {
  owner = await staffWith(server.db, 'owner');
  // The person who tests notifications gets one.
  const { subscription } = pushDevice(server.mocks.push.devices + randomUUID());
  const body = { subscription, yards: null, hours: null };
  await staffCall(adminFunction, turnOnPushApi, owner.cookie, { body });
});
afterEach(() => {
  vi.useRealTimers();
  const { stripe, paypal, printful, smarty, github } = server.mocks;
  for (const mock of [stripe, paypal, printful, smarty, github]) mock.switches.clear();
});

const by = (params = {}, cookie = owner.cookie) => ({ headers: { cookie }, params });
const all = async () =>
  (await (await callApi(ownersFunction, api.listProvidersApi, by())).json()) as api.ProviderStatus[];
const one = async (provider: Provider) => (await all()).find((each) => each.provider === provider);
const press = (provider: string, cookie = owner.cookie) =>
  callApi(ownersFunction, api.testProviderApi, by({ provider }, cookie));
const pressed = async (provider: string) => (await (await press(provider)).json()) as api.ProviderTest;
/** Outcomes are written alongside the call; only tests wait for them. */
const noted = (expectation: () => Promise<void>) => vi.waitFor(expectation, 10_000);
const again = (provider: string) => callApi(ownersFunction, api.retryOutboxApi, by({ provider }));

// Asked: 326
test('every system is listed with its mode and its missing settings', async () => {
  const found = await all();
  expect(found.map(({ provider }) => provider)).toEqual(PROVIDERS);
  expect(Object.fromEntries(found.map(({ provider, mode }) => [provider, mode]))).toEqual({
    stripe: 'local',
    paypal: 'local',
    printful: 'local',
    smarty: 'local',
    vehicles: 'local',
    mail: 'local',
    photos: 'local',
    cdn: null,
    build: 'local',
    github: 'local',
    push: 'local',
    database: 'local',
    measurement: null,
    errors: null,
  });
  const missing = found.flatMap(({ settings }) => settings.filter(({ state }) => state === 'missing'));
  expect(missing.map(({ name }) => name)).toContain('PUBLIC_MEASUREMENT_IDS');
});

// Asked: 326
test.each(TESTABLE)(
  '%s is asked at the press of a button, and its success is on record',
  async (provider) => {
    expect(await pressed(provider)).toMatchObject({ isWell: true, words: expect.any(String) as unknown });
    await noted(async () => expect((await one(provider))?.succeededAt).toEqual(expect.any(String)));
  },
);

test('the mail of a test goes to whoever pressed the button', async () => {
  await pressed('mail');
  expect(server.mail.messages().map(({ to, subject }) => [to[0], subject])).toContainEqual([
    owner.email,
    'Email works',
  ]);
});

test.each([
  ['stripe', 'status', 'It had an error on its side.'],
  ['paypal', 'drop', 'We couldn’t reach it.'],
  ['printful', 'rubbish', 'We couldn’t read its answer.'],
  ['smarty', 'status', 'It had an error on its side.'],
  ['github', 'status', 'It had an error on its side.'],
] as const)('%s that fails (%s) is told in our words, then and afterwards', async (provider, kind, words) => {
  const trouble = kind === 'status' ? { kind, status: 500 as const } : { kind };
  server.mocks[provider].switches.arm(/./, trouble);
  expect(await pressed(provider)).toMatchObject({ isWell: false, words });
  await noted(async () => {
    const { failedAt, failure, succeededAt } = (await one(provider)) ?? {};
    expect({ failure, isLast: (failedAt ?? '') > (succeededAt ?? '') }).toEqual({
      failure: words,
      isLast: true,
    });
  });
  server.mocks[provider].switches.clear();
  await pressed(provider);
  await noted(async () => {
    const { failedAt, succeededAt } = (await one(provider)) ?? {};
    expect((succeededAt ?? '') > (failedAt ?? '')).toBe(true);
  });
});

test('a GitHub token that has run out is told, and never the token', async () => {
  server.mocks.github.switches.arm(/./, { kind: 'status', status: 401 });
  expect(await pressed('github')).toMatchObject({
    isWell: false,
    words: 'It refused our keys.',
  });
  await noted(async () => expect((await one('github'))?.failure).toBe('It refused our keys.'));
  expect(JSON.stringify(await all())).not.toContain(process.env['GITHUB_TOKEN']);
});

test('Printful’s no to our keys is a failure, though it answered', async () => {
  server.mocks.printful.switches.arm(/./, { kind: 'status', status: 401 });
  expect(await pressed('printful')).toMatchObject({ isWell: false, words: 'It refused our keys.' });
  await noted(async () => expect((await one('printful'))?.failure).toBe('It refused our keys.'));
});

test('a mail server that is down is reported, and so is a visitor’s call that failed', async () => {
  await server.mail.down();
  expect(await pressed('mail')).toMatchObject({ isWell: false, words: 'We couldn’t reach it.' });
  await server.mail.up();
  server.mocks.smarty.switches.arm(/./, { kind: 'status', status: 429 });
  const body = { address: '1200 Foundry Road', city: 'Griffin', state: 'GA', zip: '30223' };
  expect((await callApi(addressesFunction, verifyAddressApi, { body })).status).toBe(200);
  await noted(async () => expect((await one('smarty'))?.failure).toBe('It got too many requests from us.'));
});

test('a success is written once a minute at most', async () => {
  const changed = async (provider: Provider, time: 'failedAt' | 'succeededAt') => {
    const before = (await one(provider))?.[time];
    await pressed(provider);
    await noted(async () => expect((await one(provider))?.[time]).not.toBe(before));
  };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await changed('photos', 'succeededAt');
  const first = await one('photos');
  await pressed('photos');
  // Outcomes are written in order: a second write would have come before this one.
  server.mocks.stripe.switches.arm(/./, { kind: 'status', status: 500 });
  await changed('stripe', 'failedAt');
  expect(await one('photos')).toEqual(first);
});

const at = (minutes: number) => new Date(Date.UTC(2026, 9, 1, 12, minutes));

test('the last event of a provider is shown, and none for one that sends none', async () => {
  expect((await one('stripe'))?.lastEventAt).toBeNull();
  await server.db.insert(providerEvents).values(
    [3, 9, 6].map((minutes) => ({
      provider: 'stripe' as const,
      eventId: `evt_${minutes}`,
      type: 'charge.refunded',
      receivedAt: at(minutes),
    })),
  );
  expect((await one('stripe'))?.lastEventAt).toBe(at(9).toISOString());
  expect(await one('smarty')).not.toHaveProperty('lastEventAt');
});

const message = (kind: OutboxKind, state: 'pending' | 'failed') => ({
  kind,
  subjectId: randomUUID(),
  state,
  attempts: 20,
  availableAt: new Date(Date.now() + 3_600_000),
  finishedAt: state === 'failed' ? new Date() : null,
});

test('a failed message is sent again, once, and recorded', async () => {
  await server.db
    .insert(outbox)
    .values([
      message('order_look_up_mail', 'failed'),
      message('order_look_up_mail', 'failed'),
      message('order_fulfillment', 'failed'),
      message('quote_staff_mail', 'pending'),
    ]);
  expect((await one('mail'))?.outbox).toMatchObject({ waiting: 1, givenUp: 2 });
  expect((await one('printful'))?.outbox).toMatchObject({ waiting: 0, givenUp: 1, oldestAt: null });
  expect(await (await again('mail')).json()).toEqual({ again: 2 });
  expect(await (await again('mail')).json()).toEqual({ again: 0 });
  await settled();
  expect((await one('mail'))?.outbox).toMatchObject({ givenUp: 0 });
  expect((await one('printful'))?.outbox).toMatchObject({ givenUp: 1 });
  const entries = await server.db.select().from(auditLog).where(eq(auditLog.action, 'retry_outbox'));
  expect(entries).toMatchObject([
    {
      subjectId: 'mail',
      before: { failed: { order_look_up_mail: 2 } },
      after: { pending: { order_look_up_mail: 2 } },
    },
  ]);
});

test('a system that cannot be tested, or has no outbox, is not found', async () => {
  expect([(await press('database')).status, (await press('acme')).status]).toEqual([404, 404]);
  expect((await again('stripe')).status).toBe(404);
});

test('each test of an owner is in the audit log, and too many wait', async () => {
  const busy = await staffWith(server.db, 'owner');
  const statuses: number[] = [];
  for (let count = 0; count <= STAFF_PROVIDER_TESTS.limit; count += 1) {
    statuses.push((await press('smarty', busy.cookie)).status);
  }
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([
    STAFF_PROVIDER_TESTS.limit,
    429,
  ]);
  const entries = await server.db.select().from(auditLog).where(eq(auditLog.actorId, busy.id));
  expect(entries.length).toBe(STAFF_PROVIDER_TESTS.limit);
});

// Asked: 326
test('no configured value is in any answer, nor in the log', async () => {
  const names = (await all()).flatMap(({ settings }) => settings.flatMap(({ name }) => name.split(' or ')));
  const secrets = [...names, 'STRIPE_MOCK_URL', 'PAYPAL_MOCK_URL', 'PRINTFUL_MOCK_URL']
    .flatMap((name) => process.env[name] ?? [])
    .filter((value) => value.length > 3);
  expect(secrets.length).toBeGreaterThan(8);
  const answers = [
    await (await callApi(ownersFunction, api.listProvidersApi, by())).text(),
    ...(await Promise.all(TESTABLE.map(async (name) => (await press(name)).text()))),
    server.logged().join('\n'),
  ];
  expect(secrets.filter((secret) => answers.some((answer) => answer.includes(secret)))).toEqual([]);
});
