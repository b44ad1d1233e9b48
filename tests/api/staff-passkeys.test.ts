import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { staffPasskeys } from '../../netlify/database/schema/identity.ts';
import { staffUsers } from '../../netlify/database/schema/staff-users.ts';
import authFunction from '../../netlify/functions/auth.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import { config } from '../../netlify/lib/config.ts';
import * as api from '../../src/domain/admin/auth.api.ts';
import { requireSecondStepApi, resetSecondStepApi } from '../../src/domain/admin/admin-users.api.ts';
import { actionsOn, changesOf } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { codeOf } from '../support/code-of.ts';
import { cookiesOf } from '../support/order.ts';
import { passkeyDevice } from '../support/passkey-device.ts';
import { useServer } from '../support/server.ts';
import { askAuth, PASSWORD, signedOut, signIn, whoIs } from '../support/sign-in.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer();

const origin = () => config().siteOrigin ?? '';
const challengeIn = async (response: Response) =>
  ((await response.json()) as { challenge: string }).challenge;

/** Each from a different address, because an address may try three times in ten seconds. */
let visitors = 0;
const anotherIp = () => `10.77.0.${(visitors += 1)}`;

async function addTo(cookie: string, device = passkeyDevice(origin())) {
  const begun = await askAuth(api.beginPasskeyApi, { password: PASSWORD }, cookie);
  const credential = device.make(await challengeIn(begun.clone()));
  const both = `${cookie}; ${cookiesOf(begun)}`;
  const added = await askAuth(api.addPasskeyApi, { name: 'Test phone', credential }, both);
  return { added, device, again: () => askAuth(api.addPasskeyApi, { name: 'Again', credential }, both) };
}

async function signInBy(device: ReturnType<typeof passkeyDevice>) {
  const ip = anotherIp();
  const asked = await askAuth(api.challengePasskeyApi, undefined, '', ip);
  const credential = device.use(await challengeIn(asked.clone()));
  const send = () => askAuth(api.signInWithPasskeyApi, { credential }, cookiesOf(asked), ip);
  return { signedIn: await send(), again: send };
}

/** A staff member with a passkey, who signed in by password before they had it. */
async function withPasskey(role: 'staff' | 'owner' = 'staff') {
  const person = await signedOut(server, role, false);
  const cookie = cookiesOf(await signIn(person.email, PASSWORD, anotherIp()));
  const { added, device } = await addTo(cookie);
  expect(added.status).toBe(200);
  return { ...person, cookie, device };
}

test('a passkey signs in once for each challenge, and the password alone no longer does', async () => {
  const { id, email, device } = await withPasskey();
  const { signedIn, again } = await signInBy(device);
  expect([signedIn.status, await signedIn.json()]).toEqual([200, { done: true }]);
  expect(await (await whoIs(cookiesOf(signedIn))).json()).toMatchObject({ id, hasPasskey: true });
  expect(await codeOf(await again())).toBe('not_signed_in');
  const refused = await signIn(email, PASSWORD, anotherIp());
  expect([await codeOf(refused), cookiesOf(refused)]).toEqual(['passkey_needed', '']);
  expect(await codeOf(await signIn(email, 'wrong', anotherIp()))).toBe('wrong_password');
  const changes = await changesOf(server, id);
  expect(changes).toContainEqual([
    'add_passkey',
    expect.objectContaining({ passkeys: 0 }),
    expect.objectContaining({ passkeys: 1 }),
  ]);
  expect(changes.filter(([action]) => action === 'sign_in')).toHaveLength(2);
});

test('an owner whose only second step is a passkey may work', async () => {
  const { cookie } = await withPasskey('owner');
  expect((await whoIs(cookie)).status).toBe(200);
});

// ASVS: 7.5.1
test('a passkey is added with the password alone, from a session, once for each challenge', async () => {
  const { email } = await signedOut(server, 'staff');
  const cookie = cookiesOf(await signIn(email, PASSWORD, anotherIp()));
  expect(await codeOf(await askAuth(api.beginPasskeyApi, { password: 'wrong' }, cookie))).toBe(
    'wrong_password',
  );
  expect(await codeOf(await askAuth(api.beginPasskeyApi, { password: PASSWORD }))).toBe('not_signed_in');
  const { added, again } = await addTo(cookie);
  expect(added.status).toBe(200);
  expect(await codeOf(await again())).toBe('not_signed_in');
});

test('a challenge of one person adds no passkey to another', async () => {
  const [one, other] = [await signedOut(server, 'staff'), await signedOut(server, 'staff')];
  const cookie = cookiesOf(await signIn(one.email, PASSWORD, anotherIp()));
  const otherCookie = cookiesOf(await signIn(other.email, PASSWORD, anotherIp()));
  const begun = await askAuth(api.beginPasskeyApi, { password: PASSWORD }, cookie);
  const credential = passkeyDevice(origin()).make(await challengeIn(begun.clone()));
  const added = await askAuth(
    api.addPasskeyApi,
    { name: 'Phone', credential },
    `${otherCookie}; ${cookiesOf(begun)}`,
  );
  expect(await codeOf(added)).toBe('not_signed_in');
  expect(await server.db.$count(staffPasskeys, eq(staffPasskeys.userId, other.id))).toBe(0);
});

test('a device that asked for no finger, face or PIN is refused, to add and to sign in', async () => {
  const { email } = await signedOut(server, 'staff');
  const cookie = cookiesOf(await signIn(email, PASSWORD, anotherIp()));
  const careless = passkeyDevice(origin(), { verifies: false });
  expect(await codeOf((await addTo(cookie, careless)).added)).toBe('wrong_passkey');
  const { device } = await withPasskey();
  await server.db
    .update(staffPasskeys)
    .set({ credentialID: careless.use('').id })
    .where(eq(staffPasskeys.credentialID, device.use('').id));
  expect(await codeOf((await signInBy(careless)).signedIn)).toBe('wrong_passkey');
});

test('an unknown passkey, another site’s, another’s signature and a disabled account open nothing', async () => {
  expect(await codeOf((await signInBy(passkeyDevice(origin()))).signedIn)).toBe('wrong_passkey');
  const { id, device } = await withPasskey();
  const asked = await askAuth(api.challengePasskeyApi, undefined, '', anotherIp());
  const challenge = await challengeIn(asked.clone());
  const forged = { ...device.use(challenge), response: passkeyDevice(origin()).use(challenge).response };
  const elsewhere = { ...passkeyDevice('https://fake.example').use(challenge), id: device.use(challenge).id };
  for (const credential of [forged, elsewhere]) {
    const fresh = await askAuth(api.challengePasskeyApi, undefined, '', anotherIp());
    const answer = await askAuth(api.signInWithPasskeyApi, { credential }, cookiesOf(fresh), anotherIp());
    expect(await codeOf(answer)).toBe('wrong_passkey');
  }
  expect((await changesOf(server, id)).slice(-2)).toEqual([
    ['fail_to_sign_in', null, { reason: 'wrong_passkey' }],
    ['fail_to_sign_in', null, { reason: 'wrong_passkey' }],
  ]);
  await server.db.update(staffUsers).set({ disabledAt: new Date() }).where(eq(staffUsers.id, id));
  expect(await codeOf((await signInBy(device)).signedIn)).toBe('wrong_passkey');
});

test('passkeys are listed and removed by their person, with the password', async () => {
  const { id, email, cookie, device } = await withPasskey();
  const rival = await withPasskey();
  const listed = await callApi(authFunction, api.listPasskeysApi, { headers: { cookie } });
  const [passkey, ...others] = (await listed.json()) as api.StaffPasskey[];
  expect([passkey, others]).toEqual([
    { id: expect.any(String), name: 'Test phone', addedAt: expect.any(String) },
    [],
  ]);
  const remove = (by: string, password = PASSWORD, chosen = passkey?.id) =>
    askAuth(api.removePasskeyApi, { id: chosen, password }, by);
  expect(await codeOf(await remove(cookie, 'wrong'))).toBe('wrong_password');
  expect((await remove(rival.cookie)).status).toBe(200);
  expect((await signInBy(device)).signedIn.status).toBe(200);
  expect([(await remove(cookie)).status, (await remove(cookie)).status]).toEqual([200, 200]);
  expect(await codeOf((await signInBy(device)).signedIn)).toBe('wrong_passkey');
  expect((await signIn(email, PASSWORD, anotherIp())).status).toBe(200);
  expect((await actionsOn(server, id)).filter((action) => action === 'remove_passkey')).toHaveLength(1);

  // Of two only the chosen one goes.
  const isRivals = eq(staffPasskeys.userId, rival.id);
  const [first] = await server.db.select().from(staffPasskeys).where(isRivals);
  if (!first) throw new Error('no passkey');
  await server.db.insert(staffPasskeys).values({ ...first, id: randomUUID(), credentialID: 'second' });
  expect((await remove(rival.cookie, PASSWORD, first.id)).status).toBe(200);
  const left = await server.db.select().from(staffPasskeys).where(isRivals);
  expect(left.map(({ credentialID }) => credentialID)).toEqual(['second']);
});

// Asked: 305
test('an owner may demand a second step, and take a lost passkey away', async () => {
  const owner = await staffWith(server.db, 'owner');
  const { id, email } = await signedOut(server, 'staff');
  const cookie = cookiesOf(await signIn(email, PASSWORD, anotherIp()));
  const demand = (isRequired: boolean, by = owner.cookie, userId = id) =>
    callApi(ownersFunction, requireSecondStepApi, {
      headers: { cookie: by },
      params: { id: userId },
      body: { isRequired },
    });
  expect(await codeOf(await demand(true, cookie))).toBe('forbidden');
  expect(await codeOf(await demand(true, owner.cookie, owner.id))).toBe('not_oneself');
  expect([(await demand(true)).status, (await demand(true)).status]).toEqual([200, 200]);
  expect(await codeOf(await whoIs(cookie))).toBe('two_factor_needed');
  const { added, device } = await addTo(cookie);
  expect([added.status, (await whoIs(cookie)).status]).toEqual([200, 200]);
  const reset = await callApi(ownersFunction, resetSecondStepApi, {
    headers: { cookie: owner.cookie },
    params: { id },
  });
  expect(reset.status).toBe(200);
  expect(await codeOf((await signInBy(device)).signedIn)).toBe('wrong_passkey');
  const anew = cookiesOf(await signIn(email, PASSWORD, anotherIp()));
  expect(await codeOf(await whoIs(anew))).toBe('two_factor_needed');
  expect((await demand(false)).status).toBe(200);
  expect((await whoIs(anew)).status).toBe(200);
  const demands = (await changesOf(server, id)).filter(([action]) => action === 'require_second_step');
  expect(demands).toEqual([
    ['require_second_step', { secondStepRequired: false }, { secondStepRequired: true }],
    ['require_second_step', { secondStepRequired: true }, { secondStepRequired: false }],
  ]);
});
