import { and, desc, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import { REWARDS_LIST_LENGTH } from '../../../src/business/constants.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { VoidedTicket } from '../../../src/domain/tickets/admin-tickets.api.ts';
import type { Database, Executor } from '../../database/client.ts';
import { isoTime } from '../../database/iso-time.ts';
import { pointsLedger, redemptions, tickets } from '../../database/schema/rewards.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import type { Staff } from '../../lib/http/call.ts';
import { assertAtYard } from '../../lib/staff/assert-at-yard.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { POINT_OF_SALE, recordAudit } from '../audit/record-audit.ts';
import { giveBackHolds } from '../holds/use-holds.ts';
import { reopenRequest } from '../offers/win-request.ts';
import { REDEMPTION } from '../rewards/customers/customer-lists.ts';
import { bookVisits } from '../rewards/points/book-points.ts';
import { inCustomerTransaction, type LockedCustomer, lockBooksOf } from '../rewards/rows.ts';
import { assertMayChange, earnedBy, lockDayOf } from './rows.ts';

/** Takes back what the ticket earned, and the bonuses that other visits had only with it. */
async function takePoints(
  tx: Executor,
  customer: LockedCustomer,
  ticketId: string,
  description: string,
): Promise<void> {
  const { points, bonus } = await earnedBy(tx, ticketId);
  const entry = { ticketId, kind: 'void', points: -points - bonus, description } as const;
  await bookVisits(tx, customer, entry.points < 0 ? [entry] : []);
}

/** What the void took from the balance, and what it left owed: all entries of its transaction have its time. */
async function takenBy(tx: Executor, ticketId: string) {
  const [taken] = await tx
    .select({
      pointsTaken: sql<number>`coalesce(-sum(${pointsLedger.points}), 0)::int`,
      pointsSpent: sql<number>`coalesce(sum(${pointsLedger.points}) filter (where ${pointsLedger.kind} = 'owed'), 0)::int`,
    })
    .from(pointsLedger)
    .innerJoin(
      tickets,
      and(eq(tickets.customerId, pointsLedger.customerId), eq(tickets.voidedAt, pointsLedger.createdAt)),
    )
    .where(and(eq(tickets.id, ticketId), inArray(pointsLedger.kind, ['void', 'streak_bonus', 'owed'])));
  return taken ?? { pointsTaken: 0, pointsSpent: 0 };
}

async function describeVoid(tx: Executor, ticketId: string): Promise<VoidedTicket> {
  const [ticket] = await tx
    .select({
      customerId: tickets.customerId,
      soldAt: tickets.soldAt,
      voidedAt: isoTime(tickets.voidedAt),
      reason: tickets.voidReason,
      by: staffUsers.name,
    })
    .from(tickets)
    .leftJoin(staffUsers, eq(staffUsers.id, tickets.voidedBy))
    .where(eq(tickets.id, ticketId));
  if (!ticket?.voidedAt) throw new Error('The ticket was not voided.');
  const { customerId, soldAt, voidedAt, by } = ticket;
  const vouchers = customerId
    ? await tx
        .select(REDEMPTION)
        .from(redemptions)
        .where(
          and(
            eq(redemptions.customerId, customerId),
            gte(redemptions.createdAt, soldAt),
            ne(redemptions.state, 'undone'),
          ),
        )
        .orderBy(desc(redemptions.createdAt))
        .limit(REWARDS_LIST_LENGTH)
    : [];
  return {
    ticketId,
    voidedAt,
    by: by ?? POINT_OF_SALE.name,
    reason: ticket.reason ?? '',
    ...(await takenBy(tx, ticketId)),
    vouchers,
  };
}

async function ticketNow(tx: Executor, ticketId: string) {
  const [found] = await tx
    .select({
      customerId: tickets.customerId,
      yardId: tickets.yardId,
      offerId: tickets.offerId,
      recordedBy: tickets.recordedBy,
      number: sql<string | null>`coalesce(${tickets.number}, ${tickets.siteNumber})`,
      totalCents: tickets.totalCents,
      soldOn: tickets.soldOn,
      isVoid: sql<boolean>`${tickets.voidedAt} is not null`,
    })
    .from(tickets)
    .where(eq(tickets.id, ticketId));
  if (!found) throw new CodedError('not_found');
  return found;
}

/**
 * Takes a ticket out of all sums: its lines no longer count as a visit, and its points are taken back by an entry of their own. What is spent already is
 * owed. Safe to repeat: the second caller is told the first reason. Throws not_found, and needs_owner with UnusualFigures.
 */
export async function voidTicket(
  db: Database,
  staff: Staff,
  ticketId: string,
  reason: string,
): Promise<VoidedTicket> {
  if (!isUuid(ticketId)) throw new CodedError('not_found');
  const done = await inCustomerTransaction(db, async (tx) => {
    await lockDayOf(tx, ticketId);
    const found = await ticketNow(tx, ticketId);
    assertAtYard(staff, found.yardId);
    if (!found.isVoid) assertMayChange(staff, found, 'voiding');
    // The customer first, as everybody does who locks both.
    const customer = found.customerId === null ? null : await lockBooksOf(tx, { id: found.customerId });
    const { rowCount } = await tx
      .update(tickets)
      .set({ voidedAt: sql`now()`, voidReason: reason, voidedBy: staff.id })
      .where(
        and(
          eq(tickets.id, ticketId),
          isNull(tickets.voidedAt),
          customer ? undefined : isNull(tickets.customerId),
        ),
      );
    // An import has read the seller in the meantime: what it gave goes back too.
    if (rowCount === 0 && !customer && (await ticketNow(tx, ticketId)).customerId !== null) return null;
    if (rowCount === 1) {
      // The request before the holds, as a ticket that is recorded locks them.
      if (found.offerId !== null) await reopenRequest(tx, staff, found.offerId, ticketId);
      await giveBackHolds(tx, ticketId);
      if (customer) await takePoints(tx, customer, ticketId, `Ticket voided: ${reason}`);
      await recordAudit(tx, staff, {
        action: 'void_ticket',
        subjectKind: 'ticket',
        subjectId: ticketId,
        after: {
          totalCents: found.totalCents,
          number: found.number,
          reason,
          ...(await takenBy(tx, ticketId)),
          customerId: customer?.id ?? null,
        },
      });
    }
    return describeVoid(tx, ticketId);
  });
  return done ?? voidTicket(db, staff, ticketId, reason);
}
