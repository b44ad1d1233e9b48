import { eq, sql } from 'drizzle-orm';
import type { RateLimit } from '../../src/domain/shared/endpoint.ts';
import type { Executor } from '../database/client.ts';
import { rateLimits } from '../database/schema/rate-limits.ts';
import { CodedError } from './errors.ts';
import { keyedHash } from './secret.ts';
import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i;

/** Whom limits count: the first half of an IPv6 address, which a single household owns; any other text as it stands. */
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

/** The first use to fall out of the window, of as many as are allowed. */
const oldest = ({ limit }: RateLimit) => sql`${hits}[cardinality(${hits}) - ${limit}::int + 1]`;
const windowOf = ({ windowMs }: RateLimit) => sql`${windowMs}::int * interval '1 millisecond'`;

/** Uses are counted for an address, or for whatever else a limit is for: an account, a code. */
const keyOf = ({ scope }: RateLimit, user: string): string =>
  keyedHash('address', `${scope}\n${callerOf(user)}`);

/**
 * The statement that counts one use; it answers a row where that is allowed. Uses are kept in the order they came in, and no more of them than the
 * limit, which is all that the next one depends on.
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

/** The refusal of one use more, with the seconds until the oldest falls out of the window. */
export async function tooMany(tx: Executor, limit: RateLimit, user: string): Promise<CodedError> {
  const [used] = await tx
    .select({
      seconds: sql<number>`ceil(extract(epoch from ${oldest(limit)} + ${windowOf(limit)} - clock_timestamp()))::int`,
    })
    .from(rateLimits)
    .where(eq(rateLimits.key, keyOf(limit, user)));
  return new CodedError('too_many_requests', { retryAfterSeconds: Math.max(1, used?.seconds ?? 1) });
}

/** Counts one use in any window of the limit's length, exactly, also when many come at once. False: it is used up. Counts only if `tx` commits. */
export const hasAllowance = async (tx: Executor, limit: RateLimit, user: string): Promise<boolean> =>
  (await countUse(tx, limit, user)).length > 0;

/** The same. Throws too_many_requests with the seconds until the oldest use falls out of the window. */
export async function useAllowance(tx: Executor, limit: RateLimit, user: string): Promise<void> {
  if (!(await hasAllowance(tx, limit, user))) throw await tooMany(tx, limit, user);
}

/** Takes the last use back, for what turned out not to count. */
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
