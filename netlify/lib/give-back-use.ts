import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../database/client.ts';
import { rateLimits } from '../database/schema/rate-limits.ts';
import { useKey } from './rate-limit.ts';

/** Takes the last use of an allowance back, for what turned out not to count. */
export async function giveBackUse(tx: Executor, scope: string, address: string): Promise<void> {
  await tx
    .update(rateLimits)
    .set({ hits: sql`trim_array(${rateLimits.hits}, least(1, cardinality(${rateLimits.hits})))` })
    .where(eq(rateLimits.key, useKey(scope, address)));
}

/** Forgets all uses of an allowance. */
export async function forgetUses(tx: Executor, scope: string, address: string): Promise<void> {
  await tx.delete(rateLimits).where(eq(rateLimits.key, useKey(scope, address)));
}
