import { KEPT_AT_HEADER } from '../../domain/offline/kept-at.ts';
import { listMetalPricesApi, type MetalPrice } from '../../domain/prices/prices.api.ts';
import { request, RequestError } from '../../lib/request.ts';
import { withRetries } from '../../lib/with-retries.ts';

export interface FetchedPrices {
  readonly prices: readonly MetalPrice[];
  /** Milliseconds since the epoch where the network gave no answer and the service worker gave its last one. */
  readonly keptAt: number | null;
}

async function fetchOnce(): Promise<FetchedPrices> {
  const { method, path } = listMetalPricesApi;
  const response = await request(method, path).catch((error: unknown) => {
    throw error instanceof RequestError ? new Error(`HTTP ${error.status}: ${error.statusText}`) : error;
  });
  const prices: unknown = await response.json();
  if (!Array.isArray(prices)) throw new Error('The price list could not be read');
  return { prices, keptAt: Date.parse(response.headers.get(KEPT_AT_HEADER) ?? '') || null };
}

/** The price list, after retries. Throws what the last try threw. */
export const fetchPrices = (): Promise<FetchedPrices> => withRetries(fetchOnce);
