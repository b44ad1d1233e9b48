import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { YardId } from '../../../src/business/yards.ts';
import { movedHoldEnd } from '../../../src/domain/holds/hold-end.ts';
import type { Executor } from '../../database/client.ts';
import { priceHolds } from '../../database/schema/price-holds.ts';
import { enqueueAgain } from '../outbox/enqueue.ts';
import { readYardHours } from './rows.ts';

/** Held prices that end on a day whose hours were just changed move to its new closing, or to the next open day's. Call it after the change. */
export async function moveHoldEnds(
  tx: Executor,
  yardIds: readonly YardId[],
  date: string,
  now: Date = new Date(),
): Promise<void> {
  const ending = await tx
    .select({
      id: priceHolds.id,
      yardId: priceHolds.yardId,
      until: priceHolds.until,
      email: priceHolds.email,
    })
    .from(priceHolds)
    .where(
      and(
        inArray(priceHolds.yardId, [...yardIds]),
        // A ticket that used one may still be voided.
        isNull(priceHolds.canceledAt),
        gt(priceHolds.until, now),
        sql`(${priceHolds.until} at time zone 'America/New_York')::date = ${date}::date`,
      ),
    )
    .orderBy(priceHolds.id)
    .for('update');
  if (ending.length === 0) return;
  const yards = await readYardHours(tx, date);
  for (const { id, yardId, until: before, email } of ending) {
    const yard = yards.find((each) => each.id === yardId);
    const until = yard ? movedHoldEnd(yard, before) : before;
    if (until <= before) continue;
    await tx.update(priceHolds).set({ until }).where(eq(priceHolds.id, id));
    if (email !== null) await enqueueAgain(tx, [{ kind: 'hold_moved_mail', subjectId: id }]);
  }
}
