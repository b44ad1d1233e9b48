import type { YardId } from '../../business/yards.ts';
import { LINK_OPENINGS_RATE_LIMIT, type PICKUP_WEIGHT_CLASSES } from '../../business/constants.ts';
import type { PickupNote, QuoteKind } from '../shared/quote-state.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { VehicleWithoutVin } from '../vehicles/stored-vehicle.ts';
import { decisionSchema, openOfferSchema, openRequestSchema } from './decision.schema.ts';
import type { ComparedOffer } from './lines/offer-difference.ts';
import type { OfferLine } from './offer.schema.ts';
import type { DeclineReason, OfferCondition, OfferStanding } from './offer-state.ts';
import type { RequestStanding } from './request/request-standing.ts';

export interface OfferedLine extends OfferLine {
  /** Only where the request is in another language: the label is the English name of a grade. */
  readonly isLabelEnglish?: true;
}

/** An offer, as its customer sees it. */
export interface Offer {
  readonly id: string;
  readonly version: number;
  readonly standing: OfferStanding;
  /** Empty: one sum for everything. */
  readonly lines: readonly OfferedLine[];
  /** What the lines with a weight come to, or the one sum; before the fee. */
  readonly totalCents: number;
  readonly pickupFeeCents: number;
  readonly yardId: YardId;
  readonly conditions: readonly OfferCondition[];
  readonly message: string;
  /** ISO time, as all times here. */
  readonly sentAt: string;
  readonly validUntil: string;
  readonly seenAt: string | null;
  readonly decidedAt: string | null;
  readonly decidedName: string | null;
  readonly declineReason: DeclineReason | null;
  /** When it was withdrawn or replaced. */
  readonly endedAt: string | null;
}

/** A truck that comes for a customer's load. */
export interface PlannedStop {
  readonly day: string;
  /** Minutes after midnight on New York's clock. It comes within TRUCK_WINDOW_MINUTES from then. */
  readonly startsAt: number;
  readonly state: 'planned' | 'on_the_way' | 'arrived' | 'done' | 'canceled';
  /** Of the stop, for whoever changes it. */
  readonly version: number;
  /** ISO time until which the customer may move or cancel it; null: they can't. */
  readonly changesUntil: string | null;
}

/** Where a request stands. It names nobody, because anybody may have the link. */
export interface RequestPage {
  readonly now: string;
  /** By what mails name it, "3F9A2C". */
  readonly code: string;
  readonly kind: QuoteKind;
  readonly receivedAt: string;
  readonly standing: RequestStanding;
  /** By when an answer can be expected; null if it has one. */
  readonly answerBy: string | null;
  /** What its form said of a pickup, until we have answered. */
  readonly notes: readonly PickupNote[];
  /** The chosen day, and the pickup's window or the call's time. */
  readonly day: string | null;
  readonly time: string | null;
  /** The chosen weight of a pickup; null of all else. */
  readonly weight: (typeof PICKUP_WEIGHT_CLASSES)[number] | null;
  /** When a truck comes, or that the customer canceled it; null: that is not settled, or no longer. */
  readonly stop: PlannedStop | null;
  /** Where it was sent to; null: no yard was chosen. Nothing that was typed: the mail with the link may have gone to somebody else. */
  readonly yardId: YardId | null;
  /** How many photos have arrived. */
  readonly photos: number;
  /** The car that is offered; null without one. */
  readonly car: VehicleWithoutVin | null;
  /** The newest offer; null before the first. */
  readonly offer: Offer | null;
  /** The offer that the newest one has replaced; null if none. */
  readonly replaced: ComparedOffer | null;
}

/** Opens a request by the token of its link. `not_found` for a token that is wrong or has expired. */
export const openRequestApi = endpoint('POST /api/requests/open', {
  input: openRequestSchema,
  output: answer<RequestPage>(),
  errors: ['not_found'],
  isClosedInPreviews: true,
  limit: LINK_OPENINGS_RATE_LIMIT,
});

/** The same, and this browser may answer the newest offer for an hour. */
export const openOfferApi = endpoint('POST /api/offers/open', {
  input: openOfferSchema,
  output: answer<RequestPage>(),
  errors: ['not_found'],
  isClosedInPreviews: true,
  limit: LINK_OPENINGS_RATE_LIMIT,
});

/**
 * Accepts or declines one version of an offer, by the browser that has opened it. Safe to repeat, also after its end. already_done if it
 * was decided otherwise.
 */
export const decideOfferApi = endpoint('POST /api/offers/:id/decision', {
  input: decisionSchema,
  output: answer<{ standing: 'accepted' | 'declined' }>(),
  errors: [
    'not_signed_in',
    'not_found',
    'offer_expired',
    'offer_replaced',
    'offer_withdrawn',
    'already_done',
  ],
  isClosedInPreviews: true,
});
