import { paypalClientIdApi } from '../../../../domain/payments/payments.api.ts';
import { loadScript } from '../../../../lib/requests/load-script.ts';
import { call } from '../../../../lib/requests/request.ts';
import { useRemoteData } from '../../../../lib/requests/use-remote-data.ts';
import { isDecided, withRetries } from '../../../../lib/requests/with-retries.ts';

/**
 * The package's loader only loads from paypal.com (/web-sdk/v6/core), unless `window.paypal` exists with a `version` that
 * starts with "6". The mock script sets that up, along with `<paypal-button>`.
 */
const MOCK_SCRIPT = '/sandbox/paypal/v6/core.js';

/** In the sandbox, loads the mock script before PayPalProvider looks for it. */
const preparePaypal = async (sandbox: boolean): Promise<void> =>
  sandbox ? loadScript(MOCK_SCRIPT) : undefined;

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
  const client = await withRetries(() => call(paypalClientIdApi), { isFinal: isDecided }).catch(() => null);
  if (!client) return { status: 'no_client' };
  return (await script) ? { status: 'ready', ...client } : { status: 'no_script' };
}

/** The PayPal client id, and the mock script in the sandbox. */
export function usePaypalSetup(sandbox: boolean): PaypalSetup {
  return useRemoteData(() => setUp(sandbox)).value ?? { status: 'loading' };
}
