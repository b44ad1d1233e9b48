// ASVS: 11.2.2
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { staffTwoFactors } from '../../netlify/database/schema/identity.ts';
import rewards from '../../netlify/functions/rewards.ts';
import { workOutbox } from '../support/due-work.ts';
import { checkoutKeyOf } from '../../netlify/lib/sessions/checkout-session.ts';
import { addressOnRecord, recordCheck } from '../../netlify/services/addresses/rows.ts';
import { requestLink } from '../../netlify/services/identity/passwords/passwords.ts';
import { isMailedCode, mailedCode } from '../../netlify/lib/sessions/mailed-code.ts';
import { isPhotoToken, photoTokenOf } from '../../netlify/services/quotes/rules.ts';
import * as api from '../../src/domain/admin/auth.api.ts';
import { listPointsHistoryApi } from '../../src/domain/rewards/rewards.api.ts';
import { changesOf } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { codeOf } from '../support/code-of.ts';
import { ADDRESS, cookiesOf } from '../support/order.ts';
import { unpaidOrder } from '../support/paid-order.ts';
import { customerWith, sessionFor } from '../support/rewards.ts';
import { useServer } from '../support/server.ts';
import { askAuth, PASSWORD, signedOut, signIn, whoIs } from '../support/sign-in.ts';
import { linkTokenIn, staffWith } from '../support/staff.ts';
import { totpOf } from '../support/totp.ts';

const OLD = 'the secret that goes, which was long enough';
const NEW = 'the secret that comes, which is long enough too';

const server = useServer();

/** From here on the functions are instances with these secrets. */
function useSecrets(secret: string, previous = ''): void {
  process.env = { ...process.env, AUTH_SECRET: secret, AUTH_SECRET_PREVIOUS: previous };
}

const secondStep = async (email: string) => cookiesOf(await signIn(email));
const verifyApp = async (email: string, code: string) =>
  askAuth(api.verifyTotpApi, { code }, await secondStep(email));
const verifyBackupCode = async (email: string, code: string) =>
  askAuth(api.verifyBackupCodeApi, { code }, await secondStep(email));
const refusalOf = async (response: Response) => (response.ok ? null : codeOf(response));
const pointsOf = async (id: string, cookie: string) =>
  (await callApi(rewards, listPointsHistoryApi, { params: { id }, headers: { cookie } })).status;

const encryptedOf = async (userId: string) => {
  const [app] = await server.db.select().from(staffTwoFactors).where(eq(staffTwoFactors.userId, userId));
  return [app?.secret, app?.backupCodes];
};

test('an app of the old secret works beside the new one, and with the new one alone once it was used', async () => {
  // Three periods' codes, each used once: none may pass while they are entered.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  useSecrets(OLD);
  const { id, email, app } = await signedOut(server, 'owner');
  const before = await encryptedOf(id);
  useSecrets(NEW, OLD);
  expect(await refusalOf(await verifyApp(email, totpOf(app.uri, 5)))).toBe('wrong_code');
  expect(await encryptedOf(id)).toEqual(before);
  expect(await refusalOf(await verifyApp(email, totpOf(app.uri, -1)))).toBeNull();
  const after = await encryptedOf(id);
  expect(after.filter((text) => before.includes(text))).toEqual([]);
  expect(await refusalOf(await verifyApp(email, totpOf(app.uri)))).toBeNull();
  expect(await encryptedOf(id)).toEqual(after);

  useSecrets(NEW);
  expect(await refusalOf(await verifyApp(email, totpOf(app.uri, 1)))).toBeNull();
  expect(await refusalOf(await verifyBackupCode(email, app.codes[0] ?? ''))).toBeNull();
});

test('a backup code of the old secret brings the app over as well', async () => {
  useSecrets(OLD);
  const { id, email, app } = await signedOut(server, 'owner');
  useSecrets(NEW, OLD);
  expect((await verifyBackupCode(email, app.codes[0] ?? '')).status).toBe(200);
  useSecrets(NEW);
  const entered = await verifyApp(email, totpOf(app.uri));
  expect(entered.status).toBe(200);
  const uri = await askAuth(api.getTotpUriApi, { password: PASSWORD }, cookiesOf(entered));
  expect(uri.status).toBe(200);
  expect(await changesOf(server, id)).toMatchObject([
    ['use_backup_code', { backupCodes: 2 }, { backupCodes: 1 }],
    ['sign_in', {}, {}],
    ['show_second_step_key', null, null],
  ]);
});

// ASVS: 11.3.3
test('an app whose secret is lost says what to do, with either code, and is no failure of its owner', async () => {
  useSecrets(OLD);
  const { id, email, app } = await signedOut(server, 'owner');
  useSecrets(NEW);
  for (const answer of [
    await verifyApp(email, totpOf(app.uri)),
    await verifyBackupCode(email, app.codes[0] ?? ''),
  ]) {
    expect([answer.status, await answer.json()]).toEqual([
      409,
      {
        code: 'two_factor_lost',
        error: expect.stringContaining('reset your two-step verification') as unknown,
      },
    ]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  expect(await changesOf(server, id)).toEqual([]);

  // Somebody who is signed in: neither key nor codes.
  const colleague = await staffWith(server.db, 'owner');
  await server.db.update(staffTwoFactors).set({ userId: colleague.id }).where(eq(staffTwoFactors.userId, id));
  for (const contract of [api.getTotpUriApi, api.generateBackupCodesApi])
    expect(await codeOf(await askAuth(contract, { password: 'x' }, colleague.cookie))).toBe(
      'two_factor_lost',
    );
});

test('sessions, and sign-ins half done, go on while both secrets are set, and no longer', async () => {
  useSecrets(OLD);
  const staff = await signedOut(server, 'staff');
  const owner = await signedOut(server, 'owner');
  const session = cookiesOf(await signIn(staff.email));
  const step = cookiesOf(await signIn(owner.email));
  useSecrets(NEW, OLD);
  expect((await whoIs(session)).status).toBe(200);
  expect((await whoIs(session.replace(/\.[^;]+/, `.${'A'.repeat(43)}=`))).status).toBe(401);
  const passwords = { currentPassword: PASSWORD, newPassword: 'another battery staple' };
  const changed = await askAuth(api.changePasswordApi, passwords, session);
  expect(changed.status).toBe(200);
  const second = await askAuth(api.verifyTotpApi, { code: totpOf(owner.app.uri) }, step);
  expect(second.status).toBe(200);

  useSecrets(OLD);
  const kept = cookiesOf(await signIn(staff.email, passwords.newPassword));
  useSecrets(NEW);
  expect((await whoIs(kept)).status).toBe(401);
  for (const response of [changed, second]) expect((await whoIs(cookiesOf(response))).status).toBe(200);
});

test('a link that sets a password is mailed and taken under any of them', async () => {
  useSecrets(OLD);
  const { email } = await signedOut(server, 'staff');
  await requestLink(server.db, email, 'somewhere');
  useSecrets(NEW, OLD);
  expect((await workOutbox()).ok).toBe(true);
  useSecrets(NEW);
  const body = { token: linkTokenIn(server.mail, email), newPassword: 'another battery staple' };
  expect((await askAuth(api.resetPasswordApi, body)).status).toBe(200);
  expect((await signIn(email, body.newPassword)).status).toBe(200);
});

test('what customers hold of the old secret is good while both are set', async () => {
  useSecrets(OLD);
  const customer = await customerWith(server.db);
  const order = await unpaidOrder(server);
  const checkout = { cookies: { get: () => 'x'.repeat(43), set() {}, delete() {} } };
  const held = {
    rewards: sessionFor(customer.id),
    photo: photoTokenOf(order.id ?? ''),
    code: mailedCode(order.id ?? ''),
    checkout: checkoutKeyOf(checkout),
  };
  await recordCheck(server.db, ADDRESS, 'deliverable');
  useSecrets(NEW, OLD);
  await recordCheck(server.db, ADDRESS, 'unchecked');
  const found = async () => ({
    rewards: await pointsOf(customer.id, held.rewards),
    photo: isPhotoToken(held.photo, order.id ?? ''),
    code: isMailedCode(held.code, order.id ?? ''),
    address: (await addressOnRecord(server.db, ADDRESS)).outcome,
    // It has no key, so it outlives all secrets.
    checkout: checkoutKeyOf(checkout) === held.checkout,
  });
  const good = { rewards: 200, photo: true, code: true, address: 'deliverable', checkout: true };
  expect(await found()).toEqual(good);
  const gone = { rewards: 401, photo: false, code: false, address: 'unchecked', checkout: true };
  useSecrets(NEW);
  expect(await found()).toEqual(gone);
});

test('another address of the database changes nothing', async () => {
  const { id } = await customerWith(server.db);
  useSecrets(OLD);
  const cookie = sessionFor(id);
  const url = new URL(server.database.url);
  url.searchParams.set('application_name', 'elsewhere');
  process.env['DATABASE_URL'] = url.href;
  useSecrets(OLD);
  expect(await pointsOf(id, cookie)).toBe(200);
});
