import { and, eq, sql } from 'drizzle-orm';
import type { Adjustment } from '../../../src/domain/rewards/counter.schema.ts';
import type { Database, Executor } from '../../database/client.ts';
import { customers, pointsLedger } from '../../database/schema/rewards.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import type { Staff } from '../../lib/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { inCustomerTransaction, lockCustomer } from './rows.ts';

async function balanceOf(tx: Executor, customerId: string): Promise<{ totalPoints: number }> {
  const [customer] = await tx
    .select({ totalPoints: customers.totalPoints })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (!customer) throw new Error('The customer was not held.');
  return customer;
}

/** If the entry exists already, nothing is written. Throws idempotency_key_reused if the id belongs to another entry. */
async function repeated(tx: Executor, customerId: string, { id, points, reason }: Adjustment) {
  const isSame = and(
    eq(pointsLedger.id, id),
    eq(pointsLedger.customerId, customerId),
    eq(pointsLedger.points, points),
    eq(pointsLedger.description, reason),
  );
  if ((await tx.$count(pointsLedger, isSame)) === 0) throw new CodedError('idempotency_key_reused');
  return balanceOf(tx, customerId);
}

/**
 * Gives or takes points by a separate entry, once for each id. Given points count as earned; taking points does not lower the tier.
 * Throws not_found, not_enough_points if the balance would fall below zero, idempotency_key_reused.
 */
export function adjustPoints(db: Database, staff: Staff, customerId: string, adjustment: Adjustment) {
  if (!isUuid(customerId)) throw new CodedError('not_found');
  const { id, points, reason } = adjustment;
  return inCustomerTransaction(db, async (tx) => {
    const customer = await lockCustomer(tx, { id: customerId });
    const { rowCount } = await tx
      .insert(pointsLedger)
      .values({ id, customerId: customer.id, kind: 'adjust', points, description: reason })
      .onConflictDoNothing({ target: pointsLedger.id });
    if (rowCount === 0) return repeated(tx, customer.id, adjustment);
    const [after] = await tx
      .update(customers)
      .set({
        totalPoints: sql`${customers.totalPoints} + ${points}`,
        lifetimePoints: sql`${customers.lifetimePoints} + ${Math.max(points, 0)}`,
      })
      .where(and(eq(customers.id, customer.id), sql`${customers.totalPoints} + ${points} >= 0`))
      .returning({ totalPoints: customers.totalPoints });
    if (!after) throw new CodedError('not_enough_points');
    await recordAudit(tx, staff, {
      action: 'adjust_points',
      subjectKind: 'customer',
      subjectId: customer.id,
      before: { totalPoints: after.totalPoints - points },
      after: { ...after, reason },
    });
    return after;
  });
}
