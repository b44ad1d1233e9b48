import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { YardId } from '../../../src/business/yards.ts';
import type { ChangedSince } from '../../../src/domain/shared/contract/changed-since.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type {
  DiscardInput,
  HoldInput,
  TakeInput,
} from '../../../src/domain/tickets/held/held-ticket.schema.ts';
import type { ClosedTicket, HeldTicket } from '../../../src/domain/tickets/held/held-tickets.api.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { isoTime } from '../../database/iso-time.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { heldTickets } from '../../database/schema/held-tickets.ts';
import { customers } from '../../database/schema/rewards.ts';
import { shownTickets } from '../../database/schema/shown-tickets.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import type { Staff } from '../../lib/http/call.ts';
import { assertAtYard } from '../../lib/staff/assert-at-yard.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { inCustomerTransaction, lockCustomer } from '../rewards/rows.ts';
import { lockSales } from './rows.ts';

const selectHeld = (tx: Executor) =>
  tx
    .select({
      id: heldTickets.id,
      yardId: heldTickets.yardId,
      label: heldTickets.label,
      customerId: heldTickets.customerId,
      customerName: sql<string | null>`${customers.firstName} || ' ' || ${customers.lastName}`,
      content: heldTickets.content,
      hand: heldTickets.hand,
      heldBy: { id: staffUsers.id, name: staffUsers.name },
      takenAt: isoTime(heldTickets.takenAt),
      version: heldTickets.version,
      updatedAt: isoTime(heldTickets.updatedAt),
    })
    .from(heldTickets)
    .innerJoin(staffUsers, eq(staffUsers.id, heldTickets.heldBy))
    .leftJoin(customers, eq(customers.id, heldTickets.customerId));

/** The tickets of a yard that are not recorded yet, the oldest first. */
export const listHeldTickets = (db: Database, yardId: YardId): Promise<readonly HeldTicket[]> =>
  selectHeld(db)
    .where(eq(heldTickets.yardId, yardId))
    .orderBy(asc(heldTickets.createdAt), asc(heldTickets.id));

const CLOSING = ['record_ticket', 'discard_ticket'];

/** Who recorded or discarded the ticket with this id; null: nobody. */
export async function closedTicket(tx: Executor, ticketId: string): Promise<ClosedTicket | null> {
  const [last] = await tx
    .select({ by: auditLog.actorName, at: auditLog.at, action: auditLog.action })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, 'ticket'),
        eq(auditLog.subjectId, ticketId),
        inArray(auditLog.action, CLOSING),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last
    ? { by: last.by, at: last.at.toISOString(), isRecorded: last.action === 'record_ticket' }
    : null;
}

const takenSince = (now: HeldTicket) =>
  new CodedError('changed_since', {
    figures: { by: now.heldBy.name, at: now.takenAt, now } satisfies ChangedSince<HeldTicket>,
  });

/** The ticket, safe from everybody else until the transaction ends; null: nobody has it. */
async function lockHeld(tx: Executor, id: string): Promise<HeldTicket | null> {
  if (!isUuid(id)) throw new CodedError('not_found');
  await lockSales(tx, [], [id]);
  const [held] = await selectHeld(tx).where(eq(heldTickets.id, id));
  return held ?? null;
}

/** Throws already_done for a ticket that was recorded or discarded. */
async function assertNotClosed(tx: Executor, id: string): Promise<void> {
  const closed = await closedTicket(tx, id);
  if (closed) throw new CodedError('already_done', { figures: closed });
}

/**
 * Saves a ticket as the page that has it says, or as another one says that saw what it replaces. Throws not_found for an unknown customer or another
 * yard's ticket, changed_since, already_done.
 */
export function holdTicket(
  db: Database,
  staff: Staff,
  id: string,
  { yardId, label, customerId, content, hand, seen }: HoldInput,
): Promise<{ readonly version: number }> {
  return inCustomerTransaction(db, async (tx) => {
    const now = await lockHeld(tx, id);
    // Locked, so that a deletion of their data doesn't miss it.
    const customer = customerId === null ? null : await lockCustomer(tx, { id: customerId });
    const written = { label, customerId: customer?.id ?? null, content };
    if (!now) {
      await assertNotClosed(tx, id);
      await tx
        .insert(heldTickets)
        .values({ id, yardId, ...written, hand, openedBy: staff.id, heldBy: staff.id });
      return { version: 1 };
    }
    if (now.yardId !== yardId) throw new CodedError('not_found');
    const isOwn = now.hand === hand;
    if (!isOwn && now.version !== seen) throw takenSince(now);
    const version = now.version + 1;
    await tx
      .update(heldTickets)
      .set({
        ...written,
        version,
        updatedAt: sql`now()`,
        ...(isOwn ? {} : { hand, heldBy: staff.id, takenAt: sql`now()` }),
      })
      .where(eq(heldTickets.id, id));
    return { version };
  });
}

/** Gives a ticket, as it is now, to another page. Throws not_found, changed_since, already_done. */
export function takeTicket(
  db: Database,
  staff: Staff,
  id: string,
  { hand, seen }: TakeInput,
): Promise<HeldTicket> {
  return inTransaction(db, async (tx) => {
    const now = await lockHeld(tx, id);
    if (!now) {
      await assertNotClosed(tx, id);
      throw new CodedError('not_found');
    }
    assertAtYard(staff, now.yardId);
    if (now.hand === hand) return now;
    if (now.hand !== seen) throw takenSince(now);
    await tx
      .update(heldTickets)
      .set({ hand, heldBy: staff.id, takenAt: sql`now()`, version: now.version + 1 })
      .where(eq(heldTickets.id, id));
    const [taken] = await selectHeld(tx).where(eq(heldTickets.id, id));
    if (!taken) throw new CodedError('not_found');
    return taken;
  });
}

/** Throws away a ticket that is not recorded. The audit log keeps what it came to. Throws not_found, changed_since, already_done. */
export function discardTicket(
  db: Database,
  staff: Staff,
  id: string,
  { hand, version }: DiscardInput,
): Promise<{ readonly done: true }> {
  return inTransaction(db, async (tx) => {
    const now = await lockHeld(tx, id);
    if (!now) {
      const closed = await closedTicket(tx, id);
      if (closed?.isRecorded) throw new CodedError('already_done', { figures: closed });
      return { done: true } as const;
    }
    assertAtYard(staff, now.yardId);
    if (now.hand !== hand && now.version !== version) throw takenSince(now);
    await tx.delete(shownTickets).where(eq(shownTickets.ticketId, id));
    await tx.delete(heldTickets).where(eq(heldTickets.id, id));
    const { lines } = now.content;
    await recordAudit(tx, staff, {
      action: 'discard_ticket',
      subjectKind: 'ticket',
      subjectId: id,
      before: {
        yardId: now.yardId,
        lines: lines.map(({ line: { metalType, unit }, priced: { net, cents } }) => ({
          metalType,
          net,
          unit,
          cents,
        })),
      },
    });
    return { done: true } as const;
  });
}

/** A ticket that is being recorded is in nobody's hand any more. Call it under the lock of its id. Throws changed_since if another page has it. */
export async function closeHeldTicket(tx: Executor, ticketId: string, hand: string | null): Promise<void> {
  const [held] = await selectHeld(tx).where(eq(heldTickets.id, ticketId));
  if (!held) return;
  if (held.hand !== hand) throw takenSince(held);
  await tx.delete(heldTickets).where(eq(heldTickets.id, ticketId));
}
