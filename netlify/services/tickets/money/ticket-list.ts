import { and, between, eq, gte, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import { STAFF_CSV_PART_ROWS, STAFF_PAGE_LENGTH } from '../../../../src/business/constants.ts';
import { yardName } from '../../../../src/business/yards.ts';
import { csvLines, csvText } from '../../../../src/domain/shared/csv/csv.ts';
import { sheetTime } from '../../../../src/domain/shared/time/new-york-time.ts';
import { mayActAt, type YardRights, yardsOf } from '../../../../src/domain/shared/yard-rights.ts';
import type { Page } from '../../../../src/domain/shared/contract/page-cursor.ts';
import type { CounterTicket } from '../../../../src/domain/tickets/admin-tickets.api.ts';
import type { TicketFilter, TicketSums } from '../../../../src/domain/tickets/money/ticket-list.api.ts';
import { paidTexts } from '../../../../src/domain/tickets/texts.ts';
import type { Database, Executor } from '../../../database/client.ts';
import { tickets } from '../../../database/schema/rewards.ts';
import { exactTime, readPage } from '../../../lib/http/keyset.ts';
import { readTickets } from '../rows.ts';

const within = (
  at: typeof tickets.soldAt | typeof tickets.voidedAt,
  from: string,
  to: string,
): SQL | undefined =>
  and(
    gte(at, sql`${from}::date::timestamp at time zone 'America/New_York'`),
    lt(at, sql`(${to}::date + 1)::timestamp at time zone 'America/New_York'`),
  );

/** Voided on one of these days, whenever they were sold. */
export const voidedOn = (from: string, to: string): SQL | undefined =>
  and(isNotNull(tickets.voidedAt), within(tickets.voidedAt, from, to));

/** Sold on one of these days. The times are for the indexes of a yard's and of a customer's tickets. */
export const soldOn = (from: string, to: string): SQL | undefined =>
  and(between(tickets.soldOn, from, to), within(tickets.soldAt, from, to));

/** Which tickets a filter means, of the yards of who asks. */
const fits = ({ from, to, yard, paid, voids }: TicketFilter, who?: YardRights): SQL | undefined =>
  and(
    voids ? voidedOn(from, to) : soldOn(from, to),
    yard && eq(tickets.yardId, yard),
    who && !mayActAt(who, null) ? inArray(tickets.yardId, [...yardsOf(who)]) : undefined,
    paid && eq(tickets.paidBy, paid),
  );

/** A page of tickets, newest first. */
export async function pageOfTickets(
  db: Database,
  where: SQL | undefined,
  after: string | undefined,
  length = STAFF_PAGE_LENGTH,
): Promise<Page<CounterTicket>> {
  const found = db.select({ id: tickets.id, createdAt: exactTime(tickets.soldAt) }).from(tickets);
  const page = { where, after, at: tickets.soldAt, id: tickets.id, length };
  const { rows, next } = await readPage(found.$dynamic(), page);
  const ids = rows.map(({ id }) => id);
  const read = ids.length === 0 ? [] : await readTickets(db, inArray(tickets.id, ids), length);
  const byId = new Map(read.map((ticket) => [ticket.id, ticket]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), next };
}

/** A page of the tickets of some days, voided ones too. An invalid cursor finds nothing. */
export const listDayTickets = (
  db: Database,
  filter: TicketFilter,
  who: YardRights,
): Promise<Page<CounterTicket>> => pageOfTickets(db, fits(filter, who), filter.after);

/** What they come to: those that stand by way of payment, and the void ones. */
export async function sumTickets(db: Executor, filter: TicketFilter, who?: YardRights): Promise<TicketSums> {
  const sums = await db
    .select({
      isVoid: sql<boolean>`${tickets.voidedAt} is not null`.as('is_void'),
      paidBy: tickets.paidBy,
      tickets: sql<number>`count(*)::int`,
      cents: sql<number>`sum(${tickets.totalCents})::float8`,
    })
    .from(tickets)
    .where(fits(filter, who))
    .groupBy(sql`is_void`, tickets.paidBy)
    .orderBy(sql`sum(${tickets.totalCents}) desc`, tickets.paidBy);
  const totalOf = (rows: readonly (typeof sums)[number][]) => ({
    tickets: rows.reduce((sum, row) => sum + row.tickets, 0),
    cents: rows.reduce((sum, row) => sum + row.cents, 0),
  });
  const standing = sums.filter(({ isVoid }) => !isVoid);
  return {
    ...totalOf(standing),
    paid: standing.map(({ isVoid: _isVoid, ...paid }) => paid),
    voids: totalOf(sums.filter(({ isVoid }) => isVoid)),
  };
}

const HEAD = [
  'Sold (Eastern)',
  'Yard',
  'Ticket',
  'Seller',
  'Lines',
  'Total ($)',
  'Paid by',
  'Check',
  'Reference or reason',
  'Recorded by',
  'Seller agreed (Eastern)',
  'Voided (Eastern)',
  'Voided by',
  'Reason',
];

const lineText = ({ name, net, unit, amount }: CounterTicket['lines'][number]) =>
  `${name}, ${net} ${unit}, $${amount}`;

const cells = (ticket: CounterTicket) => [
  sheetTime(new Date(ticket.soldAt)),
  ticket.yardId && yardName(ticket.yardId),
  ticket.number,
  ticket.customerName ?? 'walk-in',
  ticket.lines.map(lineText).join(' / '),
  ticket.total,
  ticket.paidBy && (ticket.paidBy === 'check' ? 'Check' : paidTexts[ticket.paidBy]),
  ticket.checkNumber,
  ticket.paidNote,
  ticket.recordedBy,
  ticket.agreedAt && sheetTime(new Date(ticket.agreedAt)),
  ticket.voidedAt && sheetTime(new Date(ticket.voidedAt)),
  ticket.voidedBy,
  ticket.voidReason,
];

/** One part of the filtered list as CSV, newest first; only the first part has the header. */
export async function exportTickets(db: Database, filter: TicketFilter, who: YardRights) {
  const { rows, next } = await pageOfTickets(db, fits(filter, who), filter.after, STAFF_CSV_PART_ROWS);
  const lines = rows.map(cells);
  const text = filter.after === undefined ? csvText(HEAD, lines) : csvLines(lines);
  return { text, rows: rows.length, next };
}
