import { SLIP_LIMIT_CENTS, SLIP_OTHER_LIMIT_CENTS, SLIP_SELLER_TIMES } from '../../business/constants.ts';
import type { GradeGroup } from '../prices/grades/grades.ts';
import { type Cents, moneyText } from '../shared/numbers/money.ts';

/** What a line of a grade usually pays; null: there are too few to tell. */
export interface UsualPay {
  /** In the middle of this seller's own lines. */
  readonly sellerCents: Cents | null;
  /** At the yard: 99 of 100 lines pay no more. */
  readonly yardCents: Cents | null;
}

/** Where nothing is known of seller and yard. */
export const NOTHING_USUAL: UsualPay = { sellerCents: null, yardCents: null };

const slipLimit = (group: GradeGroup | undefined): Cents =>
  (group && SLIP_LIMIT_CENTS[group]) ?? SLIP_OTHER_LIMIT_CENTS;

/** What makes a line look like a slip of the hand, to follow its figures; null: nothing does. */
export function slipText(cents: Cents, group: GradeGroup | undefined, usual: UsualPay): string | null {
  const { sellerCents, yardCents } = usual;
  if (sellerCents !== null && cents > SLIP_SELLER_TIMES * sellerCents)
    return `; this seller usually gets ${moneyText(sellerCents)}`;
  if (yardCents !== null && cents > yardCents) return `; 99 of 100 here are at most ${moneyText(yardCents)}`;
  return cents > slipLimit(group) ? '' : null;
}
