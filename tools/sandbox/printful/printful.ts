import { randomBytes } from 'node:crypto';
import { type MockServer, serveMock } from '../mock-server.ts';
import { createWebhooks, type Webhooks } from '../webhooks.ts';
import { createPrintfulActions, type PrintfulActions } from './actions.ts';
import { createPrintfulApi } from './api.ts';
import type { PrintfulLedger } from './ledger.ts';
import { createPrintfulPage } from './page.ts';
import { createStore, type MockPrintfulStore } from './store.ts';

export interface PrintfulMock extends MockServer, PrintfulActions {
  /** Signed events on their way to /api/webhooks/printful. Without a host, give `sent` to the function yourself. */
  readonly webhooks: Webhooks;
  /** The store's products; tests may change them. */
  readonly store: MockPrintfulStore;
}

/** A mock of Printful: its API for our functions, its webhooks, and a page where people act as Printful (actions.ts). */
export async function startPrintful(siteUrl: string): Promise<PrintfulMock> {
  const token = `pf_${randomBytes(16).toString('hex')}`;
  const secret = randomBytes(32).toString('hex');
  const ledger: PrintfulLedger = new Map();
  const store = createStore();
  const webhooks = createWebhooks(`${siteUrl}/api/webhooks/printful`);
  const actions = createPrintfulActions(ledger, webhooks, secret);
  const { url, switches, stop } = await serveMock(createPrintfulApi(ledger, store, token));
  return {
    ...actions,
    environment: {
      PRINTFUL_TOKEN: token,
      PRINTFUL_WEBHOOK_SECRET: secret,
      PRINTFUL_MOCK_URL: url,
    },
    switches,
    webhooks,
    store,
    browse: createPrintfulPage(actions),
    stop,
  };
}
