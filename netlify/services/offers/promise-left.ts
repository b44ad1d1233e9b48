import { and, asc, eq, isNull } from 'drizzle-orm';
import { paidUntil } from '../../../src/domain/offers/offer-end.ts';
import type { GradeGroup } from '../../../src/domain/prices/grades/grades.ts';
import {
  leftAfter,
  type Payment,
  type PromiseLeft,
  promiseOf,
} from '../../../src/domain/promises/promise.ts';
import type { Callback, Pickup } from '../../../src/domain/quotes/quote.schema.ts';
import type { Executor } from '../../database/client.ts';
import { tickets, visits } from '../../database/schema/rewards.ts';
import type { OfferRecord } from './rows.ts';

/** Until when an accepted offer is paid: its end, or the day for which its load is to be picked up. */
export const promiseEnd = (
  { validUntil }: Pick<OfferRecord, 'validUntil'>,
  details: Pickup | Callback | null,
): Date => paidUntil(validUntil, details && 'window' in details ? details.day : null);

/** What the offer's standing tickets have paid, line by line. */
async function paymentsOf(tx: Executor, offerId: string): Promise<readonly Payment[]> {
  const rows = await tx
    .select({
      metalType: visits.metalType,
      price: visits.price,
      per: visits.priceUnit,
      weight: visits.weight,
      unit: visits.unit,
      cents: visits.amountCents,
    })
    .from(tickets)
    .innerJoin(visits, eq(visits.ticketId, tickets.id))
    .where(and(eq(tickets.offerId, offerId), isNull(tickets.voidedAt)))
    .orderBy(asc(tickets.soldAt), asc(tickets.id), asc(visits.lineNumber));
  return rows.flatMap(({ price, per, unit, ...line }) =>
    price === null || per === null ? [] : [{ ...line, price, per, unit: unit as Payment['unit'] }],
  );
}

/** What is left of an accepted offer. Whoever pays from it holds its request (acceptedOffer()), so that two tickets do not pay the same. */
export async function promiseLeft(
  tx: Executor,
  offer: OfferRecord,
  groupOf: (metalType: string) => GradeGroup | undefined,
): Promise<PromiseLeft> {
  return leftAfter(promiseOf(offer, groupOf), await paymentsOf(tx, offer.id));
}
