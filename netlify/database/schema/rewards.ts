import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RewardCategory, VoucherState } from '../../../src/domain/rewards/rewards.api.ts';
import type { Tier } from '../../../src/domain/rewards/tiers.ts';
import { staffUsers } from './staff-users.ts';

/** Balance, lifetime points and streak follow the ledger and the visits, in the transaction that adds to those. */
export const customers = pgTable(
  'customers',
  {
    id: uuid().primaryKey().defaultRandom(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text(),
    /** +1XXXXXXXXXX */
    phone: text().notNull(),
    dateOfBirth: date('date_of_birth'),
    /** When the date of birth was recorded. */
    dateOfBirthSetAt: timestamp('date_of_birth_set_at', { withTimezone: true }),
    totalPoints: integer('total_points').notNull().default(0),
    lifetimePoints: integer('lifetime_points').notNull().default(0),
    totalVisits: integer('total_visits').notNull().default(0),
    consecutiveVisits: integer('consecutive_visits').notNull().default(0),
    /** A New York date. */
    lastVisitOn: date('last_visit_on'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The customer this one was merged into: visits, ledger and vouchers have moved there, and its phone leads there. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => customers.id, { onDelete: 'restrict' }),
    /** When staff released the phone of a merged customer: it no longer leads anywhere, and anybody may open an account with it. */
    phoneReleasedAt: timestamp('phone_released_at', { withTimezone: true }),
    /** Browsers with a session of an earlier version must look the customer up again. */
    sessionVersion: integer('session_version').notNull().default(0),
  },
  (table) => [
    uniqueIndex('customers_phone_unique')
      .on(table.phone)
      .where(sql`phone_released_at is null`),
    index('customers_by_merged_into')
      .on(table.mergedInto)
      .where(sql`merged_into is not null`),
    check('customer_phone_e164', sql`${table.phone} ~ '^\\+1[0-9]{10}$'`),
    check('customer_points_not_negative', sql`${table.totalPoints} >= 0 and ${table.lifetimePoints} >= 0`),
    check(
      'customer_keeps_phone_unless_merged',
      sql`${table.phoneReleasedAt} is null or ${table.mergedInto} is not null`,
    ),
    check(
      'customer_birth_has_time',
      sql`(${table.dateOfBirth} is null) = (${table.dateOfBirthSetAt} is null)`,
    ),
  ],
);

// The migration of visits_by_customer and points_ledger_by_customer says INCLUDE, which Drizzle cannot express: a customer's rows are
// scattered over years, and are read from the index alone.

/** A sale at the scale. Whoever records it chooses the id, so that a repeat is the same visit. */
export const visits = pgTable(
  'visits',
  {
    id: uuid().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    metalType: text('metal_type').notNull(),
    weight: numeric({ precision: 12, scale: 3 }).notNull(),
    unit: text().notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** null: from the command line. */
    recordedBy: uuid('recorded_by').references(() => staffUsers.id, { onDelete: 'restrict' }),
    /** A New York date, which streaks count. */
    visitedOn: date('visited_on').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('visits_by_customer').on(table.customerId, table.createdAt, table.id),
    check('visit_amount_positive', sql`${table.amountCents} > 0`),
    check('visit_weight_positive', sql`${table.weight} > 0`),
  ],
);

export const rewards = pgTable(
  'rewards',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    description: text().notNull(),
    pointsCost: integer('points_cost').notNull(),
    category: text().$type<RewardCategory>().notNull(),
    minimumTier: text('minimum_tier').$type<Tier>().notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [
    unique('rewards_name_unique').on(table.name),
    check('reward_cost_positive', sql`${table.pointsCost} > 0`),
    check('reward_tier_known', sql`${table.minimumTier} in ('Bronze', 'Silver', 'Gold', 'Platinum')`),
  ],
);

export const redemptions = pgTable(
  'redemptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    rewardId: uuid('reward_id')
      .notNull()
      .references(() => rewards.id, { onDelete: 'restrict' }),
    /** Its name and cost at that time. */
    rewardName: text('reward_name').notNull(),
    pointsCost: integer('points_cost').notNull(),
    code: text().notNull(),
    state: text().$type<VoucherState>().notNull().default('issued'),
    /** Chosen by the browser for this press of the button: the same id is the same redemption. */
    requestKey: text('request_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it was honored or undone. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    closedBy: uuid('closed_by').references(() => staffUsers.id, { onDelete: 'restrict' }),
  },
  (table) => [
    unique('redemptions_code_unique').on(table.code),
    unique('redemptions_once').on(table.customerId, table.requestKey),
    index('redemptions_by_customer').on(table.customerId, table.createdAt),
    check('redemption_state_known', sql`${table.state} in ('issued', 'honoured', 'undone')`),
    check('redemption_closed_has_date', sql`(${table.state} = 'issued') = (${table.closedAt} is null)`),
  ],
);

export type PointsKind = 'earn' | 'streak_bonus' | 'birthday' | 'redeem' | 'undo' | 'adjust';

/**
 * Rows are added, never changed, except that a merge moves them to another customer; a trigger enforces it. Its index "by customer"
 * has the exact order in which entries are listed.
 */
export const pointsLedger = pgTable(
  'points_ledger',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    kind: text().$type<PointsKind>().notNull(),
    points: integer().notNull(),
    /** Shown to the customer. */
    description: text().notNull(),
    visitId: uuid('visit_id').references(() => visits.id, { onDelete: 'restrict' }),
    redemptionId: uuid('redemption_id').references(() => redemptions.id, { onDelete: 'restrict' }),
    /** The calendar year of a birthday bonus. */
    birthdayYear: integer('birthday_year'),
    /** The customer it belonged to before two customers were merged. */
    movedFrom: uuid('moved_from').references(() => customers.id, { onDelete: 'restrict' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('points_ledger_by_customer').on(table.customerId, table.createdAt, table.kind, table.id),
    index('points_ledger_birthdays')
      .on(table.customerId, table.birthdayYear)
      .where(sql`birthday_year is not null`),
    uniqueIndex('points_ledger_visit_once')
      .on(table.visitId, table.kind)
      .where(sql`visit_id is not null`),
    uniqueIndex('points_ledger_redemption_once')
      .on(table.redemptionId, table.kind)
      .where(sql`redemption_id is not null`),
    uniqueIndex('points_ledger_birthday_once')
      .on(table.customerId, table.birthdayYear)
      .where(sql`birthday_year is not null and moved_from is null`),
    check(
      'ledger_kind_known',
      sql`${table.kind} in ('earn', 'streak_bonus', 'birthday', 'redeem', 'undo', 'adjust')`,
    ),
    check(
      'ledger_sign',
      sql`${table.points} <> 0 and (${table.kind} = 'adjust' or (${table.kind} = 'redeem') = (${table.points} < 0))`,
    ),
    check(
      'ledger_birthday_has_year',
      sql`(${table.kind} = 'birthday') = (${table.birthdayYear} is not null)`,
    ),
  ],
);

/** The result of a nightly comparison of the ledger with the customers. */
export const pointsChecks = pgTable('points_checks', {
  id: uuid().primaryKey().defaultRandom(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull().defaultNow(),
  customers: integer().notNull(),
  differences: integer().notNull(),
});
