import { serveRoom, type Room } from '../room.ts';
import { createWebhooks, type Webhooks } from '../webhooks.ts';
import { createApi } from './api.ts';
import { createBrowse } from './browse.ts';
import { createCustomer } from './customer.ts';
import { createDesk } from './desk.ts';
import { newKeys } from './ids.ts';
import { createLedger } from './ledger.ts';

export interface StripeRoom extends Room, ReturnType<typeof createCustomer> {
  /** Signed events on their way to /api/webhooks/stripe. Without a host, give `sent` to the function yourself. */
  readonly webhooks: Webhooks;
}

/**
 * Stripe's stand-in: its API for our functions, its script for our pages, its webhooks. For tests it can also do what
 * customers and banks do: pay, decline, authenticate, process and finish, refund and failRefund, dispute and
 * closeDispute (customer.ts). People find the payments and the test cards at /sandbox/stripe.
 */
export async function startStripe(siteUrl: string): Promise<StripeRoom> {
  const { secretKey, publishableKey, webhookSecret } = newKeys();
  const webhooks = createWebhooks(`${siteUrl}/api/webhooks/stripe`);
  const desk = createDesk(createLedger(), webhooks, webhookSecret);
  const { url, switches, stop } = await serveRoom(createApi(desk, secretKey));
  const customer = createCustomer(desk);
  const pages = createBrowse(desk, customer, publishableKey);
  return {
    ...customer,
    environment: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_STAND_IN_URL: url,
    },
    switches,
    webhooks,
    browse: pages.browse,
    async stop() {
      pages.stop();
      await stop();
    },
  };
}
