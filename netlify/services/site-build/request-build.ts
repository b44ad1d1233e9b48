import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { outbox } from '../../database/schema/outbox.ts';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
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
