import { randomBytes } from 'node:crypto';
import { serveRoom, type Room } from '../room.ts';
import { createWebhooks, type Webhooks } from '../webhooks.ts';
import { createApi } from './api.ts';
import { createDesk, type Desk } from './desk.ts';
import type { Ledger } from './ledger.ts';
import { createPage } from './page.ts';
import { createStore, type Store } from './store.ts';

export interface PrintfulRoom extends Room, Desk {
  /** Signed events on their way to /api/webhooks/printful. Without a host, give `sent` to the function yourself. */
  readonly webhooks: Webhooks;
  /** What is in the store, to be changed at will. */
  readonly store: Store;
}

/** Printful's stand-in: its API for our functions, its webhooks, and a page where people play Printful (desk.ts). */
export async function startPrintful(siteUrl: string): Promise<PrintfulRoom> {
  const token = `pf_${randomBytes(16).toString('hex')}`;
  const secret = randomBytes(32).toString('hex');
  const ledger: Ledger = new Map();
  const store = createStore();
  const webhooks = createWebhooks(`${siteUrl}/api/webhooks/printful`);
  const desk = createDesk(ledger, webhooks, secret);
  const { url, switches, stop } = await serveRoom(createApi(ledger, store, token));
  return {
    ...desk,
    environment: {
      PRINTFUL_TOKEN: token,
      PRINTFUL_WEBHOOK_SECRET: secret,
      PRINTFUL_STAND_IN_URL: url,
    },
    switches,
    webhooks,
    store,
    browse: createPage(desk),
    stop,
  };
}
