import { eq, sql } from 'drizzle-orm';
import type { RateLimit } from '../../src/domain/shared/endpoint.ts';
import type { Executor } from '../database/client.ts';
import { rateLimits } from '../database/schema/rate-limits.ts';
import { CodedError } from './errors.ts';
import { keyedHash } from './secret.ts';
import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i;

/** Whom limits count: the first half of an IPv6 address, which a single household owns, or any other text unchanged. */
export function callerOf(address: string): string {
  if (!isIPv6(address)) return address;
  const ipv4 = MAPPED.exec(address)?.[1];
  if (ipv4) return ipv4;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

const { hits } = rateLimits;

/** Among as many uses as are allowed, the first that leaves the window. */
const oldest = ({ limit }: RateLimit) => sql`${hits}[cardinality(${hits}) - ${limit}::int + 1]`;
const windowOf = ({ windowMs }: RateLimit) => sql`${windowMs}::int * interval '1 millisecond'`;

/** Uses are counted for an address, or for whatever else a limit is about: an account, a code. */
export const keyOf = ({ scope }: RateLimit, user: string): string =>
  keyedHash('address', `${scope}\n${callerOf(user)}`);

/**
 * The statement that counts one use; it returns a row if that is allowed. It keeps uses in their order, and only as many as the
 * limit, which is all that the next use depends on.
 */
export const countUse = (tx: Executor, limit: RateLimit, user: string) =>
  tx
    .insert(rateLimits)
    .values({ key: keyOf(limit, user), hits: sql`array[clock_timestamp()]` })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`(${hits} || clock_timestamp())[greatest(cardinality(${hits}) + 2 - ${limit.limit}::int, 1):]`,
        updatedAt: sql`now()`,
      },
      setWhere: sql`cardinality(${hits}) < ${limit.limit} or ${oldest(limit)} <= clock_timestamp() - ${windowOf(limit)}`,
    })
    .returning({ key: rateLimits.key });

/** The refusal of one more use, with the seconds until the oldest leaves the window. */
export async function tooMany(tx: Executor, limit: RateLimit, user: string): Promise<CodedError> {
  const [used] = await tx
    .select({
      seconds: sql<number>`ceil(extract(epoch from ${oldest(limit)} + ${windowOf(limit)} - clock_timestamp()))::int`,
    })
    .from(rateLimits)
    .where(eq(rateLimits.key, keyOf(limit, user)));
  return new CodedError('too_many_requests', { retryAfterSeconds: Math.max(1, used?.seconds ?? 1) });
}

/** Counts one use in any window of the limit's length, exactly, even if many come at once. False: used up. Counts only if `tx` commits. */
export const hasAllowance = async (tx: Executor, limit: RateLimit, user: string): Promise<boolean> =>
  (await countUse(tx, limit, user)).length > 0;

/** The same. Throws too_many_requests with the seconds until the oldest use leaves the window. */
export async function useAllowance(tx: Executor, limit: RateLimit, user: string): Promise<void> {
  if (!(await hasAllowance(tx, limit, user))) throw await tooMany(tx, limit, user);
}

/** Takes back the last use, which turned out not to count. */
export async function giveBackUse(tx: Executor, limit: RateLimit, user: string): Promise<void> {
  await tx
    .update(rateLimits)
    .set({ hits: sql`trim_array(${hits}, least(1, cardinality(${hits})))` })
    .where(eq(rateLimits.key, keyOf(limit, user)));
}

/** Forgets all uses. */
export async function forgetUses(tx: Executor, limit: RateLimit, user: string): Promise<void> {
  await tx.delete(rateLimits).where(eq(rateLimits.key, keyOf(limit, user)));
}
