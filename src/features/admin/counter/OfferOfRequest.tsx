import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { OfferPromise, StaffOffer } from '../../../domain/offers/admin-offers.api.ts';
import { readQuoteApi } from '../../../domain/quotes/admin-quotes.api.ts';
import type { CounterCustomer } from '../../../domain/rewards/admin-rewards.api.ts';
import { findAtCounterApi } from '../../../domain/tickets/admin-tickets.api.ts';
import { fromNewYork } from '../../../domain/shared/from-new-york.ts';
import type { Locale } from '../../../domain/shared/locales.ts';
import type { StoredVehicle } from '../../../domain/vehicles/stored-vehicle.ts';
import { useRemoteData } from '../../../lib/use-remote-data.ts';
import { LoadState } from '../LoadState.tsx';
import { staffCall } from '../staff.store.ts';
import { Button } from '../../../ui/Button.tsx';

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
export function promiseAt({ promise }: Pick<AcceptedOffer, 'promise'>, soldAt: string): OfferPromise {
  const at = fromNewYork(soldAt);
  const isOver = at ? at.getTime() >= Date.parse(promise.until) : promise.isOver;
  return { ...promise, isOver };
}

interface OfferOfRequestProps {
  /** null: the ticket has no offer. */
  readonly id: string | null;
  readonly children: (offered: AcceptedOffer | null) => ReactNode;
}

async function acceptedOffer(id: string | null): Promise<{ readonly offered: AcceptedOffer | null }> {
  if (id === null) return { offered: null };
  const { offers, promise, locale, vehicle } = await staffCall(readQuoteApi, { params: { id } });
  const [newest] = offers;
  return {
    offered: newest && promise ? { requestId: id, offer: newest, promise, locale, vehicle } : null,
  };
}

function OfferRead({ id, children }: OfferOfRequestProps) {
  const read = useRemoteData(() => acceptedOffer(id));
  const { value } = read;
  return (
    <>
      <LoadState {...read} waiting="mt-6 min-h-96" />
      {value && value.offered === null && (
        <p className="staff-card font-bold">This request has no accepted offer.</p>
      )}
      {value && children(value.offered)}
    </>
  );
}

/** Reads the accepted offer of a request before the ticket begins. */
export const OfferOfRequest = ({ id, children }: OfferOfRequestProps) =>
  id === null ? (
    children(null)
  ) : (
    <OfferRead key={id} id={id}>
      {children}
    </OfferRead>
  );

interface CustomerOfRequestProps {
  readonly id: string;
  /** null: nobody has an account with the request's number. */
  readonly onRead: (customer: CounterCustomer | null) => void;
  readonly onCancel: () => void;
}

async function findByRequest(id: string): Promise<{ readonly customer: CounterCustomer | null }> {
  const { phone } = await staffCall(readQuoteApi, { params: { id } });
  return staffCall(findAtCounterApi, { query: { q: phone } });
}

/** Finds the customer of a request by its phone number, to begin a ticket from its offer. */
export function CustomerOfRequest({ id, onRead, onCancel }: CustomerOfRequestProps) {
  const found = useRemoteData(() => findByRequest(id));
  const { value } = found;
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (value) read(value.customer);
  }, [value]);
  return (
    <>
      <Button className="mt-4" onClick={onCancel}>
        Continue without the offer
      </Button>
      <LoadState {...found} waiting="mt-6 min-h-96" />
    </>
  );
}
