// ASVS: 6.2.1, 6.2.4, 7.4.3
import { expect, test } from 'vitest';
import { staffVerifications } from '../../netlify/database/schema/identity.ts';
import authFunction from '../../netlify/functions/auth.ts';
import { useAllowance } from '../../netlify/lib/http/rate-limit.ts';
import { addLink, linkToken } from '../../netlify/services/identity/staff-link.ts';
import { STAFF_FAILURES } from '../../src/business/constants.ts';
import * as api from '../../src/domain/admin/auth.api.ts';
import { changesOf } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { codeOf } from '../support/code-of.ts';
import { cookiesOf } from '../support/order.ts';
import { useServer } from '../support/server.ts';
import { askAuth, PASSWORD, signedOut, signIn, whoIs } from '../support/sign-in.ts';
import { linkTokenIn } from '../support/staff.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();

async function mailedToken(email: string): Promise<string> {
  await settled();
  return linkTokenIn(server.mail, email);
}

// ASVS: 6.4.3
test('a forgotten password is set anew by a mailed link, once, and the lock goes with it', async () => {
  const { id, email } = await signedOut(server, 'staff');
  const before = cookiesOf(await signIn(email));
  for (let failure = 0; failure < 10; failure += 1) await signIn(email, 'wrong');
  const ip = 'a phone at home';
  for (let failure = 0; failure < STAFF_FAILURES.limit; failure += 1)
    await useAllowance(server.db, STAFF_FAILURES, `${ip}\n${email}`);
  expect((await signIn(email, 'wrong', ip)).status).toBe(429);
  const asked = await callApi(authFunction, api.requestPasswordResetApi, { body: { email } });
  expect([asked.status, await asked.json()]).toEqual([202, { asked: true }]);
  const token = await mailedToken(email);
  const older = linkToken(await addLink(server.db, id, 3_600_000));
  const rows = await server.db.select().from(staffVerifications);
  expect(JSON.stringify(rows)).not.toContain(token);
  const newPassword = 'a new one, longer';
  expect((await askAuth(api.resetPasswordApi, { token, newPassword: 'short' })).status).toBe(400);
  const answer = await askAuth(api.resetPasswordApi, { token, newPassword }, '', ip);
  expect([answer.status, await answer.json()]).toEqual([200, { email }]);
  for (const used of [token, older])
    expect(await codeOf(await askAuth(api.resetPasswordApi, { token: used, newPassword }))).toBe(
      'wrong_code',
    );
  expect((await whoIs(before)).status).toBe(401);
  expect((await signIn(email, newPassword, ip)).status).toBe(200);
  expect((await signIn(email)).status).toBe(403);
  const entered = ['sign_in', { sessions: 0 }, { sessions: 1 }];
  const changes = await changesOf(server, id);
  const failed = ['fail_to_sign_in', null, { reason: 'wrong_password' }];
  expect(changes).toMatchObject([
    entered,
    ...Array.from({ length: 10 }, () => failed),
    ['set_password', { sessions: 1 }, { sessions: 0 }],
    entered,
    failed,
  ]);
  for (const secret of [token, newPassword]) expect(JSON.stringify(changes)).not.toContain(secret);
});

test('an unknown address is answered the same, and no mail goes', async () => {
  const count = server.mail.messages().length;
  const asked = await callApi(authFunction, api.requestPasswordResetApi, {
    body: { email: 'nobody@example.com' },
  });
  expect([asked.status, await asked.json()]).toEqual([202, { asked: true }]);
  await settled();
  expect(server.mail.messages()).toHaveLength(count);
});

test('a link that has run out, or is invented, sets nothing', async () => {
  const { email } = await signedOut(server, 'staff');
  await callApi(authFunction, api.requestPasswordResetApi, { body: { email } });
  const token = await mailedToken(email);
  await server.db.update(staffVerifications).set({ expiresAt: new Date(Date.now() - 1_000) });
  for (const wrong of [token, 'x'.repeat(43)])
    expect(await codeOf(await askAuth(api.resetPasswordApi, { token: wrong, newPassword: PASSWORD }))).toBe(
      'wrong_code',
    );
});

// Asked: 310
// ASVS: 6.2.2, 6.2.3
test('the browser that changes the password stays signed in, and all others must sign in again', async () => {
  const { id, email } = await signedOut(server, 'staff');
  const [here, there] = [cookiesOf(await signIn(email)), cookiesOf(await signIn(email))];
  const newPassword = 'something else entirely';
  const wrong = await askAuth(api.changePasswordApi, { currentPassword: 'wrong', newPassword }, here);
  expect(await codeOf(wrong)).toBe('wrong_password');
  const changed = await askAuth(api.changePasswordApi, { currentPassword: PASSWORD, newPassword }, here);
  expect(changed.status).toBe(200);
  expect((await whoIs(cookiesOf(changed))).status).toBe(200);
  for (const cookie of [here, there]) expect((await whoIs(cookie)).status).toBe(401);
  expect((await signIn(email, newPassword)).status).toBe(200);
  expect((await changesOf(server, id)).slice(2)).toMatchObject([
    ['fail_to_confirm', null, { reason: 'wrong_password' }],
    ['change_password', { sessions: 2 }, { sessions: 1 }],
    ['sign_in', { sessions: 1 }, { sessions: 2 }],
  ]);
});

// Asked: 305
// ASVS: 6.2.11
test("a password that is common, a pattern, or somebody's name is refused, and the link stays", async () => {
  const { email } = await signedOut(server, 'staff');
  await callApi(authFunction, api.requestPasswordResetApi, { body: { email } });
  const token = await mailedToken(email);
  const refusals = async (newPassword: string) => {
    const answer = await askAuth(api.resetPasswordApi, { token, newPassword });
    return ((await answer.json()) as { fields?: { newPassword?: string } }).fields?.newPassword;
  };
  const patterns = ['aaaaaaaaaaaa', '123456789012', 'Password1234!', 'qwertyuiop12', 'abcabcabcabc'];
  // No pattern and no word, but on lists of stolen passwords.
  for (const weak of [...patterns, 'Ytpfdbcbvjcnm', '141312190296q'])
    expect(`${weak}: ${await refusals(weak)}`).toMatch(/easy to guess/);
  for (const own of [email, 'Stan-Staff-12', 'georgia scrap metal 1', ' '.repeat(12)])
    expect(`${own}: ${await refusals(own)}`).toMatch(/don’t use your name/);
  expect(
    (await askAuth(api.resetPasswordApi, { token, newPassword: 'Stan paints a rusty gate' })).status,
  ).toBe(200);
  const cookie = cookiesOf(await signIn(email, 'Stan paints a rusty gate'));
  const changed = await askAuth(
    api.changePasswordApi,
    { currentPassword: 'Stan paints a rusty gate', newPassword: 'letmeinletmein' },
    cookie,
  );
  expect([changed.status, await codeOf(changed)]).toEqual([400, 'invalid_input']);
});
