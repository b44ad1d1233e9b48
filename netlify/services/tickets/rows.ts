import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { REWARDS_LIST_LENGTH } from '../../../src/business/constants.ts';
import { shortOf } from '../../../src/domain/our-word/kept.ts';
import { metalName } from '../../../src/domain/prices/grades/metal-types.ts';
import { pointsFor } from '../../../src/domain/rewards/points/points.ts';
import type { TicketLineView, TicketSheet } from '../../../src/domain/tickets/tickets.api.ts';
import { inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import { mayChangeTicket } from '../../../src/domain/tickets/money/may-change.ts';
import { numberKey } from '../../../src/domain/tickets/find/number-key.ts';
import { toDollars } from '../../../src/domain/shared/numbers/money.ts';
import type { YardId } from '../../../src/business/yards.ts';
import {
  CHECK_LENGTH,
  CHECK_LETTERS,
  FIRST_SITE_NUMBER,
  siteNumber,
} from '../../../src/domain/tickets/find/site-number.ts';
import type { CounterTicket } from '../../../src/domain/tickets/admin-tickets.api.ts';
import type { UnusualFigures } from '../../../src/domain/shared/contract/confirmed.schema.ts';
import type { Executor } from '../../database/client.ts';
import { numberKeySql } from '../../database/number-key-sql.ts';
import { isoTime } from '../../database/iso-time.ts';
import { offers } from '../../database/schema/offers.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import {
  customers,
  pointsLedger,
  ticketCopies,
  ticketNumbers,
  tickets,
  visits,
} from '../../database/schema/rewards.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { randomCharacters } from '../../lib/random-characters.ts';
import { bookVisits } from '../rewards/points/book-points.ts';
import type { LockedCustomer } from '../rewards/rows.ts';
import { type SaleName, saleKeyOf, type StoredTicket } from './rules.ts';

type TicketRow = typeof tickets.$inferInsert;
type LineRow = Omit<
  typeof visits.$inferInsert,
  'ticketId' | 'lineNumber' | 'customerId' | 'recordedBy' | 'visitedOn' | 'createdAt'
>;

/** Saves a ticket with its lines. False if its id is taken. */
export async function insertTicket(
  tx: Executor,
  ticket: Omit<TicketRow, 'soldOn'>,
  lines: readonly LineRow[],
): Promise<boolean> {
  const { id: ticketId, customerId, recordedBy, soldAt } = ticket;
  const soldOn = inNewYork(soldAt).date;
  const { rowCount } = await tx
    .insert(tickets)
    .values({ ...ticket, soldOn })
    .onConflictDoNothing({ target: tickets.id });
  if (rowCount !== 1) return false;
  const shared = { ticketId, customerId, recordedBy, visitedOn: soldOn, createdAt: soldAt };
  await tx.insert(visits).values(lines.map((line, index) => ({ ...line, ...shared, lineNumber: index + 1 })));
  return true;
}

/**
 * Gives a ticket the next number of its yard in the year of its sale. Its transaction holds the row until it ends: call it last, and a ticket that
 * is not saved takes no number.
 */
export async function takeNumber(
  tx: Executor,
  { id, yardId, day }: { readonly id: string; readonly yardId: YardId; readonly day: string },
): Promise<string> {
  const year = Number(day.slice(0, 4));
  const [taken] = await tx
    .insert(ticketNumbers)
    .values({ yardId, year, last: FIRST_SITE_NUMBER })
    .onConflictDoUpdate({
      target: [ticketNumbers.yardId, ticketNumbers.year],
      set: { last: sql`${ticketNumbers.last} + 1` },
    })
    .returning({ last: ticketNumbers.last });
  if (!taken) throw new Error('No number was given.');
  const number = siteNumber(yardId, year, taken.last, randomCharacters(CHECK_LENGTH, CHECK_LETTERS));
  await tx.update(tickets).set({ siteNumber: number }).where(eq(tickets.id, id));
  return number;
}

/** Whoever voided it; for a name beside that of whoever recorded it. */
const voiders = alias(staffUsers, 'voiders');

interface Earning {
  readonly points: number;
  readonly bonus: number;
}

interface EarningTicket extends Pick<TicketRow, 'id' | 'totalCents' | 'soldAt'> {
  /** For the points history. */
  readonly description: string;
}

/**
 * Adds what saved tickets earn, and their visits, to a customer whom the caller has locked; once for a ticket, however many lines it has. Returns
 * what each earned, by id, and the balance.
 */
export async function earnOnTickets(
  tx: Executor,
  customer: LockedCustomer,
  sold: readonly EarningTicket[],
): Promise<{
  readonly earned: ReadonlyMap<string, Earning>;
  readonly totalPoints: number;
  readonly pointsOwed: number;
}> {
  const entries = sold.map(({ id: ticketId, totalCents, soldAt: createdAt, description }) => {
    const points = pointsFor(totalCents);
    return { ticketId, kind: 'earn' as const, points, description, createdAt };
  });
  const { bonuses, ...after } = await bookVisits(
    tx,
    customer,
    entries.filter(({ points }) => points > 0),
  );
  const earned = new Map(
    entries.map(({ ticketId, points }) => [ticketId, { points, bonus: bonuses.get(ticketId) ?? 0 }]),
  );
  return { earned, ...after };
}

/** The same for one ticket. */
export async function earnOnTicket(
  tx: Executor,
  customer: LockedCustomer,
  ticket: EarningTicket,
): Promise<Earning & { readonly totalPoints: number; readonly pointsOwed: number }> {
  const { earned, ...after } = await earnOnTickets(tx, customer, [ticket]);
  return { ...(earned.get(ticket.id) ?? { points: 0, bonus: 0 }), ...after };
}

const pointsOf = (kind: string) =>
  sql<number>`coalesce(sum(${pointsLedger.points}) filter (where ${pointsLedger.kind} = ${kind}), 0)::int`;

/** What a ticket earned; if it is void, what it had earned until then. */
export async function earnedBy(tx: Executor, ticketId: string): Promise<Earning> {
  const [earned] = await tx
    .select({ points: pointsOf('earn'), bonus: pointsOf('streak_bonus') })
    .from(pointsLedger)
    .where(eq(pointsLedger.ticketId, ticketId));
  return earned ?? { points: 0, bonus: 0 };
}

const trimmed = (column: (typeof visits)['weight' | 'gross' | 'tare' | 'deduction']) =>
  sql<string>`trim_scale(${column})::text`;

/** The lines of some tickets, in the order in which they were weighed. */
async function linesOf(tx: Executor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({
      ticketId: visits.ticketId,
      visitId: visits.id,
      metalType: visits.metalType,
      postedName: metalPrices.name,
      nameEs: metalPrices.nameEs,
      unit: visits.unit,
      net: trimmed(visits.weight),
      gross: trimmed(visits.gross),
      tare: trimmed(visits.tare),
      deduction: trimmed(visits.deduction),
      deductionReason: visits.deductionReason,
      deductionParts: visits.deductionParts,
      price: visits.price,
      postedPrice: visits.postedPrice,
      priceUnit: visits.priceUnit,
      priceReason: visits.priceReason,
      isPromised: visits.isPromised,
      amount: sql<string>`(${visits.amountCents} / 100.0)::numeric(12, 2)::text`,
    })
    .from(visits)
    .leftJoin(metalPrices, eq(metalPrices.metalType, visits.metalType))
    .where(inArray(visits.ticketId, [...ids]))
    .orderBy(asc(visits.ticketId), asc(visits.lineNumber));
}

const earnedOf = (kind: 'earn' | 'streak_bonus') =>
  sql<number>`(select coalesce(sum(points), 0)::int from ${pointsLedger} earned where earned.ticket_id = ${tickets.id}
    and earned.kind = ${kind})`;

const LAST_COPY_REFUSED = sql<boolean>`coalesce((select copy.is_refused from ${ticketCopies} copy
  where copy.ticket_id = ${tickets.id} order by copy.created_at desc, copy.id limit 1), false)`;

/** Tickets with their lines, newest first. */
export async function readTickets(
  tx: Executor,
  where: SQL | undefined,
  limit = REWARDS_LIST_LENGTH,
): Promise<CounterTicket[]> {
  const rows = await tx
    .select({
      id: tickets.id,
      number: sql<string | null>`coalesce(${tickets.number}, ${tickets.siteNumber})`,
      yardId: tickets.yardId,
      soldAt: isoTime(tickets.soldAt),
      totalCents: tickets.totalCents,
      points: earnedOf('earn'),
      bonus: earnedOf('streak_bonus'),
      locale: customers.locale,
      customerId: tickets.customerId,
      customerName: sql<string | null>`${customers.firstName} || ' ' || ${customers.lastName}`,
      // A number that was given back may be somebody else's now.
      customerPhone: sql<
        string | null
      >`case when ${customers.phoneReleasedAt} is null then ${customers.phone} end`,
      paidBy: tickets.paidBy,
      checkNumber: tickets.checkNumber,
      agreedAt: sql<string | null>`${isoTime(tickets.agreedAt)}`,
      yardClosed: tickets.yardClosed,
      paidNote: tickets.paidNote,
      recordedBy: staffUsers.name,
      recordedById: tickets.recordedBy,
      voidedAt: sql<string | null>`${isoTime(tickets.voidedAt)}`,
      voidReason: tickets.voidReason,
      voidedBy: voiders.name,
      isCopyRefused: LAST_COPY_REFUSED,
      offerLines: offers.lines,
    })
    .from(tickets)
    .leftJoin(customers, eq(customers.id, tickets.customerId))
    .leftJoin(staffUsers, eq(staffUsers.id, tickets.recordedBy))
    .leftJoin(voiders, eq(voiders.id, tickets.voidedBy))
    .leftJoin(offers, eq(offers.id, tickets.offerId))
    .where(where)
    .orderBy(desc(tickets.soldAt), desc(tickets.id))
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(await linesOf(tx, ids), ({ ticketId }) => ticketId);
  return rows.map(({ totalCents, offerLines, ...ticket }) => ({
    ...ticket,
    total: toDollars(totalCents),
    lines: (lines.get(ticket.id) ?? []).map(
      ({ ticketId: _ticketId, postedName, isPromised, ...line }): TicketLineView => ({
        ...line,
        name: postedName ?? metalName(line.metalType),
        offered:
          offerLines === null || line.priceReason === null
            ? null
            : shortOf({ ...line, per: line.priceUnit, isPromised }, offerLines),
      }),
    ),
  }));
}

/** What the paper shows, and nothing else of what staff see. */
export const sheetOf = ({
  number,
  yardId,
  soldAt,
  total,
  paidBy,
  checkNumber,
  agreedAt,
  lines,
  voidedAt,
}: TicketSheet): TicketSheet => ({
  number,
  yardId,
  soldAt,
  total,
  paidBy,
  checkNumber,
  agreedAt,
  lines,
  voidedAt,
});

const MINUTE_MS = 60_000;
const minuteOf = (at: Date) => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);

/**
 * Whoever changes tickets of a yard's day and whoever signs it off wait for each other: what is not in the signed sum has a later entry in
 * the log. Those who change tickets do not wait for one another. Lock it before anything else.
 */
async function lockDays(tx: Executor, days: readonly Pick<SaleName, 'yardId' | 'day'>[]): Promise<void> {
  if (days.length === 0) return;
  const names = days.map(({ yardId, day }) => `${yardId} ${day}`);
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('yard_day'), hashtext(name)) from (
    select distinct name from json_array_elements_text(${JSON.stringify(names)}::json) as name order by name) as names`);
}

/** The same for the day of a recorded ticket. */
export const lockDayOf = (tx: Executor, ticketId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('yard_day'), hashtext(${tickets.yardId} || ' ' || ${tickets.soldOn}))
    from ${tickets} where ${tickets.id} = ${ticketId}`);

/** The other side: for whoever signs a day off. */
export const lockWholeDay = (tx: Executor, { yardId, day }: Pick<SaleName, 'yardId' | 'day'>) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('yard_day'), hashtext(${`${yardId} ${day}`}))`);

/**
 * Each number and each minute of a yard waits for anybody who records it: what is just being saved is seen. So does each ticket with one of the ids,
 * recorded or in hand. Lock these before any customer.
 */
export async function lockSales(
  tx: Executor,
  sales: readonly SaleName[],
  ids: readonly string[] = [],
): Promise<void> {
  await lockDays(tx, sales);
  const names = sales.flatMap((sale) => [
    ...(sale.number === '' ? [] : [saleKeyOf(sale)]),
    `${sale.yardId} ${minuteOf(sale.at).toISOString()}`,
  ]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from (
    select distinct name from json_array_elements_text(${JSON.stringify([...names, ...ids])}::json) as name order by name) as names`);
}

/** The tickets under one of the numbers, void or not, and those of the same yard and minute where one of the two has no number; the surest match first. */
export async function findStored(tx: Executor, asked: readonly SaleName[]): Promise<readonly StoredTicket[]> {
  if (asked.length === 0) return [];
  const rows = asked.map(({ yardId, number, at, day }, index) => ({
    index,
    at: minuteOf(at),
    yard_id: yardId,
    year: Number(day.slice(0, 4)),
    number,
    key: numberKey(number),
  }));
  const found = await tx.execute<StoredTicket & Record<string, unknown>>(sql`
    with asked as (select * from json_to_recordset(${JSON.stringify(rows)}::json)
      as asked (index int, at timestamptz, yard_id text, year numeric, number text, key text))
    select found.index, t.id, t.ticket_no as number, t.sold_on::text as day, t.total_cents as "totalCents",
      t.customer_id as "customerId", t.voided_at is not null as "isVoid", t.source,
      (select coalesce(json_agg(json_build_object('metal', v.metal_type, 'unit', v.unit, 'weight', v.weight::text, 'cents', v.amount_cents)), '[]')
        from visits v where v.ticket_id = t.id) as lines
    from (
      select a.index, s.id from asked a join tickets s on s.yard_id = a.yard_id and extract(year from s.sold_on) = a.year
        and ${numberKeySql(sql`s.ticket_no`)} = a.key and s.ticket_no is not null
      union all
      select a.index, s.id from asked a join tickets s on s.yard_id = a.yard_id and (s.ticket_no is null or a.number = '')
        and s.sold_at >= a.at and s.sold_at < a.at + interval '1 minute') found
    join tickets t on t.id = found.id
    order by found.index, t.ticket_no is null, t.voided_at is not null, t.id`);
  return found.rows;
}

/** Throws needs_owner; `what` is as in "voiding". */
export function assertMayChange(
  staff: Staff,
  ticket: Pick<typeof tickets.$inferSelect, 'recordedBy' | 'soldOn'>,
  what: string,
): void {
  if (mayChangeTicket(staff, ticket, inNewYork(new Date()).date)) return;
  const questions = [`${what} a ticket that someone else recorded, or of an earlier day`];
  throw new CodedError('needs_owner', { figures: { questions } satisfies UnusualFigures });
}

/** Tickets that count. */
export const NOT_VOIDED = isNull(tickets.voidedAt);

/** What staff's standing tickets of a day paid a customer beyond what offers had promised, in cents. What an owner recorded, an owner has said yes to. */
export async function paidBeyondPromises(tx: Executor, customerId: string, day: string): Promise<number> {
  const [paid] = await tx
    .select({ cents: sql<number>`coalesce(sum(${tickets.totalCents} - ${tickets.promisedCents}), 0)::int` })
    .from(tickets)
    .leftJoin(staffUsers, eq(staffUsers.id, tickets.recordedBy))
    .where(
      and(
        eq(tickets.customerId, customerId),
        eq(tickets.soldOn, day),
        NOT_VOIDED,
        sql`${staffUsers.role} is distinct from 'owner'`,
      ),
    );
  return paid?.cents ?? 0;
}
