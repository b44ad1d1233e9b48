import { sql } from 'drizzle-orm';
import { boolean, check, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { YardId } from '../../../src/business/yards.ts';
import type { StaffRole } from '../../../src/domain/shared/roles.ts';
import { staffTable } from '../personal-columns.ts';

/** Who may sign in: better-auth's table, with its names. Separate from its other tables, because code that names a person needs only this one. */
export const staffUsers = staffTable(
  'staff_users',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** Maintained with the rows of staff_passkeys, so that reading a session and its person stays one statement. */
    hasPasskey: boolean('has_passkey').notNull().default(false),
    /** An owner requires an authenticator app or a passkey; the office and owners always need one. */
    secondStepRequired: boolean('second_step_required').notNull().default(false),
    role: text().$type<StaffRole>().notNull().default('staff'),
    /** Where an owner lets them work while they are staff; empty: at all yards. */
    yards: text().array().$type<YardId[]>().notNull().default([]),
    /** Since when the account is disabled. It stays for the audit log. */
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
  },
  (table) => [check('staff_role_known', sql`${table.role} in ('staff', 'office', 'owner')`)],
);
