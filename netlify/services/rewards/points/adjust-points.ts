import { eq } from 'drizzle-orm';
import type { Adjustment } from '../../../../src/domain/rewards/counter.schema.ts';
import type { Database, Executor } from '../../../database/client.ts';
import { violates } from '../../../database/database-errors.ts';
import { pointsLedger } from '../../../database/schema/rewards.ts';
import { CodedError } from '../../../lib/http/errors.ts';
import { isUuid } from '../../../../src/domain/shared/contract/is-uuid.ts';
import type { Staff } from '../../../lib/http/call.ts';
import { assertSeen } from '../../audit/changed-since.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { bookPoints } from './book-points.ts';
import { inCustomerTransaction, lockCustomer, type LockedCustomer } from '../rows.ts';

/** The balance if this adjustment was made before. Throws idempotency_key_reused if the id belongs to another entry. */
async function repeated(
  tx: Executor,
  customer: LockedCustomer,
  { id, points, reason }: Omit<Adjustment, 'seen'>,
) {
  const [earlier] = await tx.select().from(pointsLedger).where(eq(pointsLedger.id, id));
  if (!earlier) return null;
  const isSame =
    earlier.customerId === customer.id && earlier.points === points && earlier.description === reason;
  if (!isSame) throw new CodedError('idempotency_key_reused');
  return { totalPoints: customer.totalPoints };
}

/**
 * Gives or takes points by a separate entry, once for each id. Given points count as earned, and what is owed comes off them; taking points does
 * not lower the tier. Throws not_found, changed_since if `seen` is no longer the balance, not_enough_points if the balance would fall below zero, idempotency_key_reused.
 */
export function adjustPoints(
  db: Database,
  staff: Staff,
  customerId: string,
  adjustment: Omit<Adjustment, 'seen'> & { readonly seen?: number },
): Promise<{ totalPoints: number }> {
  if (!isUuid(customerId)) throw new CodedError('not_found');
  const { id, points, reason, seen } = adjustment;
  const adjust = inCustomerTransaction(db, async (tx) => {
    const customer = await lockCustomer(tx, { id: customerId });
    const before = await repeated(tx, customer, adjustment);
    if (before) return before;
    const { totalPoints, pointsOwed } = customer;
    const subject = { subjectKind: 'customer', subjectId: customer.id };
    if (seen !== undefined)
      await assertSeen(tx, { ...subject, actions: ['adjust_points'] }, { seen, now: totalPoints });
    if (totalPoints + points < 0) throw new CodedError('not_enough_points');
    const after = await bookPoints(tx, customer, [{ id, kind: 'adjust', points, description: reason }]);
    await recordAudit(tx, staff, {
      action: 'adjust_points',
      ...subject,
      before: { totalPoints, pointsOwed },
      after: { ...after, reason },
    });
    return { totalPoints: after.totalPoints };
  });
  return adjust.catch((error: unknown) => {
    throw violates(error, 'points_ledger_pkey') ? new CodedError('idempotency_key_reused') : error;
  });
}
