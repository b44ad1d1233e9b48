// ASVS: 6.3.4, 7.2.1, 7.3.2, 8.3.1
import { gt } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../netlify/database/schema/audit.ts';
import { staffSessions } from '../../netlify/database/schema/identity.ts';
import { staffUsers } from '../../netlify/database/schema/staff-users.ts';
import { STAFF_SESSION_MAX_MS } from '../../src/business/constants.ts';
import { ERRORS, type ErrorCode } from '../../src/domain/shared/contract/errors.ts';
import { mayAct, STAFF_ACCESS, STAFF_ROLES, type StaffAccess } from '../../src/domain/shared/roles.ts';
import { askWith, isOfStaff } from '../support/access.ts';
import { callApi } from '../support/call.ts';
import { answeredContracts } from '../support/contracts.ts';
import { customerWith, sessionFor } from '../support/rewards.ts';
import { useServer } from '../support/server.ts';
import { whoIs } from '../support/sign-in.ts';
import { signed, staffWith } from '../support/staff.ts';

// Generated from the contracts, so that every new call is included automatically.
const all = await answeredContracts(isOfStaff);
const guarded = all.filter(({ contract }) => contract.access !== undefined);
const isAccess = (access: string | undefined): access is StaffAccess =>
  STAFF_ACCESS.some((each) => each === access);

/** Each call with each role, and whether the one table of roles lets it. */
const MATRIX = guarded.flatMap(({ contract, ...each }) => {
  const { access } = contract;
  return isAccess(access)
    ? STAFF_ROLES.map((role) => ({ ...each, contract, role, isOpen: mayAct(role, access) }))
    : [];
});
const CLOSED = MATRIX.filter(({ isOpen }) => !isOpen);
const OPEN = MATRIX.filter(({ isOpen }) => isOpen);

const cookieOf = async (...facts: Parameters<typeof staffWith>) => (await staffWith(...facts)).cookie;

const server = useServer();
const cookies = { owner: '', office: '', staff: '', fresh: '', disabled: '', idle: '', old: '', rewards: '' };
beforeAll(async () => {
  const { db } = server;
  const past = new Date(Date.now() - 1_000);
  const tooLongAgo = new Date(Date.now() - STAFF_SESSION_MAX_MS - 1_000);
  cookies.owner = await cookieOf(db, 'owner');
  cookies.office = await cookieOf(db, 'office');
  cookies.staff = await cookieOf(db, 'staff');
  cookies.fresh = await cookieOf(db, 'owner', { user: { twoFactorEnabled: false } });
  cookies.disabled = await cookieOf(db, 'owner', { user: { disabledAt: past } });
  cookies.idle = await cookieOf(db, 'owner', { session: { expiresAt: past } });
  cookies.old = await cookieOf(db, 'owner', { session: { createdAt: tooLongAgo } });
  cookies.rewards = sessionFor((await customerWith(db)).id);
  before = await books();
});

const token = () => cookies.owner.replace('__Host-staff=', '').split('.')[0] ?? '';

/** Strangers: each is refused everything. */
const STRANGERS = [
  ['without a session', () => ''],
  ['with an empty one', () => '__Host-staff='],
  ['of a visitor who checks out', () => `__Host-checkout=${'x'.repeat(43)}`],
  ['of a rewards customer', () => cookies.rewards],
  [
    'with a rewards session in the staff’s name',
    () => cookies.rewards.replace('__Host-rewards=', '__Host-staff='),
  ],
  [
    'with an owner’s session in another name',
    () => cookies.owner.replace('__Host-staff=', '__Host-rewards='),
  ],
  ['without a signature', () => `__Host-staff=${token()}`],
  ['with an invented signature', () => `__Host-staff=${token()}.${'A'.repeat(43)}=`],
  ['with a signature of another secret', () => `__Host-staff=${signed(token(), 'guess')}`],
  ['with a signed token of nobody’s', () => cookies.owner.replace(token(), 'x'.repeat(32))],
  ['with a session left alone for too long', () => cookies.idle],
  ['with a session of yesterday', () => cookies.old],
  ['of a disabled account', () => cookies.disabled],
] as const satisfies (readonly [string, () => string])[];

let before: Awaited<ReturnType<typeof books>>;
const books = async () => ({
  entries: await server.db.$count(auditLog),
  users: await server.db.select().from(staffUsers).orderBy(staffUsers.id),
  // The row of an expired session is deleted when its browser asks again.
  sessions: await server.db.$count(staffSessions, gt(staffSessions.expiresAt, new Date())),
});

/** What a refused browser gets. */
const told = async (response: Response) => ({
  status: response.status,
  kept: response.headers.get('cache-control'),
  cookies: response.headers.getSetCookie(),
  body: (await response.json()) as unknown,
});

const refused = (code: ErrorCode) => ({
  status: ERRORS[code].status,
  kept: 'no-store',
  cookies: [],
  body: { error: ERRORS[code].message, code },
});

// Asked: 15, 141, 385
// ASVS: 8.2.1
test('every admin call names its role, and the public exceptions are listed', () => {
  const named = all.filter(({ contract }) => contract.access === undefined);
  expect(named.map(({ name }) => name).toSorted()).toEqual([
    'addPasskeyApi',
    'beginPasskeyApi',
    'challengePasskeyApi',
    'enableTwoFactorApi',
    'requestPasswordResetApi',
    'resetPasswordApi',
    'signInApi',
    'signInWithPasskeyApi',
    'signOutApi',
    'verifyBackupCodeApi',
    'verifyTotpApi',
  ]);
  const misplaced = guarded.filter(({ contract: { path } }) => !/^\/api\/(admin|auth)\//.test(path));
  expect(misplaced.map(({ name }) => name)).toEqual([]);
  for (const role of STAFF_ROLES)
    expect(OPEN.filter((each) => each.role === role).length).toBeGreaterThan(20);
  expect(CLOSED.some(({ role }) => role === 'office')).toBe(true);
  expect(MATRIX).toHaveLength(guarded.length * STAFF_ROLES.length);
});

// All calls ask the same function who is signed in: each call proves that it asks, and one call proves whom it refuses.
const [firstStranger] = STRANGERS;
const ONE_CALL = guarded
  .slice(0, 1)
  .flatMap((each) => STRANGERS.map(([who, cookie]) => ({ ...each, who, cookie })));
const EACH_CALL = guarded
  .slice(1)
  .map((each) => ({ ...each, who: firstStranger[0], cookie: firstStranger[1] }));

// Asked: 140, 309, 385
// ASVS: 7.2.3
test.each([...ONE_CALL, ...EACH_CALL])('$name is refused to a browser $who', async ({ cookie, ...each }) => {
  expect(await told(await askWith(each, cookie()))).toEqual(refused('not_signed_in'));
});

test.each(guarded)('$name is refused to an owner without an authenticator app', async (each) => {
  expect(await told(await askWith(each, cookies.fresh))).toEqual(refused('two_factor_needed'));
});

// Asked: 140, 306, 385
// ASVS: 8.2.1
test.each(CLOSED)('$name is refused to the role $role', async ({ role, ...each }) => {
  expect(await told(await askWith(each, cookies[role]))).toEqual(refused('forbidden'));
});

// ASVS: 16.2.1, 16.3.2
test('the log has the time, the person and the route of a refusal', async () => {
  const [first] = CLOSED.filter(({ role }) => role === 'staff');
  if (!first) throw new Error('No call is for owners.');
  const from = server.logged().length;
  await askWith(first, cookies.staff);
  const [line = ''] = server.logged().slice(from);
  const { id } = (await (await whoIs(cookies.staff)).json()) as { id: string };
  expect(JSON.parse(line)).toMatchObject({
    event: 'request',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
    route: first.contract.path,
    status: 403,
    code: 'forbidden',
    staff: id,
  });
});

test.each(guarded.filter(({ contract }) => contract.method === 'GET'))(
  'HEAD of $name is refused as well',
  async (each) => {
    expect((await askWith(each, '', 'HEAD')).status).toBe(401);
  },
);

const UNFINISHED = [
  { name: 'enableTwoFactorApi', body: { password: 'x' } },
  { name: 'verifyTotpApi', body: { code: '123456' } },
  { name: 'verifyBackupCodeApi', body: { code: 'aB3dE-fG7hJ' } },
];

test.each(UNFINISHED)('$name is refused to whoever has not begun to sign in', async ({ name, body }) => {
  for (const { contract, handler } of all.filter((each) => each.name === name)) {
    for (const [, cookie] of STRANGERS) {
      const headers = { cookie: cookie() };
      expect(await told(await callApi(handler, contract, { body, headers }))).toEqual(
        refused('not_signed_in'),
      );
    }
  }
});

test('none of these left a trace', async () => {
  expect(await books()).toEqual(before);
});

// Last, because these calls really do their work.
// Asked: 140, 306
test.each(OPEN)('$name is open to the role $role', async ({ role, ...each }) => {
  expect([401, 403]).not.toContain((await askWith(each, cookies[role])).status);
});
