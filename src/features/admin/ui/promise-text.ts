import type { OfferPromise } from '../../../domain/offers/admin-offers.api.ts';
import { leftCents } from '../../../domain/promises/promise.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import { staffTime } from '../staff-text.ts';

/** How an accepted offer stands: over, or partly paid by tickets; null: all of it is still to be paid. */
export function promiseText({ isOver, until, left }: OfferPromise): string | null {
  if (isOver)
    return `This offer ended ${staffTime(until)}. Today’s prices apply. To pay the offered price anyway, enter it with the reason Agreed.`;
  const cents = leftCents(left);
  if (cents >= left.agreedCents) return null;
  return `Tickets have used some of this offer: ${moneyText(cents)} of ${moneyText(left.agreedCents)} is left.`;
}
