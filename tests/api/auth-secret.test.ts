import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { staffTwoFactors } from '../../netlify/database/schema/identity.ts';
import * as api from '../../src/domain/admin/auth.api.ts';
import { listPointsHistoryApi } from '../../src/domain/rewards/rewards.api.ts';
import { changesOf } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { codeOf } from '../support/code-of.ts';
import { ADDRESS, cookiesOf } from '../support/order.ts';
import { unpaidOrder } from '../support/paid-order.ts';
import { customerWith } from '../support/rewards.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { linkTokenIn } from '../support/staff.ts';
import { totpOf } from '../support/totp.ts';

const OLD = 'the secret that goes, which was long enough';
const NEW = 'the secret that comes, which is long enough too';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** The site as instances with these secrets see it: each reads its settings once. */
async function siteWith(secret: string, previous = '') {
  Object.assign(process.env, { AUTH_SECRET: secret, AUTH_SECRET_PREVIOUS: previous });
  vi.resetModules();
  const { addressOnRecord } = await import('../../netlify/services/addresses/rows.ts');
  const { recordCheck } = await import('../../netlify/services/addresses/rows.ts');
  const { requestLink } = await import('../../netlify/services/identity/request-link.ts');
  const { isPhotoToken, photoTokenOf } = await import('../../netlify/services/quotes/rules.ts');
  const { isMailedCode, mailedCode } = await import('../../netlify/lib/mailed-code.ts');
  const { checkoutKeyOf } = await import('../../netlify/lib/checkout-session.ts');
  const { default: pointsHistory } = await import('../../netlify/functions/rewards.ts');
  const { default: workOutbox } = await import('../../netlify/functions/work-outbox.ts');
  const { sessionFor } = await import('../support/rewards.ts');
  const signIn = await import('../support/sign-in.ts');
  const { staffWith } = await import('../support/staff.ts');
  const secondStep = async (email: string) => cookiesOf(await signIn.signIn(email));
  return {
    ...signIn,
    addressOnRecord,
    recordCheck,
    requestLink,
    isPhotoToken,
    photoTokenOf,
    isMailedCode,
    mailedCode,
    checkoutKeyOf,
    workOutbox,
    sessionFor,
    staffWith,
    verifyApp: async (email: string, code: string) =>
      signIn.askAuth(api.verifyTotpApi, { code }, await secondStep(email)),
    verifyBackupCode: async (email: string, code: string) =>
      signIn.askAuth(api.verifyBackupCodeApi, { code }, await secondStep(email)),
    pointsOf: async (id: string, cookie: string) =>
      (await callApi(pointsHistory, listPointsHistoryApi, { params: { id }, headers: { cookie } })).status,
  };
}

const encryptedOf = async (userId: string) => {
  const [app] = await server.db.select().from(staffTwoFactors).where(eq(staffTwoFactors.userId, userId));
  return [app?.secret, app?.backupCodes];
};

test('an app of the old secret works beside the new one, and with the new one alone once it was used', async () => {
  // Three periods' codes, each used once: none may pass while they are entered.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { id, email, app } = await (await siteWith(OLD)).signedOut(server, 'owner');
  const before = await encryptedOf(id);
  const both = await siteWith(NEW, OLD);
  expect((await both.verifyApp(email, totpOf(app.uri, 5))).status).toBe(403);
  expect(await encryptedOf(id)).toEqual(before);
  expect((await both.verifyApp(email, totpOf(app.uri, -1))).status).toBe(200);
  const after = await encryptedOf(id);
  expect(after.filter((text) => before.includes(text))).toEqual([]);
  expect((await both.verifyApp(email, totpOf(app.uri))).status).toBe(200);
  expect(await encryptedOf(id)).toEqual(after);

  const alone = await siteWith(NEW);
  expect((await alone.verifyApp(email, totpOf(app.uri, 1))).status).toBe(200);
  expect((await alone.verifyBackupCode(email, app.codes[0] ?? '')).status).toBe(200);
});

test('a backup code of the old secret brings the app over as well', async () => {
  const { id, email, app } = await (await siteWith(OLD)).signedOut(server, 'owner');
  expect((await (await siteWith(NEW, OLD)).verifyBackupCode(email, app.codes[0] ?? '')).status).toBe(200);
  const alone = await siteWith(NEW);
  const entered = await alone.verifyApp(email, totpOf(app.uri));
  expect(entered.status).toBe(200);
  const uri = await alone.askAuth(api.getTotpUriApi, { password: alone.PASSWORD }, cookiesOf(entered));
  expect(uri.status).toBe(200);
  expect(await changesOf(server, id)).toMatchObject([
    ['use_backup_code', { backupCodes: 2 }, { backupCodes: 1 }],
    ['sign_in', {}, {}],
    ['show_second_step_key', null, null],
  ]);
});

test('an app whose secret is lost says what to do, with either code, and is no failure of its owner', async () => {
  const { id, email, app } = await (await siteWith(OLD)).signedOut(server, 'owner');
  const alone = await siteWith(NEW);
  for (const answer of [
    await alone.verifyApp(email, totpOf(app.uri)),
    await alone.verifyBackupCode(email, app.codes[0] ?? ''),
  ]) {
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { code: 'two_factor_lost', error: expect.stringContaining('reset your second step') as unknown },
    ]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  expect(await changesOf(server, id)).toEqual([]);

  // Somebody who is signed in: neither key nor codes.
  const colleague = await alone.staffWith(server.db, 'owner');
  await server.db.update(staffTwoFactors).set({ userId: colleague.id }).where(eq(staffTwoFactors.userId, id));
  for (const contract of [api.getTotpUriApi, api.generateBackupCodesApi])
    expect(await codeOf(await alone.askAuth(contract, { password: 'x' }, colleague.cookie))).toBe(
      'two_factor_lost',
    );
});

test('sessions, and sign-ins half done, go on while both secrets are set, and no longer', async () => {
  const old = await siteWith(OLD);
  const staff = await old.signedOut(server, 'staff');
  const owner = await old.signedOut(server, 'owner');
  const session = cookiesOf(await old.signIn(staff.email));
  const step = cookiesOf(await old.signIn(owner.email));
  const both = await siteWith(NEW, OLD);
  expect((await both.whoIs(session)).status).toBe(200);
  expect((await both.whoIs(session.replace(/\.[^;]+/, `.${'A'.repeat(43)}=`))).status).toBe(401);
  const passwords = { currentPassword: both.PASSWORD, newPassword: 'another battery staple' };
  const changed = await both.askAuth(api.changePasswordApi, passwords, session);
  expect(changed.status).toBe(200);
  const second = await both.askAuth(api.verifyTotpApi, { code: totpOf(owner.app.uri) }, step);
  expect(second.status).toBe(200);

  const kept = cookiesOf(await (await siteWith(OLD)).signIn(staff.email, passwords.newPassword));
  const alone = await siteWith(NEW);
  expect((await alone.whoIs(kept)).status).toBe(401);
  for (const response of [changed, second]) expect((await alone.whoIs(cookiesOf(response))).status).toBe(200);
});

test('a link that sets a password is mailed and taken under any of them', async () => {
  const old = await siteWith(OLD);
  const { email } = await old.signedOut(server, 'staff');
  await old.requestLink(server.db, email, 'somewhere');
  const both = await siteWith(NEW, OLD);
  expect((await both.workOutbox()).ok).toBe(true);
  const alone = await siteWith(NEW);
  const body = { token: linkTokenIn(server.mail, email), newPassword: 'another battery staple' };
  expect((await alone.askAuth(api.resetPasswordApi, body)).status).toBe(200);
  expect((await alone.signIn(email, body.newPassword)).status).toBe(200);
});

test('what customers hold of the old secret is good while both are set', async () => {
  const old = await siteWith(OLD);
  const customer = await customerWith(server.db);
  const order = await unpaidOrder(server);
  const checkout = { cookies: { get: () => 'x'.repeat(43), set() {}, delete() {} } };
  const held = {
    rewards: old.sessionFor(customer.id),
    photo: old.photoTokenOf(order.id ?? ''),
    code: old.mailedCode(order.id ?? ''),
    checkout: old.checkoutKeyOf(checkout),
  };
  await old.recordCheck(server.db, ADDRESS, 'deliverable');
  await (await siteWith(NEW, OLD)).recordCheck(server.db, ADDRESS, 'unchecked');
  const found = async (site: typeof old) => ({
    rewards: await site.pointsOf(customer.id, held.rewards),
    photo: site.isPhotoToken(held.photo, order.id ?? ''),
    code: site.isMailedCode(held.code, order.id ?? ''),
    address: (await site.addressOnRecord(server.db, ADDRESS)).outcome,
    // It has no key, so it outlives all secrets.
    checkout: site.checkoutKeyOf(checkout) === held.checkout,
  });
  const good = { rewards: 200, photo: true, code: true, address: 'deliverable', checkout: true };
  expect(await found(await siteWith(NEW, OLD))).toEqual(good);
  const gone = { rewards: 401, photo: false, code: false, address: 'unchecked', checkout: true };
  expect(await found(await siteWith(NEW))).toEqual(gone);
});

test('another address of the database changes nothing', async () => {
  const { id } = await customerWith(server.db);
  const cookie = (await siteWith(OLD)).sessionFor(id);
  const url = new URL(server.database.url);
  url.searchParams.set('application_name', 'elsewhere');
  process.env['DATABASE_URL'] = url.href;
  expect(await (await siteWith(OLD)).pointsOf(id, cookie)).toBe(200);
});
