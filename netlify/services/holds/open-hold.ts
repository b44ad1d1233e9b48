import { and, eq, type SQL } from 'drizzle-orm';
import { holdStanding } from '../../../src/domain/holds/hold-refusal.ts';
import type { HoldPage } from '../../../src/domain/holds/holds.api.ts';
import type { Database } from '../../database/client.ts';
import { priceHolds } from '../../database/schema/price-holds.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { tokenHash } from '../../lib/secret.ts';
import { findHold, isOpenHoldAt } from './rules.ts';

const hasToken = (token: string): SQL => eq(priceHolds.tokenHash, tokenHash(token));

/** A held price by the token of its link. Throws not_found. */
export async function openHold(db: Database, token: string, now: Date = new Date()): Promise<HoldPage> {
  const found = await findHold(db, hasToken(token));
  if (!found) throw new CodedError('not_found');
  const { hold, name, nameEs } = found;
  const { code, yardId, metalType, price, unit, most, until } = hold;
  return {
    code,
    yardId,
    metalType,
    name,
    nameEs,
    price,
    unit,
    most,
    until: until.toISOString(),
    standing: holdStanding(hold, now),
  };
}

/** Gives up a price that is still held. A ticket that is just being saved wins, or finds it canceled. Throws not_found. */
export async function cancelHold(db: Database, token: string, now: Date = new Date()): Promise<HoldPage> {
  await db
    .update(priceHolds)
    .set({ canceledAt: now })
    .where(and(hasToken(token), isOpenHoldAt(now)));
  return openHold(db, token, now);
}
