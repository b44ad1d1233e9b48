import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { nameWords } from '../name-words.ts';
import type { YardId } from '../../../src/business/yards.ts';
import type { Locale } from '../../../src/domain/shared/language/locales.ts';
import type { RewardCategory, VoucherState } from '../../../src/domain/rewards/rewards.api.ts';
import type { Tier } from '../../../src/domain/rewards/points/tiers.ts';
import type { DayFigures } from '../../../src/domain/tickets/money/day-close.api.ts';
import type { PaidBy } from '../../../src/domain/tickets/ticket.schema.ts';
import type { UnweighedPart } from '../../../src/business/vehicles.ts';
import type { DeductionReason, PriceReason } from '../../../src/domain/tickets/ticket-reasons.ts';
import { countedNumberSql, numberKeySql } from '../number-key-sql.ts';
import { hidden, impersonal, impersonalTable, personal, personalTable } from '../personal-columns.ts';
import { offers } from './offers.ts';
import { staffUsers } from './staff-users.ts';

/** Balance, lifetime points and streak follow the ledger and the visits, in the transaction that adds to those. */
export const customers = personalTable(
  'customers',
  {
    id: uuid().primaryKey().defaultRandom(),
    firstName: personal(text('first_name').notNull()),
    lastName: personal(text('last_name').notNull()),
    email: personal(text()),
    /** +1XXXXXXXXXX */
    phone: personal(text().notNull()),
    dateOfBirth: personal(date('date_of_birth')),
    /** When the date of birth was recorded. */
    dateOfBirthSetAt: personal(timestamp('date_of_birth_set_at', { withTimezone: true })),
    totalPoints: impersonal(integer('total_points').notNull().default(0)),
    /** What voids could not take, because it was spent: it comes off what is added next, so it is 0 where there is a balance. */
    pointsOwed: impersonal(integer('points_owed').notNull().default(0)),
    lifetimePoints: impersonal(integer('lifetime_points').notNull().default(0)),
    totalVisits: impersonal(integer('total_visits').notNull().default(0)),
    consecutiveVisits: impersonal(integer('consecutive_visits').notNull().default(0)),
    /** A New York date. */
    lastVisitOn: impersonal(date('last_visit_on')),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The customer this one was merged into: visits, ledger and vouchers have moved there, and its phone leads there. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => customers.id, { onDelete: 'restrict' }),
    /** When staff released the phone of a merged customer: it no longer leads anywhere, and anybody may open an account with it. */
    phoneReleasedAt: timestamp('phone_released_at', { withTimezone: true }),
    /** When the person asked us to forget them (decision 68): the figures stay, and nothing can be added. */
    anonymizedAt: timestamp('anonymized_at', { withTimezone: true }),
    /** Browsers with a session of an earlier version must look the customer up again. */
    sessionVersion: hidden(integer('session_version').notNull().default(0)),
    /** Since when a new device also needs a code from the customer's email; null: the phone number is enough. */
    codeByMailSince: timestamp('code_by_mail_since', { withTimezone: true }),
    /** The latest code that was mailed is derived from it; null: none, or it was used. */
    mailedCodeId: hidden(uuid('mailed_code_id')),
    mailedCodeAt: hidden(timestamp('mailed_code_at', { withTimezone: true })),
    /** The first day of the last month that was mailed, or that was over when the customer asked for the monthly mail; null: they get none. */
    monthlyMailFor: impersonal(date('monthly_mail_for')),
    /** The language of the page on which the account was opened; staff open them in English. */
    locale: impersonal(text().$type<Locale>().notNull().default('en')),
  },
  (table) => [
    uniqueIndex('customers_phone_unique')
      .on(table.phone)
      .where(sql`phone_released_at is null`),
    index('customers_by_released_phone')
      .on(table.phone)
      .where(sql`phone_released_at is not null`),
    index('customers_by_name').using('gin', nameWords(sql`${table.firstName} || ' ' || ${table.lastName}`)),
    // People say a phone number's last four digits, its last seven, or all ten.
    index('customers_by_last_ten_digits').on(sql`right(${table.phone}, 10) text_pattern_ops`),
    index('customers_by_last_seven_digits').on(sql`right(${table.phone}, 7) text_pattern_ops`),
    index('customers_by_last_four_digits').on(sql`right(${table.phone}, 4) text_pattern_ops`),
    index('customers_by_merged_into')
      .on(table.mergedInto)
      .where(sql`merged_into is not null`),
    index('customers_by_monthly_mail')
      .on(table.monthlyMailFor)
      .where(sql`monthly_mail_for is not null`),
    check('customer_locale_known', sql`${table.locale} in ('en', 'es')`),
    check('customer_phone_e164', sql`${table.phone} ~ '^\\+1[0-9]{10}$'`),
    check(
      'customer_points_not_negative',
      sql`${table.totalPoints} >= 0 and ${table.lifetimePoints} >= 0 and ${table.pointsOwed} >= 0`,
    ),
    check(
      'customer_keeps_phone_unless_merged',
      sql`${table.phoneReleasedAt} is null or ${table.mergedInto} is not null or ${table.anonymizedAt} is not null`,
    ),
    check(
      'anonymous_customer_is_nobody',
      sql`${table.anonymizedAt} is null or (${table.phone} = '+10000000000' and ${table.phoneReleasedAt} is not null
        and ${table.firstName} = 'Deleted' and ${table.lastName} = 'customer' and num_nonnulls(${table.email}, ${table.dateOfBirth}) = 0)`,
    ),
    check(
      'customer_code_needs_email',
      sql`${table.email} is not null or num_nonnulls(${table.codeByMailSince}, ${table.mailedCodeId}) = 0`,
    ),
    check(
      'customer_monthly_mail_needs_email',
      sql`${table.monthlyMailFor} is null or ${table.email} is not null`,
    ),
    check(
      'customer_birth_has_time',
      sql`(${table.dateOfBirth} is null) = (${table.dateOfBirthSetAt} is null)`,
    ),
  ],
);

// The migration of visits_by_customer and points_ledger_by_customer says INCLUDE, which Drizzle cannot express: a customer's rows are
// scattered over years, and are read only from the index.

export type TicketSource = 'counter' | 'import' | 'webhook';

/** A sale at the scale, of one line or more. The person who records it chooses the id, so that a repeat is the same ticket. */
export const tickets = personalTable(
  'tickets',
  {
    id: uuid().primaryKey(),
    /** null: not recorded. */
    yardId: impersonal(text('yard_id').$type<YardId>()),
    /** As the yard's own system printed it. */
    number: personal(text('ticket_no')),
    /** The site's, where nobody typed one ("G26-W1001-TKXD"). Apart from the others, so that a sale that the yard's own system sends is still known by its figures. */
    siteNumber: personal(text('site_no')),
    soldAt: timestamp('sold_at', { withTimezone: true }).notNull(),
    /** The New York date of the sale, which streaks count. */
    soldOn: impersonal(date('sold_on').notNull()),
    /** null: somebody without a rewards account, who earns nothing. */
    customerId: personal(uuid('customer_id').references(() => customers.id, { onDelete: 'restrict' })),
    /** The sum of its lines. */
    totalCents: impersonal(integer('total_cents').notNull()),
    /** null: not recorded. */
    paidBy: impersonal(text('paid_by').$type<PaidBy>()),
    checkNumber: personal(text('check_no')),
    /** Of a transfer its reference, of any other way what it was and why; null: none, or not recorded. */
    paidNote: personal(text('paid_note')),
    source: impersonal(text().$type<TicketSource>().notNull()),
    /** The yard was closed on the day of the sale. */
    yardClosed: boolean('yard_closed').notNull().default(false),
    voidedAt: timestamp('voided_at', { withTimezone: true }),
    voidReason: personal(text('void_reason')),
    /** null if it is void: the yard's own system voided it before it came here. */
    voidedBy: hidden(uuid('voided_by').references(() => staffUsers.id, { onDelete: 'restrict' })),
    /** null: by a machine. */
    recordedBy: hidden(uuid('recorded_by').references(() => staffUsers.id, { onDelete: 'restrict' })),
    /** The accepted offer that it fulfills; null: none. */
    offerId: uuid('offer_id').references(() => offers.id, { onDelete: 'restrict' }),
    /** What of its sum that offer had promised and had left. */
    promisedCents: impersonal(integer('promised_cents').notNull().default(0)),
    /** When the seller said on a phone that these lines are right; null: did not say. */
    agreedAt: timestamp('agreed_at', { withTimezone: true }),
  },
  (table) => [
    // A voided ticket's number is free for the one that replaces it.
    uniqueIndex('tickets_number_once')
      .on(table.yardId, sql`extract(year from sold_on)`, table.number)
      .where(sql`ticket_no is not null and voided_at is null`),
    // Void or not: the site gives each of its numbers once.
    uniqueIndex('tickets_site_number_once')
      .on(countedNumberSql(sql`site_no`), table.yardId)
      .where(sql`site_no is not null`),
    // Who takes or enters a number looks here first, under its lock: tickets from before may differ in zeros alone.
    index('tickets_by_number_key')
      .on(table.yardId, sql`extract(year from sold_on)`, numberKeySql(sql`ticket_no`))
      .where(sql`ticket_no is not null`),
    index('tickets_by_customer')
      .on(table.customerId, table.soldAt, table.id)
      .where(sql`customer_id is not null`),
    index('tickets_by_yard')
      .on(table.yardId, table.soldAt, table.id)
      .where(sql`yard_id is not null`),
    index('tickets_by_check')
      .on(table.checkNumber, table.soldAt.desc(), table.id)
      .where(sql`check_no is not null`),
    index('tickets_by_void')
      .on(table.voidedAt)
      .where(sql`voided_at is not null`),
    index('tickets_by_offer')
      .on(table.offerId)
      .where(sql`offer_id is not null`),
    index('tickets_by_day').on(table.soldOn, table.soldAt.desc(), table.id),
    index('tickets_by_number')
      .on(numberKeySql(sql`ticket_no`), table.soldAt.desc(), table.id)
      .where(sql`ticket_no is not null`),
    index('tickets_by_total').on(table.totalCents, table.soldAt.desc(), table.id),
    check('ticket_number_has_yard', sql`${table.number} is null or ${table.yardId} is not null`),
    check(
      'ticket_site_number_stands_alone',
      sql`${table.siteNumber} is null or (${table.yardId} is not null and ${table.number} is null)`,
    ),
    check(
      'ticket_check_number_of_check',
      sql`${table.checkNumber} is null or coalesce(${table.paidBy}, '') = 'check'`,
    ),
    check(
      'ticket_paid_note_of_other',
      sql`${table.paidNote} is null or coalesce(${table.paidBy}, '') in ('transfer', 'other')`,
    ),
    check('ticket_total_not_negative', sql`${table.totalCents} >= 0`),
    check(
      'ticket_promise_within_total',
      sql`${table.promisedCents} between 0 and ${table.totalCents} and (${table.offerId} is not null or ${table.promisedCents} = 0)`,
    ),
    check('ticket_paid_by_known', sql`${table.paidBy} in ('check', 'transfer', 'voucher', 'other')`),
    check('ticket_source_known', sql`${table.source} in ('counter', 'import', 'webhook')`),
    check(
      'ticket_void_is_whole',
      sql`(${table.voidedAt} is null) = (${table.voidReason} is null)
        and case when ${table.voidedAt} is null then ${table.voidedBy} is null
          else ${table.voidedBy} is not null or ${table.source} in ('import', 'webhook') end`,
    ),
  ],
);

/** The last number that the site gave at a yard in a year. Whoever takes the next one locks the row, so none is skipped. */
export const ticketNumbers = impersonalTable(
  'ticket_numbers',
  {
    yardId: text('yard_id').$type<YardId>().notNull(),
    year: smallint().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.yardId, table.year] })],
);

/** Who has signed off a yard's day, and what it came to then. */
export const dayClosings = impersonalTable(
  'day_closings',
  {
    yardId: text('yard_id').$type<YardId>().notNull(),
    day: date().notNull(),
    figures: jsonb().$type<DayFigures>().notNull(),
    signedAt: timestamp('signed_at', { withTimezone: true }).notNull().defaultNow(),
    signedBy: uuid('signed_by')
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'restrict' }),
  },
  (table) => [primaryKey({ columns: [table.yardId, table.day] })],
);

/** Copies of tickets by email. The browser chooses the id, so that a repeat is the same copy. */
export const ticketCopies = personalTable(
  'ticket_copies',
  {
    id: uuid().primaryKey(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'restrict' }),
    /** null: it was sent, or the address refused it. */
    email: personal(text()),
    /** The address refused it. */
    isRefused: impersonal(boolean('is_refused').notNull().default(false)),
    locale: impersonal(text().$type<Locale>().notNull()),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('ticket_copies_by_ticket').on(table.ticketId),
    check('ticket_copy_locale_known', sql`${table.locale} in ('en', 'es')`),
  ],
);

/**
 * A line of a ticket: one metal. Customer, day and time are those of its ticket, so that a customer's lines are read from one index. Columns of the
 * scale and the price are null in sales that were recorded without them.
 */
export const visits = personalTable(
  'visits',
  {
    id: uuid().primaryKey(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'restrict' }),
    /** From 1. */
    lineNumber: impersonal(smallint('line_no').notNull()),
    customerId: personal(uuid('customer_id').references(() => customers.id, { onDelete: 'restrict' })),
    metalType: impersonal(text('metal_type').notNull()),
    /** Net: gross - tare - deduction. */
    weight: impersonal(numeric({ precision: 12, scale: 3 }).notNull()),
    unit: impersonal(text().notNull()),
    gross: impersonal(numeric({ precision: 12, scale: 3 })),
    tare: impersonal(numeric({ precision: 12, scale: 3 })),
    deduction: impersonal(numeric({ precision: 12, scale: 3 })),
    deductionReason: impersonal(text('deduction_reason').$type<DeductionReason>()),
    /** What of a car the scale doesn't show; null unless that is the reason. */
    deductionParts: impersonal(text('deduction_parts').array().$type<UnweighedPart[]>()),
    /** Dollars per `priceUnit`, as staff typed them; `postedPrice` was posted at that minute. */
    price: impersonal(numeric()),
    postedPrice: impersonal(numeric('posted_price')),
    priceUnit: impersonal(text('price_unit')),
    priceReason: impersonal(text('price_reason').$type<PriceReason>()),
    /** Whether the ticket's offer still promised its grade a price; null: before this was kept, or not from the counter. */
    isPromised: impersonal(boolean('is_promised')),
    amountCents: impersonal(integer('amount_cents').notNull()),
    /** null: by a machine. */
    recordedBy: hidden(uuid('recorded_by').references(() => staffUsers.id, { onDelete: 'restrict' })),
    visitedOn: impersonal(date('visited_on').notNull()),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('visits_by_customer').on(
      table.customerId,
      table.createdAt,
      table.ticketId,
      table.lineNumber.desc().nullsFirst(),
    ),
    unique('visits_line_once').on(table.ticketId, table.lineNumber),
    check(
      'visit_zero_has_reason',
      sql`${table.amountCents} > 0 or (${table.amountCents} = 0 and ${table.priceReason} is not null)
        or (${table.metalType} = 'rounding' and ${table.amountCents} >= -5)`,
    ),
    check('visit_weight_not_negative', sql`${table.weight} >= 0`),
    check('visit_weight_is_net', sql`${table.weight} = ${table.gross} - ${table.tare} - ${table.deduction}`),
    check(
      'visit_deduction_has_reason',
      sql`(coalesce(${table.deduction}, 0) > 0) = (${table.deductionReason} is not null)`,
    ),
    check(
      'visit_other_price_has_reason',
      sql`${table.price} = ${table.postedPrice} or ${table.priceReason} is not null`,
    ),
    check(
      'visit_figures_come_together',
      sql`num_nonnulls(${table.gross}, ${table.tare}, ${table.deduction}, ${table.price}, ${table.postedPrice}, ${table.priceUnit}) in (0, 6)`,
    ),
  ],
);

export const rewards = impersonalTable(
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

export const redemptions = personalTable(
  'redemptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: personal(
      uuid('customer_id')
        .notNull()
        .references(() => customers.id, { onDelete: 'restrict' }),
    ),
    rewardId: uuid('reward_id')
      .notNull()
      .references(() => rewards.id, { onDelete: 'restrict' }),
    /** Its name and cost at that time. */
    rewardName: impersonal(text('reward_name').notNull()),
    pointsCost: impersonal(integer('points_cost').notNull()),
    code: personal(text().notNull()),
    state: impersonal(text().$type<VoucherState>().notNull().default('issued')),
    /** Chosen by the browser for this press of the button: the same id is the same redemption. */
    requestKey: hidden(text('request_key')),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it was honored or undone. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    closedBy: hidden(uuid('closed_by').references(() => staffUsers.id, { onDelete: 'restrict' })),
  },
  (table) => [
    unique('redemptions_code_unique').on(table.code),
    unique('redemptions_once').on(table.customerId, table.requestKey),
    index('redemptions_by_customer').on(table.customerId, table.createdAt),
    check('redemption_state_known', sql`${table.state} in ('issued', 'honored', 'undone')`),
    check('redemption_closed_has_date', sql`(${table.state} = 'issued') = (${table.closedAt} is null)`),
  ],
);

export type PointsKind =
  'earn' | 'streak_bonus' | 'void' | 'birthday' | 'redeem' | 'undo' | 'adjust' | 'owed';

/**
 * Rows are added, never changed, except that a merge moves them to another customer, and that a deletion on request removes what
 * staff wrote; a trigger enforces it. The sum of a customer's entries is the balance, and that of kind `owed` the points owed: a void takes all
 * that its ticket gave, and an `owed` entry says what was not there to take, until others take it off what is added. Its index "by customer" has
 * the exact order in which entries are listed.
 */
export const pointsLedger = personalTable(
  'points_ledger',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: personal(
      uuid('customer_id')
        .notNull()
        .references(() => customers.id, { onDelete: 'restrict' }),
    ),
    kind: impersonal(text().$type<PointsKind>().notNull()),
    points: impersonal(integer().notNull()),
    /** Shown to the customer. */
    description: personal(text().notNull()),
    ticketId: uuid('ticket_id').references(() => tickets.id, { onDelete: 'restrict' }),
    redemptionId: uuid('redemption_id').references(() => redemptions.id, { onDelete: 'restrict' }),
    /** The calendar year of a birthday bonus. */
    birthdayYear: personal(integer('birthday_year')),
    /** The customer it belonged to before two customers were merged. */
    movedFrom: uuid('moved_from').references(() => customers.id, { onDelete: 'restrict' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('points_ledger_by_customer').on(table.customerId, table.createdAt, table.kind, table.id),
    index('points_ledger_birthdays')
      .on(table.customerId, table.birthdayYear)
      .where(sql`birthday_year is not null`),
    index('points_ledger_by_ticket')
      .on(table.ticketId, table.kind)
      .where(sql`ticket_id is not null`),
    // A streak's bonus goes and comes with the visits that stand.
    uniqueIndex('points_ledger_ticket_once')
      .on(table.ticketId, table.kind)
      .where(sql`ticket_id is not null and kind not in ('streak_bonus', 'owed')`),
    uniqueIndex('points_ledger_redemption_once')
      .on(table.redemptionId, table.kind)
      .where(sql`redemption_id is not null`),
    uniqueIndex('points_ledger_birthday_once')
      .on(table.customerId, table.birthdayYear)
      .where(sql`birthday_year is not null and moved_from is null`),
    check(
      'ledger_kind_known',
      sql`${table.kind} in ('earn', 'streak_bonus', 'void', 'birthday', 'redeem', 'undo', 'adjust', 'owed')`,
    ),
    check(
      'ledger_sign',
      sql`${table.points} <> 0 and (${table.kind} in ('adjust', 'streak_bonus', 'owed') or (${table.kind} in ('redeem', 'void')) = (${table.points} < 0))`,
    ),
    check(
      'ledger_birthday_has_year',
      sql`(${table.kind} = 'birthday') = (${table.birthdayYear} is not null)`,
    ),
  ],
);

/** The result of a nightly comparison of the ledger with the customers. */
export const pointsChecks = impersonalTable('points_checks', {
  id: uuid().primaryKey().defaultRandom(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull().defaultNow(),
  customers: integer().notNull(),
  differences: integer().notNull(),
});
