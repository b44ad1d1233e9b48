import { and, eq, sql } from 'drizzle-orm';
import { SITE_BUILDS_LIMIT } from '../../../src/business/staff-constants.ts';
import type { Database } from '../../database/client.ts';
import { outbox } from '../../database/schema/outbox.ts';
import { config } from '../../lib/config.ts';
import { log } from '../../lib/log.ts';
import { hasAllowance, tooMany } from '../../lib/rate-limit.ts';
import { startBuild } from '../../providers/build-hook/start-build.ts';

const SITE = 'site';

/** Delivers the message of request-build.ts. Without a build hook there is nothing to do: the next deploy shows the change. */
export async function buildSite(db: Database, subjectId: string): Promise<void> {
  if (config().buildHook === null) return log({ event: 'build_skipped' });
  // Counted before the call: an answer that is lost may have started a build.
  if (await hasAllowance(db, SITE_BUILDS_LIMIT, SITE))
    return startBuild('The shop or the price list changed');
  const { details } = await tooMany(db, SITE_BUILDS_LIMIT, SITE);
  // With its attempts at 0 the message no longer is the one this worker took, so it stays pending.
  await db
    .update(outbox)
    .set({
      attempts: 0,
      leasedUntil: null,
      availableAt: sql`now() + ${details.retryAfterSeconds ?? 1}::int * interval '1 second'`,
    })
    .where(and(eq(outbox.kind, 'site_build'), eq(outbox.subjectId, subjectId), eq(outbox.state, 'pending')));
}
