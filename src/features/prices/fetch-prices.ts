import { listMetalPricesApi, type MetalPrice } from '../../domain/prices/prices.api.ts';
import { call, RequestError } from '../../lib/request.ts';
import { withRetries } from '../../lib/with-retries.ts';

async function fetchOnce(): Promise<readonly MetalPrice[]> {
  const prices = await call(listMetalPricesApi).catch((error: unknown) => {
    throw error instanceof RequestError ? new Error(`HTTP ${error.status}: ${error.statusText}`) : error;
  });
  if (!Array.isArray(prices)) throw new Error('The price list could not be read');
  return prices;
}

/** The price list, after retries. Throws what the last try threw. */
export const fetchPrices = (): Promise<readonly MetalPrice[]> => withRetries(fetchOnce);
