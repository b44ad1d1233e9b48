import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../database/client.ts';
import { heldTickets } from '../../../database/schema/held-tickets.ts';
import { customers, pointsLedger, redemptions, tickets, visits } from '../../../database/schema/rewards.ts';
import { CodedError } from '../../../lib/http/errors.ts';
import { isUuid } from '../../../../src/domain/shared/contract/is-uuid.ts';
import type { Staff } from '../../../lib/http/call.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { bookVisits } from '../points/book-points.ts';
import { signOutCustomer, inCustomerTransaction } from '../rows.ts';

/** Moves everything that belongs to one customer to the other, and points earlier merges into the one at the other. */
async function moveRewards(tx: Executor, fromId: string, toId: string): Promise<void> {
  await tx.update(tickets).set({ customerId: toId }).where(eq(tickets.customerId, fromId));
  await tx.update(heldTickets).set({ customerId: toId }).where(eq(heldTickets.customerId, fromId));
  await tx.update(visits).set({ customerId: toId }).where(eq(visits.customerId, fromId));
  await tx
    .update(redemptions)
    .set({
      customerId: toId,
      // Both browsers may have chosen the same key; the remaining customer keeps it.
      requestKey: sql`case when not exists (select from ${redemptions} kept
        where kept.customer_id = ${toId} and kept.request_key = redemptions.request_key) then redemptions.request_key end`,
    })
    .where(eq(redemptions.customerId, fromId));
  await tx
    .update(pointsLedger)
    .set({ customerId: toId, movedFrom: fromId })
    .where(eq(pointsLedger.customerId, fromId));
  await tx.update(customers).set({ mergedInto: toId }).where(eq(customers.mergedInto, fromId));
}

type Row = typeof customers.$inferSelect;

/** Locks both in the order of their ids, so that two merges of the same pair never wait for each other. */
async function hold(tx: Executor, keptId: string, goneId: string): Promise<readonly [Row, Row]> {
  const rows = await tx
    .select()
    .from(customers)
    .where(inArray(customers.id, [keptId, goneId]))
    .orderBy(asc(customers.id))
    .for('no key update');
  const kept = rows.find(({ id }) => id === keptId);
  const gone = rows.find(({ id }) => id === goneId);
  if (!kept || !gone || kept.anonymizedAt !== null || gone.anonymizedAt !== null)
    throw new CodedError('not_found');
  return [kept, gone];
}

const NOTHING = {
  totalPoints: 0,
  pointsOwed: 0,
  lifetimePoints: 0,
  totalVisits: 0,
  consecutiveVisits: 0,
  lastVisitOn: null,
  dateOfBirth: null,
  dateOfBirthSetAt: null,
  codeByMailSince: null,
  monthlyMailFor: null,
} as const;

/** What both had, and what both owed. */
const joint = (kept: Row, gone: Row) => ({
  id: kept.id,
  totalPoints: kept.totalPoints + gone.totalPoints,
  pointsOwed: kept.pointsOwed + gone.pointsOwed,
  lifetimePoints: kept.lifetimePoints + gone.lifetimePoints,
});

/** The remaining customer takes over what they lack; whoever asked for a code by mail, or for the monthly mail, keeps it, at the address that they proved. */
const facts = (kept: Row, gone: Row) => {
  const born = kept.dateOfBirth === null ? gone : kept;
  const { dateOfBirth, dateOfBirthSetAt } = born;
  const { codeByMailSince, ...asked } = kept.codeByMailSince === null && gone.codeByMailSince ? gone : kept;
  const email = asked.email ?? gone.email;
  const mailed = [kept, gone].find((row) => row.email === email && row.monthlyMailFor !== null);
  const monthlyMailFor = mailed?.monthlyMailFor ?? null;
  return { email, codeByMailSince, monthlyMailFor, dateOfBirth, dateOfBirthSetAt };
};

const shown = (row: Row) => ({
  name: `${row.firstName} ${row.lastName}`,
  phone: row.phone,
  email: row.email,
  dateOfBirth: row.dateOfBirth,
  totalPoints: row.totalPoints,
  pointsOwed: row.pointsOwed,
  lifetimePoints: row.lifetimePoints,
  totalVisits: row.totalVisits,
});

/**
 * Merges two customers: tickets, ledger entries and vouchers move to the remaining one, with what both owe; visits, streak and its bonuses are those
 * of all their tickets, and the other's phone leads there. Browsers that see either must look it up again. Safe to repeat. Throws not_found, same_customer, already_done if either was merged into a third.
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
    await bookVisits(tx, joint(kept, gone), [], facts(kept, gone));
    const [after] = await tx.select().from(customers).where(eq(customers.id, keptId));
    await tx
      .update(customers)
      .set({ ...NOTHING, mergedInto: keptId })
      .where(eq(customers.id, goneId));
    await signOutCustomer(tx, keptId);
    await signOutCustomer(tx, goneId);
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
