import type { OfferPromise } from '../../../domain/offers/admin-offers.api.ts';
import { leftCents } from '../../../domain/promises/promise.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import { staffTime } from '../staff-text.ts';

/** Whether tickets have paid all of an offer. One that named no sum never is. */
export const isPaidUp = ({ left }: OfferPromise): boolean =>
  left.agreedCents > 0 && leftCents(left) === 0 && left.lines.every((line) => Number(line.left) === 0);

/** How an accepted offer stands: paid, over, or partly paid by tickets; null: all of it is still to be paid. */
export function promiseText(promise: OfferPromise): string | null {
  const { isOver, until, left, tickets } = promise;
  if (isPaidUp(promise))
    return `Fully paid by ${tickets.length === 1 ? 'ticket' : 'tickets'} ${tickets.join(' and ')}`;
  if (isOver)
    return `This offer ended ${staffTime(until)}. Today’s prices apply. To pay the offered price anyway, enter it with the reason Agreed.`;
  const cents = leftCents(left);
  if (cents >= left.agreedCents) return null;
  return `Tickets have used some of this offer: ${moneyText(cents)} of ${moneyText(left.agreedCents)} is left.`;
}
