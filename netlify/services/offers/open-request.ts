import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { YARDS } from '../../../src/business/yards.ts';
import { markLabels } from '../../../src/domain/offers/mark-labels.ts';
import type { ComparedOffer } from '../../../src/domain/offers/lines/offer-difference.ts';
import type { Offer, RequestPage } from '../../../src/domain/offers/offers.api.ts';
import { pickupNotes } from '../../../src/domain/quotes/pickup-notes.ts';
import { requestStanding } from '../../../src/domain/offers/request/request-standing.ts';
import { requestCode } from '../../../src/domain/shared/contact/request-code.ts';
import { withoutVin } from '../../../src/domain/vehicles/stored-vehicle.ts';
import type { Database } from '../../database/client.ts';
import { offers } from '../../database/schema/offers.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import { quotePhotos } from '../../database/schema/quotes.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { plannedStop } from '../truck/rows.ts';
import { offerOf, type OfferRecord, offersOf, requestByToken } from './rows.ts';

const compared = ({ lines, totalCents, pickupFeeCents, conditions, yardId }: OfferRecord): ComparedOffer => ({
  lines,
  totalCents,
  pickupFeeCents,
  conditions,
  yardId,
});

/** The offer for a page that is not in English. */
async function withMarkedLabels(db: Database, offer: Offer): Promise<Offer> {
  const types = offer.lines.flatMap(({ metalType }) => metalType ?? []);
  if (types.length === 0) return offer;
  const grades = await db
    .select({ metalType: metalPrices.metalType, name: metalPrices.name, nameEs: metalPrices.nameEs })
    .from(metalPrices)
    .where(inArray(metalPrices.metalType, types));
  return { ...offer, lines: markLabels(offer.lines, grades) };
}

/** Where a request stands, and its newest offer, by the token of its link. It changes nothing. Throws not_found. */
export async function openRequest(db: Database, token: string, now: Date = new Date()): Promise<RequestPage> {
  const request = await requestByToken(db, token);
  if (!request) throw new CodedError('not_found');
  const [newest, before] = await offersOf(db, request.id);
  const offer = newest ? offerOf(newest, now) : null;
  const { state, assigneeId, details } = request;
  const standing = requestStanding({
    state,
    isAssigned: assigneeId !== null,
    offer: offer?.standing ?? null,
  });
  const isWaiting = standing === 'received' || standing === 'reading';
  return {
    now: now.toISOString(),
    code: requestCode(request.id),
    kind: request.kind,
    receivedAt: request.createdAt.toISOString(),
    standing,
    answerBy: isWaiting ? request.dueAt.toISOString() : null,
    notes: isWaiting ? pickupNotes(request) : [],
    day: details?.day ?? null,
    time: details ? ('time' in details ? details.time : details.window) : null,
    weight: details && 'weightClass' in details ? details.weightClass : null,
    stop: await plannedStop(db, request.id, now),
    yardId: YARDS.find(({ id }) => id === request.location)?.id ?? null,
    photos: await db.$count(
      quotePhotos,
      // Theirs; not what a driver took.
      and(eq(quotePhotos.quoteId, request.id), isNull(quotePhotos.addedById)),
    ),
    car: request.vehicle && withoutVin(request.vehicle),
    offer: offer && request.locale !== 'en' ? await withMarkedLabels(db, offer) : offer,
    replaced: newest && before?.state === 'replaced' ? compared(before) : null,
  };
}

/** The same, and records when a person first looked at the offer, if one did. Throws not_found. */
export async function openOffer(
  db: Database,
  { token, seen }: { readonly token: string; readonly seen: boolean },
  now: Date = new Date(),
): Promise<RequestPage> {
  const page = await openRequest(db, token, now);
  if (seen && page.offer) {
    await db
      .update(offers)
      .set({ seenAt: sql`now()` })
      .where(and(eq(offers.id, page.offer.id), isNull(offers.seenAt)));
  }
  return page;
}
