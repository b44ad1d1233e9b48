import { and, eq, isNull } from 'drizzle-orm';
import { isUuid } from '../../../../src/domain/shared/contract/is-uuid.ts';
import type { GivenTicket } from '../../../../src/domain/tickets/money/give-ticket.api.ts';
import { ticketText } from '../../../../src/domain/tickets/ticket-text.ts';
import type { Database, Executor } from '../../../database/client.ts';
import { tickets, visits } from '../../../database/schema/rewards.ts';
import type { Staff } from '../../../lib/http/call.ts';
import { assertAtYard } from '../../../lib/staff/assert-at-yard.ts';
import { CodedError } from '../../../lib/http/errors.ts';
import { alreadyDone } from '../../audit/changed-since.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { inCustomerTransaction, lockCustomer } from '../../rewards/rows.ts';
import { assertMayChange, earnedBy, earnOnTicket, readTickets } from '../rows.ts';

async function ticketNow(tx: Executor, ticketId: string) {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, ticketId)).for('update');
  if (!ticket) throw new CodedError('not_found');
  return ticket;
}

/**
 * Gives a walk-in's ticket to an account: its points, by the rule of any sale, and its visit. Safe to repeat. Throws not_found, needs_owner as for
 * a void, already_done with who was first if it has another account, or is void.
 */
export const giveTicket = async (
  db: Database,
  staff: Staff,
  ticketId: string,
  customerId: string,
): Promise<GivenTicket> => {
  if (!isUuid(ticketId)) throw new CodedError('not_found');
  return inCustomerTransaction(db, async (tx) => {
    // The customer first, as everybody does who locks both.
    const customer = await lockCustomer(tx, { id: customerId });
    const ticket = await ticketNow(tx, ticketId);
    assertAtYard(staff, ticket.yardId);
    const { totalPoints, id } = customer;
    const isGiven = ticket.customerId === id && ticket.voidedAt === null;
    if (isGiven) return { ...(await earnedBy(tx, ticketId)), totalPoints };
    const subject = { subjectKind: 'ticket', subjectId: ticketId };
    if (ticket.customerId !== null || ticket.voidedAt !== null) throw await alreadyDone(tx, subject);
    assertMayChange(staff, ticket, 'giving an account');
    const [read] = await readTickets(tx, eq(tickets.id, ticketId), 1);
    const loads = (read?.lines ?? []).map(({ name, net: weight, unit }) => ({ name, weight, unit }));
    await tx
      .update(tickets)
      .set({ customerId: id })
      .where(and(eq(tickets.id, ticketId), isNull(tickets.customerId), isNull(tickets.voidedAt)));
    await tx.update(visits).set({ customerId: id }).where(eq(visits.ticketId, ticketId));
    const sold = { id: ticketId, totalCents: ticket.totalCents, soldAt: ticket.soldAt };
    const { points, bonus, ...after } = await earnOnTicket(tx, customer, {
      ...sold,
      description: ticketText(loads),
    });
    await recordAudit(tx, staff, {
      action: 'give_ticket',
      ...subject,
      before: { customerId: null },
      after: { customerId: id, points, bonus },
    });
    return { points, bonus, totalPoints: after.totalPoints };
  });
};
