import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { MAILED_CODE_VALID_MS } from '../../../src/business/constants.ts';
import { customers } from '../../database/schema/rewards.ts';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { CodedError } from '../../lib/http/errors.ts';

type Given<Name extends string> = Readonly<Record<Name, string | Placeholder>>;

/**
 * The id of the customer that an id or a phone number leads to: after a merge, the remaining one. A merge also moves earlier
 * merges along, so one step is enough.
 */
export const stayingCustomer = (by: Given<'id'> | Given<'phone'>): SQL =>
  'id' in by
    ? sql`(select coalesce(given.merged_into, given.id) from ${customers} given where given.id = ${by.id})`
    : sql`(select coalesce(given.merged_into, given.id) from ${customers} given
        where given.phone = ${by.phone} and given.phone_released_at is null)`;

/** The customer we waited for was merged in the meantime. Waiting for the remaining one with this one locked would be a deadlock. */
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

/** Like inTransaction(), for work that locks a customer; starts again if a merge came in between. */
export async function inCustomerTransaction<T>(
  db: Database,
  work: (tx: Executor) => Promise<T>,
  isTrial = false,
  tries = TRIES,
): Promise<T> {
  try {
    return await inTransaction(db, work, isTrial);
  } catch (error) {
    if (tries <= 1 || !passes(error)) throw error;
    return inCustomerTransaction(db, work, isTrial, tries - 1);
  }
}

export type LockedCustomer = Awaited<ReturnType<typeof lockCustomer>>;

/** Signs out every browser that sees the customer: for every change of the number that opens the account. */
export const signOutCustomer = (tx: Executor, customerId: string) =>
  tx
    .update(customers)
    .set({ sessionVersion: sql`${customers.sessionVersion} + 1` })
    .where(eq(customers.id, customerId));

/** What the code that was mailed last is derived from; null: none. It names the address, so that it ends when the email changes. */
export const codeSubject = ({
  mailedCodeId,
  email,
}: Pick<typeof customers.$inferSelect, 'mailedCodeId' | 'email'>): string | null =>
  mailedCodeId && email && `${mailedCodeId}.${email}`;

/** The code that was mailed last still works. */
export const HAS_OPEN_CODE = sql`${customers.mailedCodeAt} > now() - ${MAILED_CODE_VALID_MS}::int * interval '1 millisecond'`;

/** What verbs need for a decision. */
export const LOCKED = {
  id: customers.id,
  phone: customers.phone,
  totalPoints: customers.totalPoints,
  pointsOwed: customers.pointsOwed,
  lifetimePoints: customers.lifetimePoints,
  dateOfBirth: customers.dateOfBirth,
  codeByMailSince: customers.codeByMailSince,
  mergedInto: customers.mergedInto,
  anonymizedAt: customers.anonymizedAt,
};

/** Weaker than `update`: rows that reference the customer may be written in the meantime. */
export const LOCK = 'no key update';

interface Lockable {
  readonly mergedInto: string | null;
  readonly anonymizedAt: Date | null;
}

function notMerged<Row extends Lockable>(row: Row | undefined): Row {
  if (!row) throw new CodedError('not_found');
  if (row.mergedInto !== null) throw new MergedMeanwhile();
  return row;
}

/** The customer that was locked. Throws not_found, also for one who asked us to forget them; MergedMeanwhile. */
export function stillThere<Row extends Lockable>(row: Row | undefined): Row {
  const there = notMerged(row);
  if (there.anonymizedAt !== null) throw new CodedError('not_found');
  return there;
}

async function lock(tx: Executor, by: { readonly id: string } | { readonly phone: string }) {
  const [customer] = await tx
    .select(LOCKED)
    .from(customers)
    .where(eq(customers.id, stayingCustomer(by)))
    .for(LOCK);
  return customer;
}

/**
 * The current customer, locked until the transaction ends. Whatever adds points locks it first, so that two never decide
 * on the same streak or birthday. A merged customer leads to the remaining one: work with the returned id, in an
 * inCustomerTransaction(). Throws not_found, MergedMeanwhile.
 */
export const lockCustomer = async (tx: Executor, by: { readonly id: string } | { readonly phone: string }) =>
  stillThere(await lock(tx, by));

/** The same, also for a customer who asked us to forget them: what is in the books can still be voided or undone. */
export const lockBooksOf = async (tx: Executor, by: { readonly id: string }) => notMerged(await lock(tx, by));
