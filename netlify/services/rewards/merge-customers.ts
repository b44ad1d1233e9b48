import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Executor } from '../../database/client.ts';
import { customers } from '../../database/schema/rewards.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import type { Staff } from '../../lib/staff-session.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { figuresOf } from './figures-of.ts';
import { inCustomerTransaction } from './in-customer-transaction.ts';
import { moveRewards } from './move-rewards.ts';

type Row = typeof customers.$inferSelect;

/** Both, held in the order of their ids, so that two merges of the same two never wait for each other. */
async function hold(tx: Executor, keptId: string, goneId: string): Promise<readonly [Row, Row]> {
  const rows = await tx
    .select()
    .from(customers)
    .where(inArray(customers.id, [keptId, goneId]))
    .orderBy(asc(customers.id))
    .for('no key update');
  const kept = rows.find(({ id }) => id === keptId);
  const gone = rows.find(({ id }) => id === goneId);
  if (!kept || !gone) throw new CodedError('not_found');
  return [kept, gone];
}

const NOTHING = {
  totalPoints: 0,
  lifetimePoints: 0,
  totalVisits: 0,
  consecutiveVisits: 0,
  lastVisitOn: null,
  dateOfBirth: null,
  dateOfBirthSetAt: null,
} as const;

/** What the one who stays lacks, the other one has. */
const facts = (kept: Row, gone: Row) => {
  const born = kept.dateOfBirth === null ? gone : kept;
  const { dateOfBirth, dateOfBirthSetAt } = born;
  return { email: kept.email ?? gone.email, dateOfBirth, dateOfBirthSetAt };
};

const shown = (row: Row) => ({
  name: `${row.firstName} ${row.lastName}`,
  phone: row.phone,
  email: row.email,
  dateOfBirth: row.dateOfBirth,
  totalPoints: row.totalPoints,
  lifetimePoints: row.lifetimePoints,
  totalVisits: row.totalVisits,
});

/**
 * Makes one customer of two: visits, ledger entries and vouchers move to the one who stays, the figures are counted anew, and the
 * other's phone leads there. Safe to repeat. Throws not_found, same_customer, already_done where either belongs to a third.
 */
export function mergeCustomers(db: Database, staff: Staff, keptId: string, goneId: string) {
  if (!isUuid(keptId) || !isUuid(goneId)) throw new CodedError('not_found');
  if (keptId === goneId) throw new CodedError('same_customer');
  return inCustomerTransaction(db, async (tx) => {
    const [kept, gone] = await hold(tx, keptId, goneId);
    if (gone.mergedInto === keptId) return { id: keptId };
    if (kept.mergedInto === goneId) throw new CodedError('same_customer');
    if (kept.mergedInto !== null || gone.mergedInto !== null) throw new CodedError('already_done');
    await moveRewards(tx, goneId, keptId);
    const figures = await figuresOf(tx, keptId);
    const [after] = await tx
      .update(customers)
      .set({ ...facts(kept, gone), ...figures })
      .where(eq(customers.id, keptId))
      .returning();
    await tx
      .update(customers)
      .set({ ...NOTHING, mergedInto: keptId })
      .where(eq(customers.id, goneId));
    await recordAudit(tx, staff, {
      action: 'merge_customers',
      subjectKind: 'customer',
      subjectId: keptId,
      before: { stays: shown(kept), goes: { id: goneId, ...shown(gone) } },
      after: after ? { stays: shown(after) } : null,
    });
    return { id: keptId };
  });
}
