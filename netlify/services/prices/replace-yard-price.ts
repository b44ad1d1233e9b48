import { and, eq, inArray, sql } from 'drizzle-orm';
import type { YardId } from '../../../src/business/yards.ts';
import type { Executor } from '../../database/client.ts';
import { type metalPrices, yardPriceHistory, yardPriceOverrides } from '../../database/schema/prices.ts';

export type YardPriceRow = typeof yardPriceOverrides.$inferSelect;

/** The yards' own prices of metals whose rows lockPrices() holds: nobody else changes them in the meantime. */
export const readYardPrices = (tx: Executor, metalPriceIds: readonly string[]): Promise<YardPriceRow[]> =>
  tx
    .select()
    .from(yardPriceOverrides)
    .where(inArray(yardPriceOverrides.metalPriceId, [...metalPriceIds]));

interface YardPrice {
  readonly yardId: YardId;
  /** The yard's own price, if it has one. */
  readonly own: YardPriceRow | undefined;
  /** null: the common price again. */
  readonly price: string | null;
}

/**
 * Sets what a yard pays for a metal that lockPrices() has locked, and saves its own price before in the history. Returns the time of the
 * change; null if it was already so.
 */
export async function replaceYardPrice(
  tx: Executor,
  base: Pick<typeof metalPrices.$inferSelect, 'id' | 'price' | 'unit'>,
  { yardId, own, price }: YardPrice,
): Promise<Date | null> {
  if (price === null ? !own : own && Number(own.price) === Number(price)) return null;
  // A rival that began later may have committed first.
  const at = sql<Date>`date_trunc('milliseconds', greatest(now(), ${own?.updatedAt.toISOString() ?? null}::timestamptz))`;
  const ofYard = and(eq(yardPriceOverrides.metalPriceId, base.id), eq(yardPriceOverrides.yardId, yardId));
  const subject = { metalPriceId: base.id, yardId };
  const [time] = own
    ? await tx
        .insert(yardPriceHistory)
        .values({
          ...subject,
          price: own.price,
          unit: base.unit,
          effectiveFrom: own.updatedAt,
          effectiveTo: at,
        })
        .returning({ at: yardPriceHistory.effectiveTo })
    : [];
  if (price === null) {
    await tx.delete(yardPriceOverrides).where(ofYard);
    return time?.at ?? null;
  }
  const facts = { price, previousPrice: own?.price ?? base.price, updatedAt: at };
  const [after] = await tx
    .insert(yardPriceOverrides)
    .values({ ...subject, ...facts })
    .onConflictDoUpdate({ target: [yardPriceOverrides.metalPriceId, yardPriceOverrides.yardId], set: facts })
    .returning({ updatedAt: yardPriceOverrides.updatedAt });
  return after?.updatedAt ?? null;
}
