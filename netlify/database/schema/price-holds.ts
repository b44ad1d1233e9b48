import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { YardId } from '../../../src/business/yards.ts';
import type { HoldScope } from '../../../src/domain/holds/hold-limits.schema.ts';
import type { Locale } from '../../../src/domain/shared/language/locales.ts';
import type { SaleUnit } from '../../../src/domain/shared/numbers/weight.ts';
import { hidden, impersonal, impersonalTable, personal, personalTable } from '../personal-columns.ts';
import { tickets } from './rewards.ts';

/** Posted prices that sellers hold until a minute. A hold is open while no ticket has used it, it has not ended, and nobody has canceled it. */
export const priceHolds = personalTable(
  'price_holds',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What the seller says at the counter. */
    code: hidden(text().notNull().unique()),
    /** Of the token of its link; null: from before there were links, or deleted. */
    tokenHash: hidden(text('token_hash').unique()),
    yardId: impersonal(text('yard_id').$type<YardId>().notNull()),
    metalType: impersonal(text('metal_type').notNull()),
    /** As posted at that second, per unit of the list. */
    price: impersonal(numeric().notNull()),
    unit: impersonal(text().$type<SaleUnit>().notNull()),
    /** So many pounds or pieces at this price. */
    most: impersonal(integer().notNull()),
    /** +1XXXXXXXXXX; null: deleted. */
    phone: personal(text()),
    /** Where its mails go; null: not given, or deleted. */
    email: personal(text()),
    locale: impersonal(text().$type<Locale>().notNull()),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    until: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    canceledAt: timestamp('canceled_at', { withTimezone: true }),
    /** The standing ticket that used it. A void clears it. */
    ticketId: uuid('ticket_id').references(() => tickets.id, { onDelete: 'restrict' }),
  },
  (table) => [
    index('price_holds_by_phone')
      .on(table.phone, table.createdAt)
      .where(sql`phone is not null`),
    index('price_holds_by_ticket')
      .on(table.ticketId)
      .where(sql`ticket_id is not null`),
    index('price_holds_by_end').on(table.until),
    check('hold_code_readable', sql`${table.code} ~ '^[0-9A-HJKMNP-TV-Z]{6}$'`),
    check('hold_price_in_range', sql`${table.price} > 0 and ${table.price} < 1000000`),
    check('hold_unit_known', sql`${table.unit} in ('lb', 'ton', 'each')`),
    check('hold_most_positive', sql`${table.most} > 0`),
    check('hold_phone_e164', sql`${table.phone} ~ '^\\+1[0-9]{10}$'`),
    check('hold_locale_known', sql`${table.locale} in ('en', 'es')`),
    check('hold_ends_later', sql`${table.until} > ${table.createdAt}`),
    check('used_hold_stands', sql`${table.ticketId} is null or ${table.canceledAt} is null`),
  ],
);

/** What an owner has set: no holding for a while, or another limit. Without a row the usual applies. */
export const holdLimits = impersonalTable(
  'hold_limits',
  {
    /** "all", a yard, or a group of grades. */
    scope: text().$type<HoldScope>().primaryKey(),
    isPaused: boolean('is_paused').notNull().default(false),
    /** Of a group: so many pounds or pieces at most; null: the usual heaviest load. */
    most: integer(),
  },
  (table) => [check('hold_limit_positive', sql`${table.most} between 1 and 1000000`)],
);
