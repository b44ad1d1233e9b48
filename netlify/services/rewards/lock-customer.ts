import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { customers } from '../../database/schema/rewards.ts';
import { CodedError } from '../../lib/errors.ts';
import { MergedMeanwhile } from './in-customer-transaction.ts';
import { stayingCustomer } from './staying-customer.ts';

export type LockedCustomer = Awaited<ReturnType<typeof lockCustomer>>;

/** What a verb decides by. */
export const LOCKED = {
  id: customers.id,
  consecutiveVisits: customers.consecutiveVisits,
  lastVisitOn: customers.lastVisitOn,
  phone: customers.phone,
  totalPoints: customers.totalPoints,
  lifetimePoints: customers.lifetimePoints,
  dateOfBirth: customers.dateOfBirth,
  mergedInto: customers.mergedInto,
};

/** Weaker than `update`: rows that point to the customer may be written meanwhile. */
export const LOCK = 'no key update';

/** The customer that was locked. Throws not_found, MergedMeanwhile. */
export function stillThere<Row extends { readonly mergedInto: string | null }>(row: Row | undefined): Row {
  if (!row) throw new CodedError('not_found');
  if (row.mergedInto !== null) throw new MergedMeanwhile();
  return row;
}

/**
 * The customer as it stands, held until the transaction ends: whatever adds points holds it first, so that two never decide
 * on the same streak or birthday. One who was merged leads to the one who stays: work with the id that is answered, in an
 * inCustomerTransaction(). Throws not_found, MergedMeanwhile.
 */
export async function lockCustomer(tx: Executor, by: { readonly id: string } | { readonly phone: string }) {
  const [customer] = await tx
    .select(LOCKED)
    .from(customers)
    .where(eq(customers.id, stayingCustomer(by)))
    .for(LOCK);
  return stillThere(customer);
}
