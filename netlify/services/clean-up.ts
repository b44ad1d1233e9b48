import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { outbox } from '../database/schema/outbox.ts';
import { idempotencyKeys, rateLimits } from '../database/schema/requests.ts';

const before = (interval: string) => sql`now() - ${interval}::interval`;

/** Removes what nobody will ask for again; answers how many rows of each. What failed to be sent stays. */
export async function cleanUp(db: Database): Promise<Record<'keys' | 'limits' | 'parcels', number>> {
  const keys = await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before('24 hours')));
  const limits = await db.delete(rateLimits).where(lt(rateLimits.updatedAt, before('24 hours')));
  const parcels = await db
    .delete(outbox)
    .where(and(eq(outbox.state, 'done'), lt(outbox.finishedAt, before('30 days'))));
  return { keys: keys.rowCount ?? 0, limits: limits.rowCount ?? 0, parcels: parcels.rowCount ?? 0 };
}
