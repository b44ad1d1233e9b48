import { serveRoom, type Room } from '../room.ts';
import { createWebhooks, type Webhooks } from '../webhooks.ts';
import { createApi } from './api.ts';
import { createBooks } from './books.ts';
import { createBrowse } from './browse.ts';
import { createCustomer } from './customer.ts';
import { createDesk } from './desk.ts';
import { newKeys } from './ids.ts';
import { createLinkTo } from './views.ts';

// A page loads /sandbox/paypal/v6/core.js as a plain script before PayPalProvider (@paypal/react-paypal-js/sdk-v6) renders.
// It sets window.paypal = { version: '6.0.0', createInstance }, which the package's loader then takes instead of asking
// paypal.com, and defines <paypal-button>. The client id must be the one of GET /api/paypal/client-id.
// start() waits for createOrder's promise and opens a dialog in the page, "Sandbox: no money moves", with Approve (plain,
// kept for review, or declined by the bank), Cancel and Fail; Escape is Cancel. onApprove, onCancel, onError, onComplete
// are called as PayPal does. All within 'self': no frame, no inline style or script.
// The cookie paypal-sandbox=no-script | no-init | no-buttons makes the script fail to load, createInstance reject, or the
// session's creation throw. /sandbox/paypal/ lists the orders, and sets that cookie with a button.

export interface PaypalRoom extends Room, ReturnType<typeof createCustomer> {
  /** Signed events on their way to /api/webhooks/paypal. Without a host, give `sent` to the function yourself. */
  readonly webhooks: Webhooks;
}

/**
 * PayPal's stand-in: its API for our functions, its script for our pages, its webhooks. For tests it can also do what buyers,
 * cheats and PayPal's staff do (customer.ts).
 */
export async function startPaypal(siteUrl: string): Promise<PaypalRoom> {
  const { clientId, secret, webhookId } = newKeys();
  const webhooks = createWebhooks(`${siteUrl}/api/webhooks/paypal`);
  let address = '';
  const desk = createDesk(
    createBooks(),
    webhooks,
    webhookId,
    createLinkTo(() => address),
  );
  const { url, switches, stop } = await serveRoom(createApi(desk, { clientId, secret }));
  address = url;
  const customer = createCustomer(desk);
  return {
    ...customer,
    environment: {
      PAYPAL_CLIENT_ID: clientId,
      PAYPAL_CLIENT_SECRET: secret,
      PAYPAL_WEBHOOK_ID: webhookId,
      PAYPAL_STAND_IN_URL: url,
    },
    switches,
    webhooks,
    browse: createBrowse(customer, clientId),
    stop,
  };
}
