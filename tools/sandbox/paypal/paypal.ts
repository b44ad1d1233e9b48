import { type MockServer, serveMock } from '../mock-server.ts';
import { createWebhooks, type Webhooks } from '../webhooks.ts';
import { createLinkTo, createPaypalAccount } from './account.ts';
import { createPaypalActions } from './actions.ts';
import { createPaypalApi } from './api.ts';
import { createPaypalPages } from './browse.ts';
import { newPaypalKeys } from './api-error.ts';
import { createPaypalLedger } from './ledger.ts';

// A page loads /sandbox/paypal/v6/core.js as a plain script before PayPalProvider (@paypal/react-paypal-js/sdk-v6) renders.
// It sets window.paypal = { version: '6.0.0', createInstance }, which the package's loader then takes instead of asking
// paypal.com, and defines <paypal-button>. The client id must be the one of GET /api/paypal/client-id.
// start() waits for createOrder's promise and opens a dialog in the page, "Sandbox: no money moves", with Approve (plain,
// under review, or declined by the bank), Cancel and Fail; Escape is Cancel. onApprove, onCancel, onError, onComplete
// are called as PayPal does. All within 'self': no frame, no inline style or script.
// The cookie paypal-sandbox=no-script | no-init | no-buttons makes the script fail to load, createInstance reject, or the
// session's creation throw. /sandbox/paypal/ lists the orders, and sets that cookie with a button.

export interface PaypalMock extends MockServer, ReturnType<typeof createPaypalActions> {
  /** Signed events on their way to /api/webhooks/paypal. Without a host, give `sent` to the function yourself. */
  readonly webhooks: Webhooks;
}

/**
 * A mock of PayPal: its API for our functions, its script for our pages, its webhooks. Tests can also act as buyers, cheats and
 * PayPal's staff (actions.ts).
 */
export async function startPaypal(siteUrl: string): Promise<PaypalMock> {
  const { clientId, secret, webhookId } = newPaypalKeys();
  const webhooks = createWebhooks(`${siteUrl}/api/webhooks/paypal`);
  let address = '';
  const account = createPaypalAccount(
    createPaypalLedger(),
    webhooks,
    webhookId,
    createLinkTo(() => address),
  );
  const { url, switches, stop } = await serveMock(createPaypalApi(account, { clientId, secret }));
  address = url;
  const actions = createPaypalActions(account);
  return {
    ...actions,
    environment: {
      PAYPAL_CLIENT_ID: clientId,
      PAYPAL_CLIENT_SECRET: secret,
      PAYPAL_WEBHOOK_ID: webhookId,
      PAYPAL_MOCK_URL: url,
    },
    switches,
    webhooks,
    browse: createPaypalPages(actions, clientId),
    stop,
  };
}
