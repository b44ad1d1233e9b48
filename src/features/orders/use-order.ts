import { useEffect, useEffectEvent, useRef } from 'react';
import { readOrderApi, type OrderView } from '../../domain/orders/orders.api.ts';
import { isMissing } from '../../lib/address/link-token.ts';
import { call } from '../../lib/requests/request.ts';
import { isDecided, withRetries } from '../../lib/requests/with-retries.ts';
import { useRemoteData } from '../../lib/requests/use-remote-data.ts';
import { focusHeading } from '../../ui/focus-heading.ts';

export type OrderState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly order: OrderView };

async function fetchOrder(): Promise<OrderView | 'missing'> {
  const id = new URLSearchParams(location.search).get('orderId');
  if (!id) return 'missing';
  try {
    return await withRetries(() => call(readOrderApi, { params: { id } }), { isFinal: isDecided });
  } catch (error) {
    if (isMissing(error)) return 'missing';
    throw error;
  }
}

function stateOf(value: OrderView | 'missing' | null, failure: string | null): OrderState {
  if (value === null) return { status: failure === null ? 'loading' : 'failed' };
  return value === 'missing' ? { status: 'missing' } : { status: 'loaded', order: value };
}

/** The order named in the URL. `read` loads it again; if that fails, the loaded order stays on screen. */
export function useOrder() {
  const { value, failure, isLoading, reload: read } = useRemoteData(fetchOrder);
  const state = stateOf(value, failure);

  const isRetried = useRef(false);
  const retry = () => {
    isRetried.current = true;
    void read();
  };

  // The pressed button is gone, and so is every heading that replaced it.
  useEffect(() => {
    if (!isRetried.current) return;
    if (document.activeElement === document.body) focusHeading();
    isRetried.current = state.status === 'loading';
  }, [state.status]);

  const readAgain = useEffectEvent(() => state.status === 'failed' && retry());
  useEffect(() => {
    window.addEventListener('online', readAgain);
    return () => window.removeEventListener('online', readAgain);
  }, []);

  return { state, isLoading, read, retry };
}
