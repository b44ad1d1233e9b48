import { boolean, index, integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { staffTable } from '../personal-columns.ts';
import { staffUsers } from './staff-users.ts';

// The tables of better-auth with its two-factor and passkey plugins, along with staff-users.ts; the names of the fields are the library's.

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
const updatedAt = timestamp('updated_at', { withTimezone: true }).notNull().defaultNow();

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => staffUsers.id, { onDelete: 'cascade' });

export const staffSessions = staffTable(
  'staff_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    token: text().notNull().unique(),
    /** Eight hours after the last use; in any case the session ends a day after `createdAt`. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt,
    updatedAt,
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: userId(),
  },
  (table) => [index('staff_sessions_by_user').on(table.userId)],
);

export const staffAccounts = staffTable(
  'staff_accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userId(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamp('access_token_expires_at', { withTimezone: true }),
    refreshTokenExpiresAt: timestamp('refresh_token_expires_at', { withTimezone: true }),
    scope: text(),
    /** A slow hash. */
    password: text(),
    createdAt,
    updatedAt,
  },
  (table) => [index('staff_accounts_by_user').on(table.userId)],
);

/** Links that set a password, and the second step of a sign-in. */
export const staffVerifications = staffTable(
  'staff_verifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [index('staff_verifications_by_identifier').on(table.identifier)],
);

export const staffTwoFactors = staffTable(
  'staff_two_factors',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Encrypted, as are the codes. */
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: userId(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
  },
  (table) => [index('staff_two_factors_by_user').on(table.userId)],
);

/** The public key of a person's phone, computer or security key, which signs them in without a password. */
export const staffPasskeys = staffTable(
  'staff_passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What the person calls the device. */
    name: text(),
    publicKey: text('public_key').notNull(),
    userId: userId(),
    credentialID: text('credential_id').notNull(),
    /** How often the device says it has signed; many always report 0. */
    counter: integer().notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    createdAt,
    aaguid: text(),
  },
  (table) => [
    index('staff_passkeys_by_user').on(table.userId),
    uniqueIndex('staff_passkeys_credential').on(table.credentialID),
  ],
);
