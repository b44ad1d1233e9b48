import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { customers } from '../../database/schema/rewards.ts';
import { CodedError } from '../../lib/errors.ts';

export type LockedCustomer = Awaited<ReturnType<typeof lockCustomer>>;

/**
 * The customer as it stands, held until the transaction ends: whatever adds points holds it first, so that two never decide
 * on the same streak or birthday. Throws not_found.
 */
export async function lockCustomer(tx: Executor, by: { readonly id: string } | { readonly phone: string }) {
  const [customer] = await tx
    .select({
      id: customers.id,
      consecutiveVisits: customers.consecutiveVisits,
      lastVisitOn: customers.lastVisitOn,
    })
    .from(customers)
    .where('id' in by ? eq(customers.id, by.id) : eq(customers.phone, by.phone))
    // Weaker than `update`: rows that point to the customer may be written meanwhile.
    .for('no key update');
  if (!customer) throw new CodedError('not_found');
  return customer;
}
