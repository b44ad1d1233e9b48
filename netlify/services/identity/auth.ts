import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { eq } from 'drizzle-orm';
import { BUSINESS_NAME } from '../../../src/business/business.ts';
import {
  STAFF_BACKUP_CODES,
  STAFF_PASSWORD_MAX_LENGTH,
  STAFF_PASSWORD_MIN_LENGTH,
  STAFF_SESSION_IDLE_MS,
  STAFF_SESSION_TOUCH_MS,
} from '../../../src/business/staff-constants.ts';
import type { Executor } from '../../database/client.ts';
import {
  staffAccounts,
  staffSessions,
  staffTwoFactors,
  staffVerifications,
} from '../../database/schema/identity.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { config } from '../../lib/config.ts';
import { STAFF_COOKIE, staffSecret } from '../../lib/staff-session.ts';

/**
 * better-auth upon one transaction. Its calls are made by name (auth.api.…) and none of its routes is served: what the world
 * may ask is in src/domain/admin/auth.api.ts, and origin, limits and answers are those of all our calls.
 */
export const createAuth = (db: Executor) =>
  betterAuth({
    appName: BUSINESS_NAME,
    baseURL: config().siteOrigin ?? 'http://localhost',
    secret: staffSecret(),
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: staffUsers,
        session: staffSessions,
        account: staffAccounts,
        verification: staffVerifications,
        twoFactor: staffTwoFactors,
      },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: STAFF_PASSWORD_MIN_LENGTH,
      maxPasswordLength: STAFF_PASSWORD_MAX_LENGTH,
      revokeSessionsOnPasswordReset: true,
    },
    session: {
      expiresIn: STAFF_SESSION_IDLE_MS / 1_000,
      updateAge: STAFF_SESSION_TOUCH_MS / 1_000,
      freshAge: 0,
    },
    // A copy of the rows opens no link.
    verification: { storeIdentifier: 'hashed' },
    plugins: [
      twoFactor({
        // Ours counts password and code together.
        accountLockout: { enabled: false },
        backupCodeOptions: { amount: STAFF_BACKUP_CODES, storeBackupCodes: 'encrypted' },
      }),
    ],
    databaseHooks: {
      session: {
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
      cookiePrefix: STAFF_COOKIE.name,
      cookies: { session_token: { name: STAFF_COOKIE.name } },
      // No prefix to the names; the attributes are set where the answer is made.
      useSecureCookies: false,
      database: { generateId: 'uuid' },
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });

export type Auth = ReturnType<typeof createAuth>;
