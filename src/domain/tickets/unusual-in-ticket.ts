import type { OfferLine } from '../offers/offer.schema.ts';
import type { Cents } from '../shared/money.ts';
import { type PaidLine, type Unusual, unusualTicket } from '../unusual/unusual.ts';
import type { CounterGrade } from './admin-tickets.api.ts';
import {
  isBelowPromised,
  isEqualPrice,
  type LineFigures,
  promisedFor,
  type TicketLine,
} from './ticket-line.ts';

interface FiguredLine extends Pick<TicketLine, 'price' | 'unit'>, Pick<LineFigures, 'net' | 'cents'> {
  readonly posted: CounterGrade;
}

/** An accepted offer that the ticket fulfills: what it promises was asked about when it was made. */
interface PromisedOffer {
  readonly lines: readonly OfferLine[];
  readonly totalCents: Cents;
}

/** Whether one of the offer's prices for the grade is as high. */
const isPromised = ({ price, posted }: FiguredLine, offered: readonly OfferLine[]): boolean =>
  offered.some((line) => {
    const promised = promisedFor(posted, [line]);
    if (promised === null || promised.perListed === null) return false;
    return isEqualPrice(price, promised.perListed) || isBelowPromised(price, promised);
  });

export const unusualInTicket = (
  lines: readonly FiguredLine[],
  totalCents: Cents,
  offer: PromisedOffer | null = null,
): readonly Unusual[] =>
  unusualTicket(
    lines.map((line): PaidLine => ({
      name: line.posted.name,
      price: line.price,
      per: line.posted.unit,
      weight: line.net,
      unit: line.unit,
      cents: line.cents,
      posted: line.posted,
      isPromised: offer !== null && isPromised(line, offer.lines),
    })),
    totalCents,
    offer?.totalCents,
  );
