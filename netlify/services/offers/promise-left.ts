import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { paidUntil } from '../../../src/domain/offers/offer-end.ts';
import type { GradeGroup } from '../../../src/domain/prices/grades/grades.ts';
import {
  type HeldPrice,
  leftAfter,
  type Payment,
  type PromiseLeft,
  promiseOf,
  withHeld,
  withoutHeld,
} from '../../../src/domain/promises/promise.ts';
import type { Callback, Pickup } from '../../../src/domain/quotes/quote.schema.ts';
import type { Executor } from '../../database/client.ts';
import { priceHolds } from '../../database/schema/price-holds.ts';
import { tickets, visits } from '../../database/schema/rewards.ts';
import { standingStop } from '../truck/stop-of.ts';
import type { OfferRecord } from './rows.ts';

/** Until when an accepted offer is paid: its end, or the day for which its load is to be picked up, or the later one on which its truck comes. */
export async function promiseEnd(
  tx: Executor,
  { validUntil, quoteId }: Pick<OfferRecord, 'validUntil' | 'quoteId'>,
  details: Pickup | Callback | null,
): Promise<Date> {
  if (!details || !('window' in details)) return paidUntil(validUntil, null);
  const stop = await standingStop(tx, quoteId);
  const isLater = stop !== null && stop.day > details.day;
  return paidUntil(validUntil, isLater ? stop.day : details.day);
}

interface Paid {
  readonly payments: readonly Payment[];
  /** The held prices that the ticket used: what they paid is not taken from the offer. */
  readonly held: readonly HeldPrice[];
}

/** What the offer's standing tickets have paid, line by line. */
async function paidTickets(tx: Executor, offerId: string): Promise<readonly Paid[]> {
  const ofOffer = and(eq(tickets.offerId, offerId), isNull(tickets.voidedAt));
  const rows = await tx
    .select({
      ticketId: tickets.id,
      metalType: visits.metalType,
      price: visits.price,
      per: visits.priceUnit,
      weight: visits.weight,
      unit: visits.unit,
      cents: visits.amountCents,
    })
    .from(tickets)
    .innerJoin(visits, eq(visits.ticketId, tickets.id))
    .where(ofOffer)
    .orderBy(asc(tickets.soldAt), asc(tickets.id), asc(visits.lineNumber));
  const holds = await tx
    .select({
      ticketId: tickets.id,
      metalType: priceHolds.metalType,
      price: priceHolds.price,
      unit: priceHolds.unit,
      most: sql<string>`${priceHolds.most}::text`,
    })
    .from(tickets)
    .innerJoin(priceHolds, eq(priceHolds.ticketId, tickets.id))
    .where(ofOffer);
  return [...new Set(rows.map(({ ticketId }) => ticketId))].map((id) => ({
    payments: rows.flatMap(({ ticketId, price, per, unit, ...line }) =>
      ticketId !== id || price === null || per === null
        ? []
        : [{ ...line, price, per, unit: unit as Payment['unit'] }],
    ),
    held: holds.filter(({ ticketId }) => ticketId === id),
  }));
}

/** What is left of an accepted offer. Whoever pays from it holds its request (acceptedOffer()), so that two tickets do not pay the same. */
export async function promiseLeft(
  tx: Executor,
  offer: OfferRecord,
  groupOf: (metalType: string) => GradeGroup | undefined,
): Promise<PromiseLeft> {
  const paid = await paidTickets(tx, offer.id);
  return paid.reduce(
    (left, { payments, held }) => withoutHeld(leftAfter(withHeld(left, held), payments)),
    promiseOf(offer, groupOf),
  );
}
