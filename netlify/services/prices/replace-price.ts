import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { YardId } from '../../../src/business/yards.ts';
import type { Executor } from '../../database/client.ts';
import {
  metalPriceHistory,
  metalPrices,
  yardPriceHistory,
  yardPriceOverrides,
} from '../../database/schema/prices.ts';

type YardPriceRow = typeof yardPriceOverrides.$inferSelect;

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

type LockedPrice = typeof metalPrices.$inferSelect;

/** Locks the prices of these metals, always in the same order, so that two people who change several do not wait for each other. */
export function lockPrices(tx: Executor, metalTypes: readonly string[]): Promise<LockedPrice[]> {
  return tx
    .select()
    .from(metalPrices)
    .where(inArray(metalPrices.metalType, [...metalTypes]))
    .orderBy(asc(metalPrices.id))
    .for('update');
}

/**
 * Sets a price that lockPrices() has locked and saves the one before in the history. Returns the time of the change; null if it was
 * already so. The caller purges the edge's copy after the commit.
 */
export async function replacePrice(
  tx: Executor,
  before: LockedPrice,
  { price, unit }: Pick<LockedPrice, 'price' | 'unit'>,
): Promise<Date | null> {
  if (Number(before.price) === Number(price) && before.unit === unit) return null;

  // A rival that began later may have committed first.
  const at = sql`greatest(now(), ${before.updatedAt.toISOString()}::timestamptz)`;
  await tx.insert(metalPriceHistory).values({
    metalPriceId: before.id,
    price: before.price,
    unit: before.unit,
    effectiveFrom: before.updatedAt,
    effectiveTo: at,
  });
  const previousPrice = before.unit === unit ? before.price : null;
  const [after] = await tx
    .update(metalPrices)
    .set({ price, unit, previousPrice, updatedAt: at })
    .where(eq(metalPrices.id, before.id))
    .returning({ updatedAt: metalPrices.updatedAt });
  return after?.updatedAt ?? null;
}

interface PriceLine {
  readonly yardId: YardId | null;
  /** null: the yard pays the common price again. */
  readonly price: string | null;
  readonly unit: string;
}

/** Sets a common price or a yard's. `own`: the yard's own price now, if it has one. */
export function replaceLine(
  tx: Executor,
  row: LockedPrice,
  own: YardPriceRow | undefined,
  { yardId, price, unit }: PriceLine,
): Promise<Date | null> {
  if (yardId !== null) return replaceYardPrice(tx, row, { yardId, own, price });
  if (price === null) throw new Error('A common price is missing.');
  return replacePrice(tx, row, { price, unit });
}
