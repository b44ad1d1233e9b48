import type { OfferPromise, StaffOffer } from '../../../../domain/offers/admin-offers.api.ts';
import { readQuoteApi } from '../../../../domain/quotes/admin-quotes.api.ts';
import { fromNewYork } from '../../../../domain/shared/time/from-new-york.ts';
import type { Locale } from '../../../../domain/shared/language/locales.ts';
import type { StoredVehicle } from '../../../../domain/vehicles/stored-vehicle.ts';
import { staffCall } from '../../staff.store.ts';

/** What a ticket fulfills. */
export interface AcceptedOffer {
  readonly requestId: string;
  readonly offer: StaffOffer;
  readonly promise: OfferPromise;
  readonly locale: Locale;
  /** The car that it is for; null: none was described. */
  readonly vehicle: StoredVehicle | null;
}

/** What a ticket has to pay as promised. Nothing after the offer's end: what counts is when the sale was, on New York's clock; empty: now. */
export function promiseAt<Promised extends Pick<OfferPromise, 'until' | 'isOver'>>(
  { promise }: { readonly promise: Promised },
  soldAt: string,
): Promised {
  const at = fromNewYork(soldAt);
  const isOver = at ? at.getTime() >= Date.parse(promise.until) : promise.isOver;
  return { ...promise, isOver };
}

/** The accepted offer of a request; null: it has none. */
export async function readAcceptedOffer(requestId: string): Promise<AcceptedOffer | null> {
  const { offers, promise, locale, vehicle } = await staffCall(readQuoteApi, { params: { id: requestId } });
  const [newest] = offers;
  return newest && promise ? { requestId, offer: newest, promise, locale, vehicle } : null;
}
