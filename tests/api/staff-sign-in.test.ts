import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../netlify/database/schema/audit.ts';
import { staffSessions, staffVerifications } from '../../netlify/database/schema/identity.ts';
import { staffUsers } from '../../netlify/database/schema/staff-users.ts';
import auth from '../../netlify/functions/auth.ts';
import authLink from '../../netlify/functions/auth-link.ts';
import session from '../../netlify/functions/admin-session.ts';
import { STAFF } from '../../src/business/constants.ts';
import { readStaffSessionApi } from '../../src/domain/admin/admin-session.api.ts';
import * as api from '../../src/domain/admin/auth.api.ts';
import { callApi, settled } from '../support/call.ts';
import { cookiesOf } from '../support/order.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { linkTokenIn, setPassword, setUpApp, staffWith } from '../support/staff.ts';
import { totpOf } from '../support/totp.ts';

const PASSWORD = 'correct horse battery';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await settled();
  await server.stop();
});

async function person(role: 'staff' | 'owner', hasApp = role === 'owner') {
  const { id, email } = await staffWith(server.db, role, { user: { twoFactorEnabled: hasApp } });
  await server.db.delete(staffSessions).where(eq(staffSessions.userId, id));
  await setPassword(server.db, id, PASSWORD);
  return { id, email, app: hasApp ? await setUpApp(server.db, id) : { uri: '', codes: [] } };
}

const post = (contract: Parameters<typeof callApi>[1], body: unknown, cookie = '', ip?: string) =>
  callApi(auth, contract, { body, headers: { cookie, 'user-agent': 'Test' }, ...(ip ? { ip } : {}) });
const signIn = (email: string, password = PASSWORD, ip?: string) =>
  post(api.signInApi, { email, password }, '', ip);
const who = (cookie: string) => callApi(session, readStaffSessionApi, { headers: { cookie } });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const audited = async (id: string) =>
  (await server.db.select().from(auditLog).where(eq(auditLog.subjectId, id))).map(({ action }) => action);

test('staff sign in with a password, are told who they are, and sign out', async () => {
  const { id, email } = await person('staff');
  const response = await signIn(` ${email.toUpperCase()} `);
  expect([response.status, await response.json()]).toEqual([200, { next: 'signed_in' }]);
  const [set] = response.headers.getSetCookie();
  for (const attribute of ['Path=/api', 'HttpOnly', 'Secure', 'SameSite=Strict', 'Max-Age=86400'])
    expect(set).toContain(attribute);
  const cookie = cookiesOf(response);
  expect(await (await who(cookie)).json()).toEqual({
    id,
    name: 'Stan Staff',
    email,
    role: 'staff',
    hasTwoFactor: false,
  });
  const out = await post(api.signOutApi, undefined, cookie);
  expect(await out.json()).toEqual({ left: true });
  expect(out.headers.getSetCookie()[0]).toContain('Max-Age=0');
  expect((await who(cookie)).status).toBe(401);
  expect((await post(api.signOutApi, undefined, cookie)).status).toBe(200);
});

test('a wrong password and an unknown address are answered alike', async () => {
  const { email } = await person('staff');
  const answers = await Promise.all([signIn(email, 'wrong'), signIn('nobody@example.com', 'wrong')]);
  for (const answer of answers) {
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  const [known, unknown] = await Promise.all(answers.map((answer) => answer.json()));
  expect(known).toEqual(unknown);
  expect(known).toMatchObject({ code: 'wrong_password' });
});

test('an owner owes the code: the password alone opens nothing', async () => {
  const { email, app } = await person('owner');
  const first = await signIn(email);
  expect(await first.json()).toEqual({ next: 'second_step' });
  const cookie = cookiesOf(first);
  expect((await who(cookie)).status).toBe(401);
  expect(await server.db.$count(staffSessions, eq(staffSessions.userAgent, 'Test'))).toBe(0);
  const wrong = await post(api.verifyTotpApi, { code: totpOf(app.uri, 5) }, cookie);
  expect([wrong.status, await codeOf(wrong)]).toEqual([403, 'wrong_code']);
  const code = totpOf(app.uri);
  const second = await post(api.verifyTotpApi, { code: `${code.slice(0, 3)} ${code.slice(3)}` }, cookie);
  expect([second.status, await second.json()]).toEqual([200, { done: true }]);
  expect((await who(cookiesOf(second))).status).toBe(200);
  // Neither the challenge nor the code is good for more.
  expect(await codeOf(await post(api.verifyTotpApi, { code }, cookie))).toBe('not_signed_in');
  const again = cookiesOf(await signIn(email));
  expect(await codeOf(await post(api.verifyTotpApi, { code }, again))).toBe('wrong_code');
});

test('each backup code works once', async () => {
  const { id, email, app } = await person('owner');
  const [code = ''] = app.codes;
  const step = async (given: string) =>
    post(api.verifyBackupCodeApi, { code: given }, cookiesOf(await signIn(email)));
  const opened = await step(code);
  expect((await who(cookiesOf(opened))).status).toBe(200);
  expect(await codeOf(await step(code))).toBe('wrong_code');
  expect(await audited(id)).toEqual(['use_backup_code']);
});

test('an owner without an app can do nothing but set one up', async () => {
  const { id, email } = await person('owner', false);
  const cookie = cookiesOf(await signIn(email));
  expect(await codeOf(await who(cookie))).toBe('two_factor_needed');
  expect(await codeOf(await post(api.enableTwoFactorApi, { password: 'wrong' }, cookie))).toBe(
    'wrong_password',
  );
  const enabled = await post(api.enableTwoFactorApi, { password: PASSWORD }, cookie);
  const { uri, backupCodes } = (await enabled.json()) as { uri: string; backupCodes: string[] };
  expect(backupCodes).toHaveLength(STAFF.backupCodes);
  expect(await codeOf(await who(cookie))).toBe('two_factor_needed');
  const done = await post(api.verifyTotpApi, { code: totpOf(uri) }, cookie);
  expect(done.status).toBe(200);
  const signedIn = cookiesOf(done);
  expect(await (await who(signedIn)).json()).toMatchObject({ id, hasTwoFactor: true });
  expect(await audited(id)).toEqual(['set_up_second_step']);
  expect(await codeOf(await post(api.enableTwoFactorApi, { password: PASSWORD }, signedIn))).toBe(
    'already_done',
  );

  const renewed = await post(api.generateBackupCodesApi, { password: PASSWORD }, signedIn);
  const codes = ((await renewed.json()) as { backupCodes: string[] }).backupCodes;
  expect(codes).toHaveLength(STAFF.backupCodes);
  expect(codes).not.toContain(backupCodes[0]);
  const shown = await post(api.getTotpUriApi, { password: PASSWORD }, signedIn);
  expect(new URL(((await shown.json()) as { uri: string }).uri).searchParams.get('secret')).toBe(
    new URL(uri).searchParams.get('secret'),
  );
});

test('a session that is used is put off by eight hours, and written down at most every five minutes', async () => {
  const { id, email } = await person('staff');
  const cookie = cookiesOf(await signIn(email));
  const mine = eq(staffSessions.userId, id);
  const left = async () => {
    const [row] = await server.db.select().from(staffSessions).where(mine);
    return (row?.expiresAt.getTime() ?? 0) - Date.now();
  };
  const leave = (updatedAt: Date) =>
    server.db
      .update(staffSessions)
      .set({ updatedAt, expiresAt: new Date(Date.now() + 60_000) })
      .where(mine);
  await leave(new Date(Date.now() - STAFF.sessionTouchMs - 1_000));
  expect((await who(cookie)).status).toBe(200);
  expect(await left()).toBeGreaterThan(STAFF.sessionIdleMs - 60_000);
  expect(await left()).toBeLessThanOrEqual(STAFF.sessionIdleMs + 1_000);
  await leave(new Date());
  expect((await who(cookie)).status).toBe(200);
  expect(await left()).toBeLessThanOrEqual(60_000);
});

test('ten failures lock an account, passwords and codes together, whoever tries from wherever', async () => {
  const { email, app } = await person('owner');
  const step = cookiesOf(await signIn(email));
  for (let failure = 0; failure < 6; failure += 1) expect((await signIn(email, 'wrong')).status).toBe(403);
  for (let failure = 0; failure < 4; failure += 1)
    expect((await post(api.verifyTotpApi, { code: totpOf(app.uri, 9) }, step)).status).toBe(403);
  const locked = await signIn(email);
  expect(locked.status).toBe(429);
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
  expect((await post(api.verifyTotpApi, { code: totpOf(app.uri) }, step)).status).toBe(429);
  // Nobody else is.
  expect((await signIn((await person('staff')).email)).status).toBe(200);
});

test('an address that nobody has is locked in the same way', async () => {
  for (let failure = 0; failure < 10; failure += 1)
    expect((await signIn('ghost@example.com', 'wrong')).status).toBe(403);
  expect((await signIn('ghost@example.com', 'wrong')).status).toBe(429);
}, 20_000);

test('a crowd of guesses at once gets no further', async () => {
  const { email } = await person('staff');
  const answers = await Promise.all(Array.from({ length: 25 }, () => signIn(email, 'wrong')));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(STAFF.failures.limit);
  expect(statuses.filter((status) => status === 200)).toEqual([]);
}, 40_000);

test('three sign-ins in ten seconds from one address, and no more', async () => {
  const { email } = await person('staff');
  for (let count = 0; count < 3; count += 1)
    expect((await signIn(email, PASSWORD, '10.9.9.9')).status).toBe(200);
  const fourth = await signIn(email, PASSWORD, '10.9.9.9');
  expect([fourth.status, Number(fourth.headers.get('retry-after')) <= 10]).toEqual([429, true]);
});

test('a disabled account signs in no more, with neither step, and its sessions are over', async () => {
  for (const role of ['staff', 'owner'] as const) {
    const { id, email } = await person(role);
    const { cookie } = await staffWith(server.db, role);
    expect((await who(cookie)).status).toBe(200);
    await server.db.update(staffUsers).set({ disabledAt: new Date() });
    expect((await who(cookie)).status).toBe(401);
    const answer = await signIn(email);
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'wrong_password']);
    await server.db.update(staffUsers).set({ disabledAt: null });
    expect(await server.db.$count(staffSessions, eq(staffSessions.userId, id))).toBe(0);
  }
});

async function mailedToken(email: string): Promise<string> {
  await settled();
  return linkTokenIn(server.mail, email);
}

test('a forgotten password is set anew by a mailed link, once, and the lock goes with it', async () => {
  const { id, email } = await person('staff');
  const before = cookiesOf(await signIn(email));
  for (let failure = 0; failure < 10; failure += 1) await signIn(email, 'wrong');
  const asked = await callApi(authLink, api.requestPasswordResetApi, { body: { email } });
  expect([asked.status, await asked.json()]).toEqual([202, { asked: true }]);
  const token = await mailedToken(email);
  const rows = await server.db.select().from(staffVerifications);
  expect(JSON.stringify(rows)).not.toContain(token);
  const newPassword = 'a new one, longer';
  expect((await post(api.resetPasswordApi, { token, newPassword: 'short' })).status).toBe(400);
  expect((await post(api.resetPasswordApi, { token, newPassword })).status).toBe(200);
  expect(await codeOf(await post(api.resetPasswordApi, { token, newPassword }))).toBe('wrong_code');
  expect((await who(before)).status).toBe(401);
  expect((await signIn(email, newPassword)).status).toBe(200);
  expect((await signIn(email)).status).toBe(403);
  expect(await audited(id)).toEqual(['set_password']);
}, 20_000);

test('an unknown address is answered the same, and no mail goes', async () => {
  const count = server.mail.messages().length;
  const asked = await callApi(authLink, api.requestPasswordResetApi, {
    body: { email: 'nobody@example.com' },
  });
  expect([asked.status, await asked.json()]).toEqual([202, { asked: true }]);
  await settled();
  expect(server.mail.messages()).toHaveLength(count);
});

test('a link that has run out, or is invented, sets nothing', async () => {
  const { email } = await person('staff');
  await callApi(authLink, api.requestPasswordResetApi, { body: { email } });
  const token = await mailedToken(email);
  await server.db.update(staffVerifications).set({ expiresAt: new Date(Date.now() - 1_000) });
  for (const wrong of [token, 'x'.repeat(43)])
    expect(await codeOf(await post(api.resetPasswordApi, { token: wrong, newPassword: PASSWORD }))).toBe(
      'wrong_code',
    );
});

test('whoever changes the password stays, and all others must sign in again', async () => {
  const { id, email } = await person('staff');
  const [here, there] = [cookiesOf(await signIn(email)), cookiesOf(await signIn(email))];
  const newPassword = 'something else entirely';
  const wrong = await post(api.changePasswordApi, { currentPassword: 'wrong', newPassword }, here);
  expect(await codeOf(wrong)).toBe('wrong_password');
  const changed = await post(api.changePasswordApi, { currentPassword: PASSWORD, newPassword }, here);
  expect(changed.status).toBe(200);
  expect((await who(cookiesOf(changed))).status).toBe(200);
  for (const cookie of [here, there]) expect((await who(cookie)).status).toBe(401);
  expect((await signIn(email, newPassword)).status).toBe(200);
  expect(await audited(id)).toEqual(['change_password']);
});

test('no path of the library’s answers but those we list', async () => {
  for (const path of [
    'sign-up/email',
    'get-session',
    'update-user',
    'delete-user',
    'two-factor/disable',
    'ok',
  ]) {
    for (const method of ['GET', 'POST']) {
      const contract = { ...api.signOutApi, path: `/api/auth/${path}` as const };
      const response = await callApi(auth, contract, { method, body: method === 'POST' ? {} : undefined });
      expect([404, 405]).toContain(response.status);
    }
  }
});
