import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';
import { loadScript } from '../../../lib/load-script.ts';

/** Defines `window.Stripe`, which Stripe's loader uses if it exists. */
const MOCK_SCRIPT = '/sandbox/stripe/stripe.js';

/** Loads Stripe.js, or the mock script in the sandbox. Rejects if it cannot be loaded. */
async function openStripe(publishableKey: string, sandbox: boolean): Promise<Stripe> {
  if (sandbox) await loadScript(MOCK_SCRIPT);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe.js did not start');
  return stripe;
}

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
