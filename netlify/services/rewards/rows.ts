import { sql, type Placeholder, type SQL, eq } from 'drizzle-orm';
import { customers } from '../../database/schema/rewards.ts';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { CodedError } from '../../lib/errors.ts';

type Given<Name extends string> = Readonly<Record<Name, string | Placeholder>>;

/**
 * The id of the customer that an id or a phone number leads to: the one who stayed where two were merged. None of them was merged
 * into another, as a merge moves those along: one step is enough.
 */
export const stayingCustomer = (by: Given<'id'> | Given<'phone'>): SQL =>
  'id' in by
    ? sql`(select coalesce(given.merged_into, given.id) from ${customers} given where given.id = ${by.id})`
    : sql`(select coalesce(given.merged_into, given.id) from ${customers} given
        where given.phone = ${by.phone} and given.phone_released_at is null)`;

/** Whoever was waited for had been merged by then. Waiting for the one who stays, with the other held, would be a deadlock. */
class MergedMeanwhile extends Error {
  override readonly name = 'MergedMeanwhile';
}

const DEADLOCK = '40P01';
const TRIES = 4;

const passes = (error: unknown): boolean =>
  error instanceof MergedMeanwhile ||
  (error instanceof DrizzleQueryError &&
    error.cause !== undefined &&
    'code' in error.cause &&
    error.cause.code === DEADLOCK);

/** As inTransaction(), for what holds a customer; begun anew where a merge came in between. */
export async function inCustomerTransaction<T>(
  db: Database,
  work: (tx: Executor) => Promise<T>,
  tries = TRIES,
): Promise<T> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (tries <= 1 || !passes(error)) throw error;
    return inCustomerTransaction(db, work, tries - 1);
  }
}

export type LockedCustomer = Awaited<ReturnType<typeof lockCustomer>>;

/** Signs every browser out that sees the customer: for whatever changes which number opens the account. */
export const signOutCustomer = (tx: Executor, customerId: string) =>
  tx
    .update(customers)
    .set({ sessionVersion: sql`${customers.sessionVersion} + 1` })
    .where(eq(customers.id, customerId));

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
