// ASVS: 7.4.5
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { staffSessions, staffTwoFactors } from '../../netlify/database/schema/identity.ts';
import { staffUsers } from '../../netlify/database/schema/staff-users.ts';
import authFunction from '../../netlify/functions/auth.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import { addLink, linkToken } from '../../netlify/services/identity/staff-link.ts';
import * as sessionsApi from '../../src/domain/admin/admin-sessions.api.ts';
import { STAFF_LINKS } from '../../src/business/constants.ts';
import * as usersApi from '../../src/domain/admin/admin-users.api.ts';
import { resetPasswordApi, signInApi } from '../../src/domain/admin/auth.api.ts';
import { listOrdersApi } from '../../src/domain/orders/admin-orders.api.ts';
import type { StaffRole } from '../../src/domain/shared/roles.ts';
import { findTicketsApi } from '../../src/domain/tickets/admin-tickets.api.ts';
import { audited, changesOf } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { codeOf } from '../support/code-of.ts';
import { useServer } from '../support/server.ts';
import { askAuth, PASSWORD } from '../support/sign-in.ts';
import { linkTokenIn, setPassword, setUpApp, staffWith } from '../support/staff.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();
let owner: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  owner = await staffWith(server.db, 'owner');
});

const by = (cookie: string, id = '', body?: unknown) => ({
  headers: { cookie },
  params: { id },
  ...(body === undefined ? {} : { body }),
});
const rowOf = async (id: string) =>
  (await server.db.select().from(staffUsers).where(eq(staffUsers.id, id)))[0];

// ASVS: 6.4.1
test('an invitation makes one account, mails one link, and its password signs in', async () => {
  const body = { id: randomUUID(), name: 'Nora New', email: 'Nora@Example.com', role: 'staff' };
  const invite = () => callApi(ownersFunction, usersApi.inviteUserApi, by(owner.cookie, '', body));
  expect([(await invite()).status, (await invite()).status]).toEqual([201, 201]);
  await settled();
  expect(server.mail.messages().filter(({ to }) => to.includes('nora@example.com'))).toHaveLength(1);
  expect(await audited(server, body.id)).toEqual([
    {
      action: 'invite_user',
      actorId: owner.id,
      actorName: owner.name,
      before: null,
      after: { name: 'Nora New', email: 'nora@example.com', role: 'staff' },
    },
  ]);
  const taken = { ...body, id: randomUUID() };
  expect(
    await codeOf(await callApi(ownersFunction, usersApi.inviteUserApi, by(owner.cookie, '', taken))),
  ).toBe('email_taken');
  const list = async () =>
    (
      (await (
        await callApi(ownersFunction, usersApi.listUsersApi, by(owner.cookie))
      ).json()) as usersApi.StaffUser[]
    ).find(({ id }) => id === body.id);
  expect(await list()).toMatchObject({ hasPassword: false, isDisabled: false, lastUsedAt: null });
  const password = 'nora chose this one';
  const token = linkTokenIn(server.mail, 'nora@example.com');
  await callApi(authFunction, resetPasswordApi, { body: { token, newPassword: password } });
  expect((await callApi(authFunction, signInApi, { body: { email: body.email, password } })).status).toBe(
    200,
  );
  expect((await changesOf(server, body.id)).slice(1)).toMatchObject([
    ['set_password', { hasPassword: false }, { hasPassword: true }],
    ['sign_in', { sessions: 0 }, { sessions: 1 }],
  ]);
  expect(await list()).toMatchObject({
    hasPassword: true,
    lastUsedAt: expect.stringMatching(/Z$/) as unknown,
  });
});

// Asked: 310
test('a role is changed once and audited once; nobody changes their own', async () => {
  const { id } = await staffWith(server.db, 'staff');
  const change = (who: string) =>
    callApi(ownersFunction, usersApi.changeRoleApi, by(owner.cookie, who, { from: 'staff', to: 'owner' }));
  expect([(await change(id)).status, (await change(id)).status]).toEqual([200, 200]);
  expect(await audited(server, id)).toEqual([
    {
      action: 'change_role',
      actorId: owner.id,
      actorName: owner.name,
      before: { role: 'staff' },
      after: { role: 'owner' },
    },
  ]);
  expect(await codeOf(await change(owner.id))).toBe('not_oneself');
  expect((await change(randomUUID())).status).toBe(404);
  expect((await change('x')).status).toBe(404);
  await server.db.update(staffUsers).set({ role: 'staff' }).where(eq(staffUsers.id, id));
});

test('a role that is taken away is gone with the next call, and the new one counts', async () => {
  const { id, cookie } = await staffWith(server.db, 'staff', { user: { twoFactorEnabled: true } });
  const change = (from: StaffRole, to: StaffRole) =>
    callApi(ownersFunction, usersApi.changeRoleApi, by(owner.cookie, id, { from, to }));
  const statuses = async () => {
    const orders = await callApi(ownersFunction, listOrdersApi, by(cookie));
    const counter = await callApi(adminFunction, findTicketsApi, by(cookie));
    return [orders.status === 403, counter.status === 403];
  };
  expect(await statuses()).toEqual([true, false]);
  expect((await change('staff', 'office')).status).toBe(200);
  expect(await statuses()).toEqual([false, true]);
  // Who saw the role before that does not overwrite it.
  expect(await codeOf(await change('staff', 'owner'))).toBe('changed_since');
  expect((await rowOf(id))?.role).toBe('office');
});

// ASVS: 7.4.2
test('a disabled account is out at once, and may come back', async () => {
  const { id, cookie } = await staffWith(server.db, 'staff');
  const list = () => callApi(adminFunction, sessionsApi.listSessionsApi, by(cookie));
  expect((await list()).status).toBe(200);
  const token = linkToken(await addLink(server.db, id, 3_600_000));
  const put = (isDisabled: boolean) =>
    callApi(ownersFunction, usersApi.disableUserApi, by(owner.cookie, id, { isDisabled }));
  expect([(await put(true)).status, (await put(true)).status]).toEqual([200, 200]);
  expect((await list()).status).toBe(401);
  expect((await callApi(ownersFunction, usersApi.mailLinkApi, by(owner.cookie, id))).status).toBe(404);
  await put(false);
  expect((await rowOf(id))?.disabledAt).toBeNull();
  // A link from before opens nothing.
  expect(await codeOf(await askAuth(resetPasswordApi, { token, newPassword: PASSWORD }))).toBe('wrong_code');
  expect(await changesOf(server, id)).toEqual([
    ['disable_user', { isDisabled: false, sessions: 1 }, { isDisabled: true, sessions: 0 }],
    ['enable_user', { isDisabled: true, sessions: 0 }, { isDisabled: false, sessions: 0 }],
  ]);
});

test('two owners who demote each other at once: one stays an owner', async () => {
  const pair = [await staffWith(server.db, 'owner'), await staffWith(server.db, 'owner')] as const;
  const [one, other] = pair;
  await Promise.all([
    callApi(ownersFunction, usersApi.disableUserApi, by(one.cookie, other.id, { isDisabled: true })),
    callApi(ownersFunction, usersApi.changeRoleApi, by(other.cookie, one.id, { from: 'owner', to: 'staff' })),
  ]);
  const rows = await Promise.all(pair.map(({ id }) => rowOf(id)));
  expect(rows.filter((row) => row?.role === 'owner' && row.disabledAt === null)).toHaveLength(1);
});

test('another owner resets a second step, which ends the sessions', async () => {
  const { id, cookie } = await staffWith(server.db, 'owner');
  await setUpApp(server.db, id);
  const reset = () => callApi(ownersFunction, usersApi.resetSecondStepApi, by(owner.cookie, id));
  expect([(await reset()).status, (await reset()).status]).toEqual([200, 200]);
  expect((await rowOf(id))?.twoFactorEnabled).toBe(false);
  expect((await callApi(adminFunction, sessionsApi.listSessionsApi, by(cookie))).status).toBe(401);
  expect(await changesOf(server, id)).toEqual([
    [
      'reset_second_step',
      { hasTwoFactor: true, hasAppKey: true, passkeys: 0, sessions: 1 },
      { hasTwoFactor: false, hasAppKey: false, passkeys: 0, sessions: 0 },
    ],
  ]);
});

test('the key of a set-up that was only begun is taken away as well, and that is on record', async () => {
  const { id } = await staffWith(server.db, 'staff');
  await setUpApp(server.db, id);
  await server.db.update(staffTwoFactors).set({ verified: false }).where(eq(staffTwoFactors.userId, id));
  const reset = () => callApi(ownersFunction, usersApi.resetSecondStepApi, by(owner.cookie, id));
  expect([(await reset()).status, (await reset()).status]).toEqual([200, 200]);
  expect(await server.db.$count(staffTwoFactors, eq(staffTwoFactors.userId, id))).toBe(0);
  expect(await changesOf(server, id)).toEqual([
    [
      'reset_second_step',
      { hasTwoFactor: false, hasAppKey: true, passkeys: 0, sessions: 1 },
      { hasTwoFactor: false, hasAppKey: false, passkeys: 0, sessions: 0 },
    ],
  ]);
});

test('another link is on record with where it went, and without what it opens', async () => {
  const { id, email } = await staffWith(server.db, 'staff');
  const ask = async () => (await callApi(ownersFunction, usersApi.mailLinkApi, by(owner.cookie, id))).status;
  expect(await ask()).toBe(200);
  await settled();
  expect(linkTokenIn(server.mail, email)).not.toBe('');
  expect(await changesOf(server, id)).toEqual([['mail_link', null, { mailedTo: email }]]);
  for (let asked = 1; asked < STAFF_LINKS.limit; asked += 1) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
});

// ASVS: 7.5.2
test('people see and end only their own sessions', async () => {
  const { id, cookie } = await staffWith(server.db, 'staff', { session: { userAgent: 'Phone' } });
  const other = await staffWith(server.db, 'staff');
  const add = async (userId: string) => {
    const expiresAt = new Date(Date.now() + 60_000);
    const row = { userId, token: randomUUID(), expiresAt };
    const [made] = await server.db.insert(staffSessions).values(row).returning({ id: staffSessions.id });
    return made?.id ?? '';
  };
  const [mine, alsoMine, theirs] = [await add(id), await add(id), await add(other.id)];
  const list = async () =>
    (await (
      await callApi(adminFunction, sessionsApi.listSessionsApi, by(cookie))
    ).json()) as sessionsApi.StaffDevice[];
  const listed = await list();
  expect(listed.map((device) => device.id).toSorted()).toEqual(
    expect.arrayContaining([mine, alsoMine].toSorted()) as unknown,
  );
  expect(listed.find(({ isCurrent }) => isCurrent)?.userAgent).toBe('Phone');
  expect(JSON.stringify(listed)).not.toContain('token');
  await setPassword(server.db, id, PASSWORD);
  const end = (which?: string, password = PASSWORD) =>
    askAuth(sessionsApi.revokeSessionsApi, { id: which, password }, cookie);
  expect(await codeOf(await end(mine, 'wrong'))).toBe('wrong_password');
  const ended = async (which?: string) => (await end(which)).json();
  expect([await ended(mine), await ended(mine), await ended(theirs)]).toEqual([
    { ended: 1 },
    { ended: 0 },
    { ended: 0 },
  ]);
  expect(await ended()).toEqual({ ended: 1 });
  expect(await list()).toHaveLength(1);
  expect(await changesOf(server, id)).toEqual([
    ['fail_to_confirm', null, { reason: 'wrong_password' }],
    ['end_sessions', { sessions: 3 }, { sessions: 2 }],
    ['end_sessions', { sessions: 2 }, { sessions: 1 }],
  ]);
});
