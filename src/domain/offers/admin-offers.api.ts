import type { YardId } from '../../business/yards.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { PromiseLeft } from '../promises/promise.ts';
import { newOfferSchema } from './offer.schema.ts';
import type { Cents } from '../shared/numbers/money.ts';
import type { OfferChannel } from './offer-state.ts';
import type { Offer } from './offers.api.ts';

/** An offer, as staff see it. */
export interface StaffOffer extends Offer {
  readonly channel: OfferChannel;
  readonly createdByName: string;
}

/** What an accepted offer still promises. */
export interface OfferPromise {
  /** ISO time: until when it is paid. */
  readonly until: string;
  readonly isOver: boolean;
  /** Of what its standing tickets have not paid. */
  readonly left: PromiseLeft;
  /** The numbers of those tickets. */
  readonly tickets: readonly string[];
}

export interface SentOffer {
  readonly id: string;
  readonly version: number;
  readonly validUntil: string;
  /** The address of the customer's page. */
  readonly link: string;
}

/** With changed_since: the newest offer of a request. */
export interface NewestOffer {
  /** 0: there is none. */
  readonly version: number;
  /** Before the fee. */
  readonly totalCents: Cents | null;
  readonly pickupFeeCents: Cents;
  readonly yardId: YardId | null;
}

/**
 * Sends an offer, which replaces the one before; the request counts as answered. Answers 201. Safe to repeat. changed_since, with a
 * NewestOffer, if that is not the version `from`. already_done, with a FirstChange, if the customer has accepted it or the request is
 * won. not_confirmed and needs_owner with UnusualFigures.
 */
export const sendOfferApi = endpoint('POST /api/admin/quotes/:id/offers', {
  input: newOfferSchema,
  output: answer<SentOffer>(),
  errors: [
    'not_found',
    'changed_since',
    'already_done',
    'idempotency_key_reused',
    'not_confirmed',
    'needs_owner',
    'offer_to_spam',
  ],
  seen: 'from',
  access: 'staff',
  status: 201,
});

/** Safe to repeat. changed_since if it was decided, replaced or withdrawn by someone else: `now` is its state. */
export const withdrawOfferApi = endpoint('POST /api/admin/offers/:id/withdraw', {
  output: answer<{ standing: 'withdrawn' }>(),
  errors: ['not_found', 'changed_since'],
  access: 'staff',
});
