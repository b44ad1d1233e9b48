import { atom, type ReadableAtom } from 'nanostores';
import { QUERY_FRESH_MS } from '../../business/constants.ts';
import type { CatalogueItem } from '../../domain/catalogue/catalogue.api.ts';
import type { Endpoint } from '../../domain/shared/endpoint.ts';
import { call } from '../../lib/request.ts';
import { withRetries } from '../../lib/with-retries.ts';

type MerchandiseState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly items: readonly CatalogueItem[] }
  | { readonly status: 'failed'; readonly message: string };

type ListContract = Endpoint<undefined, CatalogueItem[]>;

export interface MerchandiseList {
  readonly $state: ReadableAtom<MerchandiseState>;
  /** Fetches unless the list is fresh or on its way. A failure leaves a loaded list on the screen. */
  readonly load: () => Promise<void>;
  /** Fetches however fresh the list is. */
  readonly reload: () => Promise<void>;
}

async function fetchList(contract: ListContract): Promise<readonly CatalogueItem[]> {
  const items = await call(contract);
  if (!Array.isArray(items)) throw new Error('The list could not be read');
  return items;
}

/** A list of merchandise that runs without React; `failure` is what a visitor reads when it cannot be had. */
export function merchandiseList(contract: ListContract, failure: string): MerchandiseList {
  const $state = atom<MerchandiseState>({ status: 'loading' });
  let running: Promise<void> | undefined;
  let freshUntil = 0;

  async function fetchIntoStore(): Promise<void> {
    if ($state.get().status === 'failed') $state.set({ status: 'loading' });
    try {
      $state.set({ status: 'loaded', items: await withRetries(() => fetchList(contract)) });
      freshUntil = Date.now() + QUERY_FRESH_MS;
    } catch {
      if ($state.get().status !== 'loaded') $state.set({ status: 'failed', message: failure });
    } finally {
      running = undefined;
    }
  }
  const reload = () => (running ??= fetchIntoStore());
  return { $state, reload, load: async () => (Date.now() < freshUntil ? undefined : reload()) };
}
