import { useEffect, useEffectEvent } from 'react';
import { readQuoteApi } from '../../../../domain/quotes/admin-quotes.api.ts';
import type { CounterCustomer } from '../../../../domain/rewards/admin-rewards.api.ts';
import { findAtCounterApi } from '../../../../domain/tickets/admin-tickets.api.ts';
import { useRemoteData } from '../../../../lib/requests/use-remote-data.ts';
import { Button } from '../../../../ui/Button.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { staffCall } from '../../staff.store.ts';

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
