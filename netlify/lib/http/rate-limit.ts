import { isIPv6 } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { SlowDown } from '../../../src/business/constants.ts';
import type { RateLimit } from '../../../src/domain/shared/contract/endpoint.ts';
import type { Executor } from '../../database/client.ts';
import { rateLimits } from '../../database/schema/rate-limits.ts';
import { CodedError } from './errors.ts';
import { keyedHash } from '../secret.ts';

/** The last four bytes may be written as IPv4. */
const DOTTED = /(?<=:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/;
const pairOf = (high: string, low: string) => (Number(high) * 256 + Number(low)).toString(16);

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const plain = address
    .replace(/%.*$/, '')
    .replace(DOTTED, (_, a: string, b: string, c: string, d: string) => `${pairOf(a, b)}:${pairOf(c, d)}`);
  const [head = '', tail = ''] = plain.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16).toString(16));
}

/**
 * Whom limits count: the first half of an IPv6 address, which a single household owns, however it is written; the IPv4 address that one
 * stands for; or any other text unchanged.
 */
export function callerOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return groups.slice(0, 4).join(':');
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
}

/** How many callers' limits the network around an IPv6 address has: providers give some customers 65,536 such halves. */
const NETWORK_FACTOR = 10;

/** The /48 around an IPv6 address, with its limit; null for other callers. */
function networkOf(limit: RateLimit, user: string): readonly [RateLimit, string] | null {
  const caller = callerOf(user);
  if (!isIPv6(user) || caller.includes('.')) return null;
  return [
    { ...limit, limit: limit.limit * NETWORK_FACTOR },
    `${caller.split(':').slice(0, 3).join(':')}::/48`,
  ];
}

const { hits } = rateLimits;

/** Of the last uses, as many as the limit allows, the oldest: the first to leave the window. */
const oldest = ({ limit }: RateLimit) => sql`${hits}[cardinality(${hits}) - ${limit}::int + 1]`;
const windowOf = ({ windowMs }: RateLimit) => sql`${windowMs}::int * interval '1 millisecond'`;

/** Uses are counted for an address, or for whatever else a limit is about: an account, a code. */
export const limitKeyOf = ({ scope }: RateLimit, user: string): string =>
  keyedHash('address', `${scope}\n${callerOf(user)}`);

/**
 * The statement that counts one use; it returns a row if that is allowed. It keeps uses in their order, and only as many as the
 * limit, which is all that the next use depends on.
 */
export const countUse = (tx: Executor, limit: RateLimit, user: string) =>
  tx
    .insert(rateLimits)
    .values({ key: limitKeyOf(limit, user), hits: sql`array[clock_timestamp()]` })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`(${hits} || clock_timestamp())[greatest(cardinality(${hits}) + 2 - ${limit.limit}::int, 1):]`,
        updatedAt: sql`now()`,
      },
      setWhere: sql`cardinality(${hits}) < ${limit.limit} or ${oldest(limit)} <= clock_timestamp() - ${windowOf(limit)}`,
    })
    .returning({
      key: rateLimits.key,
      used: sql<number>`(select count(*) from unnest(${hits}) hit where hit > clock_timestamp() - ${windowOf(limit)})::int`,
    });

/** Seconds until the oldest use leaves the window; none, or less than none, if one more is allowed now. */
async function secondsLeft(tx: Executor, limit: RateLimit, user: string): Promise<number> {
  const [used] = await tx
    .select({
      seconds: sql<
        number | null
      >`ceil(extract(epoch from ${oldest(limit)} + ${windowOf(limit)} - clock_timestamp()))::int`,
    })
    .from(rateLimits)
    .where(eq(rateLimits.key, limitKeyOf(limit, user)));
  return used?.seconds ?? 0;
}

/** The refusal of one more use, with the seconds until one is allowed. */
export async function tooMany(tx: Executor, limit: RateLimit, user: string): Promise<CodedError> {
  const network = networkOf(limit, user);
  const seconds = [await secondsLeft(tx, limit, user), network ? await secondsLeft(tx, ...network) : 0];
  return new CodedError('too_many_requests', { retryAfterSeconds: Math.max(1, ...seconds) });
}

/** Counts a use that was allowed for the network around the caller, too. False: used up. */
export async function hasNetworkAllowance(tx: Executor, limit: RateLimit, user: string): Promise<boolean> {
  const network = networkOf(limit, user);
  return network === null || (await countUse(tx, ...network)).length > 0;
}

/** Counts one use in any window of the limit's length, exactly, even if many come at once. False: used up. Counts only if `tx` commits. */
export const hasAllowance = async (tx: Executor, limit: RateLimit, user: string): Promise<boolean> =>
  (await countUse(tx, limit, user)).length > 0 && (await hasNetworkAllowance(tx, limit, user));

/** The same. Throws too_many_requests with the seconds until the oldest use leaves the window. */
export async function useAllowance(tx: Executor, limit: RateLimit, user: string): Promise<void> {
  if (!(await hasAllowance(tx, limit, user))) throw await tooMany(tx, limit, user);
}

/**
 * Counts one try, and waits before it: longer, the more there were lately. Nobody is refused, so a stranger's tries cannot keep the right
 * person out. Outside of transactions.
 */
export async function slowDown(db: Executor, limit: SlowDown, user: string): Promise<void> {
  const [counted] = await countUse(db, limit, user);
  const used = counted?.used ?? limit.limit + 1;
  await setTimeout(Math.max(0, used - 1 - limit.freely) * limit.stepMs);
}

/** Takes back the last use, which turned out not to count. */
export async function giveBackUse(tx: Executor, limit: RateLimit, user: string): Promise<void> {
  await tx
    .update(rateLimits)
    .set({ hits: sql`trim_array(${hits}, least(1, cardinality(${hits})))` })
    .where(eq(rateLimits.key, limitKeyOf(limit, user)));
}

/** Forgets all uses. */
export async function forgetUses(tx: Executor, limit: RateLimit, user: string): Promise<void> {
  await tx.delete(rateLimits).where(eq(rateLimits.key, limitKeyOf(limit, user)));
}
