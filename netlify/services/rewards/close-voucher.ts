import { and, eq } from 'drizzle-orm';
import type { ClosedVoucher } from '../../../src/domain/rewards/admin-rewards.api.ts';
import type { Executor, Database } from '../../database/client.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { redemptions, rewards } from '../../database/schema/rewards.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { Staff } from '../../lib/http/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { bookPoints } from './points/book-points.ts';
import { lockBooksOf, inCustomerTransaction } from './rows.ts';

export interface Closing {
  readonly redemptionId: string;
  readonly state: 'honored' | 'undone';
  /** Whether staff have seen an ID with the account's name. */
  readonly idChecked?: boolean;
}

async function earlierClosing(tx: Executor, redemptionId: string): Promise<ClosedVoucher | undefined> {
  const [closed] = await tx
    .select({ state: redemptions.state, at: redemptions.closedAt, by: staffUsers.name })
    .from(redemptions)
    .leftJoin(staffUsers, eq(staffUsers.id, redemptions.closedBy))
    .where(eq(redemptions.id, redemptionId));
  return closed?.at ? { ...closed, at: closed.at.toISOString() } : undefined;
}

/**
 * Closes an open voucher, once; one that is undone gives its points back. Throws not_found, already_done with who was
 * first (ClosedVoucher).
 */
async function closeVoucher(tx: Executor, staff: Staff, { redemptionId, state, idChecked = false }: Closing) {
  const isIt = eq(redemptions.id, redemptionId);
  const [found] = isUuid(redemptionId)
    ? await tx
        .select({ customerId: redemptions.customerId, state: redemptions.state, category: rewards.category })
        .from(redemptions)
        .innerJoin(rewards, eq(rewards.id, redemptions.rewardId))
        .where(isIt)
    : [];
  if (!found) throw new CodedError('not_found');
  const needsId = state === 'honored' && found.category === 'cash_bonus' && found.state === 'issued';
  if (needsId && !idChecked) throw new CodedError('id_not_checked');
  const customer = await lockBooksOf(tx, { id: found.customerId });
  const [closed] = await tx
    .update(redemptions)
    .set({ state, closedAt: new Date(), closedBy: staff.id })
    .where(and(isIt, eq(redemptions.state, 'issued')))
    .returning({ rewardName: redemptions.rewardName, pointsCost: redemptions.pointsCost });
  if (!closed) throw new CodedError('already_done', { figures: await earlierClosing(tx, redemptionId) });
  const { id: customerId, totalPoints, pointsOwed } = customer;
  const description = `Given back: ${closed.rewardName}`;
  const entry = { kind: 'undo', points: closed.pointsCost, description, redemptionId } as const;
  const after = state === 'undone' ? await bookPoints(tx, customer, [entry]) : { totalPoints, pointsOwed };
  await recordAudit(tx, staff, {
    action: state === 'honored' ? 'honor_voucher' : 'undo_voucher',
    subjectKind: 'customer',
    subjectId: customerId,
    before: { state: 'issued', totalPoints, pointsOwed },
    after: { state, ...after, redemptionId, ...closed, ...(idChecked ? { idChecked } : {}) },
  });
}

/** The customer has received the reward. Throws not_found, id_not_checked for a cash bonus, already_done with who was first. */
export function honorVoucher(db: Database, staff: Staff, redemptionId: string, idChecked: boolean) {
  return inCustomerTransaction(db, async (tx) => {
    await closeVoucher(tx, staff, { redemptionId, state: 'honored', idChecked });
    return { state: 'honored' } as const;
  });
}

/** Gives a voucher's points back, by an entry that does not count for the tier. Throws not_found, already_done with who was first. */
export function undoVoucher(db: Database, staff: Staff, redemptionId: string) {
  return inCustomerTransaction(db, async (tx) => {
    await closeVoucher(tx, staff, { redemptionId, state: 'undone' });
    return { state: 'undone' } as const;
  });
}
