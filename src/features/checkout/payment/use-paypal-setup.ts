import { paypalClientIdApi } from '../../../domain/payments/payment-config.api.ts';
import { loadScript } from '../../../lib/load-script.ts';
import { call } from '../../../lib/request.ts';
import { useRemoteData } from '../../../lib/use-remote-data.ts';

/**
 * The package's loader asks paypal.com alone (/web-sdk/v6/core), unless `window.paypal` is there with a `version` that starts
 * with "6". So the stand-in comes first: it sets `window.paypal = { version: '6.0.0', createInstance }` and `<paypal-button>`.
 */
const STAND_IN = '/sandbox/paypal/v6/core.js';

/** Readies the page for PayPalProvider; outside the sandbox that loads everything itself. */
const preparePaypal = async (sandbox: boolean): Promise<void> => (sandbox ? loadScript(STAND_IN) : undefined);

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
