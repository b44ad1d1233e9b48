import { paypalClientIdApi } from '../../../domain/payments/payment-config.api.ts';
import { call } from '../../../lib/request.ts';
import { useRemoteData } from '../../../lib/use-remote-data.ts';
import { preparePaypal } from './load-paypal.ts';

export type PaypalSetup =
  | { readonly status: 'loading' }
  | { readonly status: 'no_script' }
  | { readonly status: 'no_client' }
  | {
      readonly status: 'ready';
      readonly clientId: string;
      readonly environment: 'sandbox' | 'production';
    };

async function setUp(sandbox: boolean): Promise<PaypalSetup> {
  const script = preparePaypal(sandbox).then(
    () => true,
    () => false,
  );
  const client = await call(paypalClientIdApi).catch(() => null);
  if (!client) return { status: 'no_client' };
  return (await script) ? { status: 'ready', ...client } : { status: 'no_script' };
}

/** Whose PayPal account takes the money, and its script. */
export function usePaypalSetup(sandbox: boolean): PaypalSetup {
  return useRemoteData(() => setUp(sandbox)).value ?? { status: 'loading' };
}
