import { eq, type SQL, sql } from 'drizzle-orm';
import { HOLD_CODE_LENGTH } from '../../../src/business/constants.ts';
import type { Executor } from '../../database/client.ts';
import { priceHolds } from '../../database/schema/price-holds.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import { randomCharacters } from '../../lib/random-characters.ts';

export const randomHoldCode = (): string => randomCharacters(HOLD_CODE_LENGTH);

/** In SQL what isOpenHold() (src/domain/holds/hold-refusal.ts) says of a row. */
export const isOpenHoldAt = (at: Date) =>
  sql<boolean>`(${priceHolds.ticketId} is null and ${priceHolds.canceledAt} is null and ${priceHolds.until} > ${at.toISOString()}::timestamptz)`;

/** The one held price that a condition names, with what its grade is called; undefined: none. */
export async function findHold(tx: Executor, where: SQL) {
  const [found] = await tx
    .select({ hold: priceHolds, name: metalPrices.name, nameEs: metalPrices.nameEs })
    .from(priceHolds)
    .innerJoin(metalPrices, eq(metalPrices.metalType, priceHolds.metalType))
    .where(where);
  return found;
}
