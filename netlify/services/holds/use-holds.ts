import { and, asc, eq, inArray } from 'drizzle-orm';
import type { YardId } from '../../../src/business/yards.ts';
import { holdRefusal } from '../../../src/domain/holds/hold-refusal.ts';
import type { HeldPrice } from '../../../src/domain/promises/promise.ts';
import type { Executor } from '../../database/client.ts';
import { priceHolds } from '../../database/schema/price-holds.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { isOpenHoldAt } from './rules.ts';

interface LockedHold extends HeldPrice {
  readonly id: string;
}

interface Sale {
  readonly yardId: YardId;
  readonly at: Date;
  readonly metalTypes: readonly string[];
}

const wrong = (message: string) => new CodedError('invalid_input', { fields: { holdIds: message } });

/** The held prices that a ticket may pay, locked until it stands: of two tickets one gets them. Throws invalid_input with the reason. */
export async function lockHolds(
  tx: Executor,
  ids: readonly string[],
  { yardId, at, metalTypes }: Sale,
): Promise<readonly LockedHold[]> {
  if (ids.length === 0) return [];
  const holds = await tx
    .select()
    .from(priceHolds)
    .where(inArray(priceHolds.id, [...ids]))
    .orderBy(asc(priceHolds.id))
    .for('update');
  if (holds.length !== new Set(ids).size) throw wrong('We couldn’t find this held price');
  return holds.map((hold) => {
    const refusal = holdRefusal(hold, { yardId, at });
    if (refusal) throw wrong(refusal);
    if (!metalTypes.includes(hold.metalType)) throw wrong('No line is of the grade whose price is held');
    const { id, metalType, price, unit, most } = hold;
    return { id, metalType, price, unit, most: String(most) };
  });
}

/** Marks held prices as used by a ticket that was just saved, at the time of its sale. */
export async function useHolds(
  tx: Executor,
  ids: readonly string[],
  { ticketId, at }: { readonly ticketId: string; readonly at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  const { rowCount } = await tx
    .update(priceHolds)
    .set({ ticketId })
    .where(and(inArray(priceHolds.id, [...ids]), isOpenHoldAt(at)));
  if (rowCount !== new Set(ids).size) throw wrong('A ticket already used this held price');
}

/** Gives back what a voided ticket used: it may be used again until its end. */
export const giveBackHolds = (tx: Executor, ticketId: string) =>
  tx.update(priceHolds).set({ ticketId: null }).where(eq(priceHolds.ticketId, ticketId));
