import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { customers } from '../../database/schema/rewards.ts';
import { CodedError } from '../../lib/errors.ts';
import { MergedMeanwhile } from './in-customer-transaction.ts';
import { stayingCustomer } from './staying-customer.ts';

export type LockedCustomer = Awaited<ReturnType<typeof lockCustomer>>;

/**
 * The customer as it stands, held until the transaction ends: whatever adds points holds it first, so that two never decide
 * on the same streak or birthday. One who was merged leads to the one who stays: work with the id that is answered, in an
 * inCustomerTransaction(). Throws not_found, MergedMeanwhile.
 */
export async function lockCustomer(tx: Executor, by: { readonly id: string } | { readonly phone: string }) {
  const [customer] = await tx
    .select({
      id: customers.id,
      consecutiveVisits: customers.consecutiveVisits,
      lastVisitOn: customers.lastVisitOn,
      phone: customers.phone,
      totalPoints: customers.totalPoints,
      dateOfBirth: customers.dateOfBirth,
      mergedInto: customers.mergedInto,
    })
    .from(customers)
    .where(eq(customers.id, stayingCustomer(by)))
    // Weaker than `update`: rows that point to the customer may be written meanwhile.
    .for('no key update');
  if (!customer) throw new CodedError('not_found');
  if (customer.mergedInto !== null) throw new MergedMeanwhile();
  return customer;
}
