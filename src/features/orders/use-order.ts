import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readOrderApi, type OrderView } from '../../domain/orders/orders.api.ts';
import { call, RequestError } from '../../lib/request.ts';
import { focusHeading } from '../../ui/focus-heading.ts';

export type OrderState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly order: OrderView };

/** What cannot be an order's id, or is none. */
const isMissing = (error: unknown) => error instanceof RequestError && [400, 404].includes(error.status);

async function readOrder(): Promise<OrderState> {
  const id = new URLSearchParams(location.search).get('orderId');
  if (!id) return { status: 'missing' };
  try {
    return { status: 'loaded', order: await call(readOrderApi, { params: { id } }) };
  } catch (error) {
    return { status: isMissing(error) ? 'missing' : 'failed' };
  }
}

/** The order that the address names. `read` asks anew; a failure then leaves a loaded order on the screen. */
export function useOrder() {
  const [state, setState] = useState<OrderState>({ status: 'loading' });

  async function read() {
    const next = await readOrder();
    // A copy: whoever reads again and again is told of the failed try, too.
    setState((now) => (next.status === 'failed' && now.status === 'loaded' ? { ...now } : next));
  }
  const isRetried = useRef(false);
  const retry = () => {
    isRetried.current = true;
    setState({ status: 'loading' });
    void read();
  };

  // The button that was pressed is gone, and so is each heading after it.
  useEffect(() => {
    if (!isRetried.current) return;
    if (document.activeElement === document.body) focusHeading();
    isRetried.current = state.status === 'loading';
  }, [state.status]);

  const readAgain = useEffectEvent(() => state.status === 'failed' && retry());
  useEffect(() => {
    void readOrder().then(setState);
    window.addEventListener('online', readAgain);
    return () => window.removeEventListener('online', readAgain);
  }, []);

  return { state, read, retry };
}
