import { createHash, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { auditLog } from '../../netlify/database/schema/audit.ts';
import { staffSessions } from '../../netlify/database/schema/identity.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { staffPushDevices } from '../../netlify/database/schema/push.ts';
import { staffUsers } from '../../netlify/database/schema/staff-users.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import cleanUp from '../../netlify/functions/clean-up.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { workOutbox } from '../support/due-work.ts';
import { PUSH_DEVICE_VALID_MS, PUSH_VALID_MS } from '../../src/business/constants.ts';
import { listSessionsApi, revokeSessionsApi } from '../../src/domain/admin/admin-sessions.api.ts';
import { signInApi, signOutApi } from '../../src/domain/admin/auth.api.ts';
import { decideOfferApi } from '../../src/domain/offers/offers.api.ts';
import { testProviderApi } from '../../src/domain/providers/admin-providers.api.ts';
import { readPushApi, turnOffPushApi, turnOnPushApi } from '../../src/domain/push/admin-push.api.ts';
import type { OutputOf } from '../../src/domain/shared/contract/endpoint.ts';
import { newYorkLocal } from '../../src/domain/shared/time/from-new-york.ts';
import { callApi } from '../support/call.ts';
import { sendRequest, openedOffer } from '../support/offer.ts';
import { cookiesOf } from '../support/order.ts';
import { sendAll } from '../support/paid-order.ts';
import { pushDevice, vapidOf } from '../support/push-device.ts';
import { useServer } from '../support/server.ts';
import { askAuth, PASSWORD, signIn } from '../support/sign-in.ts';
import { setPassword, staffWith } from '../support/staff.ts';
import { staffCall } from '../support/staff-call.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();
// Each test has devices of its own.
afterEach(async () => {
  vi.useRealTimers();
  server.mocks.push.switches.clear();
  await server.db.delete(staffPushDevices);
});

const HOUR_MS = 3_600_000;
type Choice = Readonly<Record<string, unknown>>;
const ANY = { yards: null, hours: null };

const turnOn = (cookie: string, subscription: object, choice: Choice = ANY) =>
  staffCall(adminFunction, turnOnPushApi, cookie, { body: { subscription, ...choice } });
const turnOff = (cookie: string) => staffCall(adminFunction, turnOffPushApi, cookie);
const stateOf = async (cookie: string) => (await staffCall(adminFunction, readPushApi, cookie)).body;

/** A member of staff whose device is notified. */
async function notified(choice: Choice = ANY, name: string = randomUUID()) {
  const staff = await staffWith(server.db, 'staff');
  const device = pushDevice(server.mocks.push.devices + name);
  const { status } = await turnOn(staff.cookie, device.subscription, choice);
  if (status !== 200) throw new Error(`Turning on got ${status}.`);
  const arrived = () => server.mocks.push.received.filter((one) => one.device === name);
  return { ...staff, name, device, arrived, told: () => arrived().map(({ body }) => device.read(body)) };
}

async function request(changes: Parameters<typeof sendRequest>[0] = {}) {
  const made = await sendRequest(changes);
  await settled();
  return made;
}

async function decide(
  { offerId, cookie }: Awaited<ReturnType<typeof openedOffer>>,
  decision: 'accept' | 'decline',
) {
  const answer = await callApi(quotesFunction, decideOfferApi, {
    params: { id: offerId },
    headers: { cookie },
    body: {
      version: 1,
      decision,
      ...(decision === 'accept'
        ? { name: 'Ada Wright', agreed: ['photo_id', 'our_scale_decides'] }
        : { reason: 'price' }),
    },
  });
  await settled();
  return answer.status;
}

const sessionsOf = async (cookie: string) =>
  (await staffCall(adminFunction, listSessionsApi, cookie)).body as unknown as OutputOf<
    typeof listSessionsApi
  >;

const audited = (actorId: string) =>
  server.db
    .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.actorId, actorId), sql`${auditLog.action} like 'turn_%'`))
    .orderBy(auditLog.id);

const messages = (kind: 'device_push' | 'quote_push', subjectId?: string) =>
  server.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, kind), subjectId === undefined ? undefined : eq(outbox.subjectId, subjectId)));

// Asked: 371
test('a request reaches each device at once, encrypted for it and signed by us', async () => {
  const [one, two] = [await notified(), await notified()];
  const { id } = await request({
    location: 'newnan',
    estimate: [
      { metalType: 'copper_wire', weight: '40', unit: 'lb' },
      { metalType: 'brass', weight: '12', unit: 'lb' },
    ],
  });
  for (const { told } of [one, two]) {
    expect(told()).toEqual([
      {
        title: 'New quote request',
        body: 'Newnan GA: Bare Bright Copper and 1 more',
        path: `/admin/quotes?id=${id}`,
        tag: `quote-${id}`,
      },
    ]);
  }
  const [{ headers, body } = { headers: {} as IncomingHttpHeaders, body: Buffer.alloc(0) }] = one.arrived();
  expect(() => two.device.read(body)).toThrow('authenticate');
  expect(body.includes('request')).toBe(false);
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    urgency: 'high',
    topic: id.replaceAll('-', ''),
  });
  expect(Number(headers['ttl'])).toBeGreaterThan(PUSH_VALID_MS / 1_000 - 60);
  expect(Number(headers['ttl'])).toBeLessThanOrEqual(PUSH_VALID_MS / 1_000);

  const { publicKey, isSigned, claims } = vapidOf(headers.authorization ?? '');
  expect({ publicKey, isSigned }).toEqual({ publicKey: process.env['VAPID_PUBLIC_KEY'], isSigned: true });
  expect(claims).toMatchObject({
    aud: new URL(server.mocks.push.devices).origin,
    sub: process.env['VAPID_SUBJECT'],
  });
  expect(claims.exp * 1_000).toBeGreaterThan(Date.now());
  expect(claims.exp * 1_000).toBeLessThanOrEqual(Date.now() + 24 * HOUR_MS);
});

test('nothing that a visitor typed is in it', async () => {
  const { told } = await notified();
  await request({ firstName: 'Eve', lastName: 'Black', description: 'Copper from 5 Oak St' });
  expect(JSON.stringify(told())).not.toMatch(/Eve|Black|Oak|555|example\.com/);
});

// Asked: 371
test('each decision on an offer is told once, however often it is repeated', async () => {
  const { cookie, told } = await notified();
  const accepted = await openedOffer(cookie);
  expect([await decide(accepted, 'accept'), await decide(accepted, 'accept')]).toEqual([200, 200]);
  const declined = await openedOffer(cookie);
  await decide(declined, 'decline');
  expect(told().filter(({ tag }) => tag.startsWith('offer'))).toEqual([
    {
      title: 'Offer accepted',
      body: 'Griffin GA: Red Brass',
      path: `/admin/quotes?id=${accepted.quoteId}`,
      tag: `offer-${accepted.offerId}`,
    },
    expect.objectContaining({ title: 'Offer declined', tag: `offer-${declined.offerId}` }),
  ]);
});

// Asked: 371
test('spam is told to nobody', async () => {
  const { arrived } = await notified();
  await request({ website: 'https://spam.example' });
  expect(arrived()).toEqual([]);
});

// Asked: 371
test('a device of some yards hears of those, and of what names no yard', async () => {
  const { told } = await notified({ ...ANY, yards: ['griffin', 'atlanta'] });
  for (const location of ['newnan', 'griffin', ''] as const) await request({ location });
  expect(told().map(({ body }) => body)).toEqual(['Griffin GA', 'Any yard']);
});

// Times in UTC, around hours that go past midnight, in winter and on the days on which the clocks change.
test.each([
  ['before they begin', '2027-01-16T00:59:00Z', false],
  ['in them', '2027-01-16T06:00:00Z', true],
  ['after midnight, when they end', '2027-01-16T07:00:00Z', false],
  ['at 1:59 before an hour is skipped', '2027-03-14T06:59:00Z', true],
  ['at 3:00 after it', '2027-03-14T07:00:00Z', false],
  ['at 1:30 for the first time', '2027-11-07T05:30:00Z', true],
  ['at 1:30 for the second time', '2027-11-07T06:30:00Z', true],
  ['at 2:00 after both', '2027-11-07T07:00:00Z', false],
])('%s', async (_, at, isTold) => {
  const device = await notified({ ...ANY, hours: { from: '20:00', to: '02:00' } });
  await server.db
    .update(staffSessions)
    .set({ expiresAt: new Date('2028-01-01') })
    .where(eq(staffSessions.userId, device.id));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  const { id } = await request();
  expect(device.arrived()).toHaveLength(isTold ? 1 : 0);
  vi.useRealTimers();
  // Dropped, not delayed.
  await workOutbox();
  expect(device.arrived()).toHaveLength(isTold ? 1 : 0);
  expect(await messages('quote_push', id)).toMatchObject([{ state: 'done' }]);
});

const clockIn = (minutes: number) => newYorkLocal(new Date(Date.now() + minutes * 60_000)).slice(11);

test('a push service holds it no longer than until the quiet hours', async () => {
  const { arrived } = await notified({ ...ANY, hours: { from: clockIn(-60), to: clockIn(10) } });
  await request();
  const [{ headers } = { headers: {} as IncomingHttpHeaders }] = arrived();
  expect(Number(headers['ttl'])).toBeGreaterThan(480);
  expect(Number(headers['ttl'])).toBeLessThanOrEqual(600);
});

test('each session has one device, which its person reads, changes and turns off; again is no difference', async () => {
  const staff = await notified({ yards: ['newnan'], hours: { from: '07:00', to: '18:00' } });
  const { subscription } = staff.device;
  expect(await stateOf(staff.cookie)).toEqual({
    publicKey: process.env['VAPID_PUBLIC_KEY'],
    device: {
      endpoint: subscription.endpoint,
      yards: ['newnan'],
      hours: { from: '07:00', to: '18:00' },
      endsAt: expect.any(String) as unknown,
    },
  });
  const changed = await turnOn(staff.cookie, subscription);
  expect(changed).toEqual({ status: 200, body: ANY });
  expect(await turnOn(staff.cookie, subscription)).toEqual(changed);
  const [session] = await sessionsOf(staff.cookie);
  expect(Date.parse(session?.notifiedUntil ?? '') - Date.now()).toBeGreaterThan(
    PUSH_DEVICE_VALID_MS - HOUR_MS,
  );
  expect([await turnOff(staff.cookie), await turnOff(staff.cookie)]).toMatchObject([
    { status: 200 },
    { status: 200 },
  ]);
  expect((await stateOf(staff.cookie))['device']).toBeNull();
  await request();
  expect(staff.arrived()).toEqual([]);

  const [narrow, wide] = [
    { yards: ['newnan'], hours: '07:00 to 18:00' },
    { yards: 'all', hours: 'any time' },
  ];
  expect(await audited(staff.id)).toEqual([
    { action: 'turn_on_push', before: null, after: narrow },
    { action: 'turn_on_push', before: narrow, after: wide },
    { action: 'turn_off_push', before: wide, after: null },
  ]);
  // An address is a secret: it is in no log.
  expect(JSON.stringify([await audited(staff.id), server.logged()])).not.toContain(staff.name);
});

test('a browser is notified for whoever signed in there last', async () => {
  const first = await notified();
  const second = await staffWith(server.db, 'owner');
  expect((await turnOn(second.cookie, first.device.subscription)).status).toBe(200);
  expect((await stateOf(first.cookie))['device']).toBeNull();
  await request();
  expect(first.arrived()).toHaveLength(1);
});

// Asked: 371
// ASVS: 1.3.6
test.each([
  ['http://169.254.169.254/latest', 'another scheme'],
  ['https://evil.example/push/1', 'another host'],
  ['https://fcm.googleapis.com.evil.example/1', 'a host that begins like one'],
  ['https://evil.example/fcm.googleapis.com/1', 'a path like one'],
  ['https://fcm.googleapis.com:8443/fcm/send/1', 'another port'],
  ['https://localhost/push/1', 'this machine'],
  ['http://127.0.0.1:1/push/1', 'another port of this machine'],
  ['https://user@fcm.googleapis.com/1', 'a name before the host'],
])('%s is sent nothing: %s', async (endpoint) => {
  const { cookie } = await staffWith(server.db, 'staff');
  const { subscription } = pushDevice(endpoint);
  expect(await turnOn(cookie, subscription)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect((await stateOf(cookie))['device']).toBeNull();
});

test.each([
  'https://fcm.googleapis.com/fcm/send/a:b',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://web.push.apple.com/a',
  'https://wns2-by3p.notify.windows.com/w/?token=a',
])('%s is a device of a browser that we know', async (endpoint) => {
  const { cookie } = await staffWith(server.db, 'staff');
  expect((await turnOn(cookie, pushDevice(endpoint).subscription)).status).toBe(200);
});

test.each([
  [{ yards: [], hours: null }, 'yards'],
  [{ yards: ['macon'], hours: null }, 'yards.0'],
  [{ yards: null, hours: { from: '07:00', to: '07:00' } }, 'hours'],
  [{ yards: null, hours: { from: '7:00', to: '24:00' } }, 'hours.from'],
])('%j is refused at %s', async (choice, field) => {
  const { cookie } = await staffWith(server.db, 'staff');
  const { subscription } = pushDevice(`${server.mocks.push.devices}any`);
  const { status, body } = await turnOn(cookie, subscription, choice);
  expect([status, Object.keys(body['fields'] as object)]).toEqual([400, expect.arrayContaining([field])]);
  const broken = { ...subscription, p256dh: 'B'.repeat(87) };
  expect((await turnOn(cookie, broken)).body).toMatchObject({
    fields: { 'subscription.p256dh': expect.any(String) as unknown },
  });
});

test('nobody else turns anything on or off', async () => {
  const { cookie, arrived } = await notified();
  const stranger = await staffWith(server.db, 'owner');
  expect((await turnOff(stranger.cookie)).status).toBe(200);
  await request();
  expect(arrived()).toHaveLength(1);
  expect((await stateOf(cookie))['device']).not.toBeNull();
});

const sessionIds = (userId: string) =>
  server.db.select({ id: staffSessions.id }).from(staffSessions).where(eq(staffSessions.userId, userId));

/** So long ago that clean-up deletes a session without a device. */
const expire = (userId: string) =>
  server.db
    .update(staffSessions)
    .set({
      createdAt: new Date(Date.now() - 3 * 24 * HOUR_MS),
      expiresAt: new Date(Date.now() - 2 * 24 * HOUR_MS),
    })
    .where(eq(staffSessions.userId, userId));

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('a device is notified after its session, until somebody ends it', async () => {
  const staff = await notified({ ...ANY, yards: ['newnan'] });
  await setPassword(server.db, staff.id, PASSWORD);
  await expire(staff.id);
  // The old cookie is read, and the night passes.
  expect((await staffCall(adminFunction, readPushApi, staff.cookie)).status).toBe(401);
  await cleanUp();
  await request({ location: 'newnan' });
  expect(staff.arrived()).toHaveLength(1);

  // The next session finds it by the address that the browser knows, and makes it its own.
  const cookie = cookiesOf(await signIn(staff.email));
  const device = sha256(staff.device.subscription.endpoint);
  const found = await staffCall(adminFunction, readPushApi, cookie, { query: { device } });
  expect(found.body).toMatchObject({ device: { yards: ['newnan'] } });
  expect((await stateOf(cookie))['device']).toBeNull();
  const stranger = await staffWith(server.db, 'owner');
  const strangers = await staffCall(adminFunction, readPushApi, stranger.cookie, { query: { device } });
  expect(strangers.body).toMatchObject({ device: null });
  expect(await sessionsOf(cookie)).toMatchObject([
    { isCurrent: true, isSignedIn: true, notifiedUntil: null },
    { isCurrent: false, isSignedIn: false, notifiedUntil: expect.any(String) as unknown },
  ]);
  expect((await askAuth(revokeSessionsApi, { password: PASSWORD }, cookie)).status).toBe(200);
  await request({ location: 'newnan' });
  expect(staff.arrived()).toHaveLength(1);
});

test('a new sign-in takes the browser’s notifications along, but not those of a colleague', async () => {
  const staff = await notified();
  await setPassword(server.db, staff.id, PASSWORD);
  const again = await askAuth(signInApi, { email: staff.email, password: PASSWORD }, staff.cookie);
  expect(again.status).toBe(200);
  await request();
  expect(staff.arrived()).toHaveLength(1);
  const colleague = await staffWith(server.db, 'staff');
  await setPassword(server.db, colleague.id, PASSWORD);
  const cookie = cookiesOf(again);
  expect((await askAuth(signInApi, { email: colleague.email, password: PASSWORD }, cookie)).status).toBe(200);
  await request();
  expect(staff.arrived()).toHaveLength(1);
});

const ENDS: Readonly<Record<string, (staff: Awaited<ReturnType<typeof notified>>) => Promise<unknown>>> = {
  'signs out': ({ cookie }) => askAuth(signOutApi, undefined, cookie),
  async 'is signed out from another device'({ id, cookie }) {
    await setPassword(server.db, id, PASSWORD);
    const [session] = await server.db.select().from(staffSessions).where(eq(staffSessions.userId, id));
    return askAuth(revokeSessionsApi, { id: session?.id, password: PASSWORD }, cookie);
  },
  'has not signed in for a month': ({ id }) =>
    server.db
      .update(staffPushDevices)
      .set({ endsAt: new Date(Date.now() - 1_000) })
      .where(inArray(staffPushDevices.sessionId, sessionIds(id))),
  'has no account any more': ({ id }) =>
    server.db.update(staffUsers).set({ disabledAt: new Date() }).where(eq(staffUsers.id, id)),
};

test('a device whose month is over is not shown as one that is notified', async () => {
  const staff = await notified();
  await ENDS['has not signed in for a month']?.(staff);
  expect((await stateOf(staff.cookie))['device']).toBeNull();
});

// Asked: 371
test.each(Object.keys(ENDS))('whoever %s is told nothing more, also not what was waiting', async (how) => {
  const staff = await notified();
  server.mocks.push.switches.arm(/push/, { kind: 'status', status: 503 });
  await request();
  expect(await messages('device_push')).toContainEqual(expect.objectContaining({ state: 'pending' }));
  await ENDS[how]?.(staff);
  server.mocks.push.switches.clear();
  await sendAll(server, 1);
  await request();
  expect(staff.arrived()).toEqual([]);
  expect(await messages('device_push')).not.toContainEqual(expect.objectContaining({ state: 'pending' }));
});

// Asked: 371
test.each(['gone', 'unknown'])('a device that the push service calls %s is dropped', async (begin) => {
  const { cookie, name } = await notified(ANY, `${begin}-${randomUUID()}`);
  await request();
  expect((await stateOf(cookie))['device']).toBeNull();
  expect(await messages('device_push')).not.toContainEqual(expect.objectContaining({ state: 'pending' }));
  expect(server.logged().join('\n')).not.toContain(name);
});

test('a device that has a new address by the time its old one is called gone stays', async () => {
  const { cookie } = await notified(ANY, `gone-${randomUUID()}`);
  const name = randomUUID();
  const device = pushDevice(server.mocks.push.devices + name);
  const after = () => turnOn(cookie, device.subscription);
  server.mocks.push.switches.arm(/push/, { kind: 'hold', after }, 1);
  await request();
  expect((await stateOf(cookie))['device']).toMatchObject({ endpoint: device.subscription.endpoint });
  await request();
  expect(server.mocks.push.received.filter((one) => one.device === name)).toHaveLength(1);
});

test('any other failure is tried again, and told on the page about outside systems', async () => {
  const staff = await notified();
  const stop = server.mocks.push.switches.arm(/push/, { kind: 'drop' });
  await request();
  expect(staff.arrived()).toEqual([]);
  stop();
  await sendAll(server, 1);
  expect(staff.arrived()).toHaveLength(1);
  await workOutbox();
  expect(staff.arrived()).toHaveLength(1);
});

test('old news is not sent', async () => {
  const staff = await notified();
  server.mocks.push.switches.arm(/push/, { kind: 'status', status: 500 });
  await request();
  server.mocks.push.switches.clear();
  await server.db.execute(
    sql`update staff_pushes set created_at = now() - ${PUSH_VALID_MS} * interval '1 millisecond'`,
  );
  await sendAll(server, 1);
  expect(staff.arrived()).toEqual([]);
});

test('an owner who presses Test is sent one on the own devices alone', async () => {
  const other = await notified();
  const owner = await staffWith(server.db, 'owner');
  const press = async () =>
    (
      await callApi(ownersFunction, testProviderApi, {
        headers: { cookie: owner.cookie },
        params: { provider: 'push' },
      })
    ).json();
  expect(await press()).toMatchObject({ isWell: true, words: expect.stringContaining('keys') as unknown });
  const device = pushDevice(`${server.mocks.push.devices}owner`);
  await turnOn(owner.cookie, device.subscription);
  expect(await press()).toMatchObject({
    isWell: true,
    words: expect.stringContaining('1 of your 1') as unknown,
  });
  expect(server.mocks.push.received.filter((one) => one.device === 'owner')).toHaveLength(1);
  expect(other.arrived()).toEqual([]);
});
