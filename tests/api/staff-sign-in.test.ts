// ASVS: 3.3.1, 3.3.4, 7.4.1
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { staffSessions } from '../../netlify/database/schema/identity.ts';
import { rateLimits } from '../../netlify/database/schema/rate-limits.ts';
import { staffUsers } from '../../netlify/database/schema/staff-users.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import authFunction from '../../netlify/functions/auth.ts';
import {
  STAFF_BACKUP_CODES,
  STAFF_CODE_FAILURES,
  STAFF_SESSION_IDLE_MS,
  STAFF_SESSION_TOUCH_MS,
  STAFF_TRIES,
} from '../../src/business/constants.ts';
import { readTodayApi } from '../../src/domain/admin/admin-today.api.ts';
import * as api from '../../src/domain/admin/auth.api.ts';
import { audited, changesOf } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { codeOf } from '../support/code-of.ts';
import { loseConnection, useLinkedServer } from '../support/database-link.ts';
import { cookiesOf } from '../support/order.ts';
import { askAuth, PASSWORD, signedOut, signIn, whoIs } from '../support/sign-in.ts';
import { staffWith } from '../support/staff.ts';
import { totpOf } from '../support/totp.ts';

const server = useLinkedServer();

// Asked: 305, 310
// ASVS: 3.3.3, 16.3.1
test('staff sign in with a password, are told who they are, and sign out', async () => {
  const { id, email } = await signedOut(server, 'staff');
  const response = await signIn(` ${email.toUpperCase()} `);
  expect([response.status, await response.json()]).toEqual([200, { next: 'signed_in' }]);
  const [set] = response.headers.getSetCookie();
  for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict', 'Max-Age=86400'])
    expect(set).toContain(attribute);
  const cookie = cookiesOf(response);
  expect(await (await whoIs(cookie)).json()).toEqual({
    id,
    name: 'Stan Staff',
    email,
    role: 'staff',
    hasTwoFactor: false,
    hasPasskey: false,
    secondStepRequired: false,
    hasTrucks: false,
    yards: [],
  });
  const out = await askAuth(api.signOutApi, undefined, cookie);
  expect(await out.json()).toEqual({ left: true });
  expect(out.headers.getSetCookie()[0]).toContain('Max-Age=0');
  expect((await whoIs(cookie)).status).toBe(401);
  expect((await askAuth(api.signOutApi, undefined, cookie)).status).toBe(200);
  const entry = { actorId: id, actorName: 'Stan Staff' };
  expect(await audited(server, id)).toEqual([
    { ...entry, action: 'sign_in', before: { sessions: 0 }, after: { sessions: 1 } },
    { ...entry, action: 'sign_out', before: { sessions: 1 }, after: { sessions: 0 } },
  ]);
});

test('a wrong password and an unknown address are answered alike', async () => {
  const { email } = await signedOut(server, 'staff');
  const answers = await Promise.all([signIn(email, 'wrong'), signIn('nobody@example.com', 'wrong')]);
  for (const answer of answers) {
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  const [known, unknown] = await Promise.all(answers.map((answer) => answer.json()));
  expect(known).toEqual(unknown);
  expect(known).toMatchObject({ code: 'wrong_password' });
});

// Asked: 305
test('an owner needs the code: the password alone opens nothing', async () => {
  const { id, email, app } = await signedOut(server, 'owner');
  const first = await signIn(email);
  expect(await first.json()).toEqual({ next: 'second_step' });
  const cookie = cookiesOf(first);
  expect((await whoIs(cookie)).status).toBe(401);
  expect(await server.db.$count(staffSessions, eq(staffSessions.userAgent, 'Test'))).toBe(0);
  const wrong = await askAuth(api.verifyTotpApi, { code: totpOf(app.uri, 5) }, cookie);
  expect([wrong.status, await codeOf(wrong)]).toEqual([403, 'wrong_code']);
  const code = totpOf(app.uri);
  const second = await askAuth(api.verifyTotpApi, { code: `${code.slice(0, 3)} ${code.slice(3)}` }, cookie);
  expect([second.status, await second.json()]).toEqual([200, { done: true }]);
  expect((await whoIs(cookiesOf(second))).status).toBe(200);
  // Neither the challenge nor the code works again.
  expect(await codeOf(await askAuth(api.verifyTotpApi, { code }, cookie))).toBe('not_signed_in');
  const again = cookiesOf(await signIn(email));
  expect(await codeOf(await askAuth(api.verifyTotpApi, { code }, again))).toBe('wrong_code');
  const failed = ['fail_to_sign_in', null, { reason: 'wrong_code' }];
  expect(await changesOf(server, id)).toMatchObject([
    failed,
    ['sign_in', { sessions: 0 }, { sessions: 1 }],
    failed,
  ]);
});

test('the code is looked at for whoever signs in, not for those this browser is signed in as already', async () => {
  const { id, email, app } = await signedOut(server, 'owner');
  const colleague = await staffWith(server.db, 'owner');
  const step = cookiesOf(await signIn(email));
  const cookie = `${colleague.cookie}; ${colleague.cookie}; ${step}`;
  const second = await askAuth(api.verifyTotpApi, { code: totpOf(app.uri) }, cookie);
  expect(second.status).toBe(200);
  expect(await (await whoIs(cookiesOf(second))).json()).toMatchObject({ id });
});

// ASVS: 7.2.4
test('signing in again ends the browser’s earlier session, even a colleague’s', async () => {
  const { id, email } = await signedOut(server, 'staff');
  const colleague = await staffWith(server.db, 'staff');
  const signInFrom = (cookie: string) => askAuth(api.signInApi, { email, password: PASSWORD }, cookie);
  expect((await askAuth(api.signInApi, { email, password: 'wrong' }, colleague.cookie)).status).toBe(403);
  expect((await whoIs(colleague.cookie)).status).toBe(200);
  const first = cookiesOf(await signInFrom(colleague.cookie));
  const second = cookiesOf(await signInFrom(first));
  for (const cookie of [colleague.cookie, first]) expect((await whoIs(cookie)).status).toBe(401);
  expect((await whoIs(second)).status).toBe(200);
  const left = ['sign_out', { sessions: 1 }, { sessions: 0 }];
  expect(await changesOf(server, colleague.id)).toContainEqual(left);
  expect((await changesOf(server, id)).filter(([action]) => action === 'sign_out')).toEqual([
    ['sign_out', { sessions: 2 }, { sessions: 1 }],
  ]);
});

test('a challenge that is not text is refused', async () => {
  const answer = await askAuth(api.verifyTotpApi, { code: '123456' }, '__Host-staff.two_factor=%E0%A4%A');
  expect([answer.status, await codeOf(answer)]).toEqual([401, 'not_signed_in']);
});

// ASVS: 6.5.1
test('each backup code works once', async () => {
  const { id, email, app } = await signedOut(server, 'owner');
  const [code = ''] = app.codes;
  const step = async (given: string) =>
    askAuth(api.verifyBackupCodeApi, { code: given }, cookiesOf(await signIn(email)));
  const opened = await step(code);
  expect((await whoIs(cookiesOf(opened))).status).toBe(200);
  expect(await codeOf(await step(code))).toBe('wrong_code');
  expect(await changesOf(server, id)).toEqual([
    ['use_backup_code', { backupCodes: 2 }, { backupCodes: 1 }],
    ['fail_to_sign_in', null, { reason: 'wrong_code' }],
  ]);
});

// Asked: 331
test.each([
  ['in lower case', '7k10x-m9d2t'],
  ['without the dash', '7K10XM9D2T'],
  ['with letters for digits', '7KLOX M9D2T'],
  ['with small letters for digits', '7kiox–m9d2t'],
])('a backup code that is typed %s still works', async (_how, typed) => {
  const { email } = await signedOut(server, 'owner');
  const opened = await askAuth(api.verifyBackupCodeApi, { code: typed }, cookiesOf(await signIn(email)));
  expect((await whoIs(cookiesOf(opened))).status).toBe(200);
});

// Asked: 310
test('an owner without an app can do nothing but set one up', async () => {
  const { id, email } = await signedOut(server, 'owner', false);
  const cookie = cookiesOf(await signIn(email));
  expect(await codeOf(await whoIs(cookie))).toBe('two_factor_needed');
  expect(await codeOf(await askAuth(api.enableTwoFactorApi, { password: 'wrong' }, cookie))).toBe(
    'wrong_password',
  );
  const enabled = await askAuth(api.enableTwoFactorApi, { password: PASSWORD }, cookie);
  const { uri, backupCodes } = (await enabled.json()) as { uri: string; backupCodes: string[] };
  expect(backupCodes).toHaveLength(STAFF_BACKUP_CODES);
  // Nothing that is read as something else: no I, L, O or U.
  for (const each of backupCodes) expect(each).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(await codeOf(await whoIs(cookie))).toBe('two_factor_needed');
  const code = totpOf(uri);
  const done = await askAuth(api.verifyTotpApi, { code }, cookie);
  expect(done.status).toBe(200);
  const signedIn = cookiesOf(done);
  expect(await (await whoIs(signedIn)).json()).toMatchObject({ id, hasTwoFactor: true });
  expect(await codeOf(await askAuth(api.enableTwoFactorApi, { password: PASSWORD }, signedIn))).toBe(
    'already_done',
  );

  const renewed = await askAuth(api.generateBackupCodesApi, { password: PASSWORD }, signedIn);
  const codes = ((await renewed.json()) as { backupCodes: string[] }).backupCodes;
  expect(codes).toHaveLength(STAFF_BACKUP_CODES);
  expect(codes).not.toContain(backupCodes[0]);
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const shown = await askAuth(api.getTotpUriApi, { password: PASSWORD }, signedIn);
  expect(new URL(((await shown.json()) as { uri: string }).uri).searchParams.get('secret')).toBe(secret);

  const changes = await changesOf(server, id);
  expect(changes).toMatchObject([
    ['sign_in', { sessions: 0 }, { sessions: 1 }],
    ['fail_to_confirm', null, { reason: 'wrong_password' }],
    ['begin_second_step', { hasAppKey: false }, { hasAppKey: true, hasTwoFactor: false }],
    ['set_up_second_step', { hasTwoFactor: false }, { hasTwoFactor: true }],
    ['renew_backup_codes', { backupCodes: STAFF_BACKUP_CODES }, { backupCodes: STAFF_BACKUP_CODES }],
    ['show_second_step_key', null, null],
  ]);
  for (const hidden of [secret, PASSWORD, ...backupCodes, ...codes])
    expect(JSON.stringify(changes)).not.toContain(hidden);
  const again = await askAuth(api.verifyTotpApi, { code }, cookiesOf(await signIn(email)));
  expect(await codeOf(again)).toBe('wrong_code');
});

// Asked: 310
test('backup codes made anew are counted in the audit log, those before and those now', async () => {
  const { id, email, app } = await signedOut(server, 'owner');
  const step = cookiesOf(await signIn(email));
  const cookie = cookiesOf(await askAuth(api.verifyTotpApi, { code: totpOf(app.uri) }, step));
  const wrong = await askAuth(api.generateBackupCodesApi, { password: 'wrong' }, cookie);
  expect(await codeOf(wrong)).toBe('wrong_password');
  expect((await askAuth(api.generateBackupCodesApi, { password: PASSWORD }, cookie)).status).toBe(200);
  expect((await changesOf(server, id)).slice(1)).toEqual([
    ['fail_to_confirm', null, { reason: 'wrong_password' }],
    ['renew_backup_codes', { backupCodes: app.codes.length }, { backupCodes: STAFF_BACKUP_CODES }],
  ]);
});

// Asked: 309
// ASVS: 7.3.1
test('use extends a session by eight hours, and is recorded at most every five minutes', async () => {
  const { id, email } = await signedOut(server, 'staff');
  const cookie = cookiesOf(await signIn(email));
  const mine = eq(staffSessions.userId, id);
  const left = async () => {
    const [row] = await server.db.select().from(staffSessions).where(mine);
    return (row?.expiresAt.getTime() ?? 0) - Date.now();
  };
  const leave = (msAgo: number) => {
    const updatedAt = new Date(Date.now() - msAgo);
    const expiresAt = new Date(updatedAt.getTime() + STAFF_SESSION_IDLE_MS);
    return server.db.update(staffSessions).set({ updatedAt, expiresAt }).where(mine);
  };
  const almostOver = STAFF_SESSION_IDLE_MS - 60_000;
  await leave(almostOver);
  expect((await whoIs(cookie)).status).toBe(200);
  expect(await left()).toBeGreaterThan(STAFF_SESSION_IDLE_MS - 60_000);
  expect(await left()).toBeLessThanOrEqual(STAFF_SESSION_IDLE_MS + 1_000);
  await leave(STAFF_SESSION_TOUCH_MS - 60_000);
  expect((await whoIs(cookie)).status).toBe(200);
  expect(await left()).toBeLessThanOrEqual(STAFF_SESSION_IDLE_MS - STAFF_SESSION_TOUCH_MS + 60_000);
  // An unattended page keeps polling: its session ends anyway.
  await leave(almostOver);
  expect((await callApi(adminFunction, readTodayApi, { headers: { cookie } })).status).toBe(200);
  expect(await left()).toBeLessThanOrEqual(60_000);
});

/** As if every count were this much older. */
const later = (seconds: number) =>
  server.db.update(rateLimits).set({
    hits: sql`array(select hit - ${seconds} * interval '1 second' from unnest(${rateLimits.hits}) hit)`,
  });

/** Wrong passwords from one address, more slowly than sign-ins are limited. */
async function guess(email: string, ip: string, times: number) {
  for (let failure = 0; failure < times; failure += 1) {
    expect((await signIn(email, 'wrong', ip)).status).toBe(403);
    await later(5);
  }
}

// Asked: 308, 389
test('ten wrong passwords close an account for their address, and for nobody else', async () => {
  const { email } = await signedOut(server, 'staff');
  await guess(email, '203.0.113.7', 10);
  const locked = await signIn(email, PASSWORD, '::ffff:cb00:7107');
  expect(locked.status).toBe(429);
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
  // Neither the person, elsewhere, nor somebody else at the same address.
  expect((await signIn(email, PASSWORD, '203.0.113.8')).status).toBe(200);
  await later(10);
  const { email: colleague } = await signedOut(server, 'staff');
  expect((await signIn(colleague, PASSWORD, '203.0.113.7')).status).toBe(200);
});

test('an address that nobody has is closed in the same way', async () => {
  await guess('ghost@example.com', 'ghosts', 10);
  expect((await signIn('ghost@example.com', 'wrong', 'ghosts')).status).toBe(429);
});

// Asked: 308
test('strangers’ tries only make the next one wait, and cost the signed-in owner no step of their own', async () => {
  const { email, app } = await signedOut(server, 'owner');
  const step = cookiesOf(await signIn(email));
  const cookie = cookiesOf(await askAuth(api.verifyTotpApi, { code: totpOf(app.uri) }, step));
  await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'wrong')));
  const startedAt = performance.now();
  expect((await signIn(email)).status).toBe(200);
  expect(performance.now() - startedAt).toBeGreaterThan(STAFF_TRIES.stepMs * (12 - STAFF_TRIES.freely));
  expect((await askAuth(api.getTotpUriApi, { password: PASSWORD }, cookie)).status).toBe(200);
  // Their own wrong ones close these steps, and no sign-in.
  for (let failure = 0; failure < 10; failure += 1)
    expect((await askAuth(api.getTotpUriApi, { password: 'wrong' }, cookie)).status).toBe(403);
  expect((await askAuth(api.getTotpUriApi, { password: PASSWORD }, cookie)).status).toBe(429);
  const again = cookiesOf(await signIn(email));
  expect((await askAuth(api.verifyBackupCodeApi, { code: app.codes[0] }, again)).status).toBe(200);
});

test('ten wrong codes after the right password close the second step, from wherever', async () => {
  const { email, app } = await signedOut(server, 'owner');
  for (let failure = 0; failure < 10; failure += 1) {
    const step = cookiesOf(await signIn(email));
    expect((await askAuth(api.verifyTotpApi, { code: totpOf(app.uri, 9) }, step)).status).toBe(403);
  }
  const step = cookiesOf(await signIn(email));
  expect((await askAuth(api.verifyTotpApi, { code: totpOf(app.uri) }, step)).status).toBe(429);
});

// Asked: 308
test('what fails on our side is no wrong password', async () => {
  const { email } = await signedOut(server, 'staff');
  const stop = server.link.watch({
    before: ({ text }) => {
      if (text.includes('"staff_accounts"')) loseConnection();
    },
  });
  for (let outage = 0; outage < 10; outage += 1) {
    expect((await signIn(email, PASSWORD, 'outage')).status).toBe(503);
    await later(5);
  }
  stop();
  expect((await signIn(email, PASSWORD, 'outage')).status).toBe(200);
});

// ASVS: 6.3.1
test('parallel guesses gain nothing', async () => {
  const { email } = await signedOut(server, 'owner');
  const step = cookiesOf(await signIn(email));
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => askAuth(api.verifyTotpApi, { code: '000000' }, step)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(STAFF_CODE_FAILURES.limit);
  expect(statuses.filter((status) => status === 200)).toEqual([]);
});

// Asked: 243, 389
test('three sign-ins in ten seconds from one address, and no more', async () => {
  const { email } = await signedOut(server, 'staff');
  // In parallel: when a password takes seconds, the first failures must not expire before the last is counted.
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(email, PASSWORD, '10.9.9.9')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429]);
  const refused = answers.find(({ status }) => status === 429);
  const seconds = Number(refused?.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(10);
});

test('a disabled account signs in no more, with neither step, and its sessions are over', async () => {
  for (const role of ['staff', 'owner'] as const) {
    const { id, email } = await signedOut(server, role);
    const { cookie } = await staffWith(server.db, role);
    expect((await whoIs(cookie)).status).toBe(200);
    await server.db.update(staffUsers).set({ disabledAt: new Date() });
    expect((await whoIs(cookie)).status).toBe(401);
    const answer = await signIn(email);
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'wrong_password']);
    await server.db.update(staffUsers).set({ disabledAt: null });
    expect(await server.db.$count(staffSessions, eq(staffSessions.userId, id))).toBe(0);
  }
});

// Asked: 307
// ASVS: 6.3.4
test('none of the library’s paths answers except those we list', async () => {
  for (const path of [
    'sign-up/email',
    'get-session',
    'update-user',
    'delete-user',
    'two-factor/disable',
    'ok',
  ]) {
    for (const method of ['GET', 'POST']) {
      const response = await callApi(authFunction, api.signOutApi, {
        path: `/api/auth/${path}`,
        method,
        body: method === 'POST' ? {} : undefined,
      });
      expect([404, 405]).toContain(response.status);
    }
  }
});
