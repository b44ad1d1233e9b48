import { type MockServer, serveMock } from '../mock-server.ts';
import { createWebhooks, type Webhooks } from '../webhooks.ts';
import { createStripeAccount, newStripeKeys } from './account.ts';
import { createStripeActions } from './actions.ts';
import { createStripeApi } from './api.ts';
import { createStripePages } from './browse.ts';
import { createStripeLedger } from './ledger.ts';

export interface StripeMock extends MockServer, ReturnType<typeof createStripeActions> {
  /** Signed events on their way to /api/webhooks/stripe. Without a host, give `sent` to the function yourself. */
  readonly webhooks: Webhooks;
}

/**
 * A mock of Stripe: its API for our functions, its script for our pages, its webhooks. Tests can also act as customers and
 * banks (actions.ts). /sandbox/stripe lists the payments and the test cards.
 */
export async function startStripe(siteUrl: string): Promise<StripeMock> {
  const { secretKey, publishableKey, webhookSecret } = newStripeKeys();
  const webhooks = createWebhooks(`${siteUrl}/api/webhooks/stripe`);
  const account = createStripeAccount(createStripeLedger(), webhooks, webhookSecret);
  const { url, switches, stop } = await serveMock(createStripeApi(account, secretKey));
  const actions = createStripeActions(account);
  const pages = createStripePages(account, actions, publishableKey);
  return {
    ...actions,
    environment: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_MOCK_URL: url,
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
