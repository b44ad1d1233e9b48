import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { symmetricEncrypt } from 'better-auth/crypto';
import type { Page } from 'playwright/test';
import type { Database } from '../../netlify/database/client.ts';
import { staffAccounts, staffSessions, staffTwoFactors } from '../../netlify/database/schema/identity.ts';
import { staffUsers } from '../../netlify/database/schema/staff-users.ts';
import type { Staff } from '../../netlify/lib/http/call.ts';
import { plainName } from '../../netlify/lib/sessions/cookies.ts';
import { authSecrets } from '../../netlify/lib/secret.ts';
import { STAFF_COOKIE } from '../../netlify/lib/staff/staff-cookies.ts';
import { hashStaffPassword } from '../../netlify/lib/staff/staff-password.ts';
import { STAFF_SESSION_IDLE_MS } from '../../src/business/constants.ts';
import type { StaffRole } from '../../src/domain/shared/roles.ts';
import type { SandboxMail } from '../../tools/sandbox/smtp.ts';
import type { Stack } from '../../tools/stack.ts';
import { atCounter } from './rewards-page.ts';
import { appAddress } from './totp.ts';

type NewUser = Partial<typeof staffUsers.$inferInsert>;
type NewSession = Partial<typeof staffSessions.$inferInsert>;

/** The value of the cookie, signed as the sign-in does. */
export const signed = (token: string, secret: string): string =>
  `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;

const NAMES: Readonly<Record<StaffRole, string>> = {
  staff: 'Stan Staff',
  office: 'Otis Office',
  owner: 'Olive Owner',
};

/** A staff member with a session, and their browser's Cookie header. Owners and the office have completed their second step. */
export async function staffWith(
  db: Database,
  role: StaffRole,
  facts: { readonly user?: NewUser; readonly session?: NewSession } = {},
) {
  const [user] = await db
    .insert(staffUsers)
    .values({
      name: NAMES[role],
      email: `${role}-${randomUUID()}@example.com`,
      role,
      twoFactorEnabled: role !== 'staff',
      ...facts.user,
    })
    .returning();
  if (!user) throw new Error('The user was not written.');
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + STAFF_SESSION_IDLE_MS);
  await db.insert(staffSessions).values({ token, expiresAt, userId: user.id, ...facts.session });
  const { id, name, email } = user;
  return { id, name, email, cookie: `${STAFF_COOKIE}=${signed(token, authSecrets()[0].value)}` };
}

/** A member of staff as the server's verbs know them. */
export const actorOf = (
  { id, name, email }: Pick<Staff, 'id' | 'name' | 'email'>,
  role: StaffRole = 'staff',
): Staff => ({
  id,
  name,
  email,
  role,
  yards: [],
  hasTwoFactor: role !== 'staff',
  hasPasskey: false,
  secondStepRequired: false,
  sessionId: randomUUID(),
});

/** Signs the page's browser in as a new member of staff, past the sign-in form. */
export function signInAs(page: Page, stack: Stack, role: StaffRole, user: NewUser = {}) {
  return atCounter(stack, async (db) => {
    const staff = await staffWith(db, role, { user });
    const value = staff.cookie.slice(STAFF_COOKIE.length + 1);
    await page
      .context()
      .addCookies([{ name: plainName(STAFF_COOKIE), value, url: stack.origin, sameSite: 'Strict' }]);
    return staff;
  });
}

/** As little as Argon2id can be: what a stored password cost, it costs again at each sign-in. */
const CHEAP = { memory: 8, passes: 1, parallelism: 1 };

/** Sets a staff member's password, like the link of an invitation. */
export async function setPassword(db: Database, userId: string, password: string): Promise<void> {
  await db.insert(staffAccounts).values({
    userId,
    accountId: userId,
    providerId: 'credential',
    password: await hashStaffPassword(password, CHEAP),
  });
}

function encrypt(data: string) {
  const [{ version, value }] = authSecrets();
  return symmetricEncrypt({ key: { keys: new Map([[version, value]]), currentVersion: version }, data });
}

/** Sets up an authenticator app; returns its otpauth:// address and the backup codes. */
export async function setUpApp(db: Database, userId: string, codes = ['AAAAA-BBBBB', '7K10X-M9D2T']) {
  const secret = randomBytes(16).toString('hex');
  await db.insert(staffTwoFactors).values({
    userId,
    secret: await encrypt(secret),
    backupCodes: await encrypt(JSON.stringify(codes)),
  });
  return { uri: appAddress(secret), codes };
}

/** The token of the newest link that was mailed to this address; empty if there is none. */
export function linkTokenIn(mail: SandboxMail, email: string): string {
  const text = mail.messages().findLast(({ to }) => to.includes(email))?.text ?? '';
  return /\/admin\/password#token=([\w-]{43})/.exec(text)?.[1] ?? '';
}
