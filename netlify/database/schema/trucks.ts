import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { YardId } from '../../../src/business/yards.ts';
import type { Pickup } from '../../../src/domain/quotes/quote.schema.ts';
import type { MissedReason, StopState } from '../../../src/domain/truck/stop-state.ts';
import { impersonal, impersonalTable, personal, personalTable, staffTable } from '../personal-columns.ts';
import { quoteRequests } from './quotes.ts';
import { staffUsers } from './staff-users.ts';

export const trucks = impersonalTable(
  'trucks',
  {
    /** Chosen by the browser. */
    id: uuid().primaryKey(),
    name: text().notNull(),
    yardId: text('yard_id').$type<YardId>().notNull(),
    carriesLb: integer('carries_lb').notNull(),
    isActive: boolean('is_active').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('trucks_by_name').on(sql`lower(${table.name})`),
    check('truck_carries_something', sql`${table.carriesLb} > 0`),
  ],
);

/** The hours in which a truck is out, on New York's clock. */
export const truckDays = impersonalTable(
  'truck_days',
  {
    truckId: uuid('truck_id')
      .notNull()
      .references(() => trucks.id, { onDelete: 'restrict' }),
    day: date().notNull(),
    /** "HH:MM" */
    opens: text().notNull(),
    closes: text().notNull(),
    driverId: uuid('driver_id').references(() => staffUsers.id, { onDelete: 'restrict' }),
  },
  (table) => [
    primaryKey({ columns: [table.truckId, table.day] }),
    index('truck_days_by_day').on(table.day),
    check('truck_day_runs_forward', sql`${table.opens} < ${table.closes}`),
  ],
);

/** Stops of trucks. The migration adds `pickups_never_overlap`: a truck is at one place at a time. */
export const pickups = personalTable(
  'pickups',
  {
    /** Chosen by the browser. */
    id: uuid().primaryKey(),
    /** null: somebody holds the time while they fill in the form. */
    quoteId: uuid('quote_id').references(() => quoteRequests.id, { onDelete: 'cascade' }),
    truckId: uuid('truck_id')
      .notNull()
      .references(() => trucks.id, { onDelete: 'restrict' }),
    /** Of the truck's days, until that is taken away: who canceled, and what was missed, is still known then. */
    day: impersonal(date().notNull()),
    /** Minutes after midnight on New York's clock at which the truck arrives. */
    startsAt: impersonal(integer('starts_at').notNull()),
    minutes: impersonal(integer().notNull()),
    state: impersonal(text().$type<StopState>().notNull().default('planned')),
    missedReason: impersonal(text('missed_reason').$type<MissedReason>()),
    heldUntil: timestamp('held_until', { withTimezone: true }),
    /** Of what is held, where a stop has its request: where it is, and how much. */
    heldZip: personal(text('held_zip')),
    heldWeight: impersonal(text('held_weight').$type<Pickup['weightClass']>()),
    version: impersonal(integer().notNull().default(1)),
    /** The version that the customer knows of; null: none. */
    toldVersion: impersonal(integer('told_version')),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('pickups_by_day').on(table.day, table.truckId, table.startsAt),
    index('pickups_by_request').on(table.quoteId),
    index('pickups_held')
      .on(table.heldUntil)
      .where(sql`state = 'held'`),
    uniqueIndex('pickup_once_for_a_request')
      .on(table.quoteId)
      .where(sql`state not in ('missed', 'canceled')`),
    check(
      'pickup_within_a_day',
      sql`${table.startsAt} >= 0 and ${table.startsAt} + ${table.minutes} <= 1440`,
    ),
    check('pickup_takes_time', sql`${table.minutes} > 0`),
    check(
      'pickup_state_known',
      sql`${table.state} in ('held', 'planned', 'on_the_way', 'arrived', 'done', 'missed', 'canceled')`,
    ),
    check(
      'pickup_held_or_of_request',
      sql`(${table.state} = 'held') = (${table.quoteId} is null)
        and (${table.state} = 'held') = (${table.heldUntil} is not null and ${table.heldZip} is not null and ${table.heldWeight} is not null)`,
    ),
    check('pickup_missed_has_reason', sql`(${table.state} = 'missed') = (${table.missedReason} is not null)`),
  ],
);

/** Secret addresses under which staff read a yard's stops in a calendar of their own: one for each person and yard. */
export const calendarFeeds = staffTable(
  'calendar_feeds',
  {
    /** What the token is derived from; a new one with each new address. */
    id: uuid().primaryKey().defaultRandom(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    yardId: text('yard_id').$type<YardId>().notNull(),
    tokenHash: text('token_hash').notNull().unique('calendar_feeds_token'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('calendar_feed_once').on(table.staffId, table.yardId)],
);
