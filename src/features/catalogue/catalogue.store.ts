import { QUERY_FRESH_MS } from '../../business/constants.ts';
import {
  type CatalogueItem,
  featuredMerchandiseApi,
  groupedMerchandiseApi,
} from '../../domain/catalogue/catalogue.api.ts';
import type { Endpoint } from '../../domain/shared/contract/endpoint.ts';
import { createRemoteData } from '../../lib/requests/remote-data.ts';
import { call } from '../../lib/requests/request.ts';
import { withRetries } from '../../lib/requests/with-retries.ts';

type ListContract = Endpoint<undefined, CatalogueItem[]>;

/** Marks what has no page yet, on the shop's page, which says what pages there are. */
function markPages(items: readonly CatalogueItem[]): readonly CatalogueItem[] {
  const list = globalThis.document?.querySelector<HTMLElement>('[data-product-pages]');
  const pages = list?.dataset['productPages']?.split(' ');
  if (!pages) return items;
  return items.map((item) => (pages.includes(item.slug) ? item : { ...item, withoutPage: true }));
}

async function fetchItems(contract: ListContract): Promise<readonly CatalogueItem[]> {
  const items = await call(contract);
  if (!Array.isArray(items)) throw new Error('The list could not be read');
  return markPages(items);
}

const merchandise = (contract: ListContract, failure: string) =>
  createRemoteData(() => withRetries(() => fetchItems(contract)), {
    freshMs: () => QUERY_FRESH_MS,
    failureOf: () => failure,
  });

const grouped = merchandise(groupedMerchandiseApi, 'Failed to fetch merchandise');
const featured = merchandise(featuredMerchandiseApi, 'Failed to fetch featured items');

/** Everything on sale, with its variants. */
export const $catalogue = grouped.$state;
export const loadCatalogue = grouped.load;
/** For prices that the server rejected as outdated, and for Try Again. */
export const reloadCatalogue = grouped.reload;

export const $featured = featured.$state;
export const loadFeatured = featured.load;
export const reloadFeatured = featured.reload;
