import { and, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { CHECK_REUSE_DAYS } from '../../../../src/business/constants.ts';
import type { YardId } from '../../../../src/business/yards.ts';
import { isUuid } from '../../../../src/domain/shared/contract/is-uuid.ts';
import { nextCheckNumber, usedCheckText } from '../../../../src/domain/tickets/money/check-numbers.ts';
import type { CorrectCheckInput } from '../../../../src/domain/tickets/money/check-numbers.api.ts';
import type { Unusual } from '../../../../src/domain/unusual/unusual.ts';
import type { Database, Executor } from '../../../database/client.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { tickets } from '../../../database/schema/rewards.ts';
import { assertConfirmed } from '../../../lib/http/assert-confirmed.ts';
import type { Staff } from '../../../lib/http/call.ts';
import { assertAtYard } from '../../../lib/staff/assert-at-yard.ts';
import { CodedError } from '../../../lib/http/errors.ts';
import { alreadyDone, assertSeen } from '../../audit/changed-since.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { assertMayChange, lockDayOf, NOT_VOIDED } from '../rows.ts';

interface Check {
  /** Of whom it would be. */
  readonly ticketId: string;
  readonly yardId: YardId;
  readonly checkNumber: string;
}

/** Nothing, unless another standing ticket of the yard has had this check lately. One voided may be recorded again with its check. */
export async function usedCheck(
  tx: Executor,
  { ticketId, yardId, checkNumber }: Check,
): Promise<readonly Unusual[]> {
  if (checkNumber === '') return [];
  const [used] = await tx
    .select({
      number: sql<string | null>`coalesce(${tickets.number}, ${tickets.siteNumber})`,
      soldAt: tickets.soldAt,
      cents: tickets.totalCents,
    })
    .from(tickets)
    .where(
      and(
        eq(tickets.yardId, yardId),
        eq(tickets.checkNumber, checkNumber),
        isNotNull(tickets.checkNumber),
        ne(tickets.id, ticketId),
        NOT_VOIDED,
        sql`${tickets.soldAt} > now() - ${CHECK_REUSE_DAYS}::int * interval '1 day'`,
      ),
    )
    .orderBy(desc(tickets.soldAt))
    .limit(1);
  return used ? [{ text: usedCheckText({ yardId, checkNumber, ...used }), needsOwner: false }] : [];
}

/** Enough for what was written out of turn. */
const STEPS = 20;

/** What comes after the yard's last check, also of a void ticket: it was written. What a ticket has already is passed over. */
export async function readNextCheck(db: Database, yardId: YardId): Promise<{ number: string | null }> {
  const [last] = await db
    .select({ ticketId: tickets.id, number: tickets.checkNumber })
    .from(tickets)
    .where(and(eq(tickets.yardId, yardId), isNotNull(tickets.checkNumber)))
    .orderBy(desc(tickets.soldAt), desc(tickets.id))
    .limit(1);
  if (!last?.number) return { number: null };
  let next = nextCheckNumber(last.number);
  for (let step = 0; step < STEPS && next !== null; step += 1) {
    const used = await usedCheck(db, { ticketId: last.ticketId, yardId, checkNumber: next });
    if (used.length === 0) break;
    next = nextCheckNumber(next);
  }
  return { number: next };
}

/**
 * Corrects the number of a ticket's check, with a reason that stays in the audit log. Safe to repeat. Throws not_found, needs_owner as for a void,
 * changed_since, not_confirmed, already_done for a void ticket.
 */
export async function correctCheckNumber(
  db: Database,
  staff: Staff,
  ticketId: string,
  { checkNumber, reason, seen, confirmed }: CorrectCheckInput,
): Promise<{ readonly checkNumber: string }> {
  if (!isUuid(ticketId)) throw new CodedError('not_found');
  const isIt = eq(tickets.id, ticketId);
  return inTransaction(db, async (tx) => {
    await lockDayOf(tx, ticketId);
    const [ticket] = await tx.select().from(tickets).where(isIt).for('update');
    if (!ticket || ticket.paidBy !== 'check' || ticket.yardId === null) throw new CodedError('not_found');
    const { yardId, checkNumber: before } = ticket;
    assertAtYard(staff, yardId);
    const subject = { subjectKind: 'ticket', subjectId: ticketId };
    if (ticket.voidedAt !== null) throw await alreadyDone(tx, { ...subject, actions: ['void_ticket'] });
    if (before === checkNumber) return { checkNumber };
    assertMayChange(staff, ticket, 'correcting the check number of');
    await assertSeen(tx, subject, { seen, now: before ?? '' });
    assertConfirmed(staff.role, await usedCheck(tx, { ticketId, yardId, checkNumber }), confirmed);
    await tx
      .update(tickets)
      .set({ checkNumber })
      .where(and(isIt, isNull(tickets.voidedAt)));
    await recordAudit(tx, staff, {
      action: 'correct_check_number',
      ...subject,
      before: { checkNumber: before },
      after: { checkNumber, reason, ...(confirmed.length > 0 && { confirmed }) },
    });
    return { checkNumber };
  });
}
