import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth, type BetterAuthOptions } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { eq, relations } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/neon-serverless';
import { BUSINESS_NAME } from '../../../src/business/business.ts';
import {
  STAFF_BACKUP_CODES,
  STAFF_PASSWORD_MAX_LENGTH,
  STAFF_PASSWORD_MIN_LENGTH,
  STAFF_SESSION_IDLE_MS,
  STAFF_SESSION_TOUCH_MS,
} from '../../../src/business/constants.ts';
import { STAFF_ROLES } from '../../../src/domain/shared/roles.ts';
import type { Database, Executor } from '../../database/client.ts';
import {
  staffAccounts,
  staffPasskeys,
  staffSessions,
  staffTwoFactors,
  staffVerifications,
} from '../../database/schema/identity.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { authExtras } from './auth-extras.ts';
import { config } from '../config.ts';
import { describeError, log, originOf } from '../log.ts';
import { randomCharacters } from '../random-characters.ts';
import { authSecrets, tokenHash } from '../secret.ts';
import { PASSKEY_COOKIE, STAFF_COOKIE, STEP_COOKIE } from './staff-cookies.ts';
import { hashStaffPassword, isStaffPassword } from './staff-password.ts';

const randomBackupCode = () => `${randomCharacters(5)}-${randomCharacters(5)}`;

const TABLES = {
  user: staffUsers,
  session: staffSessions,
  account: staffAccounts,
  verification: staffVerifications,
  twoFactor: staffTwoFactors,
  passkey: staffPasskeys,
};

const SCHEMA = {
  ...TABLES,
  sessionRelations: relations(staffSessions, ({ one }) => ({
    user: one(staffUsers, { fields: [staffSessions.userId], references: [staffUsers.id] }),
  })),
};

/** Its messages quote what was typed, so only the error's shape is logged. A wrong password is logged at level "error" too, but without an Error. */
function logFault(_level: string, _message: string, ...details: unknown[]) {
  const error = details.find((detail) => detail instanceof Error);
  if (error) log({ event: 'auth_failed', error: describeError(error), at: originOf(error) });
}

export const authOptions = (db: Executor, { joins = false } = {}) =>
  ({
    appName: BUSINESS_NAME,
    baseURL: config().siteOrigin ?? 'http://localhost',
    secrets: [...authSecrets()],
    database: drizzleAdapter(db, { provider: 'pg', schema: TABLES }),
    user: {
      additionalFields: {
        role: { type: [...STAFF_ROLES], input: false },
        disabledAt: { type: 'date', input: false, required: false },
        hasPasskey: { type: 'boolean', input: false, required: false },
        secondStepRequired: { type: 'boolean', input: false, required: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: STAFF_PASSWORD_MIN_LENGTH,
      maxPasswordLength: STAFF_PASSWORD_MAX_LENGTH,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashStaffPassword, verify: isStaffPassword },
    },
    session: {
      expiresIn: STAFF_SESSION_IDLE_MS / 1_000,
      updateAge: STAFF_SESSION_TOUCH_MS / 1_000,
      freshAge: 0,
    },
    // A stolen copy of the rows opens no link.
    verification: { storeIdentifier: { hash: async (identifier) => tokenHash(identifier) } },
    plugins: [
      twoFactor({
        // Our own lock counts password and code together.
        accountLockout: { enabled: false },
        backupCodeOptions: {
          storeBackupCodes: 'encrypted',
          customBackupCodesGenerate: () => Array.from({ length: STAFF_BACKUP_CODES }, randomBackupCode),
        },
      }),
      authExtras(authSecrets()[1]?.value),
    ],
    databaseHooks: {
      session: {
        // An expired session may have a device that is still notified: reading deletes neither, clean-up does.
        ...(joins && { delete: { before: async () => false } }),
        create: {
          async before({ userId }) {
            const [user] = await db
              .select({ disabledAt: staffUsers.disabledAt })
              .from(staffUsers)
              .where(eq(staffUsers.id, userId));
            return user?.disabledAt === null;
          },
        },
      },
    },
    advanced: {
      cookies: {
        session_token: { name: STAFF_COOKIE },
        two_factor: { name: STEP_COOKIE },
        passkey: { name: PASSKEY_COOKIE },
      },
      // The names already have their prefix; the attributes are set when the answer is made.
      useSecureCookies: false,
      database: { generateId: 'uuid', joins },
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: logFault },
  }) satisfies BetterAuthOptions;

/**
 * better-auth within one transaction. Its functions are called by name (auth.api.…) and none of its routes are served: the public
 * calls are in src/domain/admin/auth.api.ts, with the same origin checks, limits and answers as all our calls.
 */
export const createAuth = (db: Executor, options?: { readonly joins: boolean }) =>
  betterAuth(authOptions(db, options));

export type Auth = ReturnType<typeof createAuth>;

const readers = new WeakMap<Database, Auth>();

/** better-auth for reads outside of a transaction. Made once; a session and its user are one statement. */
export function readingAuth(db: Database): Auth {
  const auth =
    readers.get(db) ??
    createAuth(drizzle(db.$client, { schema: SCHEMA }) as unknown as Executor, { joins: true });
  readers.set(db, auth);
  return auth;
}
