import { leftAtPrice, leftCents, NO_PROMISE, type PromiseLeft, spend } from '../promises/promise.ts';
import type { Cents } from '../shared/numbers/money.ts';
import type { UsualPay } from '../unusual/slip.ts';
import { type PaidLine, type Unusual, unusualTicket } from '../unusual/unusual.ts';
import type { CounterGrade } from './admin-tickets.api.ts';
import { type LineFigures, paymentOf, type TicketLine } from './ticket-line.ts';

interface FiguredLine extends Pick<TicketLine, 'price' | 'unit'>, Pick<LineFigures, 'net' | 'cents'> {
  readonly posted: CounterGrade;
  /** What a line of the grade usually pays, to this seller and at this yard; absent: nobody typed it. */
  readonly usual?: UsualPay;
}

/** What of a ticket's sum its offer had promised. */
export function promisedCentsOf(lines: readonly FiguredLine[], promise: PromiseLeft): Cents {
  return spendAll(lines, promise).promisedCents;
}

function spendAll(lines: readonly FiguredLine[], promise: PromiseLeft) {
  let left = promise;
  let promisedCents = 0;
  const paid = lines.map((line): PaidLine => {
    const { posted, price, unit, net, cents, usual } = line;
    const payment = paymentOf(line, line, posted);
    const atPrice = leftAtPrice(left, payment);
    const spent = spend(left, payment);
    left = spent.left;
    promisedCents += spent.promisedCents;
    return {
      name: posted.name,
      price,
      per: posted.unit,
      weight: net,
      unit,
      cents,
      posted,
      isPromised: spent.isPricePromised,
      usual,
      ...(atPrice !== null && { promisedLeft: atPrice }),
    };
  });
  return { paid, promisedCents };
}

/**
 * `promise` is what is left of the accepted offer that the ticket fulfills, and was asked about when the offer was made; `sameDayCents` what the
 * seller was paid on the same day beyond any promise.
 */
export function unusualInTicket(
  lines: readonly FiguredLine[],
  totalCents: Cents,
  promise: PromiseLeft = NO_PROMISE,
  sameDayCents: Cents = 0,
): readonly Unusual[] {
  const { paid, promisedCents } = spendAll(lines, promise);
  const { agreedCents } = promise;
  return unusualTicket(paid, totalCents, {
    promisedCents,
    sameDayCents,
    promised: agreedCents > 0 ? { leftCents: leftCents(promise), agreedCents } : null,
  });
}
