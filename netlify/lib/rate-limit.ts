import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../database/client.ts';
import { prepared } from '../database/prepared.ts';
import { rateLimits } from '../database/schema/rate-limits.ts';
import { callerOf } from './caller.ts';
import { CodedError } from './errors.ts';
import { keyedHash } from './secret.ts';

export interface Allowance {
  readonly limit: number;
  readonly windowMs: number;
}

// netlify/lib/insert-once.ts says the same in words of its own, as one step of a statement that Drizzle cannot write. What is changed
// here is changed there.
const { hits } = rateLimits;
const most = sql.placeholder('limit');
/** Of as many uses as are allowed, the one that falls out of the window first. */
const oldest = sql`${hits}[cardinality(${hits}) - ${most} + 1]`;
const windowLength = sql`${sql.placeholder('windowMs')} * interval '1 millisecond'`;

/**
 * Counts one use; answers a row where it is allowed. Uses are kept in the order they came in, and no more than the limit, which is all
 * that the next one depends on. Placeholders: key (see useKey), windowMs, limit.
 */
export const countUse = (tx: Executor) =>
  tx
    .insert(rateLimits)
    .values({ key: sql.placeholder('key'), hits: sql`array[clock_timestamp()]` })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`(${hits} || clock_timestamp())[greatest(cardinality(${hits}) + 2 - ${most}, 1):]`,
        updatedAt: sql`now()`,
      },
      setWhere: sql`cardinality(${hits}) < ${most} or ${oldest} <= clock_timestamp() - ${windowLength}`,
    })
    .returning({ key: rateLimits.key });

const count = prepared((tx: Executor) => countUse(tx).prepare('count_use'));

const secondsLeft = prepared((tx: Executor) =>
  tx
    .select({
      seconds: sql<number>`ceil(extract(epoch from ${oldest} + ${windowLength} - clock_timestamp()))::int`,
    })
    .from(rateLimits)
    .where(eq(rateLimits.key, sql.placeholder('key')))
    .prepare('seconds_left'),
);

/** Where the uses of one address are counted, or of whatever else a limit is for: an account, a code. */
export const useKey = (scope: string, address: string): string =>
  keyedHash('address', `${scope}\n${callerOf(address)}`);

/** The refusal of one use more, with the seconds until the oldest falls out of the window. */
export async function tooMany(tx: Executor, key: string, allowance: Allowance): Promise<CodedError> {
  const { limit, windowMs } = allowance;
  const [used] = await secondsLeft(tx).execute({ key, limit, windowMs });
  return new CodedError('too_many_requests', { retryAfterSeconds: Math.max(1, used?.seconds ?? 1) });
}

const isCounted = async (tx: Executor, key: string, { limit, windowMs }: Allowance): Promise<boolean> =>
  (await count(tx).execute({ key, limit, windowMs })).length > 0;

/**
 * Counts one use of an allowance in any window of its length, exactly, also when many come at once. False: it is used up.
 * Counts only if `tx` commits. `user` is an address, or whatever else the uses are counted for.
 */
export const hasAllowance = (
  tx: Executor,
  scope: string,
  user: string,
  allowance: Allowance,
): Promise<boolean> => isCounted(tx, useKey(scope, user), allowance);

/** The same. Throws too_many_requests with the seconds until the oldest use falls out of the window. */
export async function useAllowance(
  tx: Executor,
  scope: string,
  user: string,
  allowance: Allowance,
): Promise<void> {
  const key = useKey(scope, user);
  if (!(await isCounted(tx, key, allowance))) throw await tooMany(tx, key, allowance);
}
