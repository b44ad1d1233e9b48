import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { openStripe } from './load-stripe.ts';

export type StripeState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly stripe: Stripe };

export function useStripeScript(publishableKey: string, sandbox: boolean): StripeState {
  const [state, setState] = useState<StripeState>({ status: 'loading' });
  useEffect(() => {
    openStripe(publishableKey, sandbox).then(
      (stripe) => setState({ status: 'ready', stripe }),
      (error: unknown) => {
        console.error(error);
        setState({ status: 'failed' });
      },
    );
  }, [publishableKey, sandbox]);
  return state;
}
