import { and, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { YardId } from '../../../src/business/yards.ts';
import { movedEnd } from '../../../src/domain/offers/offer-end.ts';
import type { Executor } from '../../database/client.ts';
import { offers } from '../../database/schema/offers.ts';
import { outbox } from '../../database/schema/outbox.ts';
import { readYardHours } from '../locations/rows.ts';

/**
 * Moves the offers that end at a closing of this day to the next closing, never to an earlier one. Call it in the transaction that has
 * changed the day's hours, which holds the day.
 */
export async function moveOfferEnds(tx: Executor, yardIds: readonly YardId[], date: string): Promise<void> {
  const ending = await tx
    .select({ id: offers.id, yardId: offers.yardId, validUntil: offers.validUntil })
    .from(offers)
    .where(
      and(
        eq(offers.state, 'sent'),
        offers.untilClosing,
        inArray(offers.yardId, [...yardIds]),
        gt(offers.validUntil, sql`clock_timestamp()`),
        gte(offers.validUntil, sql`${date}::timestamp at time zone 'America/New_York'`),
        lt(offers.validUntil, sql`(${date}::timestamp + interval '1 day') at time zone 'America/New_York'`),
      ),
    );
  if (ending.length === 0) return;
  const yards = await readYardHours(tx, date);
  for (const { id, yardId, validUntil } of ending) {
    const yard = yards.find((each) => each.id === yardId);
    const end = yard ? movedEnd(yard, validUntil) : validUntil;
    await tx
      .update(offers)
      .set({ validUntil: end })
      .where(and(eq(offers.id, id), eq(offers.state, 'sent'), lt(offers.validUntil, end)));
    // Its reminder moves with it.
    await tx
      .update(outbox)
      .set({
        availableAt: sql`${outbox.availableAt} + ${end.getTime() - validUntil.getTime()} * interval '1 millisecond'`,
      })
      .where(
        and(eq(outbox.kind, 'offer_reminder_mail'), eq(outbox.subjectId, id), eq(outbox.state, 'pending')),
      );
  }
}
