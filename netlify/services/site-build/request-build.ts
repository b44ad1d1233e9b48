import { and, eq, sql } from 'drizzle-orm';
import { SITE_BUILDS_LIMIT } from '../../../src/business/constants.ts';
import type { Database, Executor } from '../../database/client.ts';
import { outbox } from '../../database/schema/outbox.ts';
import { config } from '../../lib/config.ts';
import { log } from '../../lib/log.ts';
import { hasAllowance, tooMany } from '../../lib/http/rate-limit.ts';
import { startBuild } from '../../providers/build-hook/start-build.ts';
import { type Actor, recordAudit } from '../audit/record-audit.ts';
import { DUE_AGAIN } from '../outbox/enqueue.ts';

/** The site is one: so is its message in the outbox. */
export const SITE_BUILD_ID = '5b1d0000-0000-4000-8000-000000000001';

/** A message that nobody has taken yet waits for its time; one that is being sent is sent again, as its build may not see this change. */
const isWaiting = sql`${outbox.state} = 'pending' and ${outbox.leasedUntil} is null`;

/**
 * Asks for a build of the pages, in the transaction of a change that they show. Builds start ten minutes apart at least, so one that
 * is asked for earlier waits. Call it last: two changes at once wait for each other here.
 */
export async function requestBuild(tx: Executor, actor: Actor): Promise<void> {
  const [known] = await tx
    .select({ state: outbox.state })
    .from(outbox)
    .where(and(eq(outbox.kind, 'site_build'), eq(outbox.subjectId, SITE_BUILD_ID)))
    .for('update');
  await tx
    .insert(outbox)
    .values({ kind: 'site_build', subjectId: SITE_BUILD_ID })
    .onConflictDoUpdate({
      target: [outbox.kind, outbox.subjectId],
      set: {
        ...DUE_AGAIN,
        availableAt: sql`case when ${isWaiting} then ${outbox.availableAt} else now() end`,
        createdAt: sql`case when ${isWaiting} then ${outbox.createdAt} else now() end`,
      },
    });
  if (known?.state === 'pending') return;
  await recordAudit(tx, actor, {
    action: 'request_build',
    subjectKind: 'site',
    subjectId: SITE_BUILD_ID,
    after: { build: 'requested' },
  });
}

const SITE = 'site';

/** Delivers the message of request-build.ts. Without a build hook there is nothing to do: the next deploy shows the change. */
export async function buildSite(db: Database, subjectId: string): Promise<void> {
  if (config().buildHook === null) return log({ event: 'build_skipped' });
  // Counted before the call: an answer that is lost may have started a build.
  if (await hasAllowance(db, SITE_BUILDS_LIMIT, SITE))
    return startBuild('The shop or the price list changed');
  const { details } = await tooMany(db, SITE_BUILDS_LIMIT, SITE);
  // Without its lease it is a message that this worker did not take, so it stays pending.
  await db
    .update(outbox)
    .set({
      attempts: 0,
      leasedUntil: null,
      availableAt: sql`now() + ${details.retryAfterSeconds ?? 1}::int * interval '1 second'`,
    })
    .where(and(eq(outbox.kind, 'site_build'), eq(outbox.subjectId, subjectId), eq(outbox.state, 'pending')));
}
