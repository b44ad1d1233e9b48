import { type YardId, yardName } from '../../business/yards.ts';
import { yardWeekdayText } from '../shared/time/new-york-time.ts';

/** What a hold's use depends on. */
export interface StoredHold {
  readonly yardId: YardId;
  readonly createdAt: Date;
  readonly until: Date;
  readonly canceledAt: Date | null;
  /** The standing ticket that used it. */
  readonly ticketId: string | null;
}

/** Whether a hold may still be used; its twin in SQL is `isOpenHoldAt()` (netlify/services/holds/rules.ts). */
export const isOpenHold = ({ ticketId, canceledAt, until }: StoredHold, at: Date): boolean =>
  ticketId === null && canceledAt === null && at < until;

/** How a hold stands for whoever holds it. */
export type HoldStanding = 'open' | 'used' | 'canceled' | 'ended';

export function holdStanding(hold: StoredHold, at: Date): HoldStanding {
  if (hold.ticketId !== null) return 'used';
  if (hold.canceledAt !== null) return 'canceled';
  return isOpenHold(hold, at) ? 'open' : 'ended';
}

/** Why a hold cannot be used for a sale at a yard, as staff read it; null: it can. */
export function holdRefusal(
  hold: StoredHold,
  { yardId, at }: { readonly yardId: YardId; readonly at: Date },
): string | null {
  const standing = holdStanding(hold, at);
  if (standing === 'used') return 'A ticket already used this held price';
  if (standing === 'canceled') return 'This held price was canceled';
  if (standing === 'ended') return `This price was held until ${yardWeekdayText(hold.until)}`;
  if (hold.yardId !== yardId) return `This price is held at ${yardName(hold.yardId)}, not here`;
  return hold.createdAt > at ? 'This price was held after the sale' : null;
}
